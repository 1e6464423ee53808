import type { Diagnostic } from '@x/core';
import type { Code } from './codes.js';
import type { Tables } from './tables.js';

/** An edit on the text that was read. */
export interface Edit {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

type Facts = Readonly<Record<string, unknown>>;

/** What stands between fields: one space. Everything else here is read as one, with a warning; `_` is how addresses write it. */
export const isBlank = (code: number): boolean =>
	code === 32 || code === 95 || (code > 8 && code < 14) || (code > 159 && String.fromCharCode(code).trim() === '');

/** A text, how far it has been read, and what was found wrong so far. */
export class Reader {
	readonly text: string;
	readonly tables: Tables;
	readonly strict: boolean;
	/** Where reading goes on, and where it ends (trailing blanks left out). */
	at = 0;
	end: number;
	/** Undefined as long as nothing was noticed: a clean text costs no object. */
	problems: Diagnostic[] | undefined = undefined;
	failed = false;
	/** How many pieces stand on the board that was read. */
	pieces = 0;
	/** What the fields that are not there mean, as a text. */
	missing = '';

	constructor(text: string, tables: Tables, strict: boolean) {
		this.text = text;
		this.tables = tables;
		this.strict = strict;
		this.end = text.length;
	}

	/** A deviation with one possible meaning: a warning, and in strict mode an error. */
	warn(code: Code, from: number, to: number, message: string, fix: string, data?: Facts): void {
		this.fault(code, from, to, message, { from, to, text: fix }, data, undefined, this.strict);
	}

	/** A fault; no mode tolerates it unless told so. Its fix is certain, its hint may guess. */
	fault(code: Code, from: number, to: number, message: string, fix?: Edit, data?: Facts, guess?: string, error = true): void {
		const hint = guess ?? (fix && (fix.text === '' ? 'Remove it.' : `Write "${fix.text}".`));
		this.failed ||= error;
		this.problems ??= [];
		this.problems.push({
			code: `fen/${code}`,
			message,
			span: { from, to },
			severity: error ? 'error' : 'warning',
			...(hint && { hint }),
			...((fix || data) && { data: fix ? { ...data, fix } : data! }),
		});
	}

	/** The field that starts here, and goes behind it. */
	field(): string {
		const from = this.at;
		while (this.at < this.end && !isBlank(this.text.charCodeAt(this.at))) this.at++;
		return this.text.slice(from, this.at);
	}
}
