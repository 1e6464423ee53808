import { afterEach, describe, expect, it, vi } from 'vitest';
import { allCapabilities } from '../src/worker/all-capabilities.js';
import { playableGame } from '../src/worker/all-games.js';
import { createEngine } from '../src/worker/engine.js';
import { moreAnswers } from '../src/worker/more-answers.js';
import type { OpponentView, Reply, Request } from '../src/worker/protocol.js';
import { serve } from '../src/worker/serve.js';
import { engine, moves } from './support.js';

const asked = (ruleset: string, fen: string, nodes: number): OpponentView => {
	const doc = { ruleset, start: { kind: 'fen', fen } as const, record: moves() };
	const steps = engine.think({ topic: 'opponent', ask: { doc, node: 0, level: 'search', nodes, seed: 1 } });
	for (;;) {
		const { value } = steps.next();
		if (value !== undefined) return value as OpponentView;
	}
};

describe('the opponent', () => {
	it.each([
		['chess', 'White wins with this move.', '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1', 'a1a8', 200],
		['chess', 'White wins by force, after 3 moves of both sides.', 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', 'a1a6', 4000],
	])('says of %s: %s', (ruleset, judgement, fen, name, nodes) => {
		expect(asked(ruleset, fen, nodes)).toMatchObject({ name, judgement });
	});

	it('has nothing to choose where the game is over', () => {
		expect(asked('chess', 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 100)).toMatchObject({ name: undefined, done: true });
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
		serve(createEngine(playableGame, moreAnswers(allCapabilities)));
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
