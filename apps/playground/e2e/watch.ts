import type { Page } from 'playwright';

/** Milliseconds without a message of the worker after which it is idle. */
const QUIET = 150;

/** Events since the last key, in milliseconds after it. */
export interface Watched {
	pressed: number;
	/** When the last message of a worker came. */
	last: number;
	/** Questions as they were sent and answered: `> rules`, `< rules`; `drawn` when a frame with the board was shown. */
	events: [string, number][];
}

/** Listens to keys and workers from within the page. `first`: the answer with which the new board comes, or before it. */
export const watch = (first: string): void => {
	const watched: Watched = { pressed: 0, last: 0, events: [] };
	Object.assign(globalThis, { watched });
	const note = (event: string): number => watched.events.push([event, performance.now() - watched.pressed]);
	const Own = globalThis.Worker;
	globalThis.Worker = class extends Own {
		constructor(address: string | URL, options?: WorkerOptions) {
			super(address, options);
			this.addEventListener('message', ({ data }) => {
				watched.last = performance.now();
				note(`< ${data.topic}`);
				// Everything earlier still belongs to the key before.
				const asked = watched.events.some(([event]) => event === `< ${first}`);
				const board = asked && (data.topic === 'read' || data.answer?.reading !== undefined);
				if (board) requestAnimationFrame(() => setTimeout(() => note('drawn'), 0));
			});
		}
		override postMessage(data: { readonly topic: string }): void {
			note(`> ${data.topic}`);
			super.postMessage(data);
		}
	};
	globalThis.addEventListener(
		'keydown',
		() => {
			watched.pressed = performance.now();
			watched.last = watched.pressed;
			watched.events.length = 0;
		},
		true,
	);
};

/** Waits until the worker is idle, and returns its messages. */
export const quiet = (page: Page): Promise<readonly [string, number][]> =>
	page.evaluate(
		(silence) =>
			new Promise((resolve) => {
				const { watched } = globalThis as unknown as { watched: Watched };
				const look = (): void => {
					const answered = watched.events.some(([event]) => event === 'drawn');
					if (answered && performance.now() - watched.last > silence) resolve(watched.events);
					else setTimeout(look, 20);
				};
				look();
			}),
		QUIET,
	);

/** The middle one of some times. */
export const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** The time of an event. */
export const at = (events: readonly [string, number][], event: string): number => events.find(([one]) => one === event)?.[1] ?? Number.NaN;
