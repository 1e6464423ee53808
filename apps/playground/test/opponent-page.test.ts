import { signal } from '@preact/signals';
import type { BoardMove } from '@x/board';
import { describe, expect, it } from 'vitest';
import type { Context } from '../src/context.js';
import { type Opponent, opponentOf } from '../src/lazy/play/opponent.js';
import { showPlayed } from '../src/plane/play.js';
import { docOf } from '../src/state/doc.js';
import { createInteraction, type Interaction } from '../src/state/interaction.js';
import { createStore, type Store } from '../src/state/store.js';
import * as undoStrings from '../src/strings/undo.js';
import { type Channel, connect } from '../src/worker/client.js';
import type { Prompt } from '../src/worker/engine.js';
import type { Request } from '../src/worker/protocol.js';
import { engine } from './support.js';

/** A worker that answers reads at once, and counts the moves that it chose. */
class ReadyWorker implements Channel {
	onmessage: Channel['onmessage'] = null;
	onerror: Channel['onerror'] = null;
	chosen = 0;
	/** Whether moves come when the test asks for them. */
	isSlow = false;
	private held: () => void = () => undefined;
	answer(): void {
		this.isSlow = false;
		this.held();
	}
	postMessage(request: Request): void {
		const { id, topic, ask } = request;
		if (topic === 'opponent' && !('stop' in ask)) {
			this.chosen++;
			const steps = engine.think({ topic, ask: { ...ask, nodes: 100 } });
			let answer = steps.next().value;
			while (answer === undefined) answer = steps.next().value;
			const send = (): void => this.onmessage?.({ data: { id, topic, answer: answer! } });
			if (this.isSlow) this.held = send;
			else queueMicrotask(send);
		} else if (!('stop' in ask)) {
			const answer = engine.answer(topic as Prompt, ask as never);
			queueMicrotask(() => this.onmessage?.({ data: { id, topic, answer } }));
		}
	}
}

const settled = async (): Promise<void> => {
	for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};

interface Page {
	readonly context: Context;
	readonly worker: ReadyWorker;
	readonly store: Store;
	readonly interaction: Interaction;
	readonly opponent: Opponent;
	play(name: string): Promise<void>;
	names(): readonly string[];
}

const open = async (ruleset = 'chess'): Promise<Page> => {
	const worker = new ReadyWorker();
	const store = createStore(connect(() => worker, expect.unreachable));
	const interaction = createInteraction(store);
	store.open('');
	await settled();
	if (ruleset !== 'chess') store.choose({ id: ruleset, title: ruleset });
	await settled();
	const context = { store, interaction, sets: undefined as never, incoming: signal(undefined) };
	return {
		context,
		worker,
		store,
		interaction,
		opponent: opponentOf(context),
		play: async (name) => {
			interaction.play(name);
			await settled();
		},
		names: () => (store.reading.peek()?.nodes ?? []).slice(1).map(({ name }) => name),
	};
};

describe('the opponent on the page', () => {
	it('does not move until it is switched on', async () => {
		const { play, names, worker } = await open();
		await play('e2e4');
		expect(names()).toEqual(['e2e4']);
		expect(worker.chosen).toBe(0);
	});

	it('answers a move, and undo takes back both', async () => {
		const { play, names, opponent, store } = await open();
		opponent.change({ level: 'search' });
		await play('e2e4');
		expect(names()).toHaveLength(2);
		const both = names();
		store.undo();
		await settled();
		expect(names()).toEqual([]);
		store.redo();
		await settled();
		expect(names()).toEqual(both);
		await play('d2d4');
		expect(names()).toHaveLength(4);
	});

	it('completes a turn of several moves', async () => {
		const { play, names, opponent, store } = await open('duck');
		opponent.change({ level: 'greedy' });
		await play('e2e4');
		expect(names()).toHaveLength(1);
		const duck = store.reading.peek()!.position.legal[0]!.name;
		await play(duck);
		expect(names()).toHaveLength(4);
		expect(store.reading.peek()?.position.side).toBe('white');
		store.undo();
		await settled();
		expect(names()).toHaveLength(1);
	});

	it('lets the user move ahead while it is to move, and not when the user is', async () => {
		const { play, opponent, interaction, store, worker } = await open();
		const waits = (): boolean => interaction.waits.peek()(store.reading.peek()!);
		opponent.change({ level: 'greedy' });
		expect(waits()).toBe(false);
		worker.isSlow = true;
		await play('e2e4');
		expect(waits()).toBe(true);
		const ahead = (): readonly string[] => (interaction.ahead.peek().premoves as readonly BoardMove[]).map(({ id }) => id);
		expect(ahead()).toContain('g1f3');
		expect(ahead()).not.toContain('g8f6');
		const made = [{ id: 'g1f3', from: 6, to: 21 }];
		interaction.ahead.peek().onPremove!({ detail: { premoves: made } } as never);
		await settled();
		expect(ahead()).toContain('f3e5');
		worker.answer();
		await settled();
		expect(waits()).toBe(false);
		// The board has the list until it has seen the moves of now.
		expect(ahead()).toContain('f3e5');
		opponent.change({ level: 'off' });
		expect(interaction.ahead.peek()).toEqual({});
	});

	it('answers while the user draws, and undo of a drawing takes back nothing else', async () => {
		const { play, names, opponent, store, worker } = await open();
		opponent.change({ level: 'greedy' });
		worker.isSlow = true;
		await play('e2e4');
		const draw = (text: string): void =>
			store.dispatch({ type: 'play', record: { kind: 'text', text }, cursor: 1, label: undoStrings.drawing });
		draw('1. e4 { [%csl Ge4] }');
		await settled();
		store.undo();
		await settled();
		expect(names()).toEqual(['e2e4']);
		draw('1. e4 { [%csl Gd4] }');
		worker.answer();
		await settled();
		expect(names()).toHaveLength(2);
		expect(store.reading.peek()!.text).toContain('Gd4');
	});

	it('does not answer moves that were typed before a drawing', async () => {
		const { opponent, store, worker } = await open();
		opponent.change({ level: 'greedy' });
		store.write('1. d4', 5, 'typing');
		await settled();
		store.dispatch({ type: 'play', record: { kind: 'text', text: '1. d4 { [%csl Ge4] }' }, cursor: 1, label: undoStrings.drawing });
		await settled();
		expect(worker.chosen).toBe(0);
	});

	it('begins a game as the first side', async () => {
		const { names, opponent } = await open();
		opponent.change({ level: 'random', sides: [0] });
		await settled();
		expect(names()).toHaveLength(1);
	});

	it('does not move while an earlier position is shown, nor while moves are typed', async () => {
		const { play, names, opponent, store, worker } = await open();
		await play('e2e4');
		await play('e7e5');
		store.go(1);
		await settled();
		opponent.change({ level: 'greedy' });
		await settled();
		expect(worker.chosen).toBe(0);
		store.write('1. d4', 5, 'typing');
		await settled();
		expect(names()).toEqual(['d2d4']);
		expect(worker.chosen).toBe(0);
	});

	it('answers on a board without edges too, and undo takes back both', async () => {
		const { names, opponent, store, context } = await open('icn');
		opponent.change({ level: 'greedy' });
		store.client.ask('planePlay', { doc: docOf(store.state.peek()), node: 0, move: '4,2>4,4' }, (answer) => {
			if ('played' in answer) showPlayed(context, answer.played);
		});
		await settled();
		expect(names()).toEqual(['4,2>4,4', expect.stringMatching(/^\d,[78]>/)]);
		expect(store.reading.peek()?.position.side).toBe('white');
		const { record } = store.state.peek();
		expect(record).toEqual({ kind: 'text', text: expect.stringContaining('1. P4,2 > 4,4') });
		store.undo();
		await settled();
		expect(names()).toEqual([]);
		store.redo();
		await settled();
		expect(names()).toHaveLength(2);
		expect(store.state.peek().record).toEqual(record);
	});

	it('stops at the end of the game', async () => {
		const { play, opponent, store, worker } = await open();
		for (const name of ['f2f3', 'e7e5', 'g2g4']) await play(name);
		opponent.change({ level: 'search' });
		await settled();
		expect(store.reading.peek()?.position.outcome?.reason).toBe('checkmate');
		expect(worker.chosen).toBe(1);
		expect(store.computer.peek()).toContain('Black wins with this move.');
	});

	it('suggests a move in words and on the board, without playing it', async () => {
		const { names, opponent, store, interaction } = await open();
		opponent.hint();
		await settled();
		expect(names()).toEqual([]);
		expect(interaction.hint.peek()?.key).toBe(store.reading.peek()?.position.key);
		expect(store.notice.peek()?.text).toMatch(/^Hint\. White: (pawn|knight) to [a-h][34]\.$/);
	});
});
