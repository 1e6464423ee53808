import type { Field } from '../field.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';

/** A field of the board where no other field says what flags pieces hold. */
export const withoutFlags = ([code, otherwise, read, write, says]: Field): Field => [
	code,
	otherwise,
	read,
	(setup, options, position) => {
		for (const { piece } of setup.pieces) if (piece.flags?.[0]) refuse(`the flag ${piece.flags[0]}`);
		return write(setup, options, position);
	},
	says,
];

/** A field that says nothing. */
export const dash = (code: 'castling' | 'en-passant', report: Report): Field => [
	code,
	'-',
	(text) => {
		if (text === '-') return text;
		if (code === 'castling') report('castling-letter', 'Nobody castles: this field is "-".');
		else report('en-passant-unreadable', 'No piece is captured in passing: this field is "-".');
		return text;
	},
	() => '-',
];

/** The side to move by other letters: those of the first and of the second side, and whatever else is read for them. */
export const sideAs = (
	[code, otherwise, read, write]: Field,
	signs: readonly [string, string],
	others: readonly string[],
	report: Report,
	own: readonly string[],
): Field => {
	const forms = [...signs, ...others];
	const back = (sign: string): string => signs[own.indexOf(sign)] ?? sign;
	return [
		code,
		back(otherwise),
		(text, draft, readable) => {
			const nth = forms.indexOf(text.toLowerCase()) % 2;
			if (nth < 0) report('unknown-side', `The side is "${signs.join('" or "')}".`);
			else read(own[nth]!, draft, readable);
			return signs[nth] ?? text;
		},
		(setup, options, position) => back(write(setup, options, position)),
	];
};
