/** A part of a text. `from` and `to` count UTF-16 units; `to` is exclusive. */
export interface Part {
	readonly text: string;
	readonly from: number;
	readonly to: number;
}

/**
 * Returns the fields of a line. Blanks and `_` separate them, since `_` replaces blanks in URLs. `field` is another pattern for a field.
 *
 * @example
 * fieldsOf('k7/8 w').map(({ text, from }) => [text, from]) // [ [ 'k7/8', 0 ], [ 'w', 5 ] ]
 */
export function fieldsOf(line: string, field: RegExp = /[^\s_]+/g): readonly Part[] {
	const parts: Part[] = [];
	for (const { 0: text, index: from } of line.matchAll(field)) parts.push({ text, from, to: from + text.length });
	return parts;
}
