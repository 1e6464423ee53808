import type { Engine } from './engine.js';
import type { Answer, Reply, Request, Topic } from './protocol.js';

/** What of a worker's globals is used here. */
interface Scope {
	onmessage: ((event: { readonly data: Request }) => void) | null;
	postMessage(reply: Reply): void;
}

/** Lets an engine answer what the page asks of this worker. */
export const serve = (engine: Engine): void => {
	const scope = globalThis as unknown as Scope;
	// Questions that wait: of each topic only the last, for its answer is the only one that counts.
	const waiting = new Map<Topic, Request>();
	const answer = ({ id, topic, ask }: Request): Reply => {
		try {
			return { id, topic, answer: engine.answer(topic, ask as never) as Answer<Topic> };
		} catch (error) {
			return { id, topic, failed: error instanceof Error ? error.message : String(error) };
		}
	};
	scope.onmessage = ({ data }) => {
		waiting.set(data.topic, data);
		// Messages that have arrived already are taken in before any work begins.
		setTimeout(() => {
			const requests = [...waiting.values()];
			waiting.clear();
			for (const request of requests) scope.postMessage(answer(request));
		}, 0);
	};
};
