/** A part of a text; `to` is exclusive, and both are UTF-16 units. */
export interface Part {
	readonly text: string;
	readonly from: number;
	readonly to: number;
}

/**
 * The fields of a line. Blanks separate them, and `_`, which stands for a blank in addresses; `field` matches them otherwise.
 *
 * @example
 * fieldsOf('k7/8 w').map(({ text, from }) => [text, from]) // [ [ 'k7/8', 0 ], [ 'w', 5 ] ]
 */
export function fieldsOf(line: string, field: RegExp = /[^\s_]+/g): readonly Part[] {
	const parts: Part[] = [];
	for (const { 0: text, index: from } of line.matchAll(field)) parts.push({ text, from, to: from + text.length });
	return parts;
}
