/**
 * How long the workshop takes from a key to a board that can be played, for every variant of a file: `npm run frames` after a build.
 * Prints figures without limits. The file is the one that Sjaak II ships, where Debian puts it; `X_SJAAK_VARIANTS` names another, and
 * `X_SJAAK_ONLY` a pattern of names.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, paste, type Site } from './support.js';

const file = process.env.X_SJAAK_VARIANTS ?? '/usr/share/games/sjaakii/variants.txt';
const only = new RegExp(process.env.X_SJAAK_ONLY ?? '', 'i');
/** Keys that are pressed in each text; the first ones warm up. */
const KEYS = 12;
const WARM = 4;
/** Milliseconds without a message of the worker after which it is idle. */
const QUIET = 150;

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterAll(() => site.close());

/** Events since the last key, in milliseconds after it. */
interface Watched {
	pressed: number;
	/** When the last message of a worker came. */
	last: number;
	/** Questions as they were sent and answered: `> rules`, `< rules`; `drawn` when a frame with the board was shown. */
	events: [string, number][];
}

const texts = (): readonly (readonly [string, string])[] => {
	if (!existsSync(file)) return [];
	return readFileSync(file, 'utf8')
		.split(/^(?=Variant:)/m)
		.slice(1)
		.map((text): [string, string] => [/^Variant:\s*([^\n#]*?)\s*(?:#|$)/m.exec(text)?.[1] ?? '', text])
		.filter(([name]) => only.test(name));
};

/** Listens to keys and workers from within the page. */
const watch = (): void => {
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
				// The board comes with the answer about the rules, or after it; what comes before is still of the key before.
				const asked = watched.events.some(([event]) => event === '< rules');
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
const quiet = (page: Page): Promise<readonly [string, number][]> =>
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

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

it.skipIf(texts().length === 0)(
	'follows the keys',
	async () => {
		const page = await site.open();
		await page.context().addInitScript(watch);
		await page.reload();
		await page.locator('[role="gridcell"]').first().waitFor();
		await page.getByRole('tab', { name: 'Workshop' }).click();
		await page.locator('#rules').waitFor();
		const rows: { readonly name: string; readonly keys: (readonly [string, number][])[] }[] = [];
		for (const [name, text] of texts()) {
			await paste(page, 'rules', text);
			await page.waitForTimeout(700);
			await page
				.locator('#rules .cm-line')
				.filter({ hasText: /^Piece:/ })
				.first()
				.click();
			await page.keyboard.press('End');
			const keys: (readonly [string, number][])[] = [];
			for (let key = 0; key < KEYS; key++) {
				// Renames a piece, so that the rules differ and no cache applies.
				await page.keyboard.press('x');
				const events = await quiet(page);
				if (key >= WARM) keys.push(events.map(([event, time]): [string, number] => [event, time]));
			}
			rows.push({ name, keys });
		}
		const at = (events: readonly [string, number][], event: string): number => events.find(([one]) => one === event)?.[1] ?? Number.NaN;
		const PARTS = ['> rules', '< rules', 'drawn', '< read', '< kinds', '< diagram'];
		const timesOf = ({ keys }: (typeof rows)[number], event: string): readonly number[] => keys.map((events) => at(events, event));
		for (const row of rows) {
			const parts = PARTS.map((event) => `${event} ${median(timesOf(row, event)).toFixed(0)}`).join(', ');
			const all = row.keys.map((events) => events.at(-1)?.[1] ?? 0);
			console.log(
				`${row.name}: ${parts}; most ${Math.max(...timesOf(row, 'drawn')).toFixed(0)}; all answered ${median(all).toFixed(0)} ms`,
			);
		}
		const over = rows.filter((row) => median(timesOf(row, 'drawn')) > 100);
		console.log(`${rows.length} variants; the median is above 100 ms in ${over.length}: ${over.map(({ name }) => name).join('; ')}`);
		expect(rows.every(({ keys }) => keys.length === KEYS - WARM)).toBe(true);
	},
	600_000,
);
