/** The place where text can be added to a line of moves. */
export interface LineEnd {
	/** After the comments and variations of the last move. */
	readonly at: number;
	/** A comment there runs to the end of its line: more text needs a line break. */
	readonly open: boolean;
}

const BLANK = /\s+/y;
const GLYPH = /\$\d+/y;
const COMMENT = /\{[^}]*\}/y;
const REST_OF_LINE = /;[^\n]*/y;
const TAG = /\[\s*\w+\s+"(?:[^"\\]|\\.)*"\s*\]/y;

/** The end of a match at a place, or the place itself. */
const past = (pattern: RegExp, text: string, at: number): number => {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : at;
};

/** The place after the bracket that closes a variation, or the end of the text. `at` is inside the variation. */
export const variationEnd = (text: string, at: number): number => {
	let depth = 1;
	let place = at;
	while (place < text.length) {
		const next = Math.max(past(COMMENT, text, place), past(REST_OF_LINE, text, place));
		if (next > place) {
			place = next;
			continue;
		}
		if (text[place] === '(') depth++;
		else if (text[place] === ')') depth--;
		place++;
		if (depth === 0) return place;
	}
	return text.length;
};

/** Skips comments and glyphs after a move, tags before a game, and with `variations` also variations. */
export const lineEnd = (text: string, from: number, variations: boolean): LineEnd => {
	let end: LineEnd = { at: from, open: false };
	let place = from;
	for (;;) {
		place = past(BLANK, text, place);
		const rest = past(REST_OF_LINE, text, place);
		let next = Math.max(rest, past(COMMENT, text, place), past(GLYPH, text, place), past(TAG, text, place));
		if (variations && text[place] === '(') next = variationEnd(text, place + 1);
		if (next === place) return end;
		end = { at: next, open: rest > place };
		place = next;
	}
};
