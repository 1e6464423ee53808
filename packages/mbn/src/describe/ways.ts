import type { Steps, Turning } from '../tree.js';
import type { Aim } from './aim.js';
import type { Atom } from './atoms.js';
import { number } from './words.js';

type Leaps = Extract<Atom, { readonly type: 'leaps' }>;

/** Leaps of one length with their directions. */
export interface Ride extends Leaps {
	readonly aim: Aim;
}

const stepsKey = (steps: Steps | undefined): string => {
	if (steps === undefined || ('count' in steps && steps.count === 1)) return 'once';
	return 'count' in steps ? `${steps.type} ${steps.count}` : steps.type === 'edge' ? 'all' : steps.type;
};

const counted = (steps: Steps): string => {
	switch (steps.type) {
		case 'most':
			return `one ${steps.count === 2 ? 'or' : 'to'} ${number(steps.count)}`;
		case 'exactly':
			return `exactly ${number(steps.count)}`;
		default:
			return 'any number of';
	}
};

const TURNS: Readonly<Record<string, string>> = {
	r: 'turning clockwise to the next direction after each step',
	l: 'turning anticlockwise to the next direction after each step',
	s: 'turning to the next direction after each step, always the same way round',
};

const turningWords = (turning: Turning | undefined): string => (turning === undefined ? '' : `, ${TURNS[turning.letters[0]]}`);

/** A slide by single cells; the words say where. */
function slide(steps: Steps | undefined, where: string): string {
	if (stepsKey(steps) === 'once') return `one cell ${where}`;
	switch (steps!.type) {
		case 'greedy':
			return `${where} as far as possible`;
		case 'edge':
		case 'all':
			return `${where} to the edge of the board`;
		default:
			return `${counted(steps!)} cells ${where}`;
	}
}

const isKing = ({ offset }: Leaps): boolean => offset[1] === 1;

/** Slides along ranks, files and diagonals that differ only in their directions. */
function slides(rides: readonly Ride[]): string {
	const [{ steps, turning }] = rides as readonly [Ride, ...Ride[]];
	const [orthogonal, diagonal] = [rides.find(({ offset }) => offset[0] === 0), rides.find(({ offset }) => offset[0] === 1)];
	const open = rides.every(({ aim }) => aim.adverb === '' && aim.relative === '');
	const once = stepsKey(steps) === 'once';
	if (open && turning === undefined) {
		const any = steps?.type === 'any';
		if (orthogonal && diagonal) {
			if (once || any) return once ? 'like a king' : 'like a queen';
			return slide(steps, 'in any direction');
		}
		if (any) return orthogonal ? 'like a rook' : 'like a bishop';
	}
	const base = orthogonal && diagonal ? 'in any direction' : orthogonal ? 'orthogonally' : 'diagonally';
	const relative = [...new Set(rides.map(({ aim }) => aim.relative))];
	const adverbs = rides.map(({ aim, offset }) => aim.adverb || (offset[0] === 0 ? 'orthogonally' : 'diagonally'));
	const absolute = open || rides.every(({ aim }) => aim.adverb === '') ? base : adverbs.join(' or ');
	if (relative.length > 1) return rides.map((ride) => slides([ride])).join(' or ');
	const [seen] = relative;
	const where =
		seen === ''
			? absolute
			: isTurn(seen!) || (absolute === 'in any direction' && !/^but /.test(seen!)) || (absolute === 'orthogonally' && /as seen/.test(seen!))
				? seen!
				: `${absolute}, ${seen}`;
	return slide(steps, where) + turningWords(turning);
}

/** Words that say the whole direction. Others narrow down a direction that must be named first. */
const isTurn = (words: string): boolean => !/^but |it had before|mirrored/.test(words);

const NAMES: Readonly<Record<string, string>> = { '1,2': 'knight', '1,3': 'camel', '2,3': 'zebra' };

const lengthWords = ([small, large]: readonly [number, number]): string =>
	small === 0 || small === large ? `${number(large)} cells` : `${number(small)} by ${number(large)} cells`;

/** Leaps of one length. */
function leaps({ offset, steps, turning, aim }: Ride): string {
	const [small, large] = offset;
	const name = NAMES[offset.join()];
	const straight = small === 0 || small === large;
	const base = small === 0 ? ' orthogonally' : small === large ? ' diagonally' : '';
	const only = straight
		? aim.adverb === ''
			? aim.relative === '' || !isTurn(aim.relative)
				? base
				: ''
			: ` ${aim.adverb}`
		: aim.adverb === ''
			? ''
			: `, only ${aim.adverb}`;
	const seen = aim.relative === '' ? '' : straight && isTurn(aim.relative) && aim.adverb === '' ? ` ${aim.relative}` : `, ${aim.relative}`;
	const where = only + seen;
	if (stepsKey(steps) === 'once') {
		if (name === undefined) return `by a leap of ${lengthWords(offset)}${where}`;
		return `like a ${name}${name === 'knight' ? '' : ` (a leap of ${lengthWords(offset)})`}${where}`;
	}
	const turns = turningWords(turning) || ', in one line';
	const noun = `${name === 'knight' ? 'knight’s leaps' : `leaps of ${lengthWords(offset)}`}`;
	switch (steps!.type) {
		case 'any':
			return name === 'knight' && turning === undefined ? `like a nightrider${where}` : `by any number of ${noun}${where}${turns}`;
		case 'greedy':
			return `by as many ${noun} as possible${where}${turns}`;
		case 'edge':
		case 'all':
			return `by ${noun} up to the edge of the board${where}${turns}`;
		default:
			return `by ${counted(steps!)} ${noun}${where}${turns}`;
	}
}

const timesWords = (steps: Steps | undefined): string => {
	if (stepsKey(steps) === 'once') return '';
	switch (steps!.type) {
		case 'greedy':
			return ', repeated as often as possible';
		case 'edge':
			return ', repeated up to the edge of the board';
		case 'all':
			return ', in all ways at once';
		case 'any':
			return ', any number of times';
		default:
			return `, ${counted(steps!)} times`;
	}
};

const NICKNAMES: Readonly<Record<string, string>> = {
	P: 'a pawn',
	S: 'a Berolina pawn',
	X: 'an explosion',
	Y: 'a boyscout, zigzagging along diagonals',
};

function named(atom: Extract<Atom, { readonly type: 'named' }>, defined: boolean): string {
	const { name, known, steps, turning } = atom;
	const who = !known ? `${name}, which is not defined here` : defined ? `${name} as defined` : (NICKNAMES[name] ?? name);
	return `like ${who}${timesWords(steps)}${turningWords(turning)}`;
}

/** The words for atoms, by what they share. `defined`: names that have a definition. */
export function waysOf(rides: readonly Ride[], others: readonly Atom[], defined: ReadonlySet<string>): readonly string[] {
	const possible = rides.filter(({ aim }) => !aim.never);
	const groups = new Map<string, Ride[]>();
	for (const ride of possible) {
		const key = isKing(ride) ? `${stepsKey(ride.steps)} ${ride.turning?.letters[0] ?? ''}` : `leap ${groups.size}`;
		groups.set(key, [...(groups.get(key) ?? []), ride]);
	}
	const words = [...groups.values()].map((group) => (isKing(group[0]!) ? slides(distinct(group)) : leaps(group[0]!)));
	for (const atom of others) {
		if (atom.type === 'anywhere') words.push('anywhere else on the board');
		else if (atom.type === 'named') words.push(named(atom, defined.has(atom.name)));
	}
	return [...new Set(words)];
}

/** One ride of each length. */
const distinct = (rides: readonly Ride[]): readonly Ride[] => [...new Map(rides.map((ride) => [ride.offset.join(), ride])).values()];
