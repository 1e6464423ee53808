import type { Path, Ruleset } from '@x/core/src/rules/types';
import { describe, expect, it } from 'vitest';
import { compared, small } from './compare.js';
import { empty, enemy, land, men, safe, steps } from './parts.js';

const take: Path = { do: { capture: 'at' } };

/** A small board on which both sides are of one team. */
function together(parts: Parameters<typeof small>[0]): Ruleset {
	const ruleset = small(parts);
	const { white, black } = ruleset.sides;
	return { ...ruleset, sides: { white: white!, black: { ...black!, team: white!.team } } };
}

/** The game, and the first side's moves as in `rulesets.test`; by which clause of the rules model. */
const CASES: readonly (readonly [string, Ruleset, readonly string[], string])[] = [
	[
		'the pieces of both sides are friends, so both are moved, from the view of who moves',
		together({ paths: { king: steps([[0, 1]], empty, land), a: steps([[1, 0]], empty, land) }, start: { pieces: men('K a1', 'a c3') } }),
		['A12-13', 'K0-5'],
		'§1 clause 1',
	],
	[
		'there are no enemies but friends only',
		together({
			paths: {
				king: { any: [steps([[0, 1]], enemy, take, land), steps([[1, 0]], { test: { is: 'at', a: { who: 'friend' } } }, take, land)] },
				a: { seq: [{ test: { mover: { who: 'enemy' } } }, land] },
			},
			start: { pieces: men('K a1', 'a a2', 'a b1') },
		}),
		['K0-1'],
		'§4 filters',
	],
	[
		'a phase may still admit the pieces of one side only',
		together({
			paths: { king: steps([[0, 1]], empty, land), a: steps([[1, 0]], empty, land) },
			turn: {
				start: 'white',
				phases: {
					white: { side: 'white', pieces: { side: ['white'] }, next: [{ to: 'black' }] },
					black: { side: 'black', pieces: { side: ['black'] }, next: [{ to: 'white' }] },
				},
			},
			start: { pieces: men('K a1', 'a c3') },
		}),
		['K0-5'],
		'§1 clause 1',
	],
	[
		'a piece of the same team is no target: the mover is put in its place',
		together({
			paths: {
				king: steps(
					[
						[0, 1],
						[1, 0],
					],
					empty,
					land,
				),
				a: { any: [steps([[0, -1]], { test: { is: 'at', a: { kind: ['K'] } } }, take, land), steps([[1, 0]], empty, land)] },
			},
			forbid: safe,
			turn: {
				start: 'white',
				phases: {
					white: { side: 'white', pieces: { side: ['white'] }, next: [{ to: 'black' }] },
					black: { side: 'black', pieces: { side: ['black'] }, next: [{ to: 'white' }] },
				},
			},
			start: { pieces: men('K b2', 'A e1', 'a c1') },
		}),
		['K6-11'],
		'§2 clause 8',
	],
];

describe('sides of one team', () => {
	it.each(CASES)('%s', (_, ruleset, moves) => {
		expect(compared(ruleset).moves).toEqual([...moves].sort());
	});
});
