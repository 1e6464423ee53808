/**
 * A node of a drawing, from which both a string of SVG and elements of a page are made.
 *
 * A value that begins with `$` is a colour of the theme: `$light`.
 */
export interface Shape {
	readonly tag: 'g' | 'path' | 'circle' | 'rect' | 'line' | 'text';
	readonly attributes: Readonly<Record<string, string | number>>;
	readonly children?: readonly Shape[];
	/** The characters of a text. */
	readonly text?: string;
}

/** A group, moved to a point in hundredths of a cell. */
export const group = (children: readonly Shape[], x = 0, y = 0, more: Readonly<Record<string, string | number>> = {}): Shape => ({
	tag: 'g',
	attributes: x === 0 && y === 0 ? more : { transform: `translate(${round(x)} ${round(y)})`, ...more },
	children,
});

export const path = (d: string, attributes: Readonly<Record<string, string | number>>): Shape => ({
	tag: 'path',
	attributes: { d, ...attributes },
});

/** Rounds to a hundredth, so that sums of the same lengths in another order are equal. */
export const round = (value: number): number => Math.round(value * 100) / 100;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for the inside of an element or an attribute. Characters that XML does not allow become U+FFFD. */
export const escapeXml = (text: string): string =>
	text
		// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML excludes
		.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
		.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** A drawing as SVG text. `color` gives the value of a colour of the theme. */
export const shapeText = ({ tag, attributes, children, text }: Shape, color: (role: string) => string): string => {
	let out = `<${tag}`;
	for (const [name, value] of Object.entries(attributes)) {
		out += ` ${name}="${typeof value === 'number' ? round(value) : escapeXml(value.startsWith('$') ? color(value.slice(1)) : value)}"`;
	}
	if (children === undefined && text === undefined) return `${out}/>`;
	out += '>';
	if (text !== undefined) out += escapeXml(text);
	for (const child of children ?? []) out += shapeText(child, color);
	return `${out}</${tag}>`;
};
