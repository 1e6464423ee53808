import type { Outcome, Ruleset } from '@x/core';
import { compare, count } from '@x/core/build';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { leaflet } from '../src/leaflet/index.js';

const { jesonmor } = games;

const withOutcomes = (outcomes: readonly Outcome[]): Ruleset => ({ ...jesonmor.rules, outcomes });

/** The only ending of Jeson Mor with another outcome, and the goal. */
function toldOf(outcome: Omit<Outcome, 'id'>): { readonly text: string | undefined; readonly goal: string | undefined } {
	const [goal, endings] = leaflet(withOutcomes([{ ...outcome, id: 'only' }]));
	return { text: endings?.rules.find(({ about }) => about !== undefined)?.texts.join(' '), goal: goal?.rules[0]?.texts[0] };
}

const held = {
	text: 'A player who has a knight on e5 at the start of the player’s own turn wins the game: it must still stand there after the opponent’s move.',
	goal: 'Keep a knight on e5 until your next turn.',
};
const reached = { text: 'A player who gets a knight to e5 wins the game.', goal: 'Get a knight to e5.' };
const kept = 'A player who has a knight on e5 at the start of the player’s own turn loses the game.';
const avoided = 'A player who gets a knight to e5 loses the game.';

/** Per time: the own piece is there, and that of the opponent; a win and a loss of the player who is asked. */
const arrivals: Readonly<Record<'turn' | 'moved', Readonly<Record<'friend' | 'enemy', readonly [win: object, loss: object]>>>> = {
	turn: { friend: [held, { text: kept }], enemy: [{ text: avoided }, reached] },
	moved: { friend: [reached, { text: avoided }], enemy: [{ text: kept }, held] },
};

describe('a piece on a cell, asked when a turn begins and after a move', () => {
	const rows = (['turn', 'moved'] as const).flatMap((when) =>
		(['friend', 'enemy'] as const).flatMap((who) =>
			(['win', 'loss'] as const).flatMap((result, index) =>
				(['mover', 'other'] as const).map(
					(whose) => [when, who, whose, result, arrivals[when][who][whose === 'mover' ? index : 1 - index]!] as const,
				),
			),
		),
	);
	test.each(rows)('%s, %s, for the %s: %s', (when, who, whose, result, told) => {
		const condition = compare(count({ who }, { zone: 'centre' }), '>', 0);
		expect(toldOf({ when, if: condition, result, for: whose })).toMatchObject(told);
	});
});

test.each(['turn', 'moved', 'stuck'] as const)('the majority of pieces (%s) is of the side that wins', (when) => {
	const condition = compare(count({ who: 'friend' }), '>', count({ who: 'enemy' }));
	expect(toldOf({ when, if: condition, result: 'win' }).text).toContain('the player with more pieces wins');
	expect(toldOf({ when, if: condition, result: 'win', for: 'other' }).text).toContain('the player with fewer pieces wins');
	expect(toldOf({ when, if: condition, result: 'loss' }).text).toContain('the player with fewer pieces wins');
});

test.each<[Outcome['when'], Outcome['result'], string]>([
	['turn', 'loss', 'the player who brought it about wins.'],
	['turn', 'win', 'the player who brought it about loses.'],
	['moved', 'loss', 'the player who brought it about loses.'],
	['moved', 'win', 'the player who brought it about wins.'],
])('a repetition (%s, %s) names the player who made the last move', (when, result, words) => {
	expect(toldOf({ when, if: compare({ repeats: 'position' }, '>', 2), result }).text).toContain(words);
});

test.each<[Outcome['when'], NonNullable<Outcome['claim']>, string]>([
	['turn', 'mover', 'the player to move may claim a draw.'],
	['turn', 'either', 'either player may claim a draw.'],
	['moved', 'mover', 'the player who moved may claim a draw.'],
	['moved', 'either', 'either player may claim a draw.'],
])('a claim (%s, %s) names the player who may make it', (when, claim, words) => {
	expect(toldOf({ when, if: compare({ repeats: 'position' }, '>', 2), result: 'draw', claim }).text).toContain(words);
});

test('an ending that is asked only of a player without a move says so, whatever its condition', () => {
	const silent: string[] = [];
	for (const [id, { rules, names }] of Object.entries(games)) {
		const { notes: _, ...unnoted } = names ?? {};
		for (const outcome of rules.outcomes) {
			const changed: Ruleset = { ...rules, outcomes: [{ ...outcome, when: 'stuck' }] };
			const told = (leaflet(changed, unnoted)[1]?.rules ?? []).flatMap(({ texts }) => texts);
			if (!told.some((text) => /no legal move|no pieces left|exact rules/.test(text)))
				silent.push(`${id} ${outcome.id}: ${told.join(' ')}`);
		}
	}
	expect([...new Set(silent.map((line) => line.replace(/^\S+ /, '')))]).toEqual([]);
});
