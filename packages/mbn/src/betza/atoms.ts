import type { Sizes } from './geometry.js';
import type { Atom, Dialect } from './tree.js';

/** The leaps of an atom, and the number of its steps if the text has none; 0 means any number. */
export interface Leaps {
	readonly leaps: readonly Sizes[];
	readonly range: number;
}

const LEAPERS: Readonly<Record<string, Sizes>> = {
	W: [0, 1],
	F: [1, 1],
	D: [0, 2],
	N: [1, 2],
	A: [2, 2],
	H: [0, 3],
	L: [1, 3],
	J: [2, 3],
	G: [3, 3],
	C: [1, 3],
	Z: [2, 3],
};

const LETTERS: ReadonlyMap<string, Leaps> = new Map([
	...Object.entries(LEAPERS).map(([letter, sizes]): [string, Leaps] => [letter, { leaps: [sizes], range: 1 }]),
	['K', { leaps: [LEAPERS.W!, LEAPERS.F!], range: 1 }],
	['Q', { leaps: [LEAPERS.W!, LEAPERS.F!], range: 0 }],
	['R', { leaps: [LEAPERS.W!], range: 0 }],
	['B', { leaps: [LEAPERS.F!], range: 0 }],
]);

/** Atoms of XBetza that are not leaps: castling or pass, any cell, an imitator, a drop. */
export const SPECIAL_ATOMS = 'OUI@';

/** The letters that take a suffix: X adds three straight steps, Y two diagonal ones. */
export const SUFFIXES: Readonly<Record<'X' | 'Y', string>> = { X: 'WFDNAHCZG', Y: 'DNACZ' };

/** The letters of a dialect, for messages. */
export const lettersOf = (dialect: Dialect): string => `WFDNAHGCZLJKQRB${dialect === 'xbetza' ? SPECIAL_ATOMS : ''}`;

/** The leaps of an atom; `undefined` for a special one and for a letter that is not an atom. */
export function leapsOf(atom: Atom): Leaps | undefined {
	if (atom.type === 'leap') return { leaps: [sorted(atom.sizes)], range: 1 };
	const [letter = '', suffix] = atom.letter;
	const known = LETTERS.get(letter);
	if (suffix === undefined || known === undefined) return known;
	const [small, large] = known.leaps[0]!;
	return { leaps: [suffix === 'X' ? [small, large + 3] : [small + 2, large + 2]], range: 1 };
}

const sorted = ([a, b]: Sizes): Sizes => (a < b ? [a, b] : [b, a]);

/** The same leap in the canonical letters of a dialect; `undefined` if the dialect cannot name it. */
export function atomOf(sizes: Sizes, dialect: Dialect): Atom | undefined {
	const name = sizes.join();
	const plain = Object.keys(LEAPERS).filter((letter) => LEAPERS[letter]!.join() === name);
	// C and Z mean the same in all programs; L and J are Betza's own letters.
	const letter = dialect === 'betza' ? plain[0] : plain.at(-1);
	if (letter !== undefined) return { type: 'letter', letter };
	if (dialect !== 'xbetza') return undefined;
	for (const suffix of ['X', 'Y'] as const)
		for (const base of SUFFIXES[suffix]) {
			const atom: Atom = { type: 'letter', letter: base + suffix };
			if (leapsOf(atom)!.leaps[0]!.join() === name) return atom;
		}
	return sizes[1] > 0 ? { type: 'leap', sizes } : undefined;
}

/** The moves that Fairy-Stockfish has, by the name of the sizes; others are read, and never move. */
const FAIRY: Readonly<Record<'rider' | 'hopper' | 'lame', readonly string[]>> = {
	rider: ['0,1', '1,1', '1,2'],
	hopper: ['0,1', '1,1'],
	lame: ['1,2', '2,2', '2,3', '0,2'],
};

/** Whether Fairy-Stockfish has riders, hoppers or lame leaps of all leaps of an atom. */
export const isFairy = ({ leaps }: Leaps, kind: keyof typeof FAIRY): boolean => leaps.every((sizes) => FAIRY[kind].includes(sizes.join()));
