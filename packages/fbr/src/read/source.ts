import { quote, type Span } from '@x/diagnostics';
import { type Cursor, type Edit, type Note, type Report, Unreadable } from '@x/mbn/parts';
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
export function warn({ report }: Source, code: Code, span: Span, message: string, hint?: string, fix?: string | Edit): void {
	report.add(code, span, message, { hint, fix, tolerated: true });
}

/** Reports that something else was expected here, and ends the reading of this part. */
export function expected(source: Source, code: Code, what: string, hint?: string, fix?: string | Edit): never {
	const { cursor } = source;
	cursor.refuseStray();
	fault(source, code, cursor.here(), `Expected ${what}, found ${cursor.found()}.`, hint, { fix });
	throw new Unreadable();
}

/** The text of a span, quoted. */
export const quoted = ({ cursor }: Source, { from, to }: Span): string => quote(cursor.text.slice(from, to));
