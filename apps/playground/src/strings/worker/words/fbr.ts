/** The titles of the groups of words. */
export const TITLES = {
	forms: 'Pieces',
	bases: 'Letters of moves',
	rules: 'Rules',
} as const;

export const BASES = {
	W: 'one square along ranks and files',
	F: 'one square diagonally',
	K: 'one square in all directions',
	D: 'jumps two squares along ranks and files',
	N: 'the knight: jumps one by two',
	A: 'jumps two squares diagonally',
	R: 'slides along ranks and files',
	B: 'slides along diagonals',
	Q: 'slides in all directions',
	P: 'the pawn',
} as const;

export const FORMS = {
	'K Q R B N P': 'pieces with the moves of their letters',
	'L|Lion|=K': 'a piece: its letter, its name, its moves',
	'A=B+N': 'the moves of several pieces joined',
	'+P==QRBN': 'the pieces that a pawn may become',
} as const;

export const attributesOf = (rule: string): string => `Attributes of ${rule}`;
/** A part of a rule, in its meaning. */
export const part = (name: string): string => (name === 'multiset' ? 'the set' : `the ${name}`);
