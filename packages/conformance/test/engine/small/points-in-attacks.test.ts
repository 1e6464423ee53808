import { legal } from '@x/core';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import type { Path } from '@x/core/src/rules/types';
import { describe, expect, it } from 'vitest';
import { moveText } from '../games.js';
import { small } from './compare.js';
import { enemy, land, men, phases, safe } from './parts.js';

const take: Path = { do: { capture: 'at' } };
const isUnset: Path = { test: { not: { same: [{ point: 'trail' }, { point: 'trail' }] } } };

/** Walks that capture a king one cell ahead, and do so only where the point `trail` is set. */
const WALKS: readonly (readonly [string, readonly Path[]])[] = [
	['goes to the point after its capture', [enemy, take, land, { go: { point: 'trail' } }]],
	['goes to the point and back', [{ go: { point: 'trail' } }, { go: 'origin' }, { step: [1, 0] }, enemy, take, land]],
	['picks a cell of the point', [{ pick: {}, zone: 'trail' }, { go: 'origin' }, { step: [1, 0] }, enemy, take, land]],
	['captures on the point', [enemy, { do: { capture: { point: 'trail' } } }, take, land]],
	['puts a piece on the point', [enemy, take, land, { do: { set: { point: 'trail' }, to: 'none' } }]],
	['moves the point to where another stands', [enemy, take, land, { do: { point: 'other', to: { point: 'trail' } } }]],
	['tests the point', [enemy, { test: { same: [{ point: 'trail' }, { point: 'trail' }] } }, take, land]],
];

describe('an attack that depends on a point', () => {
	it.each(WALKS)('is found after a move that sets the point: the attacker %s', (_, walk) => {
		const ruleset = small({
			points: { trail: 'game', other: 'game' },
			// A flag that dies and two laws: candidates are tried, and royal safety is answered once before them.
			kinds: { K: { moves: 'king' }, A: { moves: 'a' }, B: { moves: 'b' } },
			flags: { fresh: { while: { is: { cell: [0, 0] }, a: {} } } },
			paths: {
				b: { seq: [{ test: { is: 'at', a: { flag: 'fresh' } } }, take] },
				king: { seq: [{ step: [0, 1] }, land] },
				a: { seq: [{ step: [1, 0] }, ...walk] },
				// Changes nothing on the board, so that only the point tells the position after it from the one before.
				more: { seq: [{ pick: { who: 'enemy' } }, isUnset, { do: { point: 'trail', to: 'at' } }] },
			},
			forbid: [...safe, { id: 'safe-again', if: { royalAttacked: 'own' } }],
			turn: phases({ also: ['more'] }),
			start: { pieces: men('K b2', 'B a4', 'a c2', 'k e4') },
		});
		const definition = reference(ruleset);
		const literal = definition.legal(definition.start()).map(moveText);
		expect(legal(compile(ruleset).start).map(moveText)).toEqual(literal);
		expect(literal).toHaveLength(1);
	});
});
