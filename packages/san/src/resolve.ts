import { type GameWords, inCheck, legal, type Move, movesTo, type Position, pieceAt, sameMove } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { type Result, textGiven } from '@x/diagnostics';
import { readCanonical } from './canonical.js';
import { choose, readFor } from './choose.js';
import { about, differs, flaw, orThrow, type SanProblem, type Short, spelling, warning } from './errors.js';
import { lettersOf, localise } from './letters.js';
import { becomes, castlingOf, lexiconOf } from './lexicon.js';
import { nullMove, PASSING_IN_CHECK } from './null.js';
import { checkedOptions, NOTATIONS, type ResolveOptions } from './options.js';
import { formatSan, type San } from './san.js';
import { needsOption } from './strict.js';
import { writeMove } from './stringify.js';
import { isCoordinate, type Parts, spell } from './text.js';

/** A move, and whether it was guessed. */
interface Resolved {
	readonly move: Move;
	readonly repaired: boolean;
}

/** The text to resolve, and its letters: a value has English ones. */
function textOf(input: San | string, options: ResolveOptions | undefined): readonly [text: string, letters: readonly string[] | undefined] {
	if (typeof input === 'object' && input !== null) return [formatSan(input), undefined];
	textGiven(input);
	return [input, lettersOf(options?.pieces)];
}

/** Reads a text in a position with the full reader. */
export function readFully(
	text: string,
	position: Position,
	options?: ResolveOptions,
	letters?: readonly string[],
	passing?: boolean,
): Move | SanProblem {
	const parts = readFor(position, text, letters);
	if ('span' in parts) return about(text, parts);
	if (parts.form === 3) {
		const pass = legal(position).find(({ to }) => to < 0);
		if (pass !== undefined) return pass;
		const wrong = !options?.nullMoves
			? needsOption(parts)
			: inCheck(position)
				? flaw('null-move', parts.at.core, PASSING_IN_CHECK)
				: undefined;
		return wrong ? about(text, wrong) : nullMove(position);
	}
	const move = choose(position, passing ? { ...parts, passing } : parts, options);
	return 'span' in move ? about(text, move, move.code === 'san/ambiguous' ? 'Ambiguous' : 'No legal move for') : move;
}

/** Likely corrections of a text: with other capital letters, with a rank after two files, as castling. */
function guesses(text: string, position: Position): readonly string[] {
	const pair = /^[^a-z]*[a-wyz]\W?x?[a-wyz](?![a-z]|\d)/.exec(text)?.[0];
	const ranks = pair ? [...new Set(lexiconOf(position.game).ranks)] : [];
	const [first, rest] = [text.charAt(0), text.slice(1).toLowerCase()];
	return [
		text.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()),
		// `E1G1`, `NF3`: only the letter of a piece is a capital.
		text.toLowerCase(),
		first + rest,
		// `nF3`: both are wrong.
		first.toUpperCase() + rest,
		...ranks.map((rank) => pair + rank + text.slice(pair!.length)),
		'O-O',
		'O-O-O',
	];
}

/**
 * The only legal move that has this text in some notation, apart from check marks. If promoted pieces have a plus, a plus after the move
 * means a promotion if one is legal.
 */
function findByText(text: string, position: Position, pieces: ResolveOptions['pieces']): Move | undefined {
	const lexicon = lexiconOf(position.game);
	const { letters, names, plus } = lexicon;
	const signed = text.trim().replace(/[!?]+$/, '');
	const bare = signed.replace(/[+#]+$/, '');
	const isWritten = (move: Move, notation: (typeof NOTATIONS)[number]): boolean => {
		const written = writeMove(move, position, { suffix: 'none', pieces, notation });
		return written === bare || (plus && becomes(lexicon, move) === '' && `${written}=${letters[move.kind]}` === bare);
	};
	// Only moves with this target, castling and passes can have this text.
	const [move, other] = legal(position).filter(
		(one) =>
			(one.to < 0 || bare.includes(names[one.to]!) || castlingOf(lexicon, one)) && NOTATIONS.some((notation) => isWritten(one, notation)),
	);
	if (move === undefined || other !== undefined) return undefined;
	const promoting = plus && signed.endsWith('+') && !bare.includes('=') && move.from !== undefined && becomes(lexicon, move) === '';
	const rivals = promoting ? movesTo(position, move.to, { from: move.from }) : [];
	return rivals.find((rival) => becomes(lexicon, rival).startsWith('+')) ?? move;
}

/** Reads a text or value in a position; returns the move or the first fault. */
function resolveFully(input: San | string, position: Position, options: ResolveOptions | undefined): Resolved | SanProblem {
	const [text, letters] = textOf(input, options);
	const value = typeof input === 'object';
	const passing = value && input.enPassant;
	const first = (!letters && !passing && readCanonical(position, text)) || readFully(text, position, options, letters, passing);
	if (!('span' in first)) return { move: first, repaired: false };
	const lexicon = lexiconOf(position.game);
	// Where coordinates do not tell moves apart, their names say more, or one of the moves has the coordinates as its name.
	const named = text.includes(':') || first.code === 'san/ambiguous';
	// Move texts are short, so longer texts are not examined.
	if ((lexicon.odd || named) && text.length < 99) {
		const move = findByText(text, position, letters && options?.pieces);
		if (move) return { move, repaired: false };
	}
	const guess = value ? undefined : guessed(text, position, options, letters);
	if (guess === undefined) return first;
	if (options?.mode === 'repair') return { move: guess, repaired: true };
	return offered(first, text, writeMove(guess, position, letters && { pieces: options!.pieces }));
}

/** The only legal move that the likely corrections of a text denote. */
function guessed(
	text: string,
	position: Position,
	options: ResolveOptions | undefined,
	letters: readonly string[] | undefined,
): Move | undefined {
	const lexicon = lexiconOf(position.game);
	const found = guesses(text, position).flatMap((guess) => {
		const move = readFully(guess, position, options, letters);
		if ('span' in move) return [];
		// Castling may be written as a king's move that is not legal by itself: `Kg1`, `Ke1-g1`.
		const step = localise(lexicon.letters[move.kind]!, letters) + lexicon.names[move.to];
		const origin = lexicon.names[move.from ?? -1] ?? '';
		const joined = text.replace(/[-–—]/, '');
		const stepped = joined.replace(origin, '').includes(step) || joined.toLowerCase().startsWith(origin + lexicon.names[move.to]);
		return castlingOf(lexicon, move) && (!stepped || pieceAt(position, move.to)) ? [] : [move];
	});
	const [move] = found;
	return move !== undefined && found.every((other) => sameMove(move, other)) ? move : undefined;
}

/** The fault of a text with the move that it probably means. A text that is not a move at all has no better reason than that. */
function offered(problem: SanProblem, text: string, canonical: string): SanProblem {
	const better = problem.code === 'san/syntax' ? about(text, { ...problem, message: `expected "${canonical}"` }) : problem;
	return { ...better, data: { ...problem.data, canonical, nearest: [canonical] }, hint: `Write ${canonical}.` };
}

/** The compared fields, each with the code of a difference. */
const COMPARED = [
	['disambiguation', 'origin', ''],
	['capture-mark', 'mark', ''],
	['spelling', 'letter', ''],
	['promotion-missing', 'promotion', '='],
	['suffix', 'suffix', ''],
] as const;

/** The differences between a text and the canonical text of its move, each with its range. */
function differences(text: string, parts: Parts, right: Parts, canonical: string, letters?: readonly string[]): readonly SanProblem[] {
	const { at } = parts;
	if (right.form !== parts.form || isCoordinate(parts)) return [differs('spelling', text, at.whole, canonical, canonical)];
	const found: SanProblem[] = [];
	for (const [code, part, before] of COMPARED) {
		const should = right[part] && before + localise(right[part], letters);
		if (parts[part] !== right[part]) found.push(differs(code, text, at[part], should, canonical));
	}
	// A wrong suffix or a superfluous letter is not also reported as a spelling fault.
	const same = parts.suffix === right.suffix;
	const rest = spell({ ...parts, letter: right.letter, suffix: same ? right.suffix : '' }, letters);
	const from = right.letter === parts.letter ? at.core[0] : at.letter[1];
	const misspelt = spelling(text, rest, [from, same ? at.whole[1] : at.core[1]]);
	return misspelt ? [...found, misspelt] : found;
}

/** Compares a resolved text with the canonical one. */
function compareWithCanonical(
	input: San | string,
	position: Position,
	options: ResolveOptions | undefined,
	{ move, repaired }: Resolved,
): Result<Move, SanProblem> {
	const [text, letters] = textOf(input, options);
	const canonical = writeMove(move, position, letters && { pieces: options!.pieces });
	if (text === canonical) return { ok: true, value: move, warnings: [] };
	const whole = (code: Short): SanProblem => spelling(text, canonical, [0, text.length], code)!;
	const [parts, right] = [text, canonical].map((one) => readFor(position, one, letters)) as [Parts, Parts];
	const flaws =
		repaired || 'span' in parts || 'span' in right
			? [whole(repaired ? 'repaired' : 'spelling')]
			: differences(text, parts, right, canonical, letters);
	if (options?.mode !== 'strict') return { ok: true, value: move, warnings: flaws.map(warning) };
	// Strict reading reports a text of another shape first, otherwise the fault in the position.
	const problems = 'span' in parts || spell(parts, letters) !== text ? [whole('syntax')] : flaws;
	return { ok: false, problems: problems.map((problem) => about(text, { ...problem, hint: `Write ${canonical}.` })) };
}

/**
 * Finds the move of a text or a value in a position: returns `{ ok: true, value, warnings }` or `{ ok: false, problems }`.
 *
 * It never throws for a string and is lenient by default. Warnings list the differences from the output of `stringify`. `{ mode: 'strict'
 * }` makes them errors: it accepts exactly the output of `stringify`.
 *
 * @example
 * const result = safeResolve('Ngf3+', chess.start);
 * result.ok && result.warnings.map(({ code }) => code); // → [ 'san/disambiguation', 'san/suffix' ]
 */
export function safeResolve<W extends GameWords>(
	input: San | string,
	position: Position<W>,
	options?: ResolveOptions,
): Result<Move<W>, SanProblem>;
export function safeResolve(input: San | string, position: Position, options?: ResolveOptions): Result<Move, SanProblem> {
	positionGiven(position);
	checkedOptions(options, 'resolving');
	return resolveWith(input, position, options, true);
}

/** The move with its warnings, if they are requested or make the text invalid. */
function resolveWith(
	input: San | string,
	position: Position,
	options: ResolveOptions | undefined,
	compared: boolean,
): Result<Move, SanProblem> {
	const resolved = resolveFully(input, position, options);
	if ('span' in resolved) return { ok: false, problems: [resolved] };
	return compared || options?.mode === 'strict'
		? compareWithCanonical(input, position, options, resolved)
		: { ok: true, value: resolved.move, warnings: [] };
}

/**
 * Finds the move of a text or a value in a position.
 *
 * It is lenient by default: it accepts the common forms of moves if exactly one legal move matches. Castling is fully checked, a promotion
 * is never guessed, and ambiguity is always an error.
 *
 * @throws SanError if no legal move matches, or more than one
 * @example
 * moveName(resolve('Nf3', chess.start)); // → 'g1f3'
 */
export function resolve<W extends GameWords>(input: San | string, position: Position<W>, options?: ResolveOptions): Move<W>;
export function resolve(input: San | string, position: Position, options?: ResolveOptions): Move {
	if (position?.game?.engine === undefined) positionGiven(position);
	const quick = typeof input === 'string' && options === undefined && readCanonical(position, input);
	if (quick) return quick;
	checkedOptions(options, 'resolving');
	return orThrow(resolveWith(input, position, options, false), textOf(input, options)[0]);
}
