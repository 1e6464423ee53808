import { apply, isLegal, legal, moveName, outcome, type Position, turn } from '@x/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allCapabilities } from '../src/worker/all-capabilities.js';
import { listed, playableGame } from '../src/worker/all-games.js';
import { createEngine } from '../src/worker/engine.js';
import { choose } from '../src/worker/opponent/choose.js';
import { pick, randomFrom } from '../src/worker/opponent/random.js';
import { search } from '../src/worker/opponent/search.js';
import { estimate } from '../src/worker/opponent/values.js';
import type { Level, OpponentView, Reply, Request } from '../src/worker/protocol.js';
import { serve } from '../src/worker/serve.js';
import { engine, moves } from './support.js';

const result = <T>(steps: Generator<unknown, T>): T => {
	for (;;) {
		const { value, done } = steps.next();
		if (done === true) return value;
	}
};

const start = (ruleset: string): Position => playableGame(ruleset)!.game.start;

const asked = (ruleset: string, fen: string, nodes: number, level: Level = 'search', seed = 1): OpponentView => {
	const doc = { ruleset, start: { kind: 'fen', fen } as const, record: moves() };
	const steps = engine.think({ topic: 'opponent', ask: { doc, node: 0, level, nodes, seed } });
	for (;;) {
		const { value } = steps.next();
		if (value !== undefined) return value as OpponentView;
	}
};

describe('the search', () => {
	it.each([
		['chess', 'mate in one', '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1', 'a1a8', 200],
		['chess', 'mate in two', 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', 'a1a6', 4000],
		['shogi', 'mate by a drop', '4k4/9/4P4/9/9/9/9/9/4K4 b G 1', 'G@5b', 400],
		['xiangqi', 'mate in one', '4k4/R8/9/9/9/9/p8/9/9/1R1K5 w - - 0 1', 'b1b10', 400],
	])('finds in %s: %s', (ruleset, _, fen, name, nodes) => {
		const found = asked(ruleset, fen, nodes);
		expect(found.name).toBe(name);
		expect(found.judgement).toMatch(/ wins /);
	});

	it('takes a piece that is not defended, and so does the greedy player', () => {
		const hanging = '4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1';
		expect(asked('chess', hanging, 300).name).toBe('e3d5');
		expect(asked('chess', hanging, 1, 'greedy').name).toBe('e3d5');
	});

	it('leaves a defended piece alone', () => {
		const defended = '4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1';
		expect(asked('chess', defended, 500).name).not.toBe('d2d6');
	});

	it('evaluates no more positions than allowed, and the same seed gives the same move', () => {
		const values = result(estimate(start('crazyhouse').game, 100));
		for (const nodes of [1, 7, 150]) {
			const [one, same] = [1, 2].map(() => result(search(start('crazyhouse'), { nodes, seed: 5, values })));
			expect(one!.nodes).toBeLessThanOrEqual(nodes + 1);
			expect(moveName(one!.move)).toBe(moveName(same!.move));
			expect(one!.score).toBe(same!.score);
		}
	});

	it('has nothing to choose where the game is over', () => {
		const mated = asked('chess', 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 100);
		expect(mated).toMatchObject({ name: undefined, done: true });
	});

	it('gives pieces away in games that are won so', () => {
		expect(result(estimate(start('antichess').game)).material).toBe(-1);
		expect(result(estimate(start('chess').game)).material).toBe(1);
	});

	it('plays a legal move in every game, with hardly any nodes', { timeout: 120_000 }, () => {
		for (const { id } of listed()) {
			const game = playableGame(id)?.game;
			if (game === undefined) continue;
			const random = randomFrom(3);
			const values = result(estimate(game, 20));
			let position = game.start;
			for (let ply = 0; ply < 12 && legal(position).length > 0; ply++) {
				if (ply % 4 === 3) {
					const found = result(search(position, { nodes: 1 + ply, seed: ply, values }));
					expect(isLegal(position, found!.move), id).toBe(true);
				}
				position = apply(position, pick(legal(position), random));
			}
		}
	});
});

const NODES = 100;
const GAMES = 20;
const LONGEST = 300;

/** Points of the search against the random mover; a game that does not end is a draw. */
const points = (ruleset: string): number => {
	const first = start(ruleset);
	let sum = 0;
	for (let round = 0; round < GAMES; round++) {
		const own = first.game.ruleset.sideOrder[round % 2];
		let position = first;
		for (let ply = 0; ply < LONGEST && outcome(position) === undefined; ply++) {
			const level = turn(position).side === own ? 'search' : 'random';
			position = apply(position, result(choose(position, { level, nodes: NODES, seed: round * LONGEST + ply }))!.move);
		}
		const winner = outcome(position)?.winner;
		sum += winner === undefined ? 0.5 : winner === own ? 1 : 0;
	}
	return sum;
};

describe('against the random mover', () => {
	it.each(['chess', 'shogi', 'xiangqi', 'atomic', 'duck'])('the search wins at least 19 of 20 points: %s', (ruleset) => {
		expect(points(ruleset)).toBeGreaterThanOrEqual(19);
	});
});

describe('the worker', () => {
	interface Scope {
		onmessage?: ((event: { readonly data: Request }) => void) | null;
		postMessage?: (reply: Reply) => void;
	}
	const scope = globalThis as Scope;
	const { postMessage } = scope;
	afterEach(() => {
		scope.onmessage = null;
		if (postMessage === undefined) Reflect.deleteProperty(scope, 'postMessage');
		else scope.postMessage = postMessage;
	});

	it('stops a search at the next question, and answers other questions meanwhile', async () => {
		const replies: Reply[] = [];
		scope.postMessage = (reply) => replies.push(reply);
		serve(createEngine(playableGame, allCapabilities));
		const doc = { ruleset: 'chess', start: { kind: 'preset' } as const, record: moves() };
		const ask = (id: number, nodes: number): void => {
			scope.onmessage?.({ data: { id, topic: 'opponent', ask: { doc, node: 0, level: 'search', nodes, seed: 1 } } });
		};
		ask(1, 100_000_000);
		scope.onmessage?.({ data: { id: 2, topic: 'sheet', ask: { ruleset: 'chess' } } });
		await vi.waitFor(() => expect(replies.map(({ id }) => id)).toEqual([2]), 20_000);
		ask(3, 50);
		await vi.waitFor(() => expect(replies.map(({ id }) => id)).toEqual([2, 3]), 20_000);
		ask(4, 100_000_000);
		scope.onmessage?.({ data: { id: 5, topic: 'opponent', ask: { stop: true } } });
		scope.onmessage?.({ data: { id: 6, topic: 'sheet', ask: { ruleset: 'chess' } } });
		await vi.waitFor(() => expect(replies.map(({ id }) => id)).toEqual([2, 3, 6]), 20_000);
	});
});
