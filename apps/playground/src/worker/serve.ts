import type { Engine } from './engine.js';
import type { EvaluationRequest, evaluationAnswers } from './evaluation/serve-evaluation.js';
import type { FileRequest, fileAnswers } from './files/serve-files.js';
import { type Answer, isOfFile, isOfThought, type Reading, type Reply, type Request, type Streamed, type Topic } from './protocol.js';

/** The globals of a worker that are used here. */
interface Scope {
	onmessage: ((event: { readonly data: Request }) => void) | null;
	postMessage(reply: Reply): void;
}

/** Milliseconds of counting or thinking between two checks for messages. */
const SLICE = 40;

/** The same for work after an early answer, and the delay of that work, so that the next key can interrupt it. */
const FINISH_SLICE = 8;
const FINISH_PAUSE = 120;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A request that is answered at once. */
type PromptRequest = Exclude<Request, FileRequest | EvaluationRequest | { readonly topic: Streamed }>;

type StreamedRequest = Extract<Request, { readonly topic: Streamed }>;
type View = Answer<Streamed>;

const isStreamed = (request: Request): request is StreamedRequest =>
	request.topic === 'perft' || request.topic === 'opponent' || request.topic === 'selfPlay';

/** The steps of a request; undefined where it only stops earlier work. */
const stepsOf = (engine: Engine, request: StreamedRequest): Iterator<View | undefined, void> | undefined => {
	if ('stop' in request.ask) return undefined;
	return request.topic === 'perft' ? engine.count(request.ask) : engine.think(request as Parameters<Engine['think']>[0]);
};

const isFileRequest = (request: Request): request is FileRequest => isOfFile(request.topic);

const isEvaluationRequest = (request: Request): request is EvaluationRequest => isOfThought(request.topic);

/** The work that answers later, and repeatedly. */
export interface LateAnswers {
	readonly files: ReturnType<typeof fileAnswers>;
	readonly evaluations: ReturnType<typeof evaluationAnswers>;
}

/** Connects an engine, and the answers that come later, to the messages of the page. */
export const serve = (engine: Engine, late?: LateAnswers): void => {
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
	/** Work in steps, the latest of each topic. */
	const running = new Map<Streamed, { readonly id: number; readonly steps: Iterator<View | undefined, void> }>();
	/** Works for a while, and reports the progress. */
	const advance = (topic: Streamed, id: number, steps: Iterator<View | undefined, void>): void => {
		const until = performance.now() + SLICE;
		let last: View | undefined;
		try {
			do {
				const { value, done } = steps.next();
				if (done === true) running.delete(topic);
				else last = value ?? last;
			} while (running.has(topic) && last?.done !== true && performance.now() < until);
		} catch (error) {
			running.delete(topic);
			scope.postMessage({ id, topic, failed: messageOf(error) });
			return;
		}
		if (last?.done === true) running.delete(topic);
		if (last !== undefined) scope.postMessage({ id, topic, answer: last, more: !last.done });
	};
	/** Advances all work, and lets other questions in. */
	const work = (): void => {
		for (const [topic, { id, steps }] of running) advance(topic, id, steps);
		if (running.size > 0) setTimeout(work, 0);
	};
	const begin = (request: StreamedRequest): void => {
		const idle = running.size === 0;
		running.delete(request.topic);
		try {
			const steps = stepsOf(engine, request);
			if (steps !== undefined) running.set(request.topic, { id: request.id, steps });
		} catch (error) {
			scope.postMessage({ id: request.id, topic: request.topic, failed: messageOf(error) });
		}
		if (idle) setTimeout(work, 0);
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
	/** Sends the answers of a request that answers later. */
	const answerLate = (
		{ id, topic }: Request,
		answered: (tell: (answer: Answer<Topic>, more: boolean) => void) => Promise<void> | undefined,
	): void => {
		answered((answer, more) => scope.postMessage({ id, topic, answer, more }))?.catch((error: unknown) =>
			scope.postMessage({ id, topic, failed: messageOf(error) }),
		);
	};
	scope.onmessage = ({ data }) => {
		if (isFileRequest(data)) {
			answerLate(data, (tell) => late?.files(data, tell));
			return;
		}
		if (isEvaluationRequest(data)) {
			answerLate(data, (tell) => late?.evaluations(data, tell));
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
				if (isFileRequest(request) || isEvaluationRequest(request)) continue;
				if (!isStreamed(request)) {
					scope.postMessage(answer(request));
					continue;
				}
				begin(request);
			}
			clearTimeout(timer);
			if (finishing !== undefined) timer = setTimeout(finish, FINISH_PAUSE);
		}, 0);
	};
};
