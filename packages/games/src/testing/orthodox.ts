import type { Path, Ruleset } from '@x/core';
import {
	all,
	any,
	at,
	attacked,
	capture,
	captured,
	compare,
	land,
	leap,
	mover,
	neighbours,
	not,
	quiet,
	ride,
	royalAttacked,
	seq,
	set,
	test,
} from '@x/core/build';
import { chess } from '../chess.js';

/**
 * Andernach chess: a piece that captures changes sides, kings excepted.
 * After the problemists' definition (Die Schwalbe); checked by hand.
 */
export const andernach: Ruleset = {
	...chess.rules,
	after: [
		...chess.rules.after,
		{
			id: 'conversion',
			if: all(compare(captured(), '>', 0), not(mover({ kind: ['K'] }))),
			do: [set('at', { recolour: { of: 'at' } })],
		},
	],
};

/** Only a piece that is not next to an enemy immobilizer may move: the zone of influence is a path from the immobilizer. */
const thawed = (path: Path): Path => seq({ use: 'thaw' }, path);

/** Immobilizers, as in Abbott's Ultima: an enemy next to one cannot move. Checked by hand. */
export const freezer: Ruleset = {
	...chess.rules,
	kinds: { I: { title: 'immobilizer', moves: 'glide' }, Q: { title: 'queen', moves: 'glide' }, K: { title: 'king', moves: 'king' } },
	flags: {},
	points: {},
	vars: {},
	defs: { thawed: not(attacked('origin', { via: 'freeze', if: mover({ kind: ['I'] }) })) },
	paths: {
		thaw: test({ def: 'thawed' }),
		freeze: leap(neighbours, capture()),
		glide: thawed(ride(neighbours, quiet())),
		king: thawed(leap(neighbours)),
	},
	after: [],
	outcomes: [
		{ id: 'checkmate', when: 'stuck', if: royalAttacked('own'), result: 'loss' },
		{ id: 'stalemate', when: 'stuck', result: 'draw' },
	],
	start: {
		pieces: [
			{ at: [0, 0], piece: { side: 'white', kind: 'K' } },
			{ at: [3, 3], piece: { side: 'white', kind: 'Q' } },
			{ at: [4, 2], piece: { side: 'white', kind: 'I' } },
			{ at: [5, 6], piece: { side: 'black', kind: 'I' } },
			{ at: [7, 7], piece: { side: 'black', kind: 'K' } },
		],
	},
};

const stepAnd = (name: string, then: Path): Path => ({ each: neighbours, as: name, path: seq({ step: { bound: name } }, then) });
/** Until it lands, the piece stands on its origin. */
const home = test({ same: ['at', 'stand'] });
const abroad = test(not({ same: ['at', 'origin'] }));
const onward = (back: readonly Path[]): Path =>
	stepAnd('b', any(seq(abroad, any(quiet(), seq(at({ who: 'enemy' }), capture(), land()))), ...back));

/**
 * A lion with its full power: one step or two in any directions, capturing on each, and back home after a capture.
 * After the chu shogi lion (without its trading rules); checked by hand.
 */
export const lion: Ruleset = {
	...chess.rules,
	kinds: { L: { title: 'lion', moves: 'lion' }, P: { title: 'stone', moves: 'none' } },
	flags: {},
	points: {},
	vars: {},
	royal: { some: [] },
	paths: {
		none: any(),
		lion: any(
			leap(neighbours),
			stepAnd(
				'a',
				any(
					seq(at({ who: 'enemy' }), capture(), onward([seq(home, land())])),
					seq(test(not({ is: 'at', a: { who: 'enemy' } })), onward([])),
				),
			),
		),
	},
	after: [],
	forbid: [],
	outcomes: [],
	start: {
		pieces: [
			{ at: [4, 4], piece: { side: 'white', kind: 'L' } },
			{ at: [5, 4], piece: { side: 'black', kind: 'P' } },
			{ at: [1, 6], piece: { side: 'black', kind: 'L' } },
		],
	},
};
