import type { Ruleset } from '@x/core';
import { apply, legal, outcome } from '@x/core';
import { extend, isSame, type Patch } from '@x/core/build';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { chess } from '@x/games/chess';
import { describe, expect, it, test } from 'vitest';
import { from } from '../engine/games.js';

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

const LISTS = ['after', 'forbid', 'prefer', 'outcomes'] as const;

describe('extend with an object of ids', () => {
	it('removes each entry of each list of each game, and no other', () => {
		for (const { rules } of Object.values(games))
			for (const list of LISTS)
				for (const id of idsOf(rules[list])) {
					const changed = extend(rules, { [list]: { [id]: null } } as Patch<Ruleset>);
					expect(changed[list]).toEqual(rules[list].filter((entry) => entry.id !== id));
					expect({ ...changed, [list]: rules[list] }).toEqual(rules);
				}
	});

	it('replaces an entry in its place, adds new ones at the end, and removes others', () => {
		const { outcomes } = extend(chess.rules, {
			outcomes: {
				stalemate: { when: 'stuck', result: 'loss' },
				'insufficient-material': null,
				bare: { when: 'turn', result: 'draw' },
			},
		});
		const ids = idsOf(chess.rules.outcomes).filter((id) => id !== 'insufficient-material');
		expect(idsOf(outcomes)).toEqual([...ids, 'bare']);
		expect(outcomes.find(({ id }) => id === 'stalemate')).toEqual({ id: 'stalemate', when: 'stuck', result: 'loss' });
	});

	it('changes the hooks of a phase', () => {
		const hooked = extend(chess.rules, {
			turn: {
				phases: {
					white: {
						enter: [
							{ id: 'one', do: [] },
							{ id: 'two', do: [] },
						],
					},
				},
			},
		});
		const changed = extend(hooked, { turn: { phases: { white: { enter: { one: null } } } } });
		expect(changed.turn.phases.white?.enter).toEqual([{ id: 'two', do: [] }]);
		expect(isSame(changed.turn.phases.black!, chess.rules.turn.phases.black!)).toBe(true);
	});

	it('makes a game without the end', () => {
		const game = compile({ ...chess, rules: extend(chess.rules, { outcomes: { 'insufficient-material': null } }) });
		const bare = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
		expect(outcome(from(compile(chess), bare))?.reason).toBe('insufficient-material');
		expect(outcome(from(game, bare))).toBeUndefined();
		expect(legal(apply(from(game, bare), 'e1e2')).length).toBeGreaterThan(0);
	});
});

test.each<[Patch<Ruleset>, string]>([
	[{ outcomes: { stalmate: null } }, 'patch.outcomes: Expected the id of an entry, found the string "stalmate". Did you mean "stalemate"?'],
	[{ forbid: { pawns: null } }, 'patch.forbid: Expected the id of an entry, found the string "pawns". The ids are "own-royal-safe".'],
	[{ prefer: { captures: null } }, 'patch.prefer: Expected the id of an entry, found the string "captures". The list is empty.'],
])('names an entry that is not there', (patch, message) => {
	expect(() => extend(chess.rules, patch)).toThrow(new TypeError(message));
});
