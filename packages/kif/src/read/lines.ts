/** A line of a text: where it begins, and where it ends without its break and the blanks before it. */
export interface TextLine {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

/** The lines of a text. They end with a line feed, a carriage return or both. */
export function* linesOf(text: string, start = 0): Generator<TextLine, void, undefined> {
	const breaks = /\r\n?|\n/g;
	breaks.lastIndex = start;
	for (let from = start; from <= text.length; from = breaks.lastIndex) {
		const found = breaks.exec(text);
		const line = text.slice(from, found?.index ?? text.length);
		yield { from, to: from + line.length, text: line };
		if (found === null) return;
	}
}
