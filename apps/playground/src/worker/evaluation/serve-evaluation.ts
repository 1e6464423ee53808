import type { Position } from '@x/core';
import type { Doc } from '../doc.js';
import type { EvaluationQuestions, EvaluationView } from '../evaluation-views.js';
import type { Request } from '../protocol.js';
import { computerThoughts } from './computer.js';
import { UserEngine } from './user-engine.js';

/** A question about evaluations, which has a worker of its own. */
export type EvaluationRequest = Request & { readonly topic: 'engine' | 'evaluation' };

/** Answers a question; `more`: other answers follow. */
type Tell = (answer: EvaluationQuestions['engine' | 'evaluation']['answer'], more: boolean) => void;

/** Milliseconds of thinking between two checks for messages. */
const SLICE = 40;

/** Lets messages in. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The answers about evaluations; `at` finds the position of a document. */
export const evaluationAnswers = (
	at: (doc: Doc, node: number) => Position,
): ((request: EvaluationRequest, tell: Tell) => Promise<void>) => {
	const engine = new UserEngine();
	let current = new AbortController();
	const byComputer = async (
		position: Position,
		{ lines, time }: { readonly lines: number; readonly time: number | undefined },
		{ signal }: AbortController,
		tell: (view: EvaluationView) => void,
	): Promise<void> => {
		const end = performance.now() + (time ?? Number.POSITIVE_INFINITY);
		const steps = computerThoughts(position, lines);
		let view: EvaluationView = { lines: [], depth: 0, nodes: 0, done: false, problem: undefined };
		for (;;) {
			const until = performance.now() + SLICE;
			let found: EvaluationView | undefined;
			let done: boolean | undefined;
			do {
				const step = steps.next();
				done = step.done;
				found = step.value ?? found;
			} while (!done && found === undefined && performance.now() < until);
			if (signal.aborted) return;
			if (found !== undefined) view = found;
			// The first stage is finished in any case: an evaluation without lines says nothing.
			const over = done || (view.lines.length > 0 && performance.now() > end);
			if (over || found !== undefined) tell({ ...view, done: over === true });
			if (over) return;
			await pause();
		}
	};
	return async ({ topic, ask }, tell) => {
		if (topic === 'engine') {
			if ('close' in ask) {
				await engine.close();
				tell({ name: undefined, problem: undefined, done: true }, false);
			} else await engine.start(ask.port, ask.protocol, (view) => tell(view, !view.done));
			return;
		}
		current.abort();
		current = new AbortController();
		if ('stop' in ask) return;
		const told = (view: EvaluationView): void => tell(view, !view.done);
		const limits = { lines: ask.lines, time: ask.time };
		const position = at(ask.doc, ask.node);
		if (ask.by === 'engine') await engine.think(position, limits, current.signal, told);
		else await byComputer(position, limits, current, told);
	};
};
