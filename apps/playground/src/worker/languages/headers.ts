/** The header of a section of variants.ini: `[name:base]`. */
export interface Header {
	readonly name: string;
	readonly base: string | undefined;
	readonly from: number;
	/** The offset of the next header, or of the end of the text. */
	readonly to: number;
}

/** The headers of a text. Lines before the first one belong to it. */
export const headersOf = (text: string): readonly Header[] => {
	const found = [...text.matchAll(/^[^\S\r\n]*\[([^\]:\r\n]*)(?::([^\]\r\n]*))?.*$/gm)];
	return found.map(({ 1: name = '', 2: base, index }, at) => ({
		name: name.trim(),
		base: base?.trim(),
		from: at === 0 ? 0 : index,
		to: found[at + 1]?.index ?? text.length,
	}));
};

/** A section preceded by those that it is based on: complete without the rest of the text. */
export const withBases = (headers: readonly Header[], at: number): readonly Header[] => {
	const parts: Header[] = [];
	for (let next = at; next >= 0; ) {
		const header = headers[next]!;
		parts.unshift(header);
		// A base stands before the sections that name it; of several with its name the nearest one is meant.
		next = header.base === undefined ? -1 : headers.findLastIndex(({ name }, index) => index < next && name === header.base);
	}
	return parts;
};
