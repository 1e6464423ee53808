import { type Game, type Position, type Setup, validate } from '@x/core';
import type { Fault, Result } from '@x/diagnostics';
import { notationOf } from './notation.js';
import type { ParseOptions } from './options.js';
import { orThrow, resultOf } from './results.js';
import { fieldsOf } from './text/fields.js';

/**
 * Reads a FEN, X-FEN or Shredder-FEN for a game.
 *
 * Lenient unless told otherwise: what can only mean one thing is read, and `safeParse` lists it. Whether the arrangement is a
 * position of the game is not asked (see {@link parsePosition}). Linear in the length of the text.
 *
 * @throws {NotationError} with every fault and its span; for any string, no other error.
 * @throws {TypeError} if the text is no string, or the game cannot be written in FEN.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * parse('8/8/8/8/8/8/8/4K3 b - - 0 1', chess).phase // 'black'
 */
export function parse(fen: string, game: Game, options?: ParseOptions): Setup {
	return orThrow(safeParse(fen, game, options));
}

/**
 * {@link parse} without throwing on text: the setup with warnings, or every fault (and warning) of the text.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * const result = safeParse('8/8/8/9/8/8/8/8 w - - 0 1', chess);
 * result.ok || result.problems[0]?.code // 'fen/rank-too-long'
 */
export function safeParse(fen: string, game: Game, options?: ParseOptions): Result<Setup> {
	return notationOf(game, options)[0](fen, options);
}

/**
 * Can this text be read? Asks the text only; `safeParsePosition(…).ok` asks the rules too.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * isValid('8/8/8/8/8/8/8/8 w - - 0 1', chess) // true
 */
export function isValid(fen: string, game: Game, options?: ParseOptions): boolean {
	return safeParse(fen, game, options).ok;
}

/**
 * Reads a FEN into a position: the text first, then the rules of the game.
 *
 * @throws {NotationError} with every fault of the text; if there is none, with what `validate` refuses, placed on the text.
 * @throws {TypeError} as {@link parse}.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * parsePosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', chess).game === chess // true
 */
export function parsePosition(fen: string, game: Game, options?: ParseOptions): Position {
	return orThrow(safeParsePosition(fen, game, options));
}

/**
 * {@link parsePosition} without throwing on text. Faults of the rules keep core's code and get the span of the piece, field or
 * board that they speak of; `data.path` is the path in the setup.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * safeParsePosition('8/8/8/8/8/8/8/8 w - - 0 1', chess).ok // false
 */
export function safeParsePosition(fen: string, game: Game, options?: ParseOptions): Result<Position> {
	const read = safeParse(fen, game, options);
	if (!read.ok) return read;
	const { value: setup, warnings } = read;
	const result = validate(game, setup) as { value?: Position; warnings?: readonly Fault[]; problems?: readonly Fault[] };
	const placed = (result.problems ?? result.warnings ?? []).map(({ path, ...problem }) => {
		const { data } = problem;
		const nth = setup.pieces.findIndex(({ at }, index) => path.startsWith(`pieces[${index}]`) || game.cellAt(at) === data?.cell);
		// Pieces are listed in the order of the text: it is the letter of the same number, and otherwise the board or the side to move.
		const { from, to } = nth < 0 ? fieldsOf(fen)[+(path === 'phase')]! : fieldsOf(fen, /\+?[^\s_\d/\\|,+~]~?/g)[nth]!;
		return { ...problem, span: { from, to }, data: { ...data, path } };
	});
	return resultOf([...warnings, ...placed], result.value);
}
