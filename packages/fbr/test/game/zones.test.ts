import { describe, expect, it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';

describe('zones', () => {
	it('are only those that rules use', () => {
		const { rules } = toGame(parse(':Small\n5x5\nrk3/ppppp/5/PPPPP/RK3 w\nroyal\nK R P=mfW+cfF +P==R'));
		expect(Object.keys(rules.zones)).toEqual(['last1']);
	});
});
