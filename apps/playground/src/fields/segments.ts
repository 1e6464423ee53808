/** A range of a text and the classes it is drawn with. */
export interface TextMark {
	readonly from: number;
	readonly to: number;
	readonly class: string;
}

export interface Segment {
	readonly text: string;
	readonly class: string;
}

/** An empty range is drawn on the character after it, or at the end of the text on the character before it. */
export const widen = (mark: TextMark, length: number): TextMark => {
	const from = Math.max(0, Math.min(mark.from, length));
	const to = Math.max(from, Math.min(mark.to, length));
	if (to > from) return { ...mark, from, to };
	return from < length ? { ...mark, from, to: from + 1 } : { ...mark, from: Math.max(0, from - 1), to: from };
};

/** Splits a text at the ends of its marks. A segment under several marks gets all their classes. */
export const segments = (text: string, marks: readonly TextMark[]): readonly Segment[] => {
	const wide = marks.map((mark) => widen(mark, text.length)).filter((mark) => mark.to > mark.from);
	const cuts = [...new Set([0, text.length, ...wide.flatMap((mark) => [mark.from, mark.to])])].sort((a, b) => a - b);
	return cuts.slice(0, -1).map((from, index) => {
		const to = cuts[index + 1]!;
		const classes = new Set(wide.filter((mark) => mark.from <= from && mark.to >= to).map((mark) => mark.class));
		return { text: text.slice(from, to), class: [...classes].join(' ') };
	});
};
