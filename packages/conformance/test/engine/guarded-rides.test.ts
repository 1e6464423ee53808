import { perft } from '@x/core';
import { act, any, at, capture, each, land, loop, not, seq, set, step, test, within } from '@x/core/build';
import { compile, plan } from '@x/core/compile';
import { reference } from '@x/core/reference';
import type { Path, Ruleset } from '@x/core/src/rules/types';
import { chess } from '@x/games/chess';
import { describe, expect, it } from 'vitest';

const ahead = (rest: Path): Path => each([[0, 1]], 'd', rest);

/** A pawn's long step as a ride of at most two that begins in a zone and promotes by zones, but never captures. */
const quietRide: Path = any(
	seq(
		test(within('second', 'origin')),
		ahead(
			seq(
				loop(seq(step('d'), at({ who: 'empty' })), { max: 1 }),
				step('d'),
				at({ who: 'empty' }),
				any(seq(test(not(within('last'))), land()), seq(test(within('last')), land(), act(set('at', { kind: 'Q', side: 'own' })))),
			),
		),
	),
	seq(
		test(not(within('second', 'origin'))),
		ahead(
			seq(
				step('d'),
				at({ who: 'empty' }),
				any(seq(test(not(within('last'))), land()), seq(test(within('last')), land(), act(set('at', { kind: 'Q', side: 'own' })))),
			),
		),
	),
	each(
		[
			[1, 1],
			[-1, 1],
		],
		'd',
		seq(step('d'), at({ who: 'enemy' }), capture(), land()),
	),
);

/** A rook that captures along its lines from its own half only. */
const homely: Path = any(
	each(
		[
			[0, 1],
			[0, -1],
			[1, 0],
			[-1, 0],
		],
		'd',
		seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), at({ who: 'empty' }), land()),
	),
	seq(
		test(within('home', 'origin')),
		each(
			[
				[0, 1],
				[0, -1],
				[1, 0],
				[-1, 0],
			],
			'd',
			seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), at({ who: 'enemy' }), capture(), land()),
		),
	),
);

/** Few pieces, so that the interpreter is done soon: [kind, file, rank] of White; Black has the same on the other side of the board. */
const MEN = [
	['K', 4, 0],
	['R', 0, 0],
	['R', 7, 4],
	['P', 1, 1],
	['P', 3, 6],
] as const;

const STRAIGHT = [
	[0, 1],
	[0, -1],
	[1, 0],
	[-1, 0],
] as const;

/** A rook that goes three squares at most, and becomes a queen at the end of the board. */
const limited: Path = each(
	STRAIGHT,
	'd',
	seq(
		loop(seq(step('d'), at({ who: 'empty' })), { max: 2 }),
		step('d'),
		any(at({ who: 'empty' }), seq(at({ who: 'enemy' }), capture())),
		any(seq(test(not(within('last'))), land()), seq(test(within('last')), land(), act(set('at', { kind: 'Q', side: 'own' })))),
	),
);

/** A ride along one vector, in as many copies as there are directions that it does not read. */
const along = (vector: readonly number[], ...unread: readonly (readonly number[])[]): Path =>
	seq(
		each(
			unread,
			'd',
			seq(
				loop(seq(step(vector), at({ who: 'empty' }))),
				step(vector),
				any(at({ who: 'empty' }), seq(at({ who: 'enemy' }), capture())),
				land(),
			),
		),
	);

/** A rook of single vectors. */
const single: Path = any(along([0, 1], [0, 1]), along([0, -1], [1, 0], [1, 1]), along([1, 0], [2, 2]), along([-1, 0]));

const small: Ruleset = {
	...chess.rules,
	start: {
		...chess.rules.start,
		pieces: MEN.flatMap(([kind, file, rank]) => [
			{ at: [file, rank], piece: { side: 'white', kind } },
			{ at: [file + (kind === 'K' ? 2 : 0), 7 - rank], piece: { side: 'black', kind } },
		]),
	},
};

const games: Readonly<Record<string, Ruleset>> = {
	'quiet from a zone': { ...small, paths: { ...small.paths, pawn: quietRide } },
	'three squares at most, promoting': { ...small, paths: { ...small.paths, rook: limited } },
	'along single vectors': { ...small, paths: { ...small.paths, rook: single } },
	'captures from a zone': {
		...small,
		zones: { ...chess.rules.zones, home: { box: [null, [0, 3]] } },
		paths: { ...small.paths, rook: homely },
	},
};

describe('rides whose ends depend on where they begin', () => {
	for (const [name, ruleset] of Object.entries(games)) {
		it(`${name}: counts as the reference does`, () => {
			const definition = reference(ruleset);
			const game = compile(ruleset);
			for (const depth of [1, 2]) expect(perft(game.start, depth), `depth ${depth}`).toBe(definition.perft(definition.start(), depth));
		});
	}

	it('are tables where they follow one vector, and nothing where an unread direction has none', () => {
		const { branches, programs } = plan(games['along single vectors']!).kinds.R!;
		expect(programs).toEqual([]);
		expect(branches.map((branch) => branch.shape === 'ride' && branch.vectors)).toEqual(
			[
				[0, 1],
				[0, 1],
				[0, -1],
				[0, -1],
				[1, 0],
				[1, 0],
			].map((vector) => [vector]),
		);
	});
});
