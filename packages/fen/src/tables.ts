import type { Game, PieceData, Setup } from '@x/core';
import { refuse } from './results.js';

/** Where pieces that are read keep their code and cell, out of sight: writing them again needs no look at them. */
export const SLOT: unique symbol = Symbol();

/** A piece on its cell, as a setup lists it. */
export type Placed = Setup['pieces'][number] & { readonly [SLOT]?: number };

/** What the fields need to know of a game, looked up once. Cells are core's. */
export type Tables = readonly [
	game: Game,
	sides: readonly string[],
	width: number,
	/**
	 * What is read or written: cell → twice the character code of a letter, and 1 where the piece holds a right to castle; 0 for none.
	 * Calls never nest, so one is enough.
	 */
	board: Uint32Array,
	/** What stands on the board → the piece on each cell, the same object each time. */
	placed: readonly (readonly Placed[] | undefined)[],
	/** Does a piece of this side and of one of these kinds stand here? */
	holds: (cell: number, side: number, kinds: readonly string[]) => boolean,
	/** Where the start has such pieces, with this flag. */
	starting: (side: number, kinds: readonly string[], flag?: string) => readonly number[],
	/** The row of a cell, from 1. */
	rowOf: (cell: number) => number,
	/** The cell at these coordinates, which have to be on the board. */
	cellOf: (at: Placed['at']) => number,
];

/** The tables of a game; a TypeError if the game cannot be written in FEN at all. */
export function tablesOf(game: Game): Tables {
	const { names, ruleset } = game;
	const sides = Object.keys(ruleset.sides);
	const bounds = ruleset.space.axes.flatMap(({ extent }) => extent) as number[];
	if (!names || sides.length !== 2 || bounds.length !== 4 || bounds.includes(null as never))
		throw new TypeError('FEN needs a game with names, two sides, and a board of bounded files and ranks');
	const board = new Uint32Array(game.cells);
	const width = bounds[1]! - bounds[0]! + 1;
	const vecs = Array.from(board, (_, cell) => Object.freeze(game.vecOf(cell)));
	/** Cell → itself; none for a hole. */
	const there = vecs.map((vec) => game.cellAt(vec));
	const placed: Placed[][] = [];
	for (const [kind, { letter, promotedOf }] of Object.entries(names.kinds)) {
		if (letter[1] || promotedOf) continue;
		sides.forEach((side, second) => {
			const code = (second ? letter.toLowerCase() : letter.toUpperCase()).charCodeAt(0) * 2;
			[
				{ side, kind },
				{ side, kind, flags: [names.castling?.flag ?? ''] },
			].forEach((piece: PieceData, held) => {
				Object.freeze(piece);
				placed[code + held] = Array.from(board, (_, cell) =>
					Object.freeze(
						Object.defineProperty({ at: Object.freeze(game.vecOf(cell)), piece }, SLOT, { value: ((code + held) << 16) | cell }),
					),
				);
			});
		});
	}
	return [
		game,
		sides,
		width,
		board,
		placed,
		(cell, side, kinds) => {
			const piece = placed[board[cell]!]?.[0]?.piece;
			return piece !== undefined && piece.side === sides[side] && kinds.includes(piece.kind);
		},
		(side, kinds, flag) =>
			ruleset.start.pieces
				.filter(({ piece }) => piece.side === sides[side] && kinds.includes(piece.kind) && (!flag || piece.flags?.includes(flag)))
				.map(({ at }) => game.cell(at)),
		(cell) => Math.floor(cell / width) + 1,
		(at) => {
			const [x, y] = at as number[];
			const cell = there[(y! - bounds[2]!) * width + x! - bounds[0]!] ?? 0;
			return vecs[cell]![0] === x && vecs[cell]![1] === y && there[cell] === cell ? cell : refuse(`a cell ${at}`);
		},
	];
}
