/** The leapers: the smaller and the larger part of their offset. */
export const LEAPS: Readonly<Record<string, readonly [number, number]>> = {
	W: [0, 1],
	F: [1, 1],
	D: [0, 2],
	N: [1, 2],
	A: [2, 2],
	H: [0, 3],
	C: [1, 3],
	L: [1, 3],
	Z: [2, 3],
	J: [2, 3],
	T: [3, 3],
	G: [3, 3],
};

/** Letters that stand for moves of other letters, each with its steps. Steps behind the letter replace those of every part: `K2` = `W2F2`. */
export const COMPOSED: Readonly<Record<string, readonly (readonly [string, 'any' | 'once'])[]>> = {
	R: [['W', 'any']],
	B: [['F', 'any']],
	Q: [
		['R', 'once'],
		['B', 'once'],
	],
	E: [
		['R', 'once'],
		['N', 'once'],
	],
	I: [
		['B', 'once'],
		['N', 'once'],
	],
	V: [
		['B', 'once'],
		['N', 'once'],
	],
	K: [
		['W', 'once'],
		['F', 'once'],
	],
	M: [
		['W', 'once'],
		['F', 'once'],
	],
};

/** Letters that stand for a whole expression. */
export const EXPRESSIONS: Readonly<Record<string, string>> = {
	P: 'mfW+cefF+[1-2]mefW02',
	S: 'mfsF+cefW+[1-2]mefF02',
	X: '(!dcy{^P}OK)0*',
	Y: 'F-[(zF)0]',
};
