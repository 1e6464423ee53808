import { historyEnds } from '../analyse/history.js';
import { FIRST_POINT, PHASE } from '../board/registers.js';
import { isSame } from '../rules/structure.js';
import type { Ended, Setup } from '../rules/types.js';
import type { AnyPosition } from './any-board.js';
import { gameOf } from './arguments.js';
import { remembered } from './remembered.js';
import type { Game, Position, Root } from './types.js';

/** Pieces, stores, points, variables and phase: a setup without `ended` and `seen`. */
function arrangementOf(position: Position): Setup {
	const { engine, placements } = position.game;
	const { ruleset, codes, registers, lattice, size } = engine.ground;
	const board = engine.board(position);
	const values = engine.registers(position);
	const placed: Setup['pieces'][number][] = [];
	for (let cell = 0; cell < size; cell++) {
		const code = board[cell]!;
		if (codes.kind[code]! >= 0) placed.push(placements.at(code, cell));
	}
	const stores: Record<string, Record<string, Record<string, number>>> = {};
	if (registers.held !== undefined)
		for (const side of [...codes.sides, 'shared']) {
			for (const [store, held] of Object.entries(registers.held(values, side)))
				if (Object.keys(held).length > 0) stores[store] = { ...stores[store], [side]: held };
		}
	const points: Record<string, number[][]> = {};
	registers.points.forEach((name, nth) => {
		const cell = values[FIRST_POINT + 2 * nth]!;
		if (cell >= 0) points[name] = (registers.cells?.(values, name) ?? [cell]).map((one) => lattice.vecOf(one));
	});
	const vars: Record<string, number | Record<string, number>> = {};
	for (const name in ruleset.vars) {
		const { perSide, life } = ruleset.vars[name]!;
		if (life === 'walk') continue;
		const value = (side: number): number => values[registers.variable(name, side)]!;
		vars[name] = perSide === true ? Object.fromEntries(codes.sides.map((side, index) => [side, value(index)])) : value(0);
	}
	return {
		pieces: placed,
		stores,
		points,
		vars,
		phase: registers.phases[values[PHASE]!]!,
	};
}

/** The root of a checked setup, with the piece codes given. */
export function rootOf({ engine }: Game, setup: Setup, codes: ArrayLike<number>): Root {
	const { registers, lattice } = engine.ground;
	const { seen = [], ended } = setup;
	return { codes, registers: registers.of(setup, (vec) => lattice.cellAt(vec)), seen, ended };
}

/** The condition under which an outcome that reads history can end a game. */
const historyEndsOf = /* @__PURE__ */ remembered(({ ruleset }: Game) => historyEnds(ruleset));

/** How the game ended, where a position read from the arrangement alone would not show it. */
function endedOf(position: Position, arrangement: Setup): Ended | undefined {
	const { game, depth, root } = position;
	const { engine } = game;
	if (depth === 0 && root.ended !== undefined) return root.ended;
	const ends = historyEndsOf(game);
	// The first position of a chain has no earlier ones but those of its setup.
	const byHistory = ends === 'any' || (ends === 'recurring' && (root.seen.length > 0 || (depth > 0 && engine.mayRecur(position))));
	if (!byHistory && engine.endedByMove?.(position) !== true) return undefined;
	const found = engine.outcome(position, false);
	if (found === undefined) return undefined;
	const moves = engine.any(position);
	const codes = Array.from(engine.board(position));
	const read = engine.begin(game, rootOf(game, arrangement, codes));
	const isShown =
		isSame(engine.outcome(read, false), found) &&
		engine.any(read) === moves &&
		engine.registers(read)[PHASE] === engine.registers(position)[PHASE];
	if (isShown) return undefined;
	const { claim: _, ...ended } = found;
	return { ...ended, ...(moves && { playable: true }) };
}

/** The result of `setupOf` for a position with numbered cells. */
export function setupOfArrays(position: Position): Setup {
	const arrangement = arrangementOf(position);
	const ended = endedOf(position, arrangement);
	return ended === undefined ? arrangement : { ...arrangement, ended };
}

/**
 * The position as a setup: JSON from which `position` makes an equal position, without its history. Where the game is over and the pieces do not
 * show it (by repetition, by two passes), `ended` says how it ended.
 *
 * @example
 * setupOf(chess.start).phase // → 'white'
 */
export const setupOf = (position: AnyPosition): Setup => (gameOf(position).engine.setupOf ?? setupOfArrays)(position as Position);
