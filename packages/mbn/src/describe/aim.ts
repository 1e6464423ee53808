import {
	chosen,
	type Direction,
	FORWARD,
	images,
	isStraight,
	nearest,
	opposite,
	reflected,
	same,
	unit,
	type Vector,
} from '../path/vectors.js';
import type { Modification } from '../tree.js';
import { absoluteWords, isComplete, relativeWords } from './directions.js';
import { list } from './words.js';

/** How a leg continues the one before. */
export interface Frame {
	/** The leg begins in the absolute frame: it is the first one, or follows `--`. */
	readonly free: boolean;
	/** The possible directions of the leg before; `start`: there is none; `undefined`: unknown. */
	readonly previous: readonly Vector[] | 'start' | undefined;
}

export const START: Frame = { free: true, previous: 'start' };

/** Where leaps of one length go. */
export interface Aim {
	/** In which of their directions; empty for all of them. */
	readonly adverb: string;
	/** The direction as seen from the leg before; empty if that does not matter. */
	readonly relative: string;
	/** The leaps cannot go anywhere. */
	readonly never: boolean;
	/** Their directions on the board, as far as these are known. */
	readonly vectors: readonly Vector[] | undefined;
}

const LETTERS: Readonly<Record<string, string>> = {
	f: 'forward',
	b: 'backward',
	v: 'forward or backward',
	l: 'to the left',
	r: 'to the right',
	s: 'sideways',
	// In a pair, where these two have no agreed meaning, @x/mbn/path takes them so.
	d: 'sideways',
	z: 'sideways',
};

const unique = (vectors: readonly Vector[]): readonly Vector[] => [...new Map(vectors.map((one) => [one.join(), one])).values()];

const hasTrait = (modifications: readonly Modification[], name: string): boolean =>
	modifications.some((one) => one.type === 'mode' && one.name === name);

const directionsOf = (modifications: readonly Modification[]): readonly Direction[] =>
	modifications.flatMap((one): readonly Direction[] =>
		one.type === 'direction' ? [one.letter] : one.type === 'directions' ? [`${one.letters[0]}${one.letters[1]}`] : [],
	);

/** Whether a leg depends on the direction of the leg before, in its frame. */
export const readsDirection = (modifications: readonly Modification[], free: boolean): boolean => {
	const letters = directionsOf(modifications);
	return letters.includes('z') || hasTrait(modifications, 't') || hasTrait(modifications, 'tt') || (!free && !letters.includes('d'));
};

/** The directions of leaps of one length. `others` are the lengths in the same leg: a leg without letters takes the nearest of all. */
export function aimOf(
	offset: readonly [number, number],
	others: readonly (readonly [number, number])[],
	modifications: readonly Modification[],
	frame: Frame,
): Aim {
	const all = images(...offset);
	const letters = directionsOf(modifications);
	const asked = letters.filter((letter) => letter !== 'd' && letter !== 'z');
	const [reverse, notReverse] = [hasTrait(modifications, 't'), hasTrait(modifications, 'tt')];
	const free = frame.free || letters.includes('d') || frame.previous === 'start';
	const choose = (from: Vector): readonly Vector[] => {
		if (letters.includes('z')) {
			const targets = (['x', 'y'] as const).map((choice) => unit(reflected(from, choice)));
			return all.filter((one) => targets.some((target) => same(unit(one), target)));
		}
		const lengths = others.flatMap((one) => images(...one));
		const open =
			asked.length > 0
				? chosen(all, asked, free ? FORWARD : from)
				: free || reverse || notReverse
					? all
					: nearest(lengths, from).filter((one) => all.some((other) => same(one, other)));
		const back = unit(opposite(from));
		return open.filter((one) => (!reverse || same(unit(one), back)) && (!notReverse || !same(unit(one), back)));
	};
	if (frame.previous === 'start' || (free && !reverse && !notReverse && !letters.includes('z'))) {
		if (letters.includes('z') || reverse)
			return { adverb: '', relative: letters.includes('z') ? MIRRORED : BACK, never: true, vectors: [] };
		const vectors = choose([0, 0]);
		const adverb = isComplete(vectors) ? '' : absoluteWords(vectors);
		return { adverb, relative: notReverse ? NOT_BACK : '', never: vectors.length === 0, vectors };
	}
	// Without letters another length of the same leg may be nearer to a direction: this one is not used then.
	const rows = frame.previous?.map((from) => [from, choose(from)] as const).filter(([, to]) => asked.length > 0 || to.length > 0);
	const vectors = rows && unique(rows.flatMap(([, to]) => to));
	return {
		adverb: free && asked.length > 0 ? absoluteWords(chosen(all, asked, FORWARD)) : '',
		relative: seenFrom(),
		never: vectors?.length === 0,
		vectors,
	};

	/** The direction as seen from the leg before. */
	function seenFrom(): string {
		if (letters.includes('z')) return MIRRORED;
		if (reverse) return BACK;
		if (notReverse) return NOT_BACK;
		const known = rows && relativeWords(rows);
		if (known !== undefined) return SIDES.has(known) ? `${sort(all)}${known}` : known;
		return asked.length === 0
			? 'in the direction it had before, if any, or the nearest to it'
			: `${letterWords(all, asked)} or nearly so, as seen in the direction it had before, if any`;
	}
}

const MIRRORED = 'in the mirrored direction';
const BACK = 'straight back';
const NOT_BACK = 'but not straight back';

/** Words that need the sort of the leaps in front of them: `diagonally outward`. */
const SIDES: ReadonlySet<string> = new Set([
	'outward',
	'backward',
	'outward to the left',
	'outward to the right',
	'backward to the left',
	'backward to the right',
	'to the left',
	'to the right',
]);

const sort = ([first]: readonly Vector[]): string =>
	!isStraight(first!) ? '' : first![0] === 0 || first![1] === 0 ? 'orthogonally ' : 'diagonally ';

function letterWords(all: readonly Vector[], letters: readonly Direction[]): string {
	const straight = sort(all) === 'orthogonally ';
	const words = letters.map((one) => (one.length === 1 ? LETTERS[one]! : pairWords(one)));
	const vertical = letters.some((one) => 'fbv'.includes(one));
	const horizontal = letters.some((one) => 'lrs'.includes(one));
	return list(words, vertical && horizontal && !straight ? 'and' : 'or');
}

const pairWords = ([a, b]: string): string => (a === b ? `mostly ${LETTERS[a!]}` : `${LETTERS[a!]} and ${LETTERS[b!]}`);

/** The words of direction letters by themselves. */
export const directionWords = (modifications: readonly Modification[]): string =>
	letterWords(
		images(1, 1),
		directionsOf(modifications).filter((letter) => letter !== 'd' && letter !== 'z'),
	);
