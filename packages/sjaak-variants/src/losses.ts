import type { Fault } from '@x/diagnostics';

/** What gets lost on the way into another language. */
export type Loss =
	| 'lost-moves'
	| 'lost-walk'
	| 'lost-outcome'
	| 'lost-law'
	| 'lost-hook'
	| 'lost-choice'
	| 'lost-trace'
	| 'lost-royal'
	| 'lost-key'
	| 'lost-rule'
	| 'lost-piece'
	| 'lost-castling'
	| 'lost-promotion'
	| 'lost-start';

/** A value in another language, with the list of what it does not say. */
export interface Converted<T> {
	readonly value: T;
	/** Each with the path of what it speaks of. Empty: everything is said. */
	readonly lost: readonly Fault[];
}

/** Notes one thing that is lost. */
export const loss = (code: Loss, path: string, message: string, data?: Readonly<Record<string, unknown>>): Fault => ({
	code: `sjaak/${code}`,
	path,
	message,
	severity: 'warning',
	...(data === undefined ? {} : { data }),
});
