import type { Fault } from '@x/diagnostics';

/** The losses of a conversion. */
export type Loss = 'lost-start' | 'lost-moves' | 'lost-promotion' | 'lost-castling' | 'lost-hand' | 'lost-law' | 'lost-outcome';

/** A value of another language, with the losses of the conversion. */
export interface Converted<T> {
	readonly value: T;
	/** Each has the path of a part of the ruleset. Nothing is lost where the list is empty. */
	readonly lost: readonly Fault[];
}

export const loss = (code: Loss, path: string, message: string, data?: Readonly<Record<string, unknown>>): Fault => ({
	code: `variants-ini/${code}`,
	path,
	message,
	severity: 'warning',
	...(data === undefined ? {} : { data }),
});
