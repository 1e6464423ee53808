import { type Diagnostic, inCheck, type Move, type Position, type Result } from '@x/core';
import { agreeing, candidates, captures, castlings, promotionOf } from './candidates.js';
import { choose, steppedCastling } from './choose.js';
import { differences } from './differences.js';
import { about, flaw, SanError, warning } from './errors.js';
import { AT, CROSS, isCoordinate, type Parts, scan } from './grammar.js';
import { cellAt, type Lexicon, lexiconOf } from './lexicon.js';
import { scanLoose } from './loose.js';
import { nullMove } from './null.js';
import { assertText, levelOf, type ResolveOptions } from './options.js';
import { passFlaw, spelling, tableOf } from './reading.js';
import { repairs } from './repairs.js';
import { formatSan, partsOf, type San } from './san.js';
import { unexpected } from './strict.js';
import { stringifyUnchecked } from './stringify.js';

/** Canonical text with one legal reading, the common case: everything else takes the slow way, which finds the fault. */
export function quick(text: string, position: Position, lexicon: Lexicon): Move | undefined {
	const parts = scan(text);
	if (parts === undefined) return undefined;
	if (parts.form > 0) {
		const moves = castlings(position, lexicon, parts.form);
		return moves.length === 1 ? moves[0] : undefined;
	}
	const cell = cellAt(lexicon, parts.toFile, parts.toRank);
	if (cell === undefined || parts.mark === AT || isCoordinate(parts)) return undefined;
	let moves = candidates(position, lexicon, parts, cell);
	if (moves.length > 1) moves = agreeing(lexicon, parts, moves);
	const move = moves[0];
	if (move === undefined || moves.length > 1 || promotionOf(lexicon, move) !== parts.promotion) return undefined;
	// A pawn shows its file exactly when it captures; any other piece may lack the mark but not have it in vain.
	if (captures(move)) return parts.letter === 0 && parts.file === 0 ? undefined : move;
	return parts.mark === CROSS ? undefined : move;
}

/** A move with the reading that led to it. */
export interface Resolved {
	readonly move: Move;
	readonly parts: Parts;
	readonly repaired: boolean;
}

/** The text of what is to be resolved. */
const textOf = (input: San | string): string => (typeof input === 'string' ? input : formatSan(input));

/** The letter table of a text; a value has English letters. */
const lettersFor = (input: San | string, options: ResolveOptions | undefined): readonly string[] | undefined =>
	typeof input === 'string' ? tableOf(options) : undefined;

/** A text or value against a position, with the first thing that is wrong. */
export function resolveFully(input: San | string, position: Position, options: ResolveOptions | undefined): Resolved | Diagnostic {
	const level = levelOf(options, 'lenient');
	const lexicon = lexiconOf(position.game);
	const text = textOf(input);
	const letters = lettersFor(input, options);
	const parts =
		typeof input === 'string' ? ((letters ? undefined : scan(text)) ?? scanLoose(text, letters, lexicon.lastRank)) : partsOf(input);
	let wrong: Diagnostic;
	if ('span' in parts) wrong = parts;
	else if (parts.form === 3) {
		const refused =
			passFlaw(parts, options) ??
			(inCheck(position) ? flaw('san/null-move', parts.start, parts.end, 'a side in check cannot pass') : undefined);
		return refused === undefined ? { move: nullMove(position), parts, repaired: false } : about(text, refused);
	} else {
		const move = choose(position, lexicon, parts, options);
		if (!('span' in move)) return { move, parts, repaired: false };
		wrong = move;
	}
	if (level === 'repair' && typeof input === 'string') {
		for (const other of repairs(text, letters, lexicon.lastRank)) {
			const move = choose(position, lexicon, other, options);
			if (!('span' in move)) return { move, parts: other, repaired: true };
		}
		const move = 'span' in parts ? undefined : steppedCastling(position, lexicon, parts);
		if (move !== undefined) return { move, parts: parts as Parts, repaired: true };
	}
	return about(text, wrong, 'span' in parts ? 'Invalid SAN' : 'No legal move for SAN');
}

/** Compares a resolved text with the canonical one; `after` saves making the move. */
export function judge(
	input: San | string,
	position: Position,
	options: ResolveOptions | undefined,
	{ move, parts, repaired }: Resolved,
	after?: Position,
): Result<Move> {
	const text = textOf(input);
	const letters = lettersFor(input, options);
	const english = stringifyUnchecked(move, position, undefined, after);
	const canonical = letters === undefined ? english : stringifyUnchecked(move, position, { pieces: options?.pieces }, after);
	const flaws = differences(text, parts, repaired, english, canonical, letters);
	if (levelOf(options, 'lenient') !== 'strict' || text === canonical) return { ok: true, value: move, warnings: flaws.map(warning) };
	// Strict reading stops where the text has another shape, else at what the position says; the correction is known either way.
	const shape =
		letters === undefined && scan(text) === undefined && text !== '--' ? { ...unexpected(text), data: { canonical } } : undefined;
	const problems = shape === undefined ? (flaws.length > 0 ? flaws : [spelling(text, canonical, 0, text.length)!]) : [shape];
	return { ok: false, problems: problems.map((problem) => about(text, problem)) };
}

/**
 * The move that a text or a value means in a position: `{ ok: true, value, warnings }` or `{ ok: false, problems }`.
 *
 * Never throws on text. Lenient unless said; the warnings tell how the text differs from what `stringify` writes.
 * `{ level: 'strict' }` makes them errors: it accepts exactly what `stringify` writes.
 *
 * @example
 * const result = safeResolve('Ngf3+', chess.start);
 * result.ok && result.warnings.map(({ code }) => code); // → [ 'san/disambiguation', 'san/suffix' ]
 */
export function safeResolve(input: San | string, position: Position, options?: ResolveOptions): Result<Move> {
	if (typeof input !== 'object' || input === null) assertText(input);
	const resolved = resolveFully(input, position, options);
	return 'span' in resolved ? { ok: false, problems: [resolved] } : judge(input, position, options, resolved);
}

/**
 * The move that a text or a value means in a position.
 *
 * Lenient unless said: game text is read as people and programs write it, as long as exactly one legal move fits.
 * Castling is checked in full, a promotion is never guessed, ambiguity is always an error.
 *
 * @throws SanError when no legal move fits, or more than one
 * @example
 * moveName(resolve('Nf3', chess.start)); // → 'g1f3'
 */
export function resolve(input: San | string, position: Position, options?: ResolveOptions): Move {
	if (typeof input === 'string' && options === undefined) {
		const move = quick(input, position, lexiconOf(position.game));
		if (move !== undefined) return move;
	} else if (typeof input !== 'object' || input === null) assertText(input);
	const resolved = resolveFully(input, position, options);
	const judged = 'span' in resolved ? { ok: false as const, problems: [resolved] } : undefined;
	const result = judged ?? (levelOf(options, 'lenient') === 'strict' ? judge(input, position, options, resolved as Resolved) : undefined);
	if (result?.ok === false) throw new SanError(result.problems, textOf(input));
	return (resolved as Resolved).move;
}
