import type { Code } from './codes.js';

/** An edit on the text that was read. */
export interface Edit {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

/**
 * Notes what is wrong with a part of the field that is being read, or with all of it.
 *
 * With a fix the text is read as if that had been written: a warning, and in strict mode an error. Without one it is an error, and `wrong`
 * says that it is one all the same.
 */
export type Report = (code: Code, message: string, from?: number, to?: number, fix?: string | undefined, wrong?: boolean) => void;
