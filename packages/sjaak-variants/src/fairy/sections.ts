import type { Span } from '@x/diagnostics';

/** One section of `variants.ini`: its name, the section whose keys it takes over, and its own keys. */
export interface Section {
	readonly name: string;
	readonly base: string | undefined;
	readonly keys: ReadonlyMap<string, string>;
	/** Where its name stands. */
	readonly span: Span;
	/** Where the lines of its keys stand. */
	readonly places: ReadonlyMap<string, Span>;
	/** Lines that are no keys. */
	readonly strange: readonly Span[];
}

/** Nothing in such a file is longer. */
const LONGEST = 4096;

/** Reads the sections of a file; `#` and `;` begin comments. Keys of a section of the same file that is named as base are taken over. */
export function sectionsOf(text: string): readonly Section[] {
	const sections: (Section & { keys: Map<string, string>; places: Map<string, Span>; strange: Span[] })[] = [];
	/** Lines above the first section. */
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
			section.keys.set(key, plain.slice(equals + 1).trim());
			section.places.set(key, span);
		}
	}
	return sections;
}
