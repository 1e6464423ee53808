import { apply, legal, type Position, perft } from '@x/core';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import type { Cond, Num, Ruleset } from '@x/core/src/rules/types';
import { describe, expect, it } from 'vitest';
import { compared, small } from './compare.js';
import { empty, land, men, steps } from './parts.js';

const more = (num: Num, than = 1): Cond => ({ compare: [num, '>', than] });
const walking = steps(
	[
		[1, 0],
		[-1, 0],
	],
	empty,
	land,
);

/** A king of each side that goes along its row, and whatever else is said. */
const kings = (parts: Partial<Omit<Ruleset, 'start' | 'paths'>> & { readonly paths?: Ruleset['paths'] }): Ruleset =>
	small({ ...parts, paths: { king: walking, ...parts.paths }, start: { pieces: men('K a1', 'k e4') } });
const never = (num: Num, than?: number): Pick<Ruleset, 'forbid'> => ({ forbid: [{ id: 'never', if: more(num, than) }] });
const followed = (holds: Cond): Pick<Ruleset, 'traces' | 'forbid'> => ({
	traces: { stayed: { of: { who: 'friend' }, if: holds } },
	...never({ kept: 'stayed', by: 'own' }, 0),
});
const twoSteps: Ruleset['turn'] = {
	start: 'white',
	phases: {
		white: { side: 'white', next: [{ to: 'again' }] },
		again: { side: 'white', next: [{ to: 'black' }] },
		black: { side: 'black', next: [{ to: 'white' }] },
	},
};

/** The game, the moves that lead to the question, and the moves that are legal then; by which clause of the rules model. */
const CASES: readonly (readonly [string, Ruleset, readonly string[], readonly string[], string])[] = [
	['without a law the way back is open', kings({}), ['0-1', '19-18', '1-0'], ['18-17', '18-19'], '§3 clause 17'],
	['a position that was there is not entered', kings(never({ repeats: 'position' })), ['0-1', '19-18', '1-0'], ['18-17'], '§3 clause 17'],
	[
		'it may be entered so often',
		kings(never({ repeats: 'position' }, 2)),
		['0-1', '19-18', '1-0', '18-19', '0-1', '19-18', '1-0'],
		['18-17'],
		'§3 clause 17',
	],
	[
		'a board that was there is not left as it is by a pass',
		kings({
			...never({ repeats: 'board' }),
			paths: { pass: { seq: [] } },
			turn: {
				start: 'white',
				phases: { white: { side: 'white', also: ['pass'], next: [{ to: 'black' }] }, black: { side: 'black', next: [{ to: 'white' }] } },
			},
		}),
		[],
		['0-1'],
		'§3 clause 17',
	],
	['within a turn no piece goes back', kings({ ...never({ repeats: 'turn' }), turn: twoSteps }), ['0-1'], ['1-2'], '§3 clause 17'],
	[
		'but in another turn',
		kings({ ...never({ repeats: 'turn' }), turn: twoSteps }),
		['0-1', '1-2', '19-18'],
		['2-1', '2-3'],
		'§3 clause 17',
	],
	[
		'pieces that stayed in a trace all the time tell a chase',
		kings(followed({ all: [] })),
		['0-1', '19-18', '1-0'],
		['18-17'],
		'§3 clause 17',
	],
	['those that left it do not', kings(followed({ some: [] })), ['0-1', '19-18', '1-0'], ['18-17', '18-19'], '§3 clause 17'],
	[
		'a choice prefers what is new',
		kings({ prefer: [{ id: 'new', stage: 'legal', keep: { if: { not: more({ repeats: 'position' }) } } }] }),
		['0-1', '19-18', '1-0'],
		['18-17'],
		'§3 clause 12',
	],
	[
		'a walk asks in the middle, of what it has done so far',
		kings({
			paths: {
				king: steps(
					[
						[1, 0],
						[-1, 0],
					],
					empty,
					land,
					{ test: { not: more({ repeats: 'position' }) } },
				),
			},
		}),
		['0-1', '19-18', '1-0'],
		['18-17'],
		'§3 clause 17',
	],
	[
		'a hook asks, and what it does is part of the move',
		kings({
			after: [{ id: 'home', if: more({ repeats: 'position' }), do: [{ set: { cell: [4, 0] }, to: { kind: 'A', side: 'own' } }] }],
		}),
		['0-1', '19-18', '1-0', '18-19'],
		['0-1'],
		'§3 clause 14',
	],
	[
		'moves that come next are counted as the law leaves them',
		kings({
			...never({ repeats: 'position' }),
			prefer: [{ id: 'roomy', stage: 'legal', keep: { most: { moves: 'next' } } }],
		}),
		['0-1', '19-18'],
		['1-2'],
		'§3 clause 14',
	],
];

describe('history evaluated for every candidate', () => {
	const played = (at: Position, line: readonly string[]): Position =>
		line.reduce((position, text) => apply(position, legal(position).find(({ from, to }) => `${from}-${to}` === text)!), at);

	it.each(CASES)('%s', (_, ruleset, line, moves) => {
		const after = legal(played(compile(ruleset).start, line)).map(({ from, to }) => `${from}-${to}`);
		expect(after.sort()).toEqual(moves);
		compared(ruleset, 5);
	});

	it.each<readonly [string, Ruleset]>([
		['a repetition that loses', kings({ outcomes: [{ id: 'again', when: 'turn', if: more({ repeats: 'position' }), result: 'loss' }] })],
		[
			'a move that repeats and wins',
			kings({ outcomes: [{ id: 'again', when: 'moved', if: more({ repeats: 'position' }), result: 'win' }] }),
		],
		[
			'a chase that loses',
			kings({
				traces: { stayed: { of: { who: 'friend' }, if: { all: [] } } },
				outcomes: [{ id: 'chase', when: 'moved', if: more({ kept: 'stayed', by: 'own' }, 0), result: 'loss' }],
			}),
		],
		['a law', kings(never({ repeats: 'position' }))],
	])('%s is counted as it is played', (_, ruleset) => {
		const definition = reference(ruleset);
		for (let depth = 1; depth <= 6; depth++) expect(perft(compile(ruleset).start, depth)).toBe(definition.perft(definition.start(), depth));
	});
});
