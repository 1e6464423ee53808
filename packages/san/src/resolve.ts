import { type Diagnostic, inCheck, legal, type Move, type Position, pieceAt, type Result } from '@x/core';
import { choose } from './choose.js';
import { about, differs, flaw, SanError, type Short, spelling, warning } from './errors.js';
import { castlingOf, lexiconOf, readFor } from './lexicon.js';
import { lettersOf } from './locales.js';
import { nullMove, PASSING_IN_CHECK } from './null.js';
import { assertText, levelOf, type ResolveOptions } from './options.js';
import { formatSan, type San } from './san.js';
import { needsOption } from './strict.js';
import { stringifyUnchecked } from './stringify.js';
import { isCoordinate, type Parts, spell } from './text.js';

/** A move with the reading that led to it. */
export interface Resolved {
	readonly move: Move;
	readonly parts: Parts;
	readonly repaired: boolean;
}

/** The text of what is to be resolved. */
function textOf(input: San | string): string {
	if (typeof input === 'object' && input !== null) return formatSan(input);
	assertText(input);
	return input;
}

/** The letter table of a text; a value has English letters. */
const lettersFor = (input: San | string, options: ResolveOptions | undefined): readonly string[] | undefined =>
	typeof input === 'string' ? lettersOf(options?.pieces) : undefined;

/** One way to read a text or value, against a position. */
function attempt(
	source: string,
	input: San | string,
	position: Position,
	options: ResolveOptions | undefined,
	letters: readonly string[] | undefined,
	repair: boolean,
): Resolved | Diagnostic {
	const { game } = position;
	const reading = readFor(game, source, letters, repair);
	if ('span' in reading) return about(source, reading);
	if (reading.form === 3) {
		if (!options?.nullMoves) return about(source, needsOption(reading));
		if (inCheck(position)) return about(source, flaw('null-move', reading.start, reading.end, PASSING_IN_CHECK));
		return { move: nullMove(position), parts: reading, repaired: false };
	}
	const passing = typeof input === 'object' && input.enPassant;
	const move = choose(position, lexiconOf(game), passing ? { ...reading, passing } : reading, options);
	if ('span' in move) return about(source, move, 'No legal move for');
	// A target without its rank is a guess, and so is another text.
	return { move, parts: reading, repaired: reading.to.length === 1 || (source !== input && typeof input === 'string') };
}

/** A text or value against a position, with the first thing that is wrong. */
export function resolveFully(input: San | string, position: Position, options: ResolveOptions | undefined): Resolved | Diagnostic {
	const repair = levelOf(options, 'lenient') === 'repair';
	const text = textOf(input);
	const letters = lettersFor(input, options);
	const first = attempt(text, input, position, options, letters, repair);
	if (!repair || !('span' in first) || typeof input === 'object') return first;
	// What needs the position to confirm it: `nf3`, and castling as a step of the king where he could not step.
	const capital = text.replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
	const second = attempt(capital, input, position, options, letters, repair);
	if (!('span' in second) && second.parts.letter) return second;
	const parts = readFor(position.game, text, letters, repair);
	if ('span' in parts || pieceAt(position, Math.max(parts.cell, 0))) return first;
	const lexicon = lexiconOf(position.game);
	const move = legal(position).find(
		(castling) => castlingOf(lexicon, castling) > 0 && castling.to === parts.cell && parts.kinds.includes(castling.kind),
	);
	return move ? { move, parts, repaired: true } : first;
}

/** How a text differs from the canonical text of the move it means, each difference at its place. */
function differences(
	text: string,
	{ parts, repaired }: Resolved,
	right: Parts | Diagnostic,
	canonical: string,
	letters?: readonly string[],
): readonly Diagnostic[] {
	const { start, originAt, target, tail, suffixAt, end, origin, mark, letter, promotion, suffix } = parts;
	if (repaired) return [spelling(text, canonical, start, end, 'repaired')!];
	if ('span' in right || right.form !== parts.form || isCoordinate(parts))
		return [differs('spelling', text, start, end, canonical, canonical)];
	const found: Diagnostic[] = [];
	const compare = (code: Short, is: string, should: string, from: number, to: number): void => {
		if (is !== should) found.push(differs(code, text, from, to, should, canonical));
	};
	compare('disambiguation', origin, right.origin, originAt, originAt + origin.length);
	compare('capture-mark', mark, right.mark, target - mark.length, target);
	compare('spelling', letter, right.letter, start, originAt);
	compare('promotion-missing', promotion && `=${promotion}`, right.promotion && `=${right.promotion}`, tail, tail);
	compare('suffix', suffix, right.suffix, suffixAt, end);
	// A suffix that is wrong is not also misspelt, nor is a letter too many.
	const same = suffix === right.suffix;
	const rest = spell({ ...parts, letter: right.letter, suffix: same ? suffix : '' }, letters);
	const misspelt = spelling(text, rest, letter === right.letter ? start : originAt, same ? end : suffixAt);
	return misspelt ? [...found, misspelt] : found;
}

/** Compares a resolved text with the canonical one; `after` saves making the move. */
export function judge(
	input: San | string,
	position: Position,
	options: ResolveOptions | undefined,
	resolved: Resolved,
	after?: Position,
): Result<Move> {
	const { move, parts } = resolved;
	const text = textOf(input);
	const letters = lettersFor(input, options);
	const english = stringifyUnchecked(move, position, undefined, after);
	const right = text === english && !letters ? parts : readFor(position.game, english);
	const canonical = 'span' in right || !letters ? english : spell(right, letters);
	if (text === canonical) return { ok: true, value: move, warnings: [] };
	const flaws = differences(text, resolved, right, canonical, letters);
	if (levelOf(options, 'lenient') !== 'strict') return { ok: true, value: move, warnings: flaws.map(warning) };
	// Strict reading stops where the text has another shape, else at what the position says.
	const problems = spell(parts, letters) === text ? flaws : [spelling(text, canonical, 0, text.length, 'syntax')!];
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
	// The common case: what is wrong with other texts takes the slow way.
	const reading = typeof input === 'string' && options === undefined ? readFor(position.game, input) : undefined;
	if (reading && !('span' in reading) && reading.form < 3) {
		const move = choose(position, lexiconOf(position.game), reading, options);
		if (!('span' in move)) return move;
	}
	const resolved = resolveFully(input, position, options);
	if ('span' in resolved) throw new SanError([resolved], textOf(input));
	if (options && levelOf(options, 'lenient') === 'strict') {
		const judged = judge(input, position, options, resolved);
		if (!judged.ok) throw new SanError(judged.problems, textOf(input));
	}
	return resolved.move;
}
