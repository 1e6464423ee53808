import type { Code } from './codes.js';

/** An edit on the text that was read. */
export interface Edit {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

/**
 * Notes what is wrong with a span: the field that is being read, unless said.
 *
 * A `fix` that is a text stands for the span, and the reader goes on as if it had been written: a warning, and in strict mode an error.
 * Without a fix, or with an edit, it is an error.
 */
export type Report = (
	code: Code,
	message: string,
	fix?: string | Edit | undefined,
	from?: number,
	to?: number,
	hint?: string,
	data?: Readonly<Record<string, unknown>>,
) => void;
