import type { Binding } from './binding.js';

/** Kinds whose EPIN is their name. */
const plain = (...kinds: readonly string[]): Readonly<Record<string, string>> => Object.fromEntries(kinds.map((kind) => [kind, kind]));

/**
 * Orthodox chess, Chess960 and chess with counted checks, style `C`.
 *
 * @see https://sashite.dev/specs/feen/1.0.0/examples/
 */
export const chess: Binding = {
	style: 'C',
	size: [8, 8],
	pieces: { K: 'K^', Q: 'Q', R: 'R', B: 'B', N: 'N', P: 'P' },
	castling: { flag: 'castle', royal: 'K', partner: 'R', rank: 0 },
	doubleStep: { kind: 'P', rank: 1, point: 'ep' },
	clocks: { half: 'halfmove', full: 'fullmove', checks: 'checks' },
};

/** Chess with the style letter of Sashité's engine of 2026, `W`. */
export const westernChess: Binding = { ...chess, style: 'W' };

/** The three games of that engine, with the convention `readiness`: pawns lose the double step individually, and captured pieces are kept. */
const sankiChess: Binding = {
	...westernChess,
	doubleStep: { kind: 'P', rank: 1, point: 'ep', flag: 'fresh' },
	hand: { store: 'taken', order: ['P', 'N', 'B', 'R', 'Q'], inert: true },
};

/** Chess (`W`), ōgi (`J`, Japanese) and xiongqi (`C`, Chinese) of Sashité's engine of 2026. */
export const sanki: Readonly<Record<'W' | 'J' | 'C', Binding>> = {
	W: sankiChess,
	J: {
		...sankiChess,
		style: 'J',
		pieces: { K: 'K^', ...plain('I', 'R', 'B', 'N', 'F', 'T') },
		doubleStep: { kind: 'F', rank: 1, point: 'ep', flag: 'fresh', captures: 'never' },
		hand: { store: 'hand', order: ['F', 'N', 'B', 'R', 'I'] },
	},
	C: {
		...sankiChess,
		style: 'C',
		pieces: { K: 'G^', ...plain('E', 'R', 'B', 'N', 'S') },
		doubleStep: { kind: 'S', rank: 1, point: 'ep', flag: 'fresh', captures: 'sideways' },
		hand: { store: 'taken', order: ['S', 'N', 'B', 'R', 'E'], inert: true },
	},
};

/** Crazyhouse, style `C`: promoted pieces are derived (`Q'`), because they become pawns again when captured. */
export const crazyhouse: Binding = {
	...chess,
	pieces: { ...chess.pieces, 'Q~': "Q'", 'R~': "R'", 'B~': "B'", 'N~': "N'" },
	hand: { store: 'hand', order: ['P', 'N', 'B', 'R', 'Q'] },
};

/** Shogi, style `S`. */
export const shogi: Binding = {
	style: 'S',
	size: [9, 9],
	pieces: { K: 'K^', ...plain('R', 'B', 'G', 'S', 'N', 'L', 'P', '+R', '+B', '+S', '+N', '+L', '+P') },
	hand: { store: 'hand', order: ['R', 'B', 'G', 'S', 'N', 'L', 'P'] },
};

/** Minishogi, style `S`. */
export const minishogi: Binding = {
	style: 'S',
	size: [5, 5],
	pieces: { K: 'K^', ...plain('R', 'B', 'G', 'S', 'P', '+R', '+B', '+S', '+P') },
	hand: { store: 'hand', order: ['R', 'B', 'G', 'S', 'P'] },
};

/** Chu shogi, style `U`: the crown prince, a promoted drunk elephant, is royal like the king. */
export const chuShogi: Binding = {
	style: 'U',
	size: [12, 12],
	pieces: {
		K: 'K^',
		...plain(...'ABCDEFGHILMNOPQRSTVX', ...[...'ABCDFGHILMOPRSTVX'].map((letter) => `+${letter}`)),
		'+E': '+E^',
	},
	lionCaptured: 'lion',
};

/** Xiangqi, style `X`. Soldiers are `P`; `S` is also read. */
export const xiangqi: Binding = {
	style: 'X',
	size: [9, 10],
	pieces: { K: 'G^', A: 'A', B: 'E', N: 'H', R: 'R', C: 'C', P: 'P' },
	also: { S: 'P' },
	clocks: { half: 'halfmove', full: 'fullmove' },
	derivable: { crossed: ['P', 5], facing: 'K' },
	letters: { G: 'K', E: 'B', H: 'N', S: 'P' },
};

/** Janggi, style `J`, with the letters of xiangqi. */
export const janggi: Binding = { ...xiangqi, style: 'J', derivable: {} };

/** Makruk, style `M`. A promoted pawn is a met; `+P` is read as one. */
export const makruk: Binding = {
	style: 'M',
	size: [8, 8],
	pieces: { K: 'K^', M: 'M', S: 'S', N: 'N', R: 'R', P: 'P' },
	also: { '+P': 'M' },
	clocks: { half: 'halfmove', full: 'fullmove' },
};

/** Raumschach, style `R`. It has neither castling nor double steps, so the marks of chess in published samples are meaningless. */
export const raumschach: Binding = {
	style: 'R',
	size: [5, 5, 5],
	pieces: { K: 'K^', ...plain('Q', 'R', 'B', 'N', 'U', 'P') },
	clocks: { half: 'halfmove', full: 'fullmove' },
};

/** The bindings of the games of `@x/games` whose pieces have published letters, by the ids of the games: each game before its variants. */
export const gameBindings: Readonly<Record<string, Binding>> = {
	chess,
	chess960: chess,
	crazyhouse,
	shogi,
	minishogi,
	chushogi: chuShogi,
	xiangqi,
	janggi,
	janggicasual: janggi,
	janggimodern: janggi,
	janggitraditional: janggi,
	makruk,
	raumschach,
};
