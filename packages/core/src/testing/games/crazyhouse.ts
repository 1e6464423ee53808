import { chess } from '../../presets/chess.js';
import { any, captured, drop, pawn, row, store, turns } from '../../ruleset/build.js';
import type { Names } from '../../ruleset/names.js';
import type { Kind, Ruleset } from '../../ruleset/types.js';

const officers = ['Q', 'R', 'B', 'N'];
/** A promoted piece is a kind of its own: it moves alike and goes back into a hand as what it was. */
const promoted = officers.map((kind) => `${kind}~`);

/**
 * Crazyhouse: what is captured may be dropped.
 * After lichess.org/variant/crazyhouse; counts agree with Fairy-Stockfish.
 */
export const crazyhouse: Ruleset = {
	...chess,
	zones: { ...chess.zones, middle: row(1, 6) },
	kinds: {
		...chess.kinds,
		...Object.fromEntries(promoted.map((kind): [string, Kind] => [kind, { moves: chess.kinds[kind[0]!]!.moves }])),
	},
	stores: { hand: { as: Object.fromEntries(promoted.map((kind) => [kind, 'P'])) } },
	paths: {
		...chess.paths,
		pawn: pawn({ promotesTo: promoted, last: 'last', second: 'second', passed: 'ep', victim: { who: 'enemy', kind: ['P'] } }),
		drops: any(drop('P', { store: 'hand', zone: 'middle' }), ...officers.map((kind) => drop(kind, { store: 'hand' }))),
	},
	after: [
		...chess.after,
		...['P', ...officers, ...promoted].map((kind) => ({
			id: `bank-${kind}`,
			do: [store('hand', 'own', kind, captured({ kind: [kind] }))],
		})),
	],
	outcomes: chess.outcomes.filter(({ id }) => id !== 'insufficient-material'),
	turn: turns('white', 'black', ['drops']),
};

/** How notations name the parts of {@link crazyhouse}. */
export const crazyhouseNames: Names = {
	kinds: {
		...Object.fromEntries(['P', 'K', ...officers].map((letter) => [letter, { letter }])),
		...Object.fromEntries(promoted.map((kind) => [kind, { letter: kind[0]!, promotedOf: 'P' }])),
	},
	cells: 'a1',
	sides: { white: 'w', black: 'b' },
	castling: { flag: 'castle', royal: ['K'], partner: ['R'], marks: { short: 'O-O', long: 'O-O-O' } },
	enPassant: 'ep',
	clocks: { half: 'halfmove', full: 'fullmove' },
	hand: 'hand',
	silent: ['P'],
};
