import { sideTitle } from '../rules/names.js';
import type { PieceData } from '../rules/types.js';
import type { AnyGame, AnyPosition } from './any-board.js';
import type { Position } from './types.js';

/** The key of the method with which node's `console.log` and `util.inspect` print an object. */
const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/**
 * Makes node's `console.log` and `util.inspect` print the values of a class as their `toString` does, after a label. It is called when a game is made:
 * a statement next to the class would keep the class in bundles that do not use it.
 *
 * @example
 * import { printAsText } from '@x/core/engine';
 * class Mark { toString(): string { return 'a mark'; } }
 * printAsText(Mark);
 * new Mark() // → a mark
 */
export function printAsText(type: { readonly prototype: object }, label = ''): void {
	const { prototype } = type;
	if (Object.hasOwn(prototype, INSPECT)) return;
	const value = function (this: object): string {
		return label + String(this);
	};
	Object.defineProperty(prototype, INSPECT, { value });
}

/** The most columns and rows of a picture. */
const MOST = 32;

/** A game in one line. */
export const lineOf = ({ id, title, ruleset }: AnyGame): string =>
	title ?? id ?? `A game of ${Object.keys(ruleset.kinds).length} kinds of pieces`;

/**
 * The game, the ply and the side to move in one line. `phase` is the number of the phase.
 *
 * @example
 * import { headOf } from '@x/core/engine';
 * headOf(chess.start, 0) // → 'Chess, ply 0: white to move'
 */
export function headOf({ game, depth }: AnyPosition, phase: number): string {
	const { names, ruleset, engine } = game;
	const name = engine.ground.registers.phases[phase]!;
	const { side } = ruleset.turn.phases[name]!;
	return `${lineOf(game)}, ply ${depth}: ${sideTitle(names, side)} to move${name === side ? '' : ` (${name})`}`;
}

/**
 * The letter of a piece: in upper case for the first side, in lower case for the second, as the names give it for a neutral piece.
 *
 * @example
 * import { letterOf } from '@x/core/engine';
 * letterOf(chess, { side: 'black', kind: 'K' }) // → 'k'
 */
export function letterOf({ names, ruleset: { sideOrder } }: AnyGame, { side, kind }: PieceData): string {
	const letter = names?.kinds[kind]?.letter ?? kind;
	return side === sideOrder[1] ? letter.toLowerCase() : letter;
}

/** The board of a position as text: the ranks from the top, the layers of a board of three axes one after the other; blanks for holes. */
export function pictureOf(position: Position): string {
	const { game } = position;
	const { lattice, codes, registers } = game.engine.ground;
	const board = game.engine.board(position);
	const [width = 1, height = 1] = lattice.sizes;
	const text = (cell: number): string => {
		const piece = codes.data(board[cell]!);
		return lattice.exists[cell] !== 1 ? ' ' : piece === undefined ? '.' : letterOf(game, piece);
	};
	const signs = Array.from({ length: lattice.count }, (_, cell) => text(cell));
	const room = Math.max(...signs.map((sign) => sign.length));
	const rows: string[] = [];
	for (let layer = 0; layer < lattice.count && rows.length < MOST; layer += width * height) {
		if (layer > 0) rows.push('');
		for (let row = height - 1; row >= 0 && rows.length < MOST; row--) {
			const from = layer + row * width;
			const shown = signs.slice(from, from + Math.min(width, MOST)).map((sign) => sign.padEnd(room));
			rows.push((shown.join(' ') + (width > MOST ? ' …' : '')).trimEnd());
		}
	}
	if (rows.length === MOST) rows.push('…');
	const values = game.engine.registers(position);
	const hands = [...game.ruleset.sideOrder, 'shared'].flatMap((side) => {
		const held = Object.values(registers.held?.(values, side) ?? {}).flatMap((kinds) => Object.entries(kinds));
		return held.length === 0 ? [] : [`${side}: ${held.map(([kind, count]) => `${count} ${letterOf(game, { side, kind })}`).join(', ')}`];
	});
	return [headOf(position, values[0]!), ...rows, ...hands].join('\n');
}
