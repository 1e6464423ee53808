import type { Report } from '../report.js';

/** Reports faults of a field that reads a converted text. */
export interface Relay {
	readonly report: Report;
	/** Calls `read`. Meanwhile `places` maps indices of the converted text to indices of the original field. */
	readonly during: <T>(places: readonly number[], read: () => T) => T;
}

/** Forwards reports with the words and indices of the original text. */
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
