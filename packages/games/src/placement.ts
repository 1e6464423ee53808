import type { Cond, GameDefinition, Names, Path, Ruleset } from '@x/core';
import {
	act,
	all,
	any,
	compare,
	count,
	defineGame,
	empty,
	forEach,
	is,
	mark,
	pick,
	row,
	same,
	seq,
	set,
	some,
	store,
	stored,
	test,
	turns,
} from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { chessEndsWithHands } from './parts/ends.js';
import { namesOf } from './parts/names.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const hand = { K: 1, Q: 1, R: 2, B: 2, N: 2 };
	const held = (kind: string): Cond => compare(stored('hand', 'own', kind), '>', 0);
	const from = (kind: string, zone = 'first', ...tests: readonly Cond[]): Path =>
		seq(
			test(all(held(kind), ...tests)),
			pick(empty(), { zone }),
			act(store('hand', 'own', kind, -1)),
			act(set('at', { kind, side: 'own' })),
			mark('drop'),
		);
	const noBishop = (zone: string): Cond => compare(count({ who: 'friend', kind: ['B'] }, { zone }), '=', 0);
	const crowded = (on: string, zone: string): Cond => all(held('B'), noBishop(on), compare(count(empty(), { zone }), '=', 0));
	const usual = { cell: [4, 0] };
	const mayCastle = { add: ['castle'] };
	return {
		...chess.rules,
		zones: {
			...chess.rules.zones,
			first: row(0),
			firstDark: { minus: [row(0), { parity: 1 as const }] },
			firstLight: { minus: [row(0), { parity: 0 as const }] },
			corners: {
				cells: [
					[0, 0],
					[7, 0],
				],
			},
		},
		stores: { hand: {} },
		paths: {
			...chess.rules.paths,
			drops: any(
				from('K'),
				from('R'),
				from('B', 'firstDark', noBishop('dark')),
				from('B', 'firstLight', noBishop('light')),
				from('Q'),
				from('N'),
			),
		},
		after: [
			...chess.rules.after,
			{
				id: 'rights',
				if: all(same({ mark: 'drop' }, 'at'), is(usual, { who: 'friend', kind: ['K'] })),
				do: [
					set(usual, { of: usual }, mayCastle),
					forEach(pick({ who: 'friend', kind: ['R'] }, { zone: 'corners' }), null, [set('at', { of: 'at' }, mayCastle)]),
				],
			},
		],
		forbid: [...chess.rules.forbid, { id: 'room-for-bishops', if: some(crowded('dark', 'firstDark'), crowded('light', 'firstLight')) }],
		prefer: [{ id: 'setup', stage: 'candidates' as const, keep: { if: same({ mark: 'drop' }, 'at') } }],
		outcomes: chessEndsWithHands,
		turn: turns('white', 'black', ['drops']),
		start: {
			pieces: chess.rules.start.pieces.filter(({ piece }) => piece.kind === 'P'),
			stores: { hand: { white: hand, black: hand } },
			phase: 'white',
		},
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	notes: {
		rules: {
			rights: {
				title: 'Castling rights',
				texts: ['A king that is put on e1 (Black: e8) may castle later with a rook that is put in a corner.'],
			},
			'room-for-bishops': {
				title: 'Bishops',
				texts: [
					'The two bishops of a player must stand on squares of different colours.',
					'No piece may be put where it takes the last square of a colour on the first rank that a bishop in hand needs.',
				],
			},
		},
	},
});

/** The sides, kinds and reasons of Placement. */
export interface Placement extends Chess {}

/**
 * Placement chess, also called pre-chess or Benko's chess: pawns stand, and the players put their pieces on the first row in turn, bishops on
 * both colours. A king put on its usual cell may castle with rooks put on theirs.
 *
 * Pal Benko, 1978 (chess.com/terms/pre-chess); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(placement).start).length // → 40
 */
export const placement: GameDefinition<Placement> = /* @__PURE__ */ defineGame({
	id: 'placement',
	title: 'Placement',
	also: ['Placement chess', 'Pre-chess', 'Bronstein chess', 'Benko chess'],
	rules,
	names,
	dialects: handFen,
});
