import type { Leaps } from './atoms.js';
import { ALL, bitsOf, type Family, familyOf, listOf, type Octants, octantsOf } from './geometry.js';
import type { Dialect } from './tree.js';

/**
 * The rules for direction letters: those of the three families of leaps, those of K and Q, and those of a leg that continues another one.
 * A leg that continues has the directions of a king, relative to the leg before; f continues straight on.
 */
export type Frame = Family | 'eightfold' | 'turn';

export const frameOf = ({ leaps }: Leaps): Frame => (leaps.length > 1 ? 'eightfold' : familyOf(leaps[0]!));

/*
 * The rules of the dialects:
 *
 * | atoms | betza | xbetza | fairy |
 * |---|---|---|---|
 * | W D H R | each letter is a direction, in any order: `fsW` is three moves | the same | the same |
 * | F A G B | a letter is a pair, two letters of different axes are one move: `frF` | the same | the same |
 * | N C Z | a letter is the narrow pair: `fN`; `fs` the wide pair, `fh` the half; `fr` is flatter, `rf` is steeper; doubled letters stay apart from their neighbours: `ffrr` | the same, and the halves `hr` and `hl` | the same |
 * | K Q | those of W and of F: `fK` is three moves | of eight directions: `fK` is one move, `fsK` two diagonal ones | the letters of N, for both halves: `fK` is three moves, `fsK` is four |
 * | a later leg | | as K, relative to the leg before; nothing means all but back, for atoms of four directions f, l and r | |
 *
 * Sources: the page "Betza Notation" of chessvariants.com; Betza.html and moves.c of XBoard; src/piece.cpp of Fairy-Stockfish. XBoard reads `fhK` as all
 * directions, against table 2 of its Betza.html; here it is the three moves of the table, and it is never written.
 */

/**
 * The directions of oblique leaps, clockwise from the first one to the right of straight ahead. The second letter of a pair is the lesser
 * part: `fr` is forward of the two at the right. Betza, XBoard and Fairy-Stockfish agree on these.
 */
const OBLIQUE: Readonly<Record<string, readonly number[]>> = {
	f: [7, 0],
	b: [3, 4],
	l: [5, 6],
	r: [1, 2],
	v: [7, 0, 3, 4],
	s: [5, 6, 1, 2],
	fh: [6, 7, 0, 1],
	bh: [2, 3, 4, 5],
	lh: [4, 5, 6, 7],
	rh: [0, 1, 2, 3],
	fs: [6, 1],
	bs: [5, 2],
	lv: [7, 4],
	rv: [0, 3],
	fr: [1],
	fl: [6],
	br: [2],
	bl: [5],
	rf: [0],
	lf: [7],
	rb: [3],
	lb: [4],
};

/** The right-handed and the left-handed half of oblique leaps; not in Betza's notation. */
const CHIRAL: Readonly<Record<string, readonly number[]>> = { hr: [0, 2, 4, 6], hl: [1, 3, 5, 7] };

/** The directions of a king in XBetza, where f alone is straight ahead only. */
const KING: Readonly<Record<string, readonly number[]>> = {
	f: [0],
	b: [4],
	l: [6],
	r: [2],
	v: [0, 4],
	s: [2, 6],
	fh: [7, 0, 1],
	bh: [3, 4, 5],
	lh: [5, 6, 7],
	rh: [1, 2, 3],
	fs: [7, 1],
	bs: [3, 5],
	lv: [5, 7],
	rv: [1, 3],
	fr: [1],
	rf: [1],
	br: [3],
	rb: [3],
	bl: [5],
	lb: [5],
	fl: [7],
	lf: [7],
};

const VERTICAL = 'fb';
const SIDEWAYS = 'lr';

/** Whether a letter is part of a direction. In legs that continue, z and q are the other side and the same side as before. */
export const isDirection = (letter: string, dialect: Dialect, frame: Frame): boolean =>
	'fblrvsh'.includes(letter) || (frame === 'turn' && dialect === 'xbetza' && 'zq'.includes(letter));

/** Whether two adjacent letters are one direction. */
function isPair(first: string, second: string, dialect: Dialect, frame: Frame): boolean {
	if (dialect === 'fairy') {
		const [up, across] = ['fbvh', 'rlsh'];
		return first === second || (up.includes(first) && across.includes(second)) || (across.includes(first) && up.includes(second));
	}
	if (second === 'h') return frame !== 'turn' && 'fblr'.includes(first);
	if (first === 'h') return dialect === 'xbetza' && frame === 'oblique' && SIDEWAYS.includes(second);
	if (frame === 'orthogonal') return false;
	if (first === second) return (VERTICAL + SIDEWAYS).includes(first);
	return (VERTICAL.includes(first) && `${SIDEWAYS}szq`.includes(second)) || (SIDEWAYS.includes(first) && `${VERTICAL}v`.includes(second));
}

/** Splits adjacent direction letters into directions of one or two letters. */
export function directionsIn(letters: string, dialect: Dialect, frame: Frame): readonly string[] {
	const found: string[] = [];
	for (let at = 0; at < letters.length; ) {
		const [first, second] = [letters[at]!, letters[at + 1]];
		const size = second !== undefined && isPair(first, second, dialect, frame) ? 2 : 1;
		found.push(letters.slice(at, at + size));
		at += size;
	}
	return found;
}

/** Letters without the doubling that keeps them apart from their neighbours. */
const single = (letters: string): string => (letters[0] === letters[1] ? letters[0]! : letters);

/** The directions of straight leaps that single letters name: their union, whatever their order. */
const straight = (letters: string): Octants => [...letters].reduce((mask, letter) => mask | bitsOf(KING[letter] ?? []), 0);

/** Directions of oblique leaps as those of the nearest diagonal, or straight, leaps. */
const nearest = (octants: Octants, family: Family): Octants =>
	bitsOf(listOf(octants).map((octant) => (family === 'diagonal' ? octant | 1 : (octant + 1) & 6)));

/** The directions that one name of one or two letters selects; 0 if it does not select any. */
export function directionSet(letters: string, dialect: Dialect, frame: Frame): Octants {
	const name = single(letters);
	const oblique = bitsOf(OBLIQUE[name] ?? (dialect === 'betza' ? [] : (CHIRAL[name] ?? [])));
	switch (frame) {
		case 'oblique':
			return oblique;
		case 'diagonal':
			return nearest(oblique, 'diagonal');
		case 'orthogonal':
			return straight(name);
		case 'turn':
			return bitsOf(KING[name.replace(/[zq]/, 's')] ?? []);
		case 'eightfold':
			// Fairy-Stockfish applies the rules of oblique leaps to both halves of a K. In Betza's notation a K is a W and an F.
			if (dialect === 'xbetza') return bitsOf(KING[name] ?? []);
			return dialect === 'fairy'
				? nearest(oblique, 'orthogonal') | nearest(oblique, 'diagonal')
				: straight(name) | nearest(oblique, 'diagonal');
	}
}

/** The directions of a frame without any letters. */
const every = (frame: Frame): Octants => (frame === 'eightfold' || frame === 'turn' ? ALL : octantsOf(frame));

/** The names from which canonical texts are made, the shorter ones first. */
const NAMES: readonly string[] = [
	...['v', 's', 'f', 'b', 'l', 'r', 'fs', 'bs', 'lv', 'rv', 'fr', 'fl', 'br', 'bl', 'rf', 'lf', 'rb', 'lb'],
	...['fh', 'bh', 'lh', 'rh', 'hr', 'hl'],
];

/** One name for all of some directions, or several, each of two letters, which therefore stay apart from each other. */
function namesFor(octants: Octants, dialect: Dialect, frame: Frame): readonly string[] | undefined {
	const names = NAMES.filter((name) => directionsIn(name, dialect, frame).length === 1);
	// XBoard reads the h of fhK as all directions, against its own documentation.
	const safe = (name: string): boolean => !(dialect === 'xbetza' && frame === 'eightfold' && name.endsWith('h'));
	const exact = names.find((name) => directionSet(name, dialect, frame) === octants && safe(name));
	if (exact !== undefined) return [exact];
	if (frame === 'orthogonal')
		return listOf(octants).length === 3 ? threeStraight(octants) : [...cover(octants, [...'fblr'], dialect, frame)!];
	const doubled = names.map((name) => (name.length === 1 ? name + name : name));
	const usable = doubled.filter((name) => directionsIn(name, dialect, frame).length === 1 && !/h/.test(name));
	const more = frame === 'oblique' || (frame === 'eightfold' && dialect === 'fairy') ? ['fh', 'bh', 'lh', 'rh', 'hr', 'hl'] : [];
	return (
		cover(octants, [...more, ...usable], dialect, frame) ??
		cover(
			octants,
			[...names].filter((name) => !/[hvs]/.test(name)),
			dialect,
			frame,
		)
	);
}

const threeStraight = (octants: Octants): readonly string[] => {
	const pair = (octants & 0x11) === 0x11 ? 'v' : 's';
	const other = [...(pair === 'v' ? 'lr' : 'fb')].find((letter) => (octants & straight(letter)) !== 0)!;
	return pair === 'v' ? [pair, other] : [other, pair];
};

/** Names whose union is exactly the set: each one that adds a direction, in order. */
function cover(octants: Octants, names: readonly string[], dialect: Dialect, frame: Frame): readonly string[] | undefined {
	const chosen: string[] = [];
	let left = octants;
	for (const name of names) {
		const set = directionSet(name, dialect, frame);
		if ((set & ~octants) !== 0 || (set & left) === 0) continue;
		chosen.push(name);
		left &= ~set;
	}
	return left === 0 ? chosen : undefined;
}

/**
 * The canonical names of some directions: none for all of them; `undefined` if the dialect cannot select them in one term.
 *
 * @param otherwise the directions that a leg has without letters.
 */
export function directionNames(
	octants: Octants,
	dialect: Dialect,
	frame: Frame,
	otherwise: Octants = every(frame),
): readonly string[] | undefined {
	if (octants === otherwise) return [];
	if (octants === 0) return undefined;
	const names = namesFor(octants, dialect, frame);
	if (names === undefined) return undefined;
	const read = directionsIn(names.join(''), dialect, frame).reduce((mask, name) => mask | directionSet(name, dialect, frame), 0);
	return read === octants ? names : undefined;
}
