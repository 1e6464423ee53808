/** The share of a sweep that a run of the tests takes: all of it, a seeded sample, or a smaller sample. */
export type Extent = 'full' | 'normal' | 'quick';

const EXTENTS: readonly Extent[] = ['full', 'normal', 'quick'];

const chosen = process.env.X_EXTENT ?? 'normal';
if (!(EXTENTS as readonly string[]).includes(chosen)) throw new Error(`X_EXTENT: expected one of ${EXTENTS.join(', ')}, found ${chosen}.`);

/** The extent of this run: `npm test` is normal, `npm test -- --quick` is quick, `npm run differential` is full. */
export const extent: Extent = chosen as Extent;

/** The number for this run. */
export const byExtent = (numbers: Readonly<Record<Extent, number>>): number => numbers[extent];

/** The number of random cases of a property of which a full run takes `full`. */
export const runs = (full: number): number => Math.max(1, Math.round(full * byExtent({ full: 1, normal: 0.15, quick: 0.05 })));

/** A whole number of at least 1 from the environment. */
function countFrom(name: string, usual: number): number {
	const text = process.env[name];
	if (text === undefined) return usual;
	if (!/^[1-9][0-9]*$/.test(text)) throw new Error(`${name}: expected a whole number of at least 1, found ${text}.`);
	return Number(text);
}

/**
 * The seeds of random games, 1 and those that follow. `X_GAMES` sets how many there are, and `X_FIRST` the first one, so that a long run can be
 * made in parts.
 */
export const seedsOf = (numbers: Readonly<Record<Extent, number>>): readonly number[] => {
	const first = countFrom('X_FIRST', 1);
	return Array.from({ length: countFrom('X_GAMES', byExtent(numbers)) }, (_, index) => first + index);
};

/** A hash of a text (FNV-1a), so that samples of different tests differ, and one test takes the same sample in every run. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * A seeded sample of the cases of a sweep, in their order; all of them in a full run. `X_SEED` draws others.
 *
 * @param title the sweep: other titles draw other samples
 * @param shares the share of the cases, from 0 to 1, in a normal and in a quick run
 */
export function sampleOf<T>(title: string, cases: readonly T[], shares: { readonly normal: number; readonly quick: number }): readonly T[] {
	const share = extent === 'full' ? 1 : shares[extent];
	if (share >= 1) return cases;
	const ranked = cases
		.map((_, index) => ({ index, rank: hashOf(`${process.env.X_SEED ?? 1} ${title} ${index}`) }))
		.sort((a, b) => a.rank - b.rank || a.index - b.index)
		.slice(0, Math.max(1, Math.round(share * cases.length)))
		.map(({ index }) => index);
	return ranked.sort((a, b) => a - b).map((index) => cases[index]!);
}
