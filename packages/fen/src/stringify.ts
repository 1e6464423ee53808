import { type Game, type Position, pieces, pointAt, type Setup, setupOf, turn, validate, varOf } from '@x/core';
import { gap, writeBoard } from './board.js';
import type { StringifyOptions } from './options.js';
import { type Known, SLOT, type Tables, tablesOf } from './tables.js';
import { codeOf, refuse, write } from './write.js';

/**
 * The FEN of a position.
 *
 * Canonical: `stringify(parsePosition(s, game))` is a fixed point. The en passant cell is written as stored and castling as X-FEN
 * unless the options say otherwise. History is not part of a FEN.
 *
 * @throws {NotationError} `fen/inexpressible` for what FEN has no words for, naming it.
 * @throws {TypeError} if the game has no names, more than two sides, or no board of two bounded axes.
 *
 * @example
 * import { chess } from '@x/core/games/chess';
 * stringify(chess.start) // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
 */
export function stringify(position: Position, options?: StringifyOptions): string {
	const tables = tablesOf(position.game);
	if (!tables.simple) return writeSetup(tables, setupOf(position), options);
	const { board, indexes, passed, clocks, starts } = tables;
	board.fill(0);
	for (const { cell, piece } of pieces(position)) board[indexes[cell]!] = codeOf(tables, piece);
	const point = passed === undefined ? undefined : pointAt(position, passed);
	const count = (index: number): number => (clocks[index] === undefined ? starts[index]! : varOf(position, clocks[index]));
	const passing = point === undefined ? -1 : indexes[point]!;
	return write(tables, writeBoard(tables), turn(position).phase, passing, count(0), count(1), options, () => position);
}

/**
 * The FEN of an arrangement, whether or not it is a position. What the setup leaves out is as the game starts.
 *
 * @throws {NotationError} `fen/inexpressible` for what FEN has no words for, naming it.
 * @throws {TypeError} as {@link stringify}.
 *
 * @example
 * import { chess } from '@x/core/games/chess';
 * const king = { at: [4, 0], piece: { side: 'white', kind: 'K' } };
 * stringifySetup({ pieces: [king], phase: 'black' }, chess) // '8/8/8/8/8/8/8/4K3 b - - 0 1'
 */
export function stringifySetup(setup: Setup, game: Game, options?: StringifyOptions): string {
	return writeSetup(tablesOf(game), setup, options);
}

/** {@link stringifySetup}, given the tables. */
export function writeSetup(tables: Tables, setup: Setup, options: StringifyOptions | undefined): string {
	const { board, size, width, texts, game, passed, placed, clocks, starts } = tables;
	const { pieces: list, points, vars, phase = game.ruleset.turn.start } = setup;
	board.fill(0);
	// In reading order, as `parse` lists them, the pieces are written on the way.
	let text = '';
	let last = -1;
	let ordered = true;
	for (let nth = 0; nth < list.length; nth++) {
		const entry: Known = list[nth]!;
		const slot = entry[SLOT] ?? -1;
		let index = slot & 0xffff;
		let code = slot >> 16;
		if (code < 0 || placed[code * size + index] !== entry) {
			index = indexOf(tables, entry.at);
			code = codeOf(tables, entry.piece);
		}
		if (board[index] !== 0) refuse(`two pieces at ${entry.at}`);
		board[index] = code;
		ordered &&= index > last;
		if (ordered) {
			if (index !== last + 1 || index % width === 0) text += gap(tables, last, index);
			text += texts[code];
		}
		last = index;
	}
	text = ordered ? text + gap(tables, last, size) : writeBoard(tables);
	checkRest(tables, setup);
	const point = passed === undefined ? undefined : points?.[passed]?.[0];
	const count = (index: number): number => {
		const value = vars?.[clocks[index] ?? ''] ?? starts[index];
		return typeof value === 'number' ? value : Number.NaN;
	};
	return write(tables, text, phase, point === undefined ? -1 : indexOf(tables, point), count(0), count(1), options, () => {
		const result = validate(game, setup);
		return result.ok ? result.value : undefined;
	});
}

/** The reading index of a cell that is on the board. */
function indexOf({ indexAt, cellNames }: Tables, at: readonly unknown[]): number {
	const index = indexAt(at);
	return cellNames[index] ? index : refuse(`a cell ${at}`);
}

/** Refuses what the text would lose: stores, other points, other variables. */
function checkRest({ passed, clocks, game }: Tables, { stores, points, vars }: Setup): void {
	for (const store in stores) {
		for (const kinds of Object.values(stores[store]!)) if (Object.values(kinds).some(Boolean)) refuse(`what the store ${store} holds`);
	}
	for (const point in points) if (points[point]!.length > (point === passed ? 1 : 0)) refuse(`the point ${point}`);
	for (const name in vars) {
		if (name === clocks[0] || name === clocks[1]) continue;
		const value = vars[name]!;
		const start = game.ruleset.vars[name]?.start;
		if (Object.values(typeof value === 'number' ? [value] : value).some((each) => each !== start)) refuse(`the variable ${name}`);
	}
}
