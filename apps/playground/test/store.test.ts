import { describe, expect, it, vi } from 'vitest';
import { fromLink, toLink } from '../src/link/link.js';
import { initialState } from '../src/state/app-state.js';
import { announce, createInteraction, type Interaction } from '../src/state/interaction.js';
import { createStore, type Store } from '../src/state/store.js';
import { type Channel, connect } from '../src/worker/client.js';
import type { Prompt } from '../src/worker/engine.js';
import type { Reply, Request, Topic } from '../src/worker/protocol.js';
import { cell, engine } from './support.js';

/** A worker that answers on request. */
class SlowWorker implements Channel {
	onmessage: Channel['onmessage'] = null;
	onerror: Channel['onerror'] = null;
	readonly asked: Request[] = [];
	postMessage(request: Request): void {
		this.asked.push(structuredClone(request));
	}
	reply(reply: Reply): void {
		this.onmessage?.({ data: structuredClone(reply) });
	}
	/** Answers all waiting questions, or those of a topic. */
	answer(topic?: Topic): void {
		const now = this.asked.filter((request) => topic === undefined || request.topic === topic);
		for (const request of now) {
			this.asked.splice(this.asked.indexOf(request), 1);
			this.reply({ id: request.id, topic: request.topic, answer: engine.answer(request.topic as Prompt, request.ask as never) });
		}
	}
}

const page = (link = ''): { worker: SlowWorker; store: Store; interaction: Interaction; failures: string[] } => {
	const worker = new SlowWorker();
	const failures: string[] = [];
	const store = createStore(
		connect(
			() => worker,
			(message) => failures.push(message),
		),
	);
	const interaction = createInteraction(store);
	store.open(link);
	worker.answer();
	return { worker, store, interaction, failures };
};

/** Plays moves by their names. */
const make = (page: { interaction: Interaction; worker: SlowWorker }, ...names: string[]): void => {
	for (const name of names) {
		page.interaction.play(name);
		page.worker.answer();
	}
};

describe('the store', () => {
	it('shows the start, and has a link for it', () => {
		const { store } = page();
		expect(store.fresh.value).toBe(true);
		expect(store.state.value.ruleset.hash).toHaveLength(8);
		const again = page(store.link());
		expect(again.store.state.value).toEqual(store.state.value);
	});

	it('takes the last answer, whatever comes before or after', () => {
		const { worker, store } = page();
		store.write('e4', 2, 'a');
		const [first] = worker.asked;
		store.write('e4 e5', 5, 'a');
		worker.reply({ id: first!.id, topic: 'read', answer: engine.answer('read', first!.ask as never) });
		expect(store.fresh.value).toBe(false);
		worker.answer();
		expect(store.reading.value?.nodes).toHaveLength(3);
		expect(store.state.value.cursor).toBe(2);
	});

	it('hears of an engine that fails', () => {
		const { worker, store, failures } = page();
		store.write('e4', 2, 'a');
		worker.reply({ id: worker.asked[0]!.id, topic: 'read', failed: 'broken' });
		worker.onerror?.({ preventDefault: () => {} });
		expect(failures).toEqual(['broken', 'The engine could not be started.']);
	});

	it('begins a game at a good FEN, keeps the board at a bad one', () => {
		const { worker, store } = page();
		store.write('1. e4 e5', 8, 'a');
		worker.answer();
		store.writeFen('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'f');
		worker.answer('fen');
		worker.answer();
		expect(store.state.value.start).toEqual({ kind: 'fen', fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' });
		expect(store.notice.value).toEqual({ text: 'A new game begins here. It replaces 2 moves.', undo: true });
		const good = store.state.value;
		store.writeFen('4k3/8/8/8/8/8/9/4K3 w - - 0 1', 'f');
		worker.answer();
		expect(store.state.value).toBe(good);
		expect(store.fenDraft.value?.reading?.fen).toBeUndefined();
		store.undo();
		worker.answer();
		expect(store.reading.value?.nodes).toHaveLength(3);
		expect(store.fenDraft.value).toBeUndefined();
	});

	it('meets a malformed link with a sentence and the start', () => {
		const { store } = page('nonsense!');
		expect(store.refusedLink.value).toEqual({
			text: 'nonsense!',
			message: 'The link has “!” at character 9. Expected letters, digits, - and _.',
		});
		expect(store.addressKept.value).toBe(true);
		expect(store.reading.value?.position.fen).toMatch(/^rnbqkbnr/);
	});

	it('meets a link to unknown rules in the same way', () => {
		const { store, worker } = page(toLink({ ...initialState, ruleset: { id: 'quidditch', hash: '12345678' } }));
		worker.answer();
		expect(store.refusedLink.value?.message).toContain('rules that this page does not have');
		expect(store.state.value).toMatchObject({ ruleset: { id: 'chess' } });
		expect(store.fresh.value).toBe(true);
	});

	it('keeps the game and the link where a later link cannot be opened', () => {
		const unknown = toLink({ ...initialState, ruleset: { id: 'quidditch', hash: '12345678' } });
		const unplayable = toLink({ ...initialState, ruleset: { id: 'variants:Variant: x\nBord: 8x8', hash: '12345678' } });
		for (const link of ['nonsense!', unknown, unplayable]) {
			const all = page();
			make(all, 'e2e4');
			const { past, present } = all.store.log.value;
			all.store.open(link);
			all.worker.answer();
			all.worker.answer();
			expect(all.store.refusedLink.value?.text).toBe(link);
			expect(all.store.log.value).toEqual({ past, present, future: [] });
			expect(all.store.reading.value?.text).toBe('1. e4');
			expect(all.store.addressKept.value).toBe(true);
			make(all, 'e7e5');
			expect(all.store.addressKept.value).toBe(false);
			expect(all.store.refusedLink.value?.text).toBe(link);
		}
	});

	it('keeps a link at which the engine fails, and shows a board', () => {
		const link = toLink({ ...initialState, ruleset: { id: 'atomic', hash: '12345678' } });
		const worker = new SlowWorker();
		const store: Store = createStore(
			connect(
				() => worker,
				(message) => store.fail(message),
			),
		);
		store.open(link);
		const [{ id }] = worker.asked.splice(0) as [Request];
		worker.reply({ id, topic: 'read', failed: 'out of memory' });
		worker.answer();
		expect(store.refusedLink.value).toEqual({ text: link, message: 'The engine could not answer: out of memory' });
		expect(store.addressKept.value).toBe(true);
		expect(store.reading.value?.position.fen).toMatch(/^rnbqkbnr/);
		store.fail('out of memory');
		expect(store.notice.value?.text).toBe('The engine could not answer: out of memory');
	});

	const BROKEN = '4k3/8/8/8/8/8/9/4K3 w - - 0 1';
	it.each<[string, (store: Store) => void, boolean]>([
		['a move', (store) => store.dispatch({ type: 'play', record: { kind: 'moves', moves: ['d2d4'] }, cursor: 1, label: 'd4' }), true],
		['typing', (store) => store.write('1. d4', 5, 'b'), true],
		['a new start', (store) => store.dispatch({ type: 'begin', start: { kind: 'preset' }, label: 'start' }), true],
		['another game', (store) => store.choose({ id: 'atomic', title: 'Atomic' }), true],
		['a link', (store) => store.open(toLink({ ...initialState, flipped: true })), true],
		['a step', (store) => store.go(0), false],
	])('replaces an unfinished FEN by the position after %s, and undo brings it back', (_, change, undoable) => {
		const { store, worker } = page();
		store.write('1. e4 e5', 8, 'a');
		worker.answer();
		store.writeFen(BROKEN, 'f');
		worker.answer();
		store.dispatch({ type: 'flip' });
		expect(store.fenDraft.value?.text).toBe(BROKEN);
		change(store);
		worker.answer();
		expect(store.fenDraft.value).toBeUndefined();
		expect(store.notice.value?.text).toBe('The position on the board replaced the unfinished FEN.');
		if (undoable) store.undo();
		else store.notice.value?.action?.run();
		worker.answer();
		expect(store.fenDraft.value?.text).toBe(BROKEN);
		expect(store.fenDraft.value?.reading?.problems).toHaveLength(1);
	});

	it('without a link again shows the start, and undo the game that was', () => {
		const all = page();
		make(all, 'e2e4');
		all.store.open('');
		all.worker.answer();
		expect(all.store.reading.value?.nodes).toHaveLength(1);
		all.store.undo();
		all.worker.answer();
		expect(all.store.reading.value?.nodes).toHaveLength(2);
	});

	it('reports a link that was made with other rules', () => {
		const { store } = page(toLink({ ...initialState, ruleset: { id: 'chess', hash: '00000000' } }));
		expect(store.notice.value?.text).toMatch(/The rules of Chess have changed/);
		expect(fromLink(store.link())).toMatchObject({ state: { ruleset: { hash: '00000000' } } });
	});

	it('opens a later link as a step that undo takes back', () => {
		const one = page();
		make(one, 'e2e4');
		const two = page();
		two.store.open(one.store.link());
		two.worker.answer();
		expect(two.store.reading.value?.nodes).toHaveLength(2);
		two.store.undo();
		two.worker.answer();
		expect(two.store.reading.value?.nodes).toHaveLength(1);
	});
});

describe('the interaction', () => {
	it('plays a move and announces it', () => {
		const all = page();
		make(all, 'e2e4');
		expect(all.store.reading.value?.text).toBe('1. e4');
		expect(announce(all.store.reading.value!)).toBe('White: pawn to e4. Black to move.');
		expect(all.interaction.focus.value).toBe(cell('e4'));
	});

	it('waits for the engine between two quick moves', () => {
		const all = page();
		for (const name of ['e2e4', 'e7e5']) all.interaction.play(name);
		all.worker.answer();
		all.worker.answer();
		expect(all.store.reading.value?.text).toBe('1. e4 e5');
	});

	it('plays no move that the position does not have', () => {
		const all = page();
		make(all, 'e7e5');
		expect(all.store.reading.value?.text).toBe('');
	});

	it('shows the reason of a refusal, until something else is done', () => {
		const all = page();
		all.interaction.refuse({ cell: cell('e2') }, cell('e5'));
		all.worker.answer();
		expect(all.interaction.refusal.value).toMatchObject({ from: cell('e2'), to: cell('e5') });
		expect(all.interaction.spoken.value).toBe(all.interaction.refusal.value?.message);
		all.interaction.clear();
		expect(all.interaction.refusal.value).toBeUndefined();
	});

	it('gives up the refusal where the position changes', () => {
		const all = page();
		make(all, 'e2e4');
		all.interaction.refuse({ cell: cell('e7') }, cell('e4'));
		all.worker.answer();
		expect(all.interaction.refusal.value).toBeDefined();
		all.store.go(0);
		all.worker.answer();
		expect(all.interaction.refusal.value).toBeUndefined();
	});

	it('asks about a drop by its kind', () => {
		const all = page();
		all.interaction.refuse({ drop: 'P' }, cell('e5'));
		expect(all.worker.asked).toMatchObject([{ topic: 'why', ask: { from: 'P', to: cell('e5') } }]);
	});

	it('shows at once that a move is not legal if the reason takes long', () => {
		vi.useFakeTimers();
		const all = page();
		all.interaction.refuse({ cell: cell('e2') }, cell('e5'));
		vi.advanceTimersByTime(100);
		expect(all.interaction.refusal.value).toBeUndefined();
		vi.advanceTimersByTime(100);
		expect(all.interaction.refusal.value).toMatchObject({ to: cell('e5'), message: 'This move is not legal. Finding the reason…' });
		all.worker.answer();
		expect(all.interaction.refusal.value?.message).toContain('cannot go from');
		all.interaction.refuse({ cell: cell('e2') }, cell('e6'));
		all.interaction.clear();
		vi.advanceTimersByTime(1000);
		expect(all.interaction.refusal.value).toBeUndefined();
		vi.useRealTimers();
	});

	it('plays the promotion that was chosen', () => {
		const all = page();
		all.store.writeFen('1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'f');
		all.worker.answer('fen');
		all.worker.answer();
		make(all, 'a7b8n');
		expect(all.store.reading.value?.text).toBe('1. axb8=N');
	});

	it('reports that a move before the end of a line starts a variation', () => {
		const all = page();
		make(all, 'e2e4', 'e7e5');
		all.worker.answer();
		all.store.go(1);
		all.worker.answer();
		make(all, 'c7c5');
		all.worker.answer();
		expect(all.store.reading.value?.text).toBe('1. e4 e5 (1... c5)');
		expect(all.store.notice.value).toEqual({ text: 'c5 starts a variation. The moves of the game are kept.', undo: true });
	});
});
