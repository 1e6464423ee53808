import { extend, leap, neighbours, type Patch, quiet } from '@x/core/build';
import type { Ruleset } from '@x/core/src/rules/types';
import { chess } from '@x/games/chess';
import { cylinder } from '@x/games/cylinder';
import { minishogi } from '@x/games/minishogi';
import { shogi } from '@x/games/shogi';
import { testRulesets } from '@x/games/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff } from '../src/index.js';

const told = (patch: Patch<Ruleset>): string[] =>
	diff(chess.rules, extend(chess.rules, patch), { names: chess.names }).map(({ path, message }) => `${path} | ${message}`);

describe('the difference of two rulesets in words', () => {
	test.each<[string, Patch<Ruleset>, string[]]>([
		[
			'an ending and its zone are added',
			{
				zones: {
					hill: {
						box: [
							[3, 4],
							[3, 4],
						],
					},
				},
				outcomes: [
					...chess.rules.outcomes,
					{ id: 'hill', when: 'turn', if: { compare: [{ count: { who: 'enemy', kind: ['K'] }, zone: 'hill' }, '>', 0] }, result: 'loss' },
				],
			},
			[
				"zones.hill | Adds a zone, 'hill': “the zone 'hill' is files d to e of its 4th to 5th ranks”.",
				"outcomes[hill] | Adds an ending, 'hill': “if, before a move, there is an enemy king on files d to e of its 4th to 5th ranks, the player to move loses”.",
			],
		],
		[
			'a piece moves otherwise',
			{ paths: { knight: leap(neighbours, quiet()) } },
			['kinds.N | Changes the knight (N): instead of “leaps like a knight (1,2)” now “steps one cell in any direction without capturing”.'],
		],
		[
			'a piece gains a way',
			{ paths: { rook: { any: [chess.rules.paths.rook!, leap(neighbours)] } } },
			['kinds.R | Adds to the rook (R): “steps one cell in any direction”.'],
		],
		[
			'a kind is new',
			{ kinds: { D: { title: 'dabbler', moves: 'knight' } } },
			['kinds.D | Adds a piece, the dabbler: “moves as a knight”.'],
		],
		[
			'a law is gone',
			{ forbid: [] },
			["forbid[own-royal-safe] | Drops the law 'own-royal-safe': “a move is illegal if after it the player's king is attacked”."],
		],
		[
			'an outcome changes',
			{ outcomes: [{ id: 'stalemate', when: 'stuck', result: 'loss' }] },
			[
				"outcomes[stalemate] | Changes the ending 'stalemate': instead of “when the player to move has no legal move, the game is drawn” now “when the player to move has no legal move, the player to move loses”.",
			],
		],
		[
			'the board is closed',
			{ space: cylinder.rules.space },
			['space | Adds to the board: “the files are closed: a and h are neighbours”.'],
		],
		[
			'a piece stands elsewhere',
			{
				start: {
					pieces: chess.rules.start.pieces.map((one) =>
						one.piece.kind === 'Q' && one.piece.side === 'white' ? { ...one, at: [3, 3] } : one,
					),
				},
			},
			['start.pieces.white | Changes the start: white no longer has a queen on d1 and white has a queen on d4.'],
		],
	])('%s', (_, patch, messages) => {
		expect(told(patch)).toEqual(messages);
	});

	test('without endings', () => {
		expect(
			diff(chess.rules, extend(chess.rules, { outcomes: [] }))
				.map(({ path }) => path)
				.sort(),
		).toEqual(chess.rules.outcomes.map(({ id }) => `outcomes[${id}]`).sort());
	});

	test('lists in another order', () => {
		const turned = { ...chess.rules, outcomes: [...chess.rules.outcomes].reverse() };
		expect(diff(chess.rules, turned).map(({ path }) => path)).toEqual(['outcomes']);
	});

	test('a title begins every sentence', () => {
		expect(diff(chess.rules, cylinder.rules, { names: chess.names, title: 'cylinder chess' }).map(({ message }) => message)).toEqual([
			'Cylinder chess adds to the board: “the files are closed: a and h are neighbours”.',
		]);
	});

	test('the pieces and cells of the first game have the names of that game, also beyond the board of the second', () => {
		const differences = diff(shogi, minishogi);
		for (const { message } of differences) expect(message).not.toMatch(/\(\d+, \d|'[A-Z]' piece|these words do not show/);
		const start = differences.find(({ path }) => path === 'start.pieces.white');
		expect(start?.message).toMatch(/^Changes the start: Sente no longer has two lances on 9i and 1i, .* and Sente has a king on /);
	});

	test('no game differs from itself, every game from every other', () => {
		const games = Object.values(testRulesets);
		for (const [index, game] of games.entries()) {
			expect(diff(game, structuredClone(game))).toEqual([]);
			const other = games[(index + 1) % games.length]!;
			expect(diff(game, other).length).toBeGreaterThan(0);
		}
	});

	test('additions in one direction are removals in the other', () => {
		const pairs = fc.constantFrom(...Object.values(testRulesets));
		fc.assert(
			fc.property(pairs, pairs, (from, to) => {
				const count = (differences: ReturnType<typeof diff>, verb: string): number =>
					differences.filter(({ message }) => message.startsWith(verb) && !message.startsWith('Adds to')).length;
				expect(count(diff(from, to), 'Adds')).toBe(count(diff(to, from), 'Drops'));
			}),
			{ numRuns: 60, seed: 7 },
		);
	});
});
