import type { Code } from './codes.js';

/** An edit of the text that was read. */
export interface Edit {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

/**
 * Reports a fault of a part of the current field, or of the entire field.
 *
 * A fault with a fix is a warning, and an error in strict mode: the field is read as if the fix had been applied. A fault without a fix is an
 * error. `wrong` makes a fault with a fix an error.
 */
export type Report = (code: Code, message: string, from?: number, to?: number, fix?: string | undefined, wrong?: boolean) => void;
