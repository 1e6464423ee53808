import type { Fault } from '@x/diagnostics';

/** A loss of a conversion to another language. */
export type Loss =
	| 'lost-moves'
	| 'lost-walk'
	| 'lost-outcome'
	| 'lost-law'
	| 'lost-hook'
	| 'lost-choice'
	| 'lost-trace'
	| 'lost-royal'
	| 'lost-rule'
	| 'lost-piece'
	| 'lost-start';

/** A value in another language, with the losses of the conversion. */
export interface Converted<T> {
	readonly value: T;
	/** Each loss has a path. The list is empty if the conversion is complete. */
	readonly lost: readonly Fault[];
}

/** Reports a loss. */
export const loss = (code: Loss, path: string, message: string, data?: Readonly<Record<string, unknown>>): Fault => ({
	code: `sjaak/${code}`,
	path,
	message,
	severity: 'warning',
	...(data === undefined ? {} : { data }),
});
