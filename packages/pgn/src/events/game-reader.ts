import type { Diagnostic, Span } from '@x/diagnostics';
import type { Code } from '../codes.js';
import { Lexer } from '../lexer/lexer.js';
import type { TagPlaces, TokenSink } from '../lexer/sink.js';
import { resultOf, unescaped } from '../lexer/words.js';
import type { GameResult, PgnProblem, Tag } from '../tree/game.js';
import { ILLEGAL, LEGAL, UNTESTED, type Validator } from '../validate/validator.js';
import type { limitsOf } from './limits.js';
import { problemOf, resultProblem } from './messages.js';
import type { GamePlace, GameRead, PgnVisitor, TextToken } from './visitor.js';

/** The token that a visitor receives. */
class Token implements TextToken {
	from = 0;
	to = 0;
	private readonly reader: GameReader;

	constructor(reader: GameReader) {
		this.reader = reader;
	}

	text(): string {
		const { base } = this.reader;
		return this.reader.decode(this.from - base, this.to - base);
	}
}

/** The line of a fault, and the offset of its first unit in the file. */
interface Line {
	readonly line: number;
	readonly start: number;
}

interface TagPlace extends Line {
	readonly tag: Tag;
}

/** A fault of a text that was decoded: bytes that are not UTF-8, or half a character. */
export interface DecodingFault {
	readonly code: Code;
	/** Its range in the lexer's bytes, if it is not that of the token. */
	readonly span?: Span;
}

/** The parts of a reader. */
export interface ReaderParts {
	readonly visitor: PgnVisitor;
	readonly validator: Validator | undefined;
	readonly limits: ReturnType<typeof limitsOf>;
	/** The text of a range of the bytes. */
	readonly decode: (from: number, to: number) => string;
	/** The last fault of the texts decoded since the last call. */
	readonly takeFault: () => DecodingFault | undefined;
	/** Whether the bytes were UTF-16. */
	readonly isUtf16?: (() => boolean) | undefined;
	/** Stops the lexer at the end of each game. */
	readonly stops?: boolean | undefined;
}

/** Turns the tokens of a lexer into the calls of a visitor: completes the tags, validates moves, and says where problems are. */
export class GameReader implements TokenSink {
	readonly lexer: Lexer;
	readonly decode: (from: number, to: number) => string;
	/** The offset of the first byte of the lexer in the file. */
	base = 0;
	/** The promise of the visitor's `endGame`, until it is settled. */
	waiting: Promise<void> | undefined;
	private readonly parts: ReaderParts;
	private readonly token: Token;
	private game = 0;
	private place: GamePlace = { game: 0, offset: 0, line: 1, column: 1 };
	private tags: Tag[] = [];
	/** The places of the tags by their names: of tags with one name, the last one. */
	private readonly tagPlaces = new Map<string, TagPlace>();
	private areTagsComplete = false;
	private isSkipped = false;
	private moves = 0;
	/** For each open line, whether it has a move. */
	private readonly begun: boolean[] = [false];
	private problems = 0;
	/** The last game with a fault of decoding. */
	private faultyGame = -1;
	private isEncodingSaid = false;

	constructor(parts: ReaderParts, from: GamePlace | undefined) {
		this.parts = parts;
		this.decode = parts.decode;
		this.lexer = new Lexer(this, parts.limits, parts.decode);
		this.token = new Token(this);
		if (from === undefined) return;
		this.base = from.offset;
		this.game = from.game;
		this.lexer.line = from.line;
		this.lexer.lineStart = 1 - from.column;
	}

	begin(at: number): void {
		this.place = this.placeOf(at);
		this.tags = [];
		this.tagPlaces.clear();
		this.areTagsComplete = false;
		this.isSkipped = false;
		this.begun.length = 1;
		this.begun[0] = false;
		this.moves = 0;
		this.problems = 0;
		this.parts.validator?.reset?.();
		this.parts.visitor.beginGame?.(this.place);
		if (this.isEncodingSaid || this.parts.isUtf16?.() !== true) return;
		this.isEncodingSaid = true;
		this.problem('wide-encoding', at, at);
	}

	tag(from: number, to: number, places: TagPlaces): void {
		const { base } = this;
		const text = this.decode(places.valueFrom, places.valueTo);
		const tag: Tag = {
			name: this.decode(places.nameFrom, places.nameTo),
			value: places.escaped ? unescaped(text) : text,
			span: { from: base + from, to: base + to },
			valueSpan: { from: base + places.valueFrom, to: base + places.valueTo },
		};
		this.noteEncoding(from, to);
		if (this.tagPlaces.has(tag.name)) this.problem('tag-repeated', from, to);
		const { line, lineStart } = this.lexer;
		this.tagPlaces.set(tag.name, { tag, line, start: base + lineStart });
		this.tags.push(tag);
		this.parts.visitor.tag?.(tag);
	}

	number(): void {
		if (!this.areTagsComplete) this.endTags();
	}

	move(from: number, to: number): void {
		if (!this.areTagsComplete) this.endTags();
		if (this.isSkipped) return;
		const { visitor, validator } = this.parts;
		const { begun } = this;
		begun[begun.length - 1] = true;
		if (begun.length === 1) this.moves++;
		let legal: boolean | undefined;
		if (validator !== undefined) {
			const found = validator.move(this.lexer.bytes, from, to, this.decode);
			if (found !== UNTESTED) legal = found === LEGAL;
			if (found === ILLEGAL) this.report(validator.problem!, from);
			else if (found === LEGAL && validator.warnings !== undefined && validator.warnings.length > 0)
				for (const warning of validator.warnings) this.report(warning, from);
		}
		if (visitor.move === undefined) return;
		this.aim(from, to);
		visitor.move(this.token, legal);
		this.noteEncoding(from, to);
	}

	nag(nag: number, from: number, to: number): void {
		if (this.isSkipped) return;
		if (this.hasMove()) this.parts.visitor.nag?.(nag);
		else this.problem('nag-first', from, to);
	}

	comment(from: number, to: number): void {
		const { visitor } = this.parts;
		if (this.isSkipped || visitor.comment === undefined) return;
		this.aim(from, to);
		visitor.comment(this.token);
		this.noteEncoding(from, to);
	}

	open(from: number, to: number): void {
		if (!this.areTagsComplete) this.endTags();
		if (!this.isSkipped && !this.hasMove()) this.problem('variation-first', from, to);
		this.begun.push(false);
		if (this.isSkipped) return;
		this.parts.validator?.open();
		this.parts.visitor.openVariation?.();
	}

	close(): void {
		this.begun.pop();
		if (this.isSkipped) return;
		this.parts.validator?.close();
		this.parts.visitor.closeVariation?.();
	}

	result(from: number, to: number): void {
		if (!this.areTagsComplete) this.endTags();
		const { visitor } = this.parts;
		if (this.isSkipped || (visitor.result === undefined && visitor.problem === undefined)) return;
		const result = resultOf(this.decode(from, to)) as GameResult;
		visitor.result?.(result);
		const place = this.tagPlaces.get('Result');
		const problem = resultProblem(place?.tag, result);
		if (problem !== undefined) this.report(inValue(problem, place!.tag), place!.tag.valueSpan!.from - this.base, place);
	}

	problem(code: Code, from: number, to: number): void {
		if (!this.isReported()) return;
		// The text of a long token is not needed.
		const found = this.decode(from, Math.min(to, from + 40));
		this.report(problemOf(code, { from: 0, to: to - from }, found), from);
	}

	end(at: number): boolean {
		if (!this.areTagsComplete) this.endTags();
		const { visitor, stops } = this.parts;
		this.game++;
		if (visitor.endGame === undefined) return stops === true;
		const offset = this.base + at;
		const { stopLine, stopLineStart } = this.lexer;
		const next = { game: this.game, offset, line: stopLine, column: at - stopLineStart + 1 };
		const { place } = this;
		const length = offset - place.offset;
		const game: GameRead = {
			game: place.game,
			offset: place.offset,
			line: place.line,
			column: place.column,
			length,
			moves: this.moves,
			next,
		};
		this.waiting = visitor.endGame(game) ?? undefined;
		return stops === true || this.waiting !== undefined;
	}

	/** The place of the next byte. */
	position(): GamePlace {
		return this.placeOf(this.lexer.at);
	}

	private placeOf(at: number): GamePlace {
		const { line, lineStart } = this.lexer;
		return { game: this.game, offset: this.base + at, line, column: at - lineStart + 1 };
	}

	private endTags(): void {
		this.areTagsComplete = true;
		const { visitor, validator } = this.parts;
		this.isSkipped = visitor.endTags?.(this.tags) === false;
		if (this.isSkipped || validator === undefined) return;
		const { place } = this;
		for (const problem of validator.begin(this.tags)) {
			const found = this.tagPlaces.get(problem.data?.tag as string);
			const line = found ?? { line: place.line, start: place.offset - place.column + 1 };
			this.report(
				found === undefined ? problem : inValue(problem, found.tag),
				(found?.tag.valueSpan?.from ?? place.offset) - this.base,
				line,
			);
		}
	}

	/** Whether the current line has a move. */
	private hasMove(): boolean {
		return this.begun[this.begun.length - 1] === true;
	}

	private aim(from: number, to: number): void {
		this.token.from = this.base + from;
		this.token.to = this.base + to;
	}

	private noteEncoding(from: number, to: number): void {
		if (this.faultyGame === this.game) return;
		const fault = this.parts.takeFault();
		if (fault === undefined) return;
		this.faultyGame = this.game;
		this.problem(fault.code, fault.span?.from ?? from, fault.span?.to ?? to);
	}

	private isReported(): boolean {
		return this.problems <= this.parts.limits.problems;
	}

	/** Passes a problem on, whose span and fix count from an index. It is in the line of the lexer, unless another one is given. */
	private report(problem: Diagnostic, at: number, place?: Line): void {
		const { limits, validator, visitor } = this.parts;
		if (visitor.problem === undefined || !this.isReported()) return;
		this.problems++;
		const more = this.problems > limits.problems;
		const { span, ...rest } = more ? problemOf('more', { from: 0, to: 0 }, '') : problem;
		const offset = this.base + at;
		const from = offset + span.from;
		const ply = this.areTagsComplete && validator !== undefined ? { ply: validator.ply } : {};
		const { line, start } = place ?? { line: this.lexer.line, start: this.base + this.lexer.lineStart };
		const fix = rest.data?.fix as (Span & { readonly text: string }) | undefined;
		const data = fix && { data: { ...rest.data, fix: { ...fix, from: offset + fix.from, to: offset + fix.to } } };
		const found = { ...rest, ...data, span: { from, to: offset + span.to }, game: this.game, line, column: from - start + 1, ...ply };
		visitor.problem(found as PgnProblem);
	}
}

/** A problem of a tag's value, relative to its text. If its bytes are others than its characters, the problem is that of the whole value. */
const inValue = (problem: Diagnostic, { value, valueSpan }: Tag): Diagnostic => {
	const length = valueSpan!.to - valueSpan!.from;
	if (length === value.length) return problem;
	const { fix: _, ...data } = problem.data ?? {};
	return { ...problem, span: { from: 0, to: length }, data };
};
