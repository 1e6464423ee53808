import { type Game, type Position, pieces, pointAt, type Setup, setupOf, turn, validate, varOf } from '@x/core';
import type { StringifyOptions } from './options.js';
import { type Tables, tablesOf } from './tables.js';
import { put, refuse, write } from './write.js';

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
	for (const { cell, piece } of pieces(position)) put(tables, indexes[cell]!, piece);
	const point = passed === undefined ? undefined : pointAt(position, passed);
	const count = (index: number): number => (clocks[index] === undefined ? starts[index]! : varOf(position, clocks[index]));
	return write(tables, turn(position).phase, point === undefined ? -1 : indexes[point]!, [count(0), count(1)], options, () => position);
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
	const { board, game, passed, indexAt, cellNames, clocks, starts } = tables;
	const { stores = {}, points = {}, vars = {}, phase = game.ruleset.turn.start } = setup;
	const place = (at: readonly unknown[]): number => {
		const index = indexAt(at);
		return cellNames[index] ? index : refuse(`a cell ${at}`);
	};
	board.fill(0);
	for (const { at, piece } of setup.pieces) {
		const index = place(at);
		if (board[index] !== 0) refuse(`two pieces on ${cellNames[index]}`);
		put(tables, index, piece);
	}
	for (const store in stores) {
		for (const kinds of Object.values(stores[store]!)) if (Object.values(kinds).some(Boolean)) refuse(`what the store ${store} holds`);
	}
	for (const point in points) if (points[point]!.length > Number(point === passed)) refuse(`the point ${point}`);
	for (const name in vars) {
		const value = vars[name]!;
		const start = game.ruleset.vars[name]?.start;
		if (!clocks.includes(name) && Object.values(typeof value === 'number' ? [value] : value).some((each) => each !== start)) {
			refuse(`the variable ${name}`);
		}
	}
	const point = passed === undefined ? undefined : points[passed]?.[0];
	const count = (index: number): number => {
		const value = vars[clocks[index] ?? ''] ?? starts[index];
		return typeof value === 'number' ? value : Number.NaN;
	};
	return write(tables, phase, point === undefined ? -1 : place(point), [count(0), count(1)], options, () => {
		const result = validate(game, setup);
		return result.ok ? result.value : undefined;
	});
}
