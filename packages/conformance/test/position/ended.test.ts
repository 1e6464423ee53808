import { apply, type Game, key, legal, moveName, outcome, type Position, perft, position, setupOf, toMove, turn, validate } from '@x/core';
import { arrive, board, compare, count, ruleset, seq, side, step, turns } from '@x/core/build';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import type { Cond, Outcome, Path, Ruleset, Setup } from '@x/core/src/rules/types';
import { games } from '@x/games';
import { chess } from '@x/games/ready/chess';
import type { GameId } from '@x/games/titles';
import { plane } from '@x/plane';
import { describe, expect, it } from 'vitest';

const stored = (at: Position): Setup => JSON.parse(JSON.stringify(setupOf(at)));

function play(game: Game, ...names: readonly string[]): Position {
	return names.reduce((at, name) => {
		const move = toMove(at, name);
		if (!move.ok) throw new Error(`${name}: ${move.problems[0]!.message}`);
		return apply(at, move.value);
	}, game.start);
}

/** A position without its history. */
const facts = (at: Position) => ({ key: key(at), outcome: outcome(at), turn: turn(at).phase, moves: legal(at).map(moveName).sort() });

function expectSurvives(game: Game, at: Position): void {
	const setup = stored(at);
	const read = position(game, setup);
	expect(facts(read)).toEqual(facts(at));
	expect(setupOf(read)).toEqual(setup);
	const definition = reference(game.ruleset);
	const state = definition.stateOf(setup);
	expect(definition.outcome(state)).toEqual(outcome(at));
	expect(definition.legal(state).length).toBe(legal(at).length);
	expect(definition.setupOf(state).ended).toEqual(setup.ended);
	expect(perft(read, 1)).toBe(legal(at).length);
}

const north: Path = seq(step([0, 1]), arrive());
/** Two pieces that step north, one of each side, on a board of 2 by 4. */
const small = (more: Partial<Ruleset>): Ruleset =>
	ruleset({
		space: board(2, 4),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: { A: { moves: 'north' } },
		paths: { north },
		turn: turns('white', 'black'),
		start: {
			pieces: [
				{ at: [0, 0], piece: { side: 'white', kind: 'A' } },
				{ at: [1, 3], piece: { side: 'black', kind: 'A' } },
			],
		},
		...more,
	});
const moved = (id: string, result: Outcome['result'], more: Partial<Outcome> = {}): Outcome => ({ id, when: 'moved', result, ...more });
const afar: Cond = { in: 'stand', zone: 'far' };
const far = { far: { box: [null, [2, 3]] as const } };

describe('games that ended come back from their setups', () => {
	it('by an explosion of a king', () => {
		const game = compile(games.atomic.rules, games.atomic.names);
		const at = play(game, 'g1f3', 'a7a6', 'f3g5', 'a6a5', 'g5f7');
		expect(outcome(at)).toMatchObject({ reason: 'explosion', winner: 'white' });
		expectSurvives(game, at);
	});

	it.each(['janggicasual', 'janggitraditional'])('by two passes (%s)', (id) => {
		const { rules: ruleset, names } = games[id as GameId];
		const game = compile(ruleset, names);
		const pass = (at: Position): Position => apply(at, legal(at).find(({ writes }) => writes.length === 0)!);
		const at = pass(pass(game.start));
		expect(outcome(at)?.reason).toBe('passes');
		expect(stored(at).ended).toMatchObject({ reason: 'passes', draw: true });
		expectSurvives(game, at);
	});

	it('by the fifth repetition, in every engine', () => {
		const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
		for (const game of [chess, compile(chess.ruleset, chess.names)]) {
			const at = play(game, ...shuffle, ...shuffle, ...shuffle, ...shuffle);
			expect(stored(at).ended).toEqual({ reason: 'fivefold-repetition', draw: true, playable: true });
			expectSurvives(game, at);
			// Going on leaves the end behind.
			const read = position(game, stored(at));
			expect(outcome(apply(read, legal(read)[0]!))).toBeUndefined();
		}
	});

	it.each<[string, readonly Outcome[]]>([
		['a win', [moved('home', 'win', { if: afar })]],
		['a draw that leaves the moves', [moved('home', 'draw', { if: afar })]],
		['points', [moved('home', { points: [count({ who: 'friend' }), 7] }, { if: afar })]],
		['a draw before a win of the same move', [moved('peace', 'draw', { if: afar }), moved('home', 'win', { if: afar })]],
		[
			'a draw that the position shows before a win that it does not',
			[{ id: 'two', when: 'turn', if: compare(count({ kind: ['A'] }), '=', 2), result: 'draw' }, moved('home', 'win', { if: afar })],
		],
	])('by an outcome that looks at the last move: %s', (_, outcomes) => {
		const game = compile(small({ zones: far, outcomes }));
		let at = game.start;
		for (let ply = 0; ply < 3; ply++) at = apply(at, legal(at)[0]!);
		expect(outcome(at)).toBeDefined();
		expectSurvives(game, at);
	});

	it('by a circle of phases that are skipped', () => {
		const phases = turns('white', 'black').phases;
		const game = compile(
			small({
				turn: { start: 'white', phases: { white: { ...phases.white!, skip: 'black' }, black: { ...phases.black!, skip: 'white' } } },
			}),
		);
		let at = game.start;
		while (legal(at).length > 0) at = apply(at, legal(at)[0]!);
		expect(outcome(at)).toMatchObject({ reason: 'stuck' });
		expectSurvives(game, at);
	});

	it('no move is legal in a setup that ended with a win', () => {
		const won: Setup = { ...setupOf(chess.start), ended: { reason: 'checkmate', winner: 'white' } };
		for (const game of [chess, compile(chess.ruleset, chess.names)]) {
			const at = position(game, won);
			expect(outcome(at)).toEqual({ reason: 'checkmate', winner: 'white' });
			expect(legal(at)).toEqual([]);
			expect(perft(at, 2)).toBe(0);
			expect(setupOf(at)).toEqual(setupOf(position(game, JSON.parse(JSON.stringify(won)))));
		}
	});

	it('on a plane too', () => {
		const open = {
			...small({ zones: { far: { box: [null, [2, null]] } }, outcomes: [moved('home', 'win', { if: afar })] }),
			space: { axes: [{ extent: [0, 1] as const }, { extent: [null, null] as const }] },
			sides: {
				white: { ...side('white', [1, 1]) },
				black: {
					...side('black', [1, -1]),
					frame: {
						matrix: [
							[1, 0],
							[0, -1],
						],
						mirror: [0, 3],
					},
				},
			},
		} as Ruleset;
		const game = plane(open);
		let at = game.start;
		for (let ply = 0; ply < 3; ply++) at = apply(at, legal(at)[0]!);
		expect(outcome(at)).toEqual({ reason: 'home', winner: 'white' });
		const read = position(game, JSON.parse(JSON.stringify(setupOf(at))));
		expect(outcome(read)).toEqual(outcome(at));
		expect(legal(read)).toEqual([]);
	});
});

describe('ends that a setup may not name are refused', () => {
	it.each<[string, object, string]>([
		['a rule that the game does not have', { reason: 'boredom', draw: true }, 'ended.reason'],
		['a reason that the game cannot have, since it names every end', { reason: 'stuck', draw: true }, 'ended.reason'],
		['a winner who does not play', { reason: 'checkmate', winner: 'red' }, 'ended.winner'],
		['no result', { reason: 'checkmate' }, 'ended'],
		['two results', { reason: 'checkmate', winner: 'white', draw: true }, 'ended'],
		['moves after a win', { reason: 'checkmate', winner: 'white', playable: true }, 'ended.playable'],
		['a value of another type', { reason: 5, draw: true }, 'ended.reason'],
	])('%s', (_, ended, path) => {
		const result = validate(chess, { ...setupOf(chess.start), ended } as Setup);
		expect(result.ok ? [] : result.problems.map((problem) => problem.path)).toContain(path);
	});
});
