import { type Game, type GameWords, type Position, type Setup, type SetupCode, validate } from '@x/core';
import type { Fault, Result } from '@x/diagnostics';
import type { FenPositionProblem, FenProblem } from './codes.js';
import { notationOf } from './notation.js';
import type { ParseOptions } from './options.js';
import { orThrow, resultOf } from './results.js';
import { fieldsOf } from './text/fields.js';

/**
 * Reads a FEN, X-FEN or Shredder-FEN for a game.
 *
 * By default the lenient mode accepts every text with one possible meaning; `safeParse` returns the warnings. This function does not check
 * that the setup is a legal position of the game (see {@link parsePosition}). The time is linear in the length of the text.
 *
 * @throws {NotationError} if the text has faults: all of them, each with its span. For a string this is the only error.
 * @throws {TypeError} if the text is not a string, or FEN cannot express the game.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * parse('8/8/8/8/8/8/8/4K3 b - - 0 1', chess).phase // 'black'
 */
export function parse(fen: string, game: Game, options?: ParseOptions): Setup {
	return orThrow(safeParse(fen, game, options));
}

/**
 * Does the same as {@link parse} without throwing on a faulty text: returns the setup with warnings, or all errors and warnings of the text.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * const result = safeParse('8/8/8/9/8/8/8/8 w - - 0 1', chess);
 * result.ok || result.problems[0]?.code // 'fen/rank-too-long'
 */
export function safeParse(fen: string, game: Game, options?: ParseOptions): Result<Setup, FenProblem> {
	return notationOf(game, options).read(fen, options);
}

/**
 * Returns whether the text can be read. It checks the text alone: an empty board is a text that can be read. {@link isValidPosition} checks the rules too.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * isValidText('8/8/8/8/8/8/8/8 w - - 0 1', chess) // true
 */
export function isValidText(fen: string, game: Game, options?: ParseOptions): boolean {
	return safeParse(fen, game, options).ok;
}

/**
 * Returns whether the text is a position of the game: it can be read, and the rules find no fault in it.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * isValidPosition('8/8/8/8/8/8/8/8 w - - 0 1', chess) // false
 */
export function isValidPosition(fen: string, game: Game, options?: ParseOptions): boolean {
	return safeParsePosition(fen, game, options).ok;
}

/**
 * Reads a FEN into a position. It checks the text first, then the rules of the game.
 *
 * @throws {NotationError} if the text has faults: all of them. If it has none: the faults that `validate` finds, each with its span.
 * @throws {TypeError} under the conditions of {@link parse}.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * parsePosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', chess).game === chess // true
 */
export function parsePosition<W extends GameWords>(fen: string, game: Game<W>, options?: ParseOptions): Position<W>;
export function parsePosition(fen: string, game: Game, options?: ParseOptions): Position {
	return orThrow(safeParsePosition(fen, game, options));
}

/**
 * Does the same as {@link parsePosition} without throwing on a faulty text. Faults found by the rules keep core's codes and get the span of
 * the piece, the field or the board that they concern; `data.path` is the path in the setup.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * safeParsePosition('8/8/8/8/8/8/8/8 w - - 0 1', chess).ok // false
 */
export function safeParsePosition<W extends GameWords>(
	fen: string,
	game: Game<W>,
	options?: ParseOptions,
): Result<Position<W>, FenPositionProblem>;
export function safeParsePosition(fen: string, game: Game, options?: ParseOptions): Result<Position, FenPositionProblem> {
	const read = safeParse(fen, game, options);
	if (!read.ok) return read;
	const { value: setup, warnings } = read;
	const result = validate(game, setup) as {
		value?: Position;
		warnings?: readonly Fault<SetupCode>[];
		problems?: readonly Fault<SetupCode>[];
	};
	const faults = result.problems ?? result.warnings ?? [];
	if (faults.length === 0) return resultOf(warnings, result.value);
	const placed = faults.map(({ path, ...problem }) => {
		const { data } = problem;
		const nth = setup.pieces.findIndex(({ at }, index) => path.startsWith(`pieces[${index}]`) || game.cellAt(at) === data?.cell);
		// Setup and text list the pieces in the same order, so a piece has the letter with its index. Other faults concern the board or the side
		// to move.
		const { from, to } = nth < 0 ? fieldsOf(fen)[+(path === 'phase')]! : fieldsOf(fen, /\+?[^\s_\d/\\|,+~]~?/g)[nth]!;
		return { ...problem, span: { from, to }, data: { ...data, path } };
	});
	return resultOf([...warnings, ...placed], result.value);
}
