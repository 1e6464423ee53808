import { images } from '../geometry.js';
import type { Generator } from '../syntax.js';

/**
 * The engine stores generators in tables and gives pieces their numbers. It combines two lines of the same type by mixing the bits of two
 * numbers: the result is another generator, or none.
 */
export class Tables {
	private readonly lists: Readonly<
		Record<'leap' | 'aleap' | 'step', { readonly names: Map<string, number>; readonly entries: (Generator | undefined)[] }>
	> = {
		leap: { names: new Map(), entries: [] },
		aleap: { names: new Map(), entries: [] },
		// Number 0 is not a stepper.
		step: { names: new Map(), entries: [undefined] },
	};

	private readonly given: Map<Generator[], { readonly type: 'leap' | 'aleap' | 'step'; readonly at: number; number: number }[]> = new Map();

	/** The number of a generator, which is added to the table if it is new. */
	private number(generator: Generator & { type: 'leap' | 'aleap' | 'step' }): number {
		const { names, entries } = this.lists[generator.type];
		const name = JSON.stringify(
			generator.type === 'leap' ? { ...generator, vectors: images(generator.vectors).map(String).sort() } : generator,
		);
		const known = names.get(name);
		if (known !== undefined) return known;
		const number = entries.length;
		names.set(name, number);
		entries.push(generator);
		// Second legs and masks use table entries of their own.
		if (generator.type === 'leap' && generator.second !== undefined) entries.push(undefined, undefined);
		else if (generator.type === 'leap' && generator.mask !== undefined) entries.push(undefined);
		return number;
	}

	/** Adds a line to those of a piece. */
	add(list: Generator[], added: Generator): void {
		if (added.type !== 'leap' && added.type !== 'aleap' && added.type !== 'step') {
			list.push(added);
			return;
		}
		const number = this.number(added);
		const lines = this.given.get(list) ?? [];
		this.given.set(list, lines);
		const known = lines.find(({ type }) => type === added.type);
		if (known !== undefined) known.number |= number;
		else {
			lines.push({ type: added.type, at: list.length, number });
			list.push(added);
		}
	}

	/** Converts the numbers of pieces back to generators, after all lines have been read. */
	resolve(): void {
		for (const [list, lines] of this.given)
			for (const { type, at, number } of lines) list[at] = this.lists[type].entries[number] ?? { type: 'none' };
	}
}
