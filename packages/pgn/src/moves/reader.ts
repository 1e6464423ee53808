import type { Move, Position } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';
import type { ResolveOptions, San } from '@x/san';
import type { Code } from '../codes.js';
import { readToken } from '../comments/read.js';
import { problemOf, resultProblem } from '../events/messages.js';
import type { TagPlaces, TokenSink } from '../lexer/sink.js';
import { resultOf, unescaped } from '../lexer/words.js';
import { indexOfLone } from '../text/surrogates.js';
import { type Otherwise, type Played, play, readAlone } from './play.js';
import type { Comment, Line, LineMove, Movetext, Start, Tag, Token, TokenType } from './types.js';

interface OpenMove extends LineMove {
	san?: San;
	move?: Move;
	position?: Position;
	readonly nags: number[];
	readonly comments: Comment[];
	readonly variations: number[];
}

interface OpenLine extends Line {
	span: { readonly from: number; readonly to: number };
	readonly comments: Comment[];
	readonly moves: OpenMove[];
	/** Variations before the first move, which they replace. */
	readonly early: number[];
	/** The positions before and after the last move; `undefined` after a move that could not be played. */
	before: Position | undefined;
	position: Position | undefined;
}

/** The settings of a reader. */
export interface Settings {
	/** The text as it was given, in which half a character may stand. */
	readonly given: string;
	/** The index of the first byte in the text. */
	readonly at: number;
	readonly start: Start | undefined;
	readonly resolving: ResolveOptions | undefined;
	readonly otherwise: Otherwise;
	readonly warnings: boolean;
	/** The most problems. */
	readonly problems: number;
}

/** A move behind one that could not be played. */
const UNPLAYED: Played = { problems: [], warnings: [] };

const openLine = (parent: number | undefined, replaces: number, from: number, position: Position | undefined): OpenLine => ({
	parent,
	replaces,
	span: { from, to: from },
	comments: [],
	moves: [],
	early: [],
	before: position,
	position,
});

/** Problems whose ranges are parts of other tokens. */
const WITHOUT_TOKEN: readonly Code[] = [
	'comment-unclosed',
	'nag-first',
	'surrogate',
	'tag-repeated',
	'variation-first',
	'variation-unclosed',
];

const inOrder = (problems: readonly Diagnostic[]): readonly Diagnostic[] => [...problems].sort((a, b) => a.span.from - b.span.from);

/** Makes the lines of one game from the tokens of a lexer, and plays their moves. */
export class MoveReader implements TokenSink {
	private readonly text: string;
	private readonly settings: Settings;
	private readonly tags: Tag[] = [];
	private readonly names: Set<string> = new Set();
	private readonly tokens: Token[] = [];
	private readonly problems: Diagnostic[] = [];
	private readonly warnings: Diagnostic[] = [];
	private readonly lines: OpenLine[];
	/** The open lines, from the main line on. */
	private readonly path: number[] = [0];
	private line: OpenLine;
	private written: string | undefined;
	/** The number of problems and warnings. */
	private reported = 0;
	/** The end of the game in the text. */
	private stop: number;
	/** The position at the start has been determined. */
	private started = false;

	constructor(text: string, settings: Settings) {
		this.text = text;
		this.settings = settings;
		this.line = openLine(undefined, 0, settings.at, undefined);
		this.lines = [this.line];
		this.stop = text.length;
	}

	begin(at: number): void {
		const from = at + this.settings.at;
		this.line.span = { from, to: from };
	}

	tag(from: number, to: number, { nameFrom, nameTo, valueFrom, valueTo, escaped }: TagPlaces): void {
		const { at } = this.settings;
		this.token('tag', from, to);
		const name = this.text.slice(at + nameFrom, at + nameTo);
		const written = this.text.slice(at + valueFrom, at + valueTo);
		const value = escaped ? unescaped(written) : written;
		if (this.names.has(name)) this.problem('tag-repeated', from, to);
		this.names.add(name);
		this.tags.push({ name, value, span: { from: at + from, to: at + to }, valueSpan: { from: at + valueFrom, to: at + valueTo } });
	}

	number(from: number, to: number): void {
		this.token('number', from, to);
	}

	move(from: number, to: number): void {
		this.token('move', from, to);
		this.begun();
		const { line } = this;
		const at = from + this.settings.at;
		const text = this.text.slice(at, to + this.settings.at);
		const played = this.played(text);
		this.report(played.problems, this.problems, at);
		if (this.settings.warnings) this.report(played.warnings, this.warnings, at);
		line.before = line.position;
		line.position = played.position;
		const move: OpenMove = { text, span: { from: at, to: at + to - from }, nags: [], comments: [], variations: line.early.splice(0) };
		if (played.san !== undefined) move.san = played.san;
		if (played.move !== undefined) move.move = played.move;
		if (played.position !== undefined) move.position = played.position;
		line.moves.push(move);
	}

	nag(nag: number, from: number, to: number): void {
		this.token('nag', from, to);
		const move = this.line.moves.at(-1);
		if (move === undefined) this.problem('nag-first', from, to);
		else move.nags.push(nag);
	}

	comment(from: number, to: number): void {
		this.token('comment', from, to);
		const { from: at, to: end } = this.tokens.at(-1)!;
		const { text, commands } = readToken(this.text.slice(at, end));
		if (text === '' && commands.length === 0) return;
		(this.line.moves.at(-1) ?? this.line).comments.push({ text, commands, span: { from: at, to: end } });
	}

	open(from: number, to: number): void {
		this.token('open', from, to);
		this.begun();
		const { line, lines } = this;
		const last = line.moves.at(-1);
		if (last === undefined) this.problem('variation-first', from, to);
		(last?.variations ?? line.early).push(lines.length);
		this.line = openLine(this.path.at(-1), Math.max(0, line.moves.length - 1), from + this.settings.at, line.before);
		this.path.push(lines.length);
		lines.push(this.line);
	}

	close(from: number, to: number): void {
		// A variation that is not closed ends without a token.
		if (to > from) this.token('close', from, to);
		this.line.span = { from: this.line.span.from, to: to + this.settings.at };
		this.path.pop();
		this.line = this.lines[this.path.at(-1)!]!;
	}

	result(from: number, to: number): void {
		this.token('result', from, to);
		this.written = this.text.slice(from + this.settings.at, to + this.settings.at);
		const tag = this.tags.findLast(({ name }) => name === 'Result');
		const problem = resultProblem(tag, resultOf(this.written));
		if (problem !== undefined && this.settings.warnings) this.report([problem], this.warnings, tag!.valueSpan!.from);
	}

	problem(code: Code, from: number, to: number): void {
		const span = { from: from + this.settings.at, to: to + this.settings.at };
		if (!WITHOUT_TOKEN.includes(code)) this.token(code === 'escape' ? code : 'unknown', from, to);
		if (this.reported > this.settings.problems) return;
		const problem = problemOf(code, span, this.settings.given.slice(span.from, span.to));
		if (problem.severity === 'error') this.report([problem], this.problems, 0);
		else if (this.settings.warnings) this.report([problem], this.warnings, 0);
	}

	end(at: number): boolean {
		this.begun();
		const lone = indexOfLone(this.settings.given, this.settings.at);
		if (lone >= 0 && lone < at + this.settings.at) this.problem('surrogate', lone - this.settings.at, lone + 1 - this.settings.at);
		this.stop = at + this.settings.at;
		return true;
	}

	/** The game that was read. */
	game(): Movetext {
		const end = this.stop;
		const main = this.lines[0]!;
		main.span = { from: main.span.from, to: end };
		const lines = this.lines.map(({ parent, replaces, span, comments, moves }): Line => ({ parent, replaces, span, comments, moves }));
		return {
			tags: this.tags,
			lines,
			moves: main.moves,
			result: this.written,
			tokens: this.tokens,
			problems: inOrder(this.problems),
			warnings: inOrder(this.warnings),
			end,
		};
	}

	private token(type: TokenType, from: number, to: number): void {
		this.tokens.push({ type, from: from + this.settings.at, to: to + this.settings.at });
	}

	private report(problems: readonly Diagnostic[], list: Diagnostic[], by: number): void {
		for (const problem of problems) {
			const span = { from: problem.span.from + by, to: problem.span.to + by };
			this.reported++;
			if (this.reported <= this.settings.problems) list.push({ ...problem, span });
			else if (this.reported === this.settings.problems + 1) this.problems.push(problemOf('more', { from: span.from, to: span.from }, ''));
		}
	}

	/** Determines the position at the start when the tags are complete. */
	private begun(): void {
		if (this.started) return;
		this.started = true;
		const { start } = this.settings;
		const tags = (): Readonly<Record<string, string>> => Object.fromEntries(this.tags.map(({ name, value }) => [name, value]));
		const position = typeof start === 'function' ? start(tags()) : start;
		Object.assign(this.lines[0]!, { before: position, position });
	}

	private played(text: string): Played {
		const { start, resolving, warnings, otherwise } = this.settings;
		if (start === undefined) return readAlone(text, resolving);
		const { position } = this.line;
		return position === undefined ? UNPLAYED : play(text, position, resolving, warnings, otherwise);
	}
}
