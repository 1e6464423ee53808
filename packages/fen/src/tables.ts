import type { Game, Names, PieceData, Setup } from '@x/core';
import { castlingHomes, type Homes } from './homes.js';

/** A piece on its cell, as a setup lists it. */
export type Placed = Setup['pieces'][number];

/** What FEN needs to know of a game, looked up once. Cells are counted in reading order: from the top row, left to right. */
export interface Tables {
	readonly game: Game;
	readonly width: number;
	readonly height: number;
	readonly size: number;
	/** The two sides, and the letters of the side to move. The first side's pieces have upper case letters. */
	readonly sides: readonly string[];
	readonly sideLetters: readonly string[];
	/** Side index → the phase that a FEN with this side to move means. */
	readonly phases: readonly string[];
	/** The side that moves first. */
	readonly first: number;
	/** Character code → piece code; 0 for no letter. */
	readonly letters: Uint16Array;
	/** Piece code → letter. Code 0 is the empty cell; odd codes are the first side's; codes above `plain` carry the castling flag. */
	readonly texts: readonly string[];
	readonly plain: number;
	/** kind → its code for the first side; the second side's is one more. */
	readonly codes: ReadonlyMap<string, number>;
	/** Piece code → what it is to castling and en passant. */
	readonly roles: readonly number[];
	/** Reading index → coordinates, and back (below 0, or `size` and more, off the board). */
	readonly vecs: readonly (readonly number[])[];
	indexAt(at: readonly unknown[]): number;
	/** Reading index → the cell's name, and back. */
	readonly cellNames: readonly string[];
	readonly named: ReadonlyMap<string, number>;
	/** Core's cell → reading index. */
	readonly indexes: Int32Array;
	/** The board being read or written. Calls never nest, so one is enough. */
	readonly board: Uint16Array;
	/** Where pieces stand on a board that was read, in that order. */
	readonly occupied: Int32Array;
	/** Texts between occupied cells; see `gap`. */
	readonly gaps: (string | undefined)[];
	readonly castling: Names['castling'];
	readonly homes: Homes;
	/** Name of the en passant point. */
	readonly passed: string | undefined;
	/** Side index → how far a step forward goes in files and rows (rows count from the top). */
	readonly forward: readonly (readonly number[])[];
	/** Side index → rows on which its pawns start; empty: not known. */
	readonly pawnRows: readonly (readonly number[])[];
	/** Names of the clocks, and where they start. */
	readonly clocks: readonly (string | undefined)[];
	readonly starts: readonly number[];
	/** Are there clocks to write? */
	readonly counts: boolean;
	/** Does the game hold nothing that a FEN has no field for? */
	readonly simple: boolean;
	/** Pieces on cells that were read before, at `code * size + index`; see `placedAt`. */
	readonly placed: (Known | undefined)[];
	/** Piece code → the piece. */
	readonly pieces: readonly PieceData[];
}

/** Where a piece that was read keeps its code and reading index, out of sight: writing it again needs no look-up. */
export const SLOT: unique symbol = Symbol('slot');
export type Known = Placed & { readonly [SLOT]?: number };

/** The piece of a code on a cell: the same frozen object each time. */
export function placedAt({ placed, size, vecs, pieces }: Tables, code: number, index: number): Placed {
	const known = placed[code * size + index];
	if (known !== undefined) return known;
	const made: Known = { at: vecs[index]!, piece: pieces[code]! };
	placed[code * size + index] = Object.freeze(Object.defineProperty(made, SLOT, { value: (code << 16) | index }));
	return made;
}

export const ROYAL = 1;
export const PARTNER = 2;
export const PAWN = 4;

const cache = new WeakMap<Game, Tables>();
/** The tables asked for last: most callers stay with one game, and a look into the map costs as much as a field. */
let last: Tables | undefined;

/** The tables of a game; a TypeError if the game cannot be written in FEN at all. */
export function tablesOf(game: Game): Tables {
	if (last?.game === game) return last;
	const tables = cache.get(game) ?? build(game);
	cache.set(game, tables);
	last = tables;
	return tables;
}

function build(game: Game): Tables {
	const { names, ruleset } = game;
	const { space, turn, start, vars, stores, points } = ruleset;
	const sides = Object.keys(ruleset.sides);
	const extents = space.axes.map(({ extent }) => extent);
	if (names === undefined) throw new TypeError('FEN needs the names of a game: load it with names');
	if (sides.length !== 2 || extents.length !== 2 || extents.flat().includes(null)) {
		throw new TypeError('FEN describes games of two sides on a bounded board of files and ranks');
	}
	const [left, right, bottom, top] = extents.flat().map(Number) as [number, number, number, number];
	const width = right - left + 1;
	const height = top - bottom + 1;
	const size = width * height;

	const vecs = Array.from({ length: size }, (_, index) => Object.freeze([left + (index % width), top - Math.floor(index / width)]));
	const indexAt = (at: readonly unknown[]): number => {
		const across = Number(at[0]) - left;
		return across >= 0 && across < width ? (top - Number(at[1])) * width + across : -1;
	};
	const indexes = new Int32Array(game.cells);
	const named = new Map<string, number>();
	const cellNames = vecs.map((vec, index) => {
		const cell = game.cellAt(vec);
		const name = cell === undefined ? '' : game.cellName(cell);
		if (cell !== undefined) indexes[cell] = index;
		named.set(name, index);
		return name;
	});
	named.delete('');

	const { castling, clocks: { half, full } = {}, enPassant: passed, silent = [] } = names;
	const kinds = Object.entries(names.kinds).filter(([, { letter, promotedOf }]) => letter.length === 1 && promotedOf === undefined);
	const pieces: PieceData[] = [{ side: '', kind: '' }];
	const texts = [''];
	for (const flags of [undefined, [castling?.flag ?? '']]) {
		for (const [kind, { letter }] of kinds) {
			for (const side of sides) {
				pieces.push(Object.freeze(flags === undefined ? { side, kind } : { side, kind, flags }));
				texts.push(side === sides[0] ? letter.toUpperCase() : letter.toLowerCase());
			}
		}
	}
	const plain = kinds.length * 2;
	const letters = new Uint16Array(Math.max(128, ...texts.map((letter) => letter.charCodeAt(0) + 1 || 0)));
	for (let code = plain; code > 0; code--) letters[texts[code]!.charCodeAt(0)] = code;
	const clocks = [half, full];
	const starts = clocks.map((name, index) => (name && vars[name]?.start) ?? index) as number[];
	const known = new Set([passed, half, full]);

	const phases = sides.map(
		(side) => [turn.start, ...Object.keys(turn.phases)].find((phase) => turn.phases[phase]?.side === side) ?? turn.start,
	);
	return {
		game,
		width,
		height,
		size,
		sides,
		sideLetters: sides.map((side) => names.sides[side] ?? side),
		phases,
		first: Math.max(0, phases.indexOf(turn.start)),
		letters,
		texts,
		plain,
		codes: new Map(kinds.map(([kind], index) => [kind, index * 2 + 1])),
		roles: pieces.map(
			({ kind }) =>
				(castling?.royal.includes(kind) ? ROYAL : 0) |
				(castling?.partner.includes(kind) ? PARTNER : 0) |
				(silent.includes(kind) ? PAWN : 0),
		),
		vecs,
		indexAt,
		cellNames,
		named,
		indexes,
		board: new Uint16Array(size),
		occupied: new Int32Array(size),
		gaps: new Array(Math.min((size + 1) ** 2, 1 << 16)),
		castling,
		homes: castlingHomes(ruleset, castling, sides, size, width, indexAt),
		passed,
		forward: sides.map((side) => ruleset.sides[side]!.frame.matrix.map((row, axis) => Number(row[1]) * (axis === 1 ? -1 : 1))),
		pawnRows: sides.map((side) => [
			...new Set(
				start.pieces.filter(({ piece }) => piece.side === side && silent.includes(piece.kind)).map(({ at }) => top - Number(at[1])),
			),
		]),
		clocks,
		starts,
		counts: clocks.some(Boolean),
		simple: [...Object.keys(stores), ...Object.keys(points), ...Object.keys(vars)].every((name) => known.has(name)),
		placed: new Array(pieces.length * size),
		pieces,
	};
}
