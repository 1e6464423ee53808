import type { Engine } from './engine.js';
import type { FileRequest, fileAnswers } from './files/serve-files.js';
import { type Answer, type CountView, isOfFile, type Reading, type Reply, type Request, type Topic } from './protocol.js';

/** The globals of a worker that are used here. */
interface Scope {
	onmessage: ((event: { readonly data: Request }) => void) | null;
	postMessage(reply: Reply): void;
}

/** Milliseconds of counting between two checks for messages. */
const SLICE = 40;

/** The same for work after an early answer, and the delay of that work, so that the next key can interrupt it. */
const FINISH_SLICE = 8;
const FINISH_PAUSE = 120;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A request that is answered at once. */
type PromptRequest = Exclude<Request, FileRequest | { readonly topic: 'perft' }>;

const isFileRequest = (request: Request): request is FileRequest => isOfFile(request.topic);

/** Connects an engine, and the answers about files, to the messages of the page. */
export const serve = (engine: Engine, files?: ReturnType<typeof fileAnswers>): void => {
	const scope = globalThis as unknown as Scope;
	// Waiting questions: only the last of each topic, because earlier answers are discarded.
	const waiting = new Map<Topic, Request>();
	const answer = ({ id, topic, ask }: PromptRequest): Reply => {
		try {
			return { id, topic, answer: engine.answer(topic, ask as never) as Answer<Topic> };
		} catch (error) {
			return { id, topic, failed: messageOf(error) };
		}
	};
	let counting: { readonly id: number; readonly steps: Iterator<CountView, void> } | undefined;
	/** Counts for a while, reports its progress, and lets other questions in. */
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
	let finishing: { readonly id: number; readonly steps: Iterator<undefined, Reading> } | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Computes the rest of an early answer while the worker is idle. */
	const finish = (): void => {
		if (finishing === undefined) return;
		const { id, steps } = finishing;
		const until = performance.now() + FINISH_SLICE;
		try {
			do {
				const { value, done } = steps.next();
				if (done !== true) continue;
				finishing = undefined;
				scope.postMessage({ id, topic: 'read', answer: value });
				return;
			} while (performance.now() < until);
		} catch (error) {
			finishing = undefined;
			scope.postMessage({ id, topic: 'read', failed: messageOf(error) });
			return;
		}
		timer = setTimeout(finish, 0);
	};
	/** Handles a read request, with an early answer if possible. */
	const read = (request: Request & { readonly topic: 'read' }): void => {
		finishing = undefined;
		try {
			const { id, topic, ask } = request;
			const early = ask.rest === true ? undefined : engine.early(ask);
			if (early === undefined && ask.rest !== true) scope.postMessage(answer(request));
			else {
				if (early !== undefined) scope.postMessage({ id, topic, answer: early, more: true });
				finishing = { id, steps: engine.whole(ask) };
			}
		} catch (error) {
			scope.postMessage({ id: request.id, topic: 'read', failed: messageOf(error) });
		}
	};
	const answerFile = (request: FileRequest): void => {
		const { id, topic } = request;
		files?.(request, (answer, more) => scope.postMessage({ id, topic, answer, more })).catch((error: unknown) =>
			scope.postMessage({ id, topic, failed: messageOf(error) }),
		);
	};
	scope.onmessage = ({ data }) => {
		if (isFileRequest(data)) {
			answerFile(data);
			return;
		}
		waiting.set(data.topic, data);
		// Messages that have already arrived are received before work begins.
		setTimeout(() => {
			const requests = [...waiting.values()];
			waiting.clear();
			for (const request of requests) {
				if (request.topic === 'read') {
					read(request);
					continue;
				}
				if (isFileRequest(request)) continue;
				if (request.topic !== 'perft') {
					scope.postMessage(answer(request));
					continue;
				}
				const idle = counting === undefined;
				counting = 'stop' in request.ask ? undefined : { id: request.id, steps: engine.count(request.ask) };
				if (idle) setTimeout(count, 0);
			}
			clearTimeout(timer);
			if (finishing !== undefined) timer = setTimeout(finish, FINISH_PAUSE);
		}, 0);
	};
};
