import type { Report } from '../report.js';

/** A report for a field that reads another text than the one that was given. */
export interface Relay {
	readonly report: Report;
	/** Reads with the places that the characters of the other text have in the field. */
	readonly during: <T>(places: readonly number[], read: () => T) => T;
}

/** Passes reports on, with the words and places of the text that was given. */
export function relayTo(report: Report, decode: (message: string) => string): Relay {
	let places: readonly number[] | undefined;
	return {
		report: (code, message, from, to, fix, wrong) => {
			if (places === undefined) report(code, decode(message), from, to, fix, wrong);
			else report(code, decode(message), places[from ?? 0]!, to === undefined ? places.at(-1)! : places[to]!, fix, wrong);
		},
		during: (others, read) => {
			places = others;
			const result = read();
			places = undefined;
			return result;
		},
	};
}
