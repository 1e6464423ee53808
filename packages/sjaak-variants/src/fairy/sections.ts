/** One section of `variants.ini`: its name, the section whose keys it takes over, and its own keys. */
export interface Section {
	readonly name: string;
	readonly base: string | undefined;
	readonly keys: ReadonlyMap<string, string>;
}

/** Nothing in such a file is longer. */
const LONGEST = 4096;

/** Reads the sections of a file; `#` and `;` begin comments. Keys of a section of the same file that is named as base are taken over. */
export function sectionsOf(text: string): readonly Section[] {
	const sections: { name: string; base: string | undefined; keys: Map<string, string> }[] = [];
	for (const line of text.split(/\r\n|\r|\n/)) {
		const plain = line.slice(0, LONGEST).trim();
		if (plain === '' || plain.startsWith('#') || plain.startsWith(';')) continue;
		if (plain.startsWith('[')) {
			const [name = '', base] = plain.replace(/^\[/, '').replace(/\].*$/, '').split(':');
			const inherited = sections.findLast((section) => section.name === base?.trim());
			sections.push({ name: name.trim(), base: inherited === undefined ? base?.trim() : inherited.base, keys: new Map(inherited?.keys) });
			continue;
		}
		const equals = plain.indexOf('=');
		if (equals > 0) sections.at(-1)?.keys.set(plain.slice(0, equals).trim(), plain.slice(equals + 1).trim());
	}
	return sections;
}
