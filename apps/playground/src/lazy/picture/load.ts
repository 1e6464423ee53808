import type { Client } from '../../worker/client.js';
import type { PictureAsk, PictureView } from '../../worker/protocol.js';

/** Pictures in one question. A few at a time, so that rows that come into view do not wait for rows that have left it. */
const AT_ONCE = 3;

/** Milliseconds before the first question: a user who knows the game's name has chosen it by then, and the worker is not needed. */
const PAUSE = 200;

interface Waiting {
	readonly ask: PictureAsk;
	readonly then: (view: PictureView | undefined) => void;
}

const views = new Map<string, PictureView>();
const waiting = new Map<string, Set<Waiting>>();
/** The worker answers only the last question of a topic, so the next one follows its answer. */
let asking = false;

const next = (client: Client): void => {
	const keys = [...waiting.keys()].slice(0, AT_ONCE);
	asking = keys.length > 0;
	if (!asking) return;
	const taken = keys.map((key) => waiting.get(key)!);
	for (const key of keys) waiting.delete(key);
	client.ask('pictures', { of: taken.map((those) => [...those][0]!.ask) }, (answers) => {
		keys.forEach((key, index) => {
			const view = answers[index];
			if (view !== undefined) views.set(key, view);
			for (const { then } of taken[index]!) then(view);
		});
		next(client);
	});
};

/** The picture of a document that has been drawn before. */
export const knownPicture = (ask: PictureAsk): PictureView | undefined => views.get(JSON.stringify(ask));

/** Requests a picture from the worker that draws. The result withdraws the request while it waits. */
export const requestPicture = (client: Client, ask: PictureAsk, then: Waiting['then']): (() => void) => {
	const key = JSON.stringify(ask);
	const one: Waiting = { ask, then };
	const others = waiting.get(key) ?? new Set();
	waiting.set(key, others.add(one));
	if (!asking) {
		asking = true;
		setTimeout(() => next(client), PAUSE);
	}
	return () => {
		others.delete(one);
		if (others.size === 0 && waiting.get(key) === others) waiting.delete(key);
	};
};
