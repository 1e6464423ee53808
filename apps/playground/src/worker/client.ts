import * as strings from '../strings/page.js';
import type { Answer, Ask, Reply, Request, Topic } from './protocol.js';

/** The part of a worker that the page uses; a test supplies its own. */
export interface Channel {
	postMessage(request: Request, transfer: Transferable[]): void;
	onmessage: ((event: { readonly data: Reply }) => void) | null;
	onerror: ((event: { readonly message?: string; preventDefault(): void }) => void) | null;
}

/** Sends questions to the engine. */
export interface Client {
	/** Calls back with the answer, unless the same topic is asked again first: only the last question is answered. Some questions are answered more than once. */
	ask<T extends Topic>(topic: T, ask: Ask<T>, then: (answer: Answer<T>) => void): void;
}

/** Sends each question over its channel; `failed` receives the questions that threw an error. */
export const connect = (
	channelOf: <T extends Topic>(topic: T, ask: Ask<T>) => Channel | Promise<Channel>,
	failed: (message: string) => void,
): Client => {
	let count = 0;
	const waiting = new Map<Topic, { readonly id: number; readonly then: (answer: never) => void }>();
	const heard = new Set<Channel>();
	const hear = (channel: Channel): void => {
		if (heard.has(channel)) return;
		heard.add(channel);
		channel.onmessage = ({ data }) => {
			const question = waiting.get(data.topic);
			if (question?.id !== data.id) return;
			if (!('more' in data && data.more)) waiting.delete(data.topic);
			if ('failed' in data) failed(data.failed);
			else question.then(data.answer as never);
		};
		channel.onerror = (event) => {
			event.preventDefault();
			failed(event.message ?? strings.engineNotStarted);
		};
	};
	return {
		ask: (topic, ask, then) => {
			const id = ++count;
			waiting.set(topic, { id, then });
			const send = (channel: Channel): void => {
				hear(channel);
				channel.postMessage({ id, topic, ask } as Request, 'port' in ask ? [ask.port] : []);
			};
			const channel = channelOf(topic, ask);
			if (channel instanceof Promise) channel.then(send, (error: Error) => failed(error.message));
			else send(channel);
		},
	};
};
