import type { Engine } from './engine.js';
import type { Answer, CountView, Reply, Request, Topic } from './protocol.js';

/** What of a worker's globals is used here. */
interface Scope {
	onmessage: ((event: { readonly data: Request }) => void) | null;
	postMessage(reply: Reply): void;
}

/** Milliseconds of counting between two looks at the post. */
const SLICE = 40;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A request that is answered at once. */
type PromptRequest = Exclude<Request, { readonly topic: 'perft' }>;

/** Lets an engine answer what the page asks of this worker. */
export const serve = (engine: Engine): void => {
	const scope = globalThis as unknown as Scope;
	// Questions that wait: of each topic only the last, for its answer is the only one that counts.
	const waiting = new Map<Topic, Request>();
	const answer = ({ id, topic, ask }: PromptRequest): Reply => {
		try {
			return { id, topic, answer: engine.answer(topic, ask as never) as Answer<Topic> };
		} catch (error) {
			return { id, topic, failed: messageOf(error) };
		}
	};
	let counting: { readonly id: number; readonly steps: Iterator<CountView, void> } | undefined;
	/** Counts for a while, tells how far it is, and lets other questions in. */
	const count = (): void => {
		if (counting === undefined) return;
		const { id, steps } = counting;
		const until = performance.now() + SLICE;
		let last: CountView | undefined;
		try {
			do {
				const { value, done } = steps.next();
				if (done === true) break;
				last = value;
			} while (!last.done && performance.now() < until);
		} catch (error) {
			counting = undefined;
			scope.postMessage({ id, topic: 'perft', failed: messageOf(error) });
			return;
		}
		if (last !== undefined) scope.postMessage({ id, topic: 'perft', answer: last, more: !last.done });
		if (last === undefined || last.done) counting = undefined;
		else setTimeout(count, 0);
	};
	scope.onmessage = ({ data }) => {
		waiting.set(data.topic, data);
		// Messages that have arrived already are taken in before any work begins.
		setTimeout(() => {
			const requests = [...waiting.values()];
			waiting.clear();
			for (const request of requests) {
				if (request.topic !== 'perft') {
					scope.postMessage(answer(request));
					continue;
				}
				const idle = counting === undefined;
				counting = 'stop' in request.ask ? undefined : { id: request.id, steps: engine.count(request.ask) };
				if (idle) setTimeout(count, 0);
			}
		}, 0);
	};
};
