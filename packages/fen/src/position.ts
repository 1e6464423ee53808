import { type Diagnostic, type Fault, type Game, NotationError, type Position, type Result, type Span, validate } from '@x/core';
import type { ParseOptions } from './options.js';
import { read } from './parse.js';
import type { Reader } from './reader.js';

/**
 * Reads a FEN into a position: the text first, then the rules of the game.
 *
 * @throws {NotationError} with every fault of the text; if there is none, with what `validate` refuses, placed on the text.
 * @throws {TypeError} as {@link parse}.
 *
 * @example
 * import { chess } from '@x/core/games/chess';
 * parsePosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', chess).game === chess // true
 */
export function parsePosition(fen: string, game: Game, options?: ParseOptions): Position {
	const result = safeParsePosition(fen, game, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

/**
 * {@link parsePosition} without throwing on text. Faults of the rules keep core's code and get the span of the piece, field or
 * board that they speak of; `data.path` is the path in the setup.
 *
 * @example
 * import { chess } from '@x/core/games/chess';
 * safeParsePosition('8/8/8/8/8/8/8/8 w - - 0 1', chess).ok // false
 */
export function safeParsePosition(fen: string, game: Game, options?: ParseOptions): Result<Position> {
	const { reader, setup } = read(fen, game, options);
	const noticed = reader.problems ?? [];
	if (reader.failed) return { ok: false, problems: noticed };
	const result = validate(game, setup);
	const placed = (fault: Fault): Diagnostic => {
		const { path, ...problem } = fault;
		return { ...problem, span: spanOf(reader, fault), data: { ...fault.data, path } };
	};
	return result.ok
		? { ok: true, value: result.value, warnings: [...noticed, ...result.warnings.map(placed)] }
		: { ok: false, problems: [...noticed, ...result.problems.map(placed)] };
}

/** The part of the text that a fault of the setup speaks of: a letter, a field, or the whole board. */
function spanOf({ text, tables }: Reader, { path, data }: Fault): Span {
	const { letters, indexes, board, clocks } = tables;
	const fields = Array.from(text.matchAll(/[^\s_]+/g), ({ 0: field, index }): Span => ({ from: index, to: index + field.length }));
	const [part, name] = path.split(/[.[\]]+/);
	// Pieces are listed as they were read: the n-th piece is the n-th letter. A cell has as many letters before it as pieces.
	const cell = data?.cell;
	const index = typeof cell === 'number' ? indexes[cell]! : -1;
	let nth = index >= 0 ? board.subarray(0, index).filter(Boolean).length : part === 'pieces' ? Number(name) : Number.NaN;
	const named = path.includes('flags') ? 2 : part === 'points' ? 3 : part !== 'vars' ? 1 : name === clocks[0] ? 4 : 5;
	const field = index >= 0 || (part === 'pieces' && named === 1) ? 0 : named;
	const span = fields[field] ?? { from: 0, to: text.length };
	for (let at = span.from; field === 0 && at < span.to; at++) {
		if (letters[text.charCodeAt(at)] && nth-- === 0) return { from: at, to: at + 1 };
	}
	return span;
}
