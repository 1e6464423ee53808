import { quote, type Span } from '@x/diagnostics';
import { type Cursor, type Note, type Report, Unreadable } from '@x/mbn/parts';
import type { Code } from '../codes.js';

/** A text that is being read. The cursor reports faults of MBN, and `report` those of FBR, into one list. */
export interface Source {
	readonly cursor: Cursor;
	readonly report: Report<Code>;
}

/** Reports a fault and goes on reading. */
export function fault({ report }: Source, code: Code, span: Span, message: string, hint?: string, note?: Note): void {
	report.add(code, span, message, { ...note, hint });
}

/** Reports a warning. */
export function warn({ report }: Source, code: Code, span: Span, message: string, hint?: string, fix?: string): void {
	report.add(code, span, message, { hint, fix, tolerated: true });
}

/** Reports that something else was expected here, and ends the reading of this part. */
export function expected(source: Source, code: Code, what: string, hint?: string): never {
	const { cursor } = source;
	const to = cursor.done() ? cursor.at : cursor.at + String.fromCodePoint(cursor.text.codePointAt(cursor.at)!).length;
	fault(source, code, { from: cursor.at, to }, `Expected ${what}, found ${cursor.found()}.`, hint);
	throw new Unreadable();
}

/** The text of a span, quoted. */
export const quoted = ({ cursor }: Source, { from, to }: Span): string => quote(cursor.text.slice(from, to));
