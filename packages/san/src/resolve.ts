import { type Diagnostic, inCheck, type Move, type Position, type Result } from '@x/core';
import { agreeing, candidates, captures, castlings } from './candidates.js';
import { choose, steppedCastling } from './choose.js';
import { differences } from './differences.js';
import { diagnostic, type Flaw, isFlaw, quote, SanError, unplayable, unreadable } from './errors.js';
import { isCoordinate, type Parts, scan } from './grammar.js';
import { cellAt, type Lexicon, lexiconOf } from './lexicon.js';
import { lettersOf } from './locales.js';
import { alphabet, isPass, isResult, scanLoose, scanRepairs, unexpected } from './loose.js';
import { nullMove } from './null.js';
import { assertText, levelOf, type ResolveOptions } from './options.js';
import { passFlaw, spelling } from './reading.js';
import { formatSan, partsOf, type San } from './san.js';
import { stringifyUnchecked } from './stringify.js';

/** Canonical text with one legal reading, the common case: everything else takes the slow way, which finds the fault. */
export function quick(text: string, position: Position, lexicon: Lexicon): Move | undefined {
	const parts = scan(text);
	if (parts === undefined) return undefined;
	if (parts.castling !== 0) {
		const moves = castlings(position, lexicon, parts.castling);
		return moves.length === 1 ? moves[0] : undefined;
	}
	if (isCoordinate(parts) || parts.drop) return undefined;
	const cell = cellAt(lexicon, parts.toFile, parts.toRank);
	if (cell === undefined) return undefined;
	let moves = candidates(position, lexicon, parts, cell);
	if (moves.length > 1) moves = agreeing(lexicon, parts, moves);
	const move = moves[0];
	if (move === undefined || moves.length > 1) return undefined;
	const promotion = move.promotion === undefined ? 0 : lexicon.letters[move.promotion]!.charCodeAt(0);
	if (promotion !== parts.promotion) return undefined;
	const capture = captures(move);
	// A pawn shows its file exactly when it captures; any other piece may lack the mark but not have it in vain.
	if (parts.capture && !capture) return undefined;
	return capture && parts.letter === 0 && parts.fromFile === 0 ? undefined : move;
}

/** A move with the reading that led to it. */
export interface Resolved {
	readonly move: Move;
	readonly parts: Parts;
	readonly repaired: boolean;
}

/** A text or value against a position, with everything that is wrong. */
export function resolveFully(input: San | string, position: Position, options: ResolveOptions | undefined): Resolved | Diagnostic {
	const level = levelOf(options, 'lenient');
	const lexicon = lexiconOf(position.game);
	const text = typeof input === 'string' ? input : formatSan(input);
	const letters = typeof input !== 'string' || options?.pieces === undefined ? undefined : lettersOf(options.pieces);
	const canonical = typeof input !== 'string' ? partsOf(input) : letters === undefined ? scan(text) : undefined;
	if (level === 'strict' && canonical === undefined && letters === undefined && !isPass(text) && !isResult(text) && text.trim() !== '')
		return unreadable(text, unexpectedHere(text, position, options));
	const parts = canonical ?? scanLoose(text, alphabet(letters), lexicon.lastRank);
	let flaw: Flaw | undefined;
	let unread = true;
	if (isFlaw(parts)) flaw = parts;
	else if (parts.pass) {
		flaw = passFlaw(parts, options);
		if (flaw === undefined && !inCheck(position)) return { move: nullMove(position), parts, repaired: false };
		flaw ??= { code: 'san/null-move', from: parts.start, to: parts.end, message: 'a side in check cannot pass' };
	} else {
		const chosen = choose(position, lexicon, parts, options);
		if (!isFlaw(chosen)) return { move: chosen, parts, repaired: false };
		flaw = chosen;
		unread = flaw.code === 'san/syntax';
	}
	if (level === 'repair' && typeof input === 'string') {
		for (const other of scanRepairs(text, alphabet(letters), lexicon.lastRank)) {
			const chosen = choose(position, lexicon, other, options);
			if (!isFlaw(chosen)) return { move: chosen, parts: other, repaired: true };
		}
		const stepped = isFlaw(parts) ? undefined : steppedCastling(position, lexicon, parts);
		if (stepped !== undefined) return { move: stepped, parts: parts as Parts, repaired: true };
	}
	return unread ? unreadable(text, flaw) : unplayable(text, flaw);
}

/**
 * The move that a text or a value means in a position: `{ ok: true, value, warnings }` or `{ ok: false, problems }`.
 *
 * Never throws on text. Lenient unless said; the warnings tell how the text differs from what `stringify` writes.
 * `{ level: 'strict' }` makes them errors: it accepts exactly what `stringify` writes.
 *
 * @example
 * safeResolve('Ngf3+', chess.start); // the move g1f3, with the warnings san/disambiguation and san/suffix
 */
export function safeResolve(input: San | string, position: Position, options?: ResolveOptions): Result<Move> {
	if (typeof input !== 'object' || input === null) assertText(input);
	const resolved = resolveFully(input, position, options);
	if ('span' in resolved) return { ok: false, problems: [resolved] };
	return judge(input, position, options, resolved);
}

/** Why strict reading stops, and how a lenient one would go on. */
function unexpectedHere(text: string, position: Position, options: ResolveOptions | undefined): Flaw {
	const flaw = unexpected(text);
	const loose = safeResolve(text, position, { ...options, level: 'lenient' });
	if (!loose.ok || flaw.hint !== undefined) return flaw;
	const canonical = stringifyUnchecked(loose.value, position);
	return { ...flaw, hint: `Write ${canonical}, or read with { level: 'lenient' }.`, data: { canonical } };
}

/** Compares a resolved text with the canonical one; `after` saves making the move. */
export function judge(
	input: San | string,
	position: Position,
	options: ResolveOptions | undefined,
	resolved: Resolved,
	after?: Position,
): Result<Move> {
	const { move, parts, repaired } = resolved;
	const text = typeof input === 'string' ? input : formatSan(input);
	const letters = typeof input !== 'string' || options?.pieces === undefined ? undefined : lettersOf(options.pieces);
	const english = stringifyUnchecked(move, position, undefined, after);
	const canonical = letters === undefined ? english : stringifyUnchecked(move, position, { pieces: options?.pieces }, after);
	const strict = levelOf(options, 'lenient') === 'strict';
	let flaws = differences(text, parts, repaired, english, canonical, letters);
	if (strict && flaws.length === 0 && text !== canonical) flaws = [spelling(text, canonical, 0, text.length, 'san/spelling')!];
	if (strict && flaws.length > 0)
		return { ok: false, problems: flaws.map((flaw) => diagnostic(flaw, `Invalid SAN: ${quote(text)}: ${flaw.message}`)) };
	return { ok: true, value: move, warnings: flaws.map((flaw) => diagnostic(flaw, flaw.message, 'warning')) };
}

/**
 * The move that a text or a value means in a position.
 *
 * Lenient unless said: game text is read as people and programs write it, as long as exactly one legal move fits.
 * Castling is checked in full, a promotion is never guessed, ambiguity is always an error.
 *
 * @throws SanError when no legal move fits, or more than one
 * @example
 * moveName(resolve('Nf3', chess.start)); // 'g1f3'
 */
export function resolve(input: San | string, position: Position, options?: ResolveOptions): Move {
	if (typeof input === 'string' && options === undefined) {
		const move = quick(input, position, lexiconOf(position.game));
		if (move !== undefined) return move;
	} else if (typeof input !== 'object' || input === null) assertText(input);
	const text = typeof input === 'string' ? input : formatSan(input);
	if (options !== undefined && levelOf(options, 'lenient') === 'strict') {
		const result = safeResolve(input, position, options);
		if (!result.ok) throw new SanError(result.problems, text);
		return result.value;
	}
	const resolved = resolveFully(input, position, options);
	if ('span' in resolved) throw new SanError([resolved], text);
	return resolved.move;
}
