import type { Inked, InkedPart, InksView, Meaning } from '../workshop-views.js';
import { fairyParts } from './fairy.js';
import { fbrParts } from './fbr.js';
import type { Part } from './ink.js';
import { jsonParts } from './json.js';
import { mbnParts } from './mbn.js';
import { sjaakParts } from './sjaak.js';

const PARTS: Readonly<Record<Inked, (text: string) => readonly Part[]>> = {
	sjaak: sjaakParts,
	fairy: fairyParts,
	fbr: fbrParts,
	json: jsonParts,
	mbn: mbnParts,
};

const sorted = (parts: readonly Part[]): readonly Part[] => parts.toSorted((a, b) => a.from - b.from || b.to - a.to);

/** The parts that have a colour, in their order. */
export const inkedParts = (parts: readonly Part[]): readonly InkedPart[] =>
	sorted(parts).flatMap(({ from, to, ink }) => (ink === undefined || from >= to ? [] : [{ from, to, ink }]));

/** The meaning at a place: of its word, and of the smallest part around it that has a sentence. */
export const meaningIn = (text: string, parts: readonly Part[], at: number): Meaning | undefined => {
	const here = parts.filter(({ from, to, means }) => means !== undefined && from <= at && at <= to);
	// At the border of two words the one behind it is meant.
	const inside = here.filter(({ to }) => at < to);
	const found = inside.length > 0 ? inside : here;
	const length = ({ from, to }: Part): number => to - from;
	const smallest = (some: readonly Part[]): readonly Part[] => {
		const least = Math.min(...some.map(length));
		return some.filter((one) => length(one) === least);
	};
	const words = smallest(found.filter(({ ink }) => ink !== undefined)).slice(0, 1);
	const sentences = smallest(found.filter(({ ink }) => ink === undefined));
	const [first] = [...words, ...sentences];
	if (first === undefined) return undefined;
	const { from, to } = first;
	return {
		from,
		to,
		word:
			words[0] === undefined
				? undefined
				: text
						.slice(from, to)
						.replace(/:$/, '')
						.replace(/^"(.*)"$/, '$1'),
		texts: [...new Set([...words, ...sentences].map(({ means }) => means!))],
	};
};

/** The colours of a text. */
export const inksOf = (language: Inked, text: string): InksView => ({ language, text, parts: inkedParts(PARTS[language](text)) });

/** The meaning of the word at a place of a text. */
export const meaningAt = (language: Inked, text: string, at: number): Meaning | undefined => meaningIn(text, PARTS[language](text), at);
