import { apply, type Move, type Position } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { type Diagnostic, type Span, textGiven } from '@x/diagnostics';
import { flaw } from './errors.js';
import { lex, type Token } from './lexer.js';
import { applyNull, isNullMove } from './null.js';
import { checkedOptions, type ResolveOptions } from './options.js';
import { safeParse } from './parse.js';
import { type Comment, readComment, readNag, readTag, type Tag } from './remarks.js';
import { compareWithCanonical, resolveFully } from './resolve.js';
import type { San } from './san.js';

/** One move of a line. */
export interface LineMove {
	readonly text: string;
	readonly span: Span;
	/** The parsed text; only if no position was given. */
	readonly san?: San;
	/** The legal move; missing from the first fault of the line on. */
	readonly move?: Move;
	/** The position after the move. */
	readonly position?: Position;
	readonly nags: readonly number[];
	/** Comments after the move. */
	readonly comments: readonly Comment[];
	/** Variations that replace this move, as indices into `lines`. */
	readonly variations: readonly number[];
}

/** A sequence of moves: the main line, or a variation. */
export interface Line {
	/** The line from which this one branches off; `undefined` for the main line. */
	readonly parent: number | undefined;
	/** The index of the move that this line replaces, in the moves of the parent. */
	readonly replaces: number;
	readonly span: Span;
	/** Comments before the first move. */
	readonly comments: readonly Comment[];
	readonly moves: readonly LineMove[];
}

/** The result of {@link readMoves}. */
export interface Movetext {
	readonly tags: readonly Tag[];
	/** The main line, then each variation in the order in which it opens. The list is flat, so nesting depth is not limited by recursion. */
	readonly lines: readonly Line[];
	/** The moves of the main line: `lines[0].moves`. */
	readonly moves: readonly LineMove[];
	readonly result: string | undefined;
	readonly tokens: readonly Token[];
	/** In the order of the text. */
	readonly problems: readonly Diagnostic[];
	readonly warnings: readonly Diagnostic[];
	/** The end of this game in the text. Pass it as `at` to read the next game. */
	readonly end: number;
}

/** The options for reading a list of moves. */
export interface MovetextOptions extends ResolveOptions {
	/** The index at which to begin; 0 by default. */
	readonly at?: number | undefined;
	/** `false` omits the comparison with canonical text, which takes about as long as reading. */
	readonly warnings?: boolean | undefined;
}

/** The start of a game, or a function that finds it from the tags (`FEN`, `Variant`). */
export type Start = Position | ((tags: Readonly<Record<string, string>>) => Position | undefined);

interface OpenMove extends LineMove {
	readonly nags: number[];
	readonly comments: Comment[];
	readonly variations: number[];
}

interface OpenLine extends Line {
	span: Span;
	readonly comments: Comment[];
	readonly moves: OpenMove[];
	/** The positions before and after the last move; `undefined` after a move that could not be played. */
	before: Position | undefined;
	position: Position | undefined;
}

const moved = (problem: Diagnostic, by: number): Diagnostic => ({
	...problem,
	span: { from: problem.span.from + by, to: problem.span.to + by },
});

interface Played {
	readonly move?: Move;
	readonly position?: Position;
	readonly san?: San;
	readonly problems: readonly Diagnostic[];
	readonly warnings: readonly Diagnostic[];
}

/**
 * Reads one move in its position. Canonical texts are read by the fast reader; others are compared with the canonical text to produce
 * warnings.
 */
function play(text: string, position: Position, options: MovetextOptions | undefined): Played {
	const compare = options?.mode === 'strict' || options?.warnings !== false;
	const resolved = resolveFully(text, position, options);
	if ('span' in resolved) return { problems: [resolved], warnings: [] };
	const after = isNullMove(resolved.move) ? applyNull(position) : apply(position, resolved.move);
	if (!compare) return { move: resolved.move, position: after, problems: [], warnings: [] };
	const compared = compareWithCanonical(text, position, options, resolved, after);
	return compared.ok
		? { move: compared.value, position: after, problems: [], warnings: compared.warnings }
		: { problems: compared.problems, warnings: [] };
}

/** Reads one move without a position. */
function readAlone(text: string, options: MovetextOptions | undefined): Played {
	const { at: _, warnings: __, promotion: ___, captures: ____, ...reading } = options ?? {};
	const result = safeParse(text, { ...reading, mode: options?.mode ?? 'lenient' });
	return result.ok ? { san: result.value, problems: [], warnings: result.warnings } : { problems: result.problems, warnings: [] };
}

/**
 * Reads a list of moves to the end of one game: tag pairs, move numbers, comments, variations, NAGs, results. With a position every move is
 * resolved and played; after a move that cannot be played, the rest of its line is read but not played. It never throws for a string:
 * `problems` contains the faults with their spans. The time is linear in the text, including nested variations.
 *
 * It is lenient by default, like `resolve`.
 *
 * @example
 * readMoves('1. e4 e5 2. Nf3 (2. f4 exf4) Nc6', chess.start).moves.length; // 4
 */
export function readMoves(text: string, start?: Start, options?: MovetextOptions): Movetext {
	textGiven(text);
	if (start !== undefined && typeof start !== 'function') positionGiven(start, 'start');
	checkedOptions(options, 'movetext');
	const { tokens, problems: lexed, end } = lex(text, options?.at ?? 0);
	const found: Diagnostic[] = [];
	const warnings: Diagnostic[] = [];
	const tags: Tag[] = [];
	let result: string | undefined;
	let first: Position | undefined = typeof start === 'function' ? undefined : start;
	let asked = typeof start !== 'function';
	const alone = start === undefined;
	const open = (parent: number | undefined, replaces: number, at: number, position: Position | undefined): OpenLine => ({
		parent,
		replaces,
		span: { from: at, to: end },
		comments: [],
		moves: [],
		before: undefined,
		position,
	});
	const lines: OpenLine[] = [open(undefined, 0, tokens[0]?.from ?? 0, undefined)];
	const path: number[] = [0];
	let line = lines[0]!;
	const addMove = (from: number, to: number): void => {
		const word = text.slice(from, to);
		const played = alone ? readAlone(word, options) : line.position === undefined ? undefined : play(word, line.position, options);
		for (const problem of played?.problems ?? []) found.push(moved(problem, from));
		if (options?.warnings !== false) for (const warning of played?.warnings ?? []) warnings.push(moved(warning, from));
		line.before = line.position;
		line.position = played?.position;
		line.moves.push({
			text: word,
			span: { from, to },
			...(played?.san === undefined ? {} : { san: played.san }),
			...(played?.move === undefined ? {} : { move: played.move }),
			...(played?.position === undefined ? {} : { position: played.position }),
			nags: [],
			comments: [],
			variations: [],
		});
	};
	const openVariation = (from: number, to: number): void => {
		const parent = path.at(-1)!;
		const last = line.moves.at(-1);
		if (last === undefined) found.push(flaw('variation', [from, to], 'expected a move before this variation'));
		last?.variations.push(lines.length);
		line = open(parent, Math.max(0, line.moves.length - 1), from, line.before);
		path.push(lines.length);
		lines.push(line);
	};
	const closeVariation = (to: number): void => {
		if (path.length < 2) return;
		line.span = { from: line.span.from, to };
		path.pop();
		line = lines[path.at(-1)!]!;
	};
	for (const token of tokens) {
		const { type, from, to } = token;
		const last = line.moves.at(-1);
		if (type === 'tag') {
			const tag = readTag(text, token);
			if (tag === undefined) found.push(flaw('tag', [from, to], 'expected a tag pair: [Name "value"]'));
			else tags.push(tag);
			continue;
		}
		if (!asked && typeof start === 'function') {
			asked = true;
			first = start(Object.fromEntries(tags.map(({ name, value }) => [name, value])));
		}
		if (line.parent === undefined && line.moves.length === 0) line.position = first;
		if (type === 'move') {
			addMove(from, to);
		} else if (type === 'comment') {
			(last?.comments ?? line.comments).push(readComment(text, token));
		} else if (type === 'nag') {
			const nag = readNag(text, token);
			if (nag > 0) last?.nags.push(nag);
		} else if (type === 'open') {
			openVariation(from, to);
		} else if (type === 'close') {
			closeVariation(to);
		} else if (type === 'result' && path.length === 1) {
			result = text.slice(from, to);
		}
	}
	const problems = [...lexed, ...found].sort((a, b) => a.span.from - b.span.from);
	const closed: readonly Line[] = lines.map(({ parent, replaces, span, comments, moves }) => ({ parent, replaces, span, comments, moves }));
	return { tags, lines: closed, moves: closed[0]!.moves, result, tokens, problems, warnings, end };
}
