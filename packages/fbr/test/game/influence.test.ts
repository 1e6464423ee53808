import { describe, expect, it } from 'vitest';
import { readVectors } from '../vectors.js';
import { sameInBoth } from './both.js';
import { answerOf, type InfluenceRow, played } from './influence-rows.js';

const rows = readVectors<readonly InfluenceRow[]>('influence');

describe('zones of influence, conversions, swaps, lions and royal moves', () => {
	for (const row of rows) {
		it(`plays ${row.id}: ${row.why}`, () => {
			const { moves, result } = answerOf(row);
			expect(moves.map((move) => move.replace(' []', ''))).toEqual(row.moves);
			expect(result).toBe(row.result);
		});

		it(`plays ${row.id} in the compiled engine as in the literal interpreter`, () => {
			const { definition, game, setup } = played(row);
			sameInBoth(definition.rules, game, setup, 1);
		});
	}
});
