import type { PgnProblem, Validator } from '@x/pgn';
import { type GamePlace, PgnReader } from '@x/pgn/stream';
import { type Excerpt, excerptOf, type Fault, type Place } from './fault.js';
import { PgnWindow } from './pgn-window.js';
import { editOf } from './repairs.js';

export interface PgnCheckOptions {
	/** The name of the file. */
	readonly file: string;
	/** Plays the moves; without it only the text is checked. */
	readonly validator?: Validator | undefined;
	/** The place of the first byte in its file. */
	readonly from?: GamePlace | undefined;
	/** Receives each fault, in the order of the text within a game. */
	readonly fault: (fault: Fault) => void;
	/** Receives the text with all certain repairs, in pieces. */
	readonly repaired?: ((bytes: Uint8Array) => void) | undefined;
}

/** The counts of a file of games. */
export interface PgnTotals {
	readonly games: number;
	readonly moves: number;
	/** Line breaks. */
	readonly lines: number;
}

/** The number of bytes after which complete lines are read. */
const BLOCK = 1 << 20;
/** The number of bytes after which a line is read in parts. */
const LONGEST_LINE = 4 << 20;

const NEWLINE = 0x0a;

const firstPlace: GamePlace = { game: 0, offset: 0, line: 1, column: 1 };

/** Finds the faults of games in pieces of bytes. Its memory does not depend on the size of the file. */
export class PgnChecker {
	private readonly options: PgnCheckOptions;
	private readonly reader: PgnReader;
	private readonly window: PgnWindow;
	private pending: Uint8Array[] = [];
	private pendingBytes = 0;
	private problems: PgnProblem[] = [];
	private readonly first: GamePlace;
	private game: GamePlace;
	private totals = { games: 0, moves: 0 };
	/** The place behind the last game. */
	private next: GamePlace;
	/** The line breaks of all blocks. */
	private lines = 0;

	constructor(options: PgnCheckOptions) {
		const { from = firstPlace, validator } = options;
		this.options = options;
		this.window = new PgnWindow(from.offset, options.repaired);
		this.first = this.game = this.next = from;
		this.reader = new PgnReader(
			{
				beginGame: (place) => {
					this.game = place;
				},
				problem: (problem) => {
					this.problems.push(problem);
				},
				endGame: ({ moves, next }) => {
					this.totals.games++;
					this.totals.moves += moves;
					this.next = next;
					this.report();
				},
			},
			{ from, ...(validator === undefined ? {} : { validator }) },
		);
	}

	push(chunk: Uint8Array): void {
		this.pending.push(chunk);
		this.pendingBytes += chunk.length;
		if (this.pendingBytes < BLOCK) return;
		const bytes = Buffer.concat(this.pending);
		const end = bytes.length > LONGEST_LINE ? bytes.length : bytes.lastIndexOf(NEWLINE) + 1;
		this.pending = [bytes.subarray(end)];
		this.pendingBytes = bytes.length - end;
		if (end > 0) this.read(bytes.subarray(0, end));
	}

	end(): PgnTotals {
		this.read(Buffer.concat(this.pending));
		this.reader.end();
		this.report();
		this.window.finish();
		return { ...this.totals, lines: this.lines };
	}

	private read(block: Buffer): void {
		this.window.push(block);
		this.reader.push(block);
		this.countLines(block.length);
		// Games end inside the block. The faults of the last one wait for its end, unless it is longer than a block.
		if (!this.window.has(this.game.offset)) this.report();
	}

	/** Counts the line breaks up to the end of the last block. The reader has counted those of games. */
	private countLines(block: number): void {
		const from = this.window.end - block;
		const isGame = this.next.offset >= from;
		const counted = isGame ? this.next.line - this.first.line : this.lines;
		this.lines = counted + this.window.linesBetween(isGame ? this.next.offset : from, this.window.end);
	}

	/** Reports the finished game's faults. */
	private report(): void {
		if (this.problems.length === 0) return;
		const problems = this.problems.sort((a, b) => a.span.from - b.span.from);
		this.problems = [];
		for (const problem of problems) this.options.fault(this.faultOf(problem));
	}

	private faultOf(problem: PgnProblem): Fault {
		const { span, code, severity, message, game, ply } = problem;
		const [start, end] = [this.placeOf(span.from, problem), this.placeOf(span.to, problem)];
		const edit = editOf(problem);
		const fix = edit !== undefined && this.window.repair(edit) ? edit : undefined;
		const { hint } = problem;
		return {
			file: this.options.file,
			kind: 'pgn',
			start,
			end,
			severity,
			code,
			message: /[.?!]$/.test(message) ? message : `${message}.`,
			...(hint === undefined ? {} : { hint }),
			game: game + 1,
			...(ply === undefined ? {} : { ply }),
			...(fix === undefined
				? {}
				: { repair: { start: this.placeOf(fix.from, problem), end: this.placeOf(fix.to, problem), text: fix.text } }),
			excerpt: this.excerptOf(span.from, span.to),
		};
	}

	private placeOf(offset: number, { line, column, span, game }: PgnProblem): Place {
		if (game !== this.game.game || !this.window.has(this.game.offset)) return { line, column: column + offset - span.from };
		return {
			line: this.game.line + this.window.linesBetween(this.game.offset, offset),
			column: this.window.lineBefore(offset).length + 1,
		};
	}

	private excerptOf(from: number, to: number): Excerpt {
		if (!this.window.has(from)) return { text: '', from: 0, to: 0 };
		const [before, marked] = [this.window.lineBefore(from), this.window.between(from, to)];
		const line = before + this.window.lineBehind(from);
		return excerptOf(line, before.length, Math.min(line.length, before.length + marked.length));
	}
}
