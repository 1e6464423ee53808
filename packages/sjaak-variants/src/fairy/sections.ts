import type { Span } from '@x/diagnostics';

/** One section of `variants.ini`: its name, the section that it is based on, and its own keys. */
export interface Section {
	readonly name: string;
	readonly base: string | undefined;
	readonly keys: ReadonlyMap<string, string>;
	/** The place of its name. */
	readonly span: Span;
	/** The places of the lines of its keys. */
	readonly places: ReadonlyMap<string, Span>;
	/** The offsets of the values of its keys. */
	readonly values: ReadonlyMap<string, number>;
	/** Lines that are not keys. */
	readonly strange: readonly Span[];
}

/** The maximum length of a line. */
const LONGEST = 4096;

/**
 * Reads the sections of a file; `#` and `;` begin comments. A section that names another section of the same file as its base has the keys
 * of that section.
 */
export function sectionsOf(text: string): readonly Section[] {
	const sections: (Section & { keys: Map<string, string>; places: Map<string, Span>; values: Map<string, number>; strange: Span[] })[] = [];
	/** Lines before the first section. */
	const above: Span[] = [];
	const named = new Map<string, (typeof sections)[number]>();
	for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
		const plain = line.slice(0, LONGEST).trim();
		if (plain === '' || plain.startsWith('#') || plain.startsWith(';')) continue;
		const from = index + line.length - line.trimStart().length;
		const span = { from, to: from + plain.length };
		if (plain.startsWith('[')) {
			const [name = '', base] = plain.replace(/^\[/, '').replace(/\].*$/, '').split(':');
			const inherited = base === undefined ? undefined : named.get(base.trim());
			const section = {
				name: name.trim(),
				base: inherited === undefined ? base?.trim() : inherited.base,
				keys: new Map(inherited?.keys),
				span,
				places: new Map(inherited?.places),
				values: new Map(inherited?.values),
				strange: sections.length === 0 ? above : [],
			};
			sections.push(section);
			named.set(section.name, section);
			continue;
		}
		const section = sections.at(-1);
		const equals = plain.indexOf('=');
		if (section === undefined || equals <= 0) (section?.strange ?? above).push(span);
		else {
			const key = plain.slice(0, equals).trim();
			const value = plain.slice(equals + 1);
			section.keys.set(key, value.trim());
			section.values.set(key, from + equals + 1 + value.length - value.trimStart().length);
			section.places.set(key, span);
		}
	}
	return sections;
}
