import { chess } from '../../presets/chess.js';
import {
	act,
	all,
	any,
	at,
	attacked,
	capture,
	captured,
	compare,
	count,
	land,
	leap,
	mover,
	neighbours,
	not,
	pawn,
	pick,
	quiet,
	ride,
	royalAttacked,
	seq,
	set,
	test,
} from '../../ruleset/build.js';
import type { Path, Ruleset, Setup } from '../../ruleset/types.js';

/** The orthodox start without castling rights. */
const rightless: Setup = {
	...chess.start,
	pieces: chess.start.pieces.map(({ at, piece: { side, kind } }) => ({ at, piece: { side, kind } })),
};

/**
 * Antichess: captures are compulsory, the king is a man like others, and who cannot move wins.
 * After lichess.org/variant/antichess; counts agree with Fairy-Stockfish.
 */
export const antichess: Ruleset = {
	...chess,
	royal: { some: [] },
	flags: {},
	paths: {
		...chess.paths,
		king: leap(neighbours),
		pawn: pawn({
			promotesTo: ['Q', 'R', 'B', 'N', 'K'],
			last: 'last',
			second: 'second',
			passed: 'ep',
			victim: { who: 'enemy', kind: ['P'] },
		}),
	},
	forbid: [],
	prefer: [{ id: 'captures', stage: 'candidates', keep: { if: compare(captured(), '>', 0) } }],
	outcomes: [{ id: 'nothing-left', when: 'stuck', result: 'win' }],
	start: rightless,
};

/**
 * Andernach chess: a piece that captures changes sides, kings excepted.
 * After the problemists' definition (Die Schwalbe); checked by hand.
 */
export const andernach: Ruleset = {
	...chess,
	after: [
		...chess.after,
		{
			id: 'conversion',
			if: all(compare(captured(), '>', 0), not(mover({ kind: ['K'] }))),
			do: [set('at', { recolour: { of: 'at' } })],
		},
	],
};

const duckWalk: Path = any(
	seq(test(compare(count({ who: 'neutral' }), '=', 0)), pick({ who: 'empty' }), act(set('at', { kind: 'D', side: 'neutral' }))),
	seq(pick({ who: 'neutral' }, { origin: true }), pick({ who: 'empty' }), land()),
);

/**
 * Duck chess: after each move its player puts the duck on another empty cell; kings are captured, not mated.
 * After duckchess.com; counts agree with Fairy-Stockfish.
 */
export const duck: Ruleset = {
	...chess,
	kinds: { ...chess.kinds, D: { title: 'duck', moves: 'still' } },
	royal: { some: [] },
	vars: {},
	paths: { ...chess.paths, still: any(), duck: duckWalk },
	after: [],
	forbid: [],
	outcomes: [
		{ id: 'king-captured', when: 'turn', if: compare(count({ who: 'friend', kind: ['K'] }), '=', 0), result: 'loss' },
		{ id: 'king-captured', when: 'turn', if: compare(count({ who: 'enemy', kind: ['K'] }), '=', 0), result: 'win' },
		{ id: 'stalemate', when: 'stuck', result: 'win' },
	],
	turn: {
		start: 'white',
		phases: {
			white: { side: 'white', next: [{ to: 'white-duck' }] },
			'white-duck': { side: 'white', pieces: false, also: ['duck'], next: [{ to: 'black' }] },
			black: { side: 'black', next: [{ to: 'black-duck' }] },
			'black-duck': { side: 'black', pieces: false, also: ['duck'], next: [{ to: 'white' }] },
		},
	},
};

/** Only who is not next to an enemy immobilizer may go: a zone of influence walked from the influencer. */
const thawed = (path: Path): Path => seq(test(not(attacked('origin', { via: 'freeze', if: mover({ kind: ['I'] }) }))), path);

/** Immobilizers, as in Abbott's Ultima: an enemy next to one cannot move. Checked by hand. */
export const freezer: Ruleset = {
	...chess,
	kinds: { I: { title: 'immobilizer', moves: 'glide' }, Q: { title: 'queen', moves: 'glide' }, K: { title: 'king', moves: 'king' } },
	flags: {},
	points: {},
	vars: {},
	paths: {
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
const home = test({ same: ['at', 'origin'] });
const abroad = test(not({ same: ['at', 'origin'] }));
const onward = (back: readonly Path[]): Path =>
	stepAnd('b', any(seq(abroad, any(quiet(), seq(at({ who: 'enemy' }), capture(), land()))), ...back));

/**
 * A lion with its full power: one step or two in any directions, capturing on each, and back home after a capture.
 * After the chu shogi lion (without its trading rules); checked by hand.
 */
export const lion: Ruleset = {
	...chess,
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
