import type { Cond, Effect, Num, Outcome, Path, Phase, Ruleset } from '@x/core/src/rules/types';
import { describe, expect, it } from 'vitest';
import { along, small } from './compare.js';
import { empty, land, men, steps } from './parts.js';

const walking = steps(
	[
		[1, 0],
		[-1, 0],
	],
	empty,
	land,
);
const kings = ({ paths, ...parts }: Partial<Omit<Ruleset, 'start'>>, start: readonly string[] = ['K a1', 'k e4']): Ruleset =>
	small({ ...parts, paths: { king: walking, a: { seq: [] }, ...paths }, start: { pieces: men(...start) } });
const phases = (white: Partial<Phase>, black: Partial<Phase> = {}): Ruleset['turn'] => ({
	start: 'white',
	phases: {
		white: { side: 'white', next: [{ to: 'black' }], ...white },
		black: { side: 'black', next: [{ to: 'white' }], ...black },
	},
});
const more = (num: Num, than: number): Cond => ({ compare: [num, '>', than] });
const put = (x: number, y: number): Effect => ({ set: { cell: [x, y] }, to: { kind: 'A', side: 'neutral' } });
const kept = (trace: string, by: 'own' | 'other' = 'own'): Num => ({ kept: trace, by });
const repeats: Num = { repeats: 'position' };
const all: Ruleset['traces'] = { all: { of: {}, if: { all: [] } } };
/** Friends at home, in the first side's corner. */
const home: Ruleset['traces'] = { home: { of: { who: 'friend' }, if: { same: ['at', { cell: [0, 0] }] } } };
/** The value of a number, by the reason of a draw. */
const told = (num: Num, when: 'turn' | 'moved' = 'turn'): readonly Outcome[] =>
	[0, 1, 2, 3].map((value) => ({ id: `is ${value}`, when, if: { compare: [num, '=', value] }, result: 'draw' }));
const noted = (num: Num): readonly Effect[] => [{ var: 'n', to: num }];
const n: Ruleset['vars'] = { n: { start: 0 } };
const take: Path = { do: { capture: 'at' } };
const attacked = (more: object): Cond => ({ attacked: { cell: [1, 0] }, by: 'own', as: { kind: 'K', side: 'other' }, ...more });
const circle = ['0-1', '19-18', '1-0', '18-19'];
/** White's king goes there and back on the row above, black's on the last. */
const upper = ['5-6', '19-18', '6-5', '18-19'];

/** A ruleset, a line of moves, the reason of the outcome at its end, and by which clause of the rules model. */
const CASES: readonly (readonly [string, Ruleset, readonly string[], string, string])[] = [
	[
		'moves are counted in an `enter` hook as the hooks before have left the board',
		kings({
			vars: n,
			turn: phases({
				enter: [
					{ id: 'block', do: [put(1, 0)] },
					{ id: 'count', do: noted({ moves: 'next' }) },
				],
			}),
			outcomes: told({ var: 'n' }),
		}),
		['0-1', '19-18'],
		'is 0',
		'§3 clause 14',
	],
	[
		'the count of moves resets the variables of a walk',
		kings({
			vars: { ...n, w: { start: 0, life: 'walk' } },
			paths: { king: { seq: [{ test: { compare: [{ var: 'w' }, '=', 0] } }, walking] } },
			turn: phases({ enter: [{ id: 'count', do: [{ var: 'w', to: 1 }, ...noted({ moves: 'next' })] }] }),
			outcomes: told({ var: 'n' }),
		}),
		['0-1', '19-18'],
		'is 2',
		'§1 clause 7',
	],
	[
		'a position comes again as the `enter` hooks before leave it',
		kings({
			vars: n,
			turn: phases({
				enter: [
					{ id: 'put', do: [put(4, 0)] },
					{ id: 'count', do: noted(repeats) },
				],
			}),
			outcomes: told({ var: 'n' }),
		}),
		['0-1', '19-18', '1-0', '18-19', '0-1', '19-18'],
		'is 2',
		'§3 clause 17',
	],
	[
		'in an `enter` hook traces are those of the candidate that led there',
		kings({
			vars: n,
			traces: home,
			turn: phases({}, { enter: [{ id: 'count', do: noted(kept('home', 'other')) }] }),
			outcomes: told({ var: 'n' }),
		}),
		[...circle, '0-1'],
		'is 0',
		'§3 clause 17',
	],
	[
		'an outcome of the moved side reads the traces of the candidate, whatever hooks wrote since',
		kings({
			traces: { free: { of: { who: 'friend' }, if: { is: { cell: [2, 0] }, a: { who: 'empty' } } } },
			// Black sees the cell as the third of its own last row.
			turn: phases(
				{ enter: [{ id: 'clear', do: [{ set: { cell: [2, 0] }, to: 'none' }] }] },
				{ enter: [{ id: 'block', do: [put(2, 3)] }] },
			),
			outcomes: told(kept('free'), 'moved'),
		}),
		['0-1', '19-18', '1-0', '18-19', '0-1'],
		'is 1',
		'§3 clause 17',
	],
	[
		'before a candidate the position is the one after it, too',
		kings({ outcomes: [{ id: 'again', when: 'moved', if: { before: { before: more(repeats, 1) } }, result: 'draw' }] }),
		circle,
		'again',
		'§3 clause 14',
	],
	[
		'moves are counted after a move as if what lived for its walk had ended',
		kings({
			vars: { w: { start: 0, life: 'walk' } },
			after: [{ id: 'walked', do: [{ var: 'w', add: 1 }] }],
			outcomes: told({ moves: 'white' }, 'moved'),
		}),
		['0-1', '19-18', '1-2'],
		'is 2',
		'§3 clause 14',
	],
	[
		'an attacking walk asks of the position that it would lead to',
		kings(
			{
				paths: { a: { seq: [{ test: more(repeats, 1) }, steps([[-1, 0]], take, land)] } },
				outcomes: [{ id: 'reached', when: 'turn', if: attacked({}), result: 'draw' }, ...told(0)],
			},
			['K a2', 'k e4', 'A c1'],
		),
		upper,
		'is 0',
		'§2 clause 8',
	],
	[
		'and before it comes the position in which the attack is asked about',
		kings(
			{
				paths: { reach: { seq: [{ test: more({ repeats: 'board' }, 1) }, steps([[-1, 0]], take)] } },
				outcomes: [{ id: 'reached', when: 'turn', if: attacked({ via: 'reach' }), result: 'draw' }, ...told(0)],
			},
			['K a2', 'k e4', 'A c1', 'k b1'],
		),
		[],
		'reached',
		'§2 clause 8',
	],
	[
		'who attacks is asked how many moves come next as if it had moved',
		kings({
			paths: { reach: steps([[1, 0]], take) },
			outcomes: [0, 1, 2].map((value) => ({
				id: `is ${value}`,
				when: 'turn',
				if: attacked({ via: 'reach', if: { compare: [{ moves: 'next' }, '=', value] } }),
				result: 'draw',
			})),
		}),
		[],
		'is 2',
		'§3 clause 14',
	],
	[
		'pieces are followed through walks of another piece',
		kings({
			traces: all,
			outcomes: told({ matches: { seq: [{ test: more(kept('all', 'other'), 1) }] }, from: { cell: [4, 3] }, as: 'piece' }),
		}),
		circle,
		'is 1',
		'§1 clause 6',
	],
	[
		'what is captured later in a walk that a hook looks at stays until that walk ends',
		kings(
			{
				vars: n,
				after: [
					{
						id: 'look',
						do: noted({
							matches: {
								seq: [{ do: { capture: { cell: [2, 2] }, later: true } }, { test: { is: { cell: [2, 2] }, a: { who: 'empty' } } }],
							},
							from: { cell: [0, 0] },
						}),
					},
				],
				outcomes: told({ var: 'n' }),
			},
			['K a1', 'k e4', '*A c3'],
		),
		['0-1'],
		'is 0',
		'§1 clause 5',
	],
	[
		'where nothing stands nothing is lifted',
		kings({ paths: { more: { pick: {}, origin: true } }, turn: phases({ also: ['more'] }), outcomes: told({ moves: 'next' }) }, ['k e4']),
		[],
		'is 1',
		'§1 clause 1',
	],
];

/** A piece in the first cell of the last row is copied to two cells and leaves; then one of the copies goes back there. */
const copying = (back: Path, ...more: readonly Path[]): Ruleset => {
	const at = (x: number, y: number) => ({ cell: [x, y] }) as const;
	const copy: Path = {
		seq: [
			{ test: { is: at(2, 1), a: { who: 'empty' } } },
			{ do: { set: at(2, 2), to: { of: at(0, 3) } } },
			{ do: { set: at(2, 1), to: { of: at(0, 3) } } },
			...more,
		],
	};
	return kings(
		{
			traces: { pieces: { of: { kind: ['A'] }, if: { all: [] } } },
			paths: { change: { any: [copy, { seq: [{ test: { is: at(2, 1), a: { who: 'occupied' } } }, back] }] } },
			turn: phases({ also: ['change'], pieces: false }),
			outcomes: told(kept('pieces', 'own')),
		},
		['k e4', '*A a4'],
	);
};
const set = (x: number, y: number, to: 'none' | readonly [number, number]): Path => ({
	do: { set: { cell: [x, y] }, to: to === 'none' ? 'none' : { of: { cell: to } } },
});

describe('history, asked in odd places', () => {
	it.each(CASES)('%s', (_, ruleset, line, reason) => {
		expect(along(ruleset, line).outcome).toMatchObject({ reason });
	});

	/** Whites lines are `--1`: walks from nowhere. Clause 17. */
	it.each<readonly [string, Ruleset, string]>([
		['the piece that stays is itself, its copies are new', copying({ seq: [set(2, 1, 'none'), set(2, 2, 'none')] }), 'is 1'],
		[
			'of copies of one that is gone the first in cell order is it',
			copying({ seq: [set(0, 3, [2, 1]), set(2, 1, 'none'), set(2, 2, 'none')] }, set(0, 3, 'none')),
			'is 1',
		],
		[
			'the others are not, whichever was written first',
			copying({ seq: [set(0, 3, [2, 2]), set(2, 1, 'none'), set(2, 2, 'none')] }, set(0, 3, 'none')),
			'is 0',
		],
	])('%s', (_, ruleset, reason) => {
		expect(along(ruleset, ['--1', '19-18', '--1', '18-19', '--1', '19-18', '--1', '18-19']).outcome).toMatchObject({ reason });
	});
});
