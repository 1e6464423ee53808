/**
 * How long the workshop takes from a key to a board that can be played, for every variant of a file: `npm run frames` after a build.
 * Prints figures, judges none. The file is the one that Sjaak II ships, where Debian puts it; `X_SJAAK_VARIANTS` names another.
 */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, paste, type Site } from './support.js';

const file = process.env.X_SJAAK_VARIANTS ?? '/usr/share/games/sjaakii/variants.txt';
/** Keys that are pressed in each text; the first ones warm up. */
const KEYS = 12;
const WARM = 4;
/** Nothing more is to come after so many milliseconds without a message of the worker. */
const QUIET = 250;

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterAll(() => site.close());

interface Watched {
	messages: number[];
	pressed: number;
}

const texts = (): readonly (readonly [string, string])[] => {
	if (!existsSync(file)) return [];
	return readFileSync(file, 'utf8')
		.split(/^(?=Variant:)/m)
		.slice(1)
		.map((text) => [/^Variant:\s*([^\n#]*?)\s*(?:#|$)/m.exec(text)?.[1] ?? '', text]);
};

it.skipIf(texts().length === 0)(
	'follows the keys',
	async () => {
		const page = await site.open();
		await page.context().addInitScript(() => {
			const watched: Watched = { messages: [], pressed: 0 };
			Object.assign(globalThis, { watched });
			const Own = globalThis.Worker;
			globalThis.Worker = class extends Own {
				constructor(address: string | URL, options?: WorkerOptions) {
					super(address, options);
					this.addEventListener('message', () => watched.messages.push(performance.now()));
				}
			};
			globalThis.addEventListener(
				'keydown',
				() => {
					watched.pressed = performance.now();
					watched.messages.length = 0;
				},
				true,
			);
		});
		await page.reload();
		await page.locator('[role="gridcell"]').first().waitFor();
		await page.getByRole('tab', { name: 'Workshop' }).click();
		await page.locator('#rules').waitFor();
		const quiet = (): Promise<number> =>
			page.evaluate(
				(silence) =>
					new Promise<number>((resolve) => {
						const { watched } = globalThis as unknown as { watched: Watched };
						const look = (): void => {
							const last = watched.messages.at(-1);
							if (last !== undefined && performance.now() - last > silence) resolve(last - watched.pressed);
							else setTimeout(look, 20);
						};
						look();
					}),
				QUIET,
			);
		const rows: { readonly name: string; readonly times: number[] }[] = [];
		for (const [name, text] of texts()) {
			await paste(page, 'rules', text);
			await page.waitForTimeout(700);
			await page.locator('#rules').evaluate((field: HTMLTextAreaElement) => {
				const end = field.value.indexOf('\n');
				field.setSelectionRange(end, end);
			});
			const times: number[] = [];
			for (let key = 0; key < KEYS; key++) {
				// The name of the variant grows: whatever depends on the text is made anew.
				await page.keyboard.press('x');
				const time = await quiet();
				if (key >= WARM) times.push(time);
			}
			rows.push({ name, times: times.sort((a, b) => a - b) });
		}
		const line = ({ name, times }: (typeof rows)[number]): string =>
			`${name}: median ${times[times.length >> 1]!.toFixed(0)} ms, most ${times.at(-1)!.toFixed(0)} ms`;
		console.log(rows.map(line).join('\n'));
		const over = rows.filter(({ times }) => times[times.length >> 1]! > 100);
		console.log(`${rows.length} variants; the median is above 100 ms in ${over.length}: ${over.map(({ name }) => name).join('; ')}`);
		expect(rows.every(({ times }) => times.length === KEYS - WARM)).toBe(true);
	},
	600_000,
);
