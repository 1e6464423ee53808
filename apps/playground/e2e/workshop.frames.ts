/**
 * How long the workshop takes from a key to a board that can be played, for every variant of a file: `npm run frames` after a build.
 * Prints figures without limits. The file is the one that Sjaak II ships, where Debian puts it, or else the gallery of
 * `@x/sjaak-variants`; `X_SJAAK_VARIANTS` names another file, and `X_SJAAK_ONLY` a pattern of names.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gallery } from '@x/sjaak-variants/gallery';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goTo, openSite, paste, type Site } from './support.js';
import { at, median, quiet, watch } from './watch.js';

const file = process.env.X_SJAAK_VARIANTS ?? '/usr/share/games/sjaakii/variants.txt';
const only = new RegExp(process.env.X_SJAAK_ONLY ?? '', 'i');
/** Keys that are pressed in each text; the first ones warm up. */
const KEYS = 12;
const WARM = 4;

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterAll(() => site.close());

const texts = (): readonly (readonly [string, string])[] => {
	if (!existsSync(file)) return gallery.map(({ name, text }) => [name, text] as const).filter(([name]) => only.test(name));
	return readFileSync(file, 'utf8')
		.split(/^(?=Variant:)/m)
		.slice(1)
		.map((text): [string, string] => [/^Variant:\s*([^\n#]*?)\s*(?:#|$)/m.exec(text)?.[1] ?? '', text])
		.filter(([name]) => only.test(name));
};

it('follows the keys', async () => {
	const page = await site.open();
	await page.context().addInitScript(watch, 'rules');
	await page.reload();
	await page.locator('[role="gridcell"]').first().waitFor();
	await goTo(page, 'Workshop');
	await page.locator('#rules').waitFor();
	const rows: { readonly name: string; readonly keys: (readonly [string, number][])[] }[] = [];
	for (const [name, text] of texts()) {
		await paste(page, 'rules', text);
		await page.waitForTimeout(700);
		const piece = page.locator('#rules .cm-line').filter({ hasText: /^Piece:/ });
		// The editor draws only the lines in view.
		await page.keyboard.press('ControlOrMeta+Home');
		for (let screen = 0; screen < 20 && (await piece.count()) === 0; screen++) await page.keyboard.press('PageDown');
		await piece.first().click({ timeout: 10_000 });
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
	const PARTS = ['> rules', '< rules', 'drawn', '< read', '< kinds', '< diagram'];
	const timesOf = ({ keys }: (typeof rows)[number], event: string): readonly number[] => keys.map((events) => at(events, event));
	for (const row of rows) {
		const parts = PARTS.map((event) => `${event} ${median(timesOf(row, event)).toFixed(0)}`).join(', ');
		const all = row.keys.map((events) => events.at(-1)?.[1] ?? 0);
		console.log(`${row.name}: ${parts}; most ${Math.max(...timesOf(row, 'drawn')).toFixed(0)}; all answered ${median(all).toFixed(0)} ms`);
	}
	const over = rows.filter((row) => median(timesOf(row, 'drawn')) > 100);
	const times = rows.flatMap((row) => timesOf(row, 'drawn'));
	console.log(
		`${rows.length} variants, from key to board: median ${median(times).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms; the median is above 100 ms in ${over.length}: ${over.map(({ name }) => name).join('; ')}`,
	);
	expect(rows.every(({ keys }) => keys.length === KEYS - WARM)).toBe(true);
}, 600_000);
