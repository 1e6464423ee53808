import type { Field } from '../field.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';

/** A field of the board for dialects without a field for flags: it refuses to write pieces with flags. */
export const withoutFlags = (field: Field): Field => ({
	...field,
	write: (setup, options, position) => {
		for (const { piece } of setup.pieces) if (piece.flags?.[0]) refuse(`the flag ${piece.flags[0]}`);
		return field.write(setup, options, position);
	},
});

/** A field that is always a dash. */
export const dash = (code: 'castling' | 'en-passant', report: Report): Field => ({
	code,
	fallback: '-',
	read: (text) => {
		if (text === '-') return text;
		if (code === 'castling') report('castling-letter', `Expected "-", found "${text}": this game does not have castling.`);
		else report('en-passant-unreadable', `Expected "-", found "${text}": this game does not have en passant captures.`);
		return text;
	},
	write: () => '-',
});

/** The side to move with other letters: `signs` for the first and the second side. `others` are also accepted, alternately for each side. */
export const sideAs = (
	field: Field,
	signs: readonly [string, string],
	others: readonly string[],
	report: Report,
	own: readonly string[],
): Field => {
	const forms = [...signs, ...others];
	const back = (sign: string): string => signs[own.indexOf(sign)] ?? sign;
	return {
		code: field.code,
		fallback: back(field.fallback),
		read: (text, draft, readable) => {
			const nth = forms.indexOf(text.toLowerCase()) % 2;
			if (nth < 0) report('unknown-side', `Expected "${signs.join('" or "')}", found "${text}".`);
			else field.read(own[nth]!, draft, readable);
			return signs[nth] ?? text;
		},
		write: (setup, options, position) => {
			// A later phase of a turn has a sign that these dialects do not have.
			const nth = own.indexOf(field.write(setup, options, position));
			return signs[nth] ?? refuse(`the phase ${setup.phase}`);
		},
	};
};
