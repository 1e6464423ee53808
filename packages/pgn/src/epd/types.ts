import type { Span } from '@x/diagnostics';
import type { LineProblem } from './codes.js';

/** An operand in quotation marks. */
export interface StringOperand {
	readonly type: 'string';
	/** The operand as it is written, with its quotation marks and backslashes. */
	readonly text: string;
	/** The text between the quotation marks, without the backslashes of `\"` and `\\`. */
	readonly value: string;
	readonly span?: Span;
}

/** A number without quotation marks. */
export interface NumberOperand {
	readonly type: 'number';
	/** The operand as it is written: `+12`, `007`, `0.50`. */
	readonly text: string;
	/** A `bigint` for an integer that a `number` cannot hold exactly. */
	readonly value: number | bigint;
	readonly span?: Span;
}

/** Any other operand: a move, a date, a name without quotation marks. */
export interface WordOperand {
	readonly type: 'word';
	readonly text: string;
	/** The same as `text`. */
	readonly value: string;
	readonly span?: Span;
}

export type Operand = StringOperand | NumberOperand | WordOperand;

/** An operation: `bm Nf3 Nc3;`. */
export interface Operation {
	/** Empty if the operation begins with a string. */
	readonly opcode: string;
	readonly operands: readonly Operand[];
	/** Where a reader found it, without the semicolon. */
	readonly span?: Span;
}

/** A position and operations, as text: an immutable value without a game. */
export interface Epd {
	/** The fields of a FEN, usually without its counters. */
	readonly position: string;
	/** In the order of the text. An opcode may occur more than once; the last one counts. */
	readonly operations: readonly Operation[];
	/** Where a reader found the position. */
	readonly span?: Span;
}

/** A fault in a file, with the line. Spans count from the beginning of the file. */
export interface EpdProblem extends LineProblem {
	/** The number of the line, from 1. */
	readonly line: number;
}

/** The limits of reading. */
export interface EpdLimits {
	/** The most UTF-16 units of a line; 65,536 by default. A longer line is refused. */
	readonly length?: number | undefined;
}

/** The options for reading EPD. */
export interface ParseOptions {
	/** `lenient` (default) accepts deviations with warnings. `strict` accepts exactly the output of `stringify`, with operands of the right types. */
	readonly mode?: 'strict' | 'lenient' | undefined;
	readonly limits?: EpdLimits | undefined;
}
