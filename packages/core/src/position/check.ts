import { testOf } from '../ask/conditions.js';
import type { Cell, CellLike } from './game.js';
import type { Position } from './position.js';
import { seat } from './seat.js';

const sideIndex = (position: Position, side: string | undefined): number => {
	const { codes, player } = position.game.kernel;
	if (side === undefined) return player.sideNow();
	const index = codes.sides.indexOf(side);
	if (index < 0) throw new RangeError(`There is no side '${side}' in this ruleset.`);
	return index;
};

/**
 * Whether a royal of this side (the one to move unless said) is attacked; rulesets with several royals say themselves what check is.
 *
 * @example
 * inCheck(chess.start) // → false
 */
export function inCheck(position: Position, side?: string): boolean {
	seat(position);
	const { kernel } = position.game;
	const asked = sideIndex(position, side);
	if (!('check' in kernel.ruleset.defs)) return kernel.attacks.royalAttacked(asked, kernel.player.settledContext());
	const walker = kernel.player.settledContext();
	walker.side = asked;
	return testOf(kernel, { def: 'check' })(walker);
}

/**
 * Cells of the pieces of a side that could capture what stands (or would stand) on a cell, in cell order.
 *
 * @example
 * attackers(chess.start, 'f3', 'white').map((cell) => chess.cellName(cell)) // → [ 'g1', 'e2', 'g2' ]
 */
export function attackers(position: Position, cell: CellLike, side: string): Cell[] {
	const at = position.game.cell(cell);
	seat(position);
	const found = position.game.kernel.attacks.attackers(at, sideIndex(position, side));
	return found.sort((a, b) => a - b);
}

/**
 * Cells of the pieces that give check to a side (the one to move unless said), in cell order.
 *
 * @example
 * checkers(chess.start) // → []
 */
export function checkers(position: Position, side?: string): Cell[] {
	seat(position);
	const { kernel } = position.game;
	const asked = sideIndex(position, side);
	const found = new Set<number>();
	for (const royal of kernel.attacks.royals(asked)) {
		for (const cell of kernel.attacks.attackers(royal, 1 - asked)) found.add(cell);
	}
	return [...found].sort((a, b) => a - b);
}
