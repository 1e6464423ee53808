/**
 * How long frames of the board without edges take, with 1000 pieces: `npm run frames` after a build. Prints figures without limits.
 *
 * `draw` is the time of the page's own work for a frame, `apart` the time between two frames that the browser began.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, paste, type Site } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterAll(() => site.close());

interface Watched {
	draws: number[];
	begun: number[];
}

/** 1000 pieces of all kinds on 67 by 60 cells, the kings apart. */
const crowd = (): string => {
	const codes = 'P N B R Q AM HA CH AR GU CA GI ZE NR HU RO p n b r q am ha ch ar gu ca gi ze nr hu ro ob'.split(' ');
	const pieces = ['K0,-3', 'k3,200'];
	for (let index = 0; index < 998; index++) pieces.push(`${codes[index % codes.length]}${(index % 34) * 2},${Math.floor(index / 34) * 2}`);
	return `w 0/100 1 (300|-300) ${pieces.join('|')}`;
};

const middle = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? Number.NaN;
const figures = (values: readonly number[]): string => {
	const sorted = values.toSorted((a, b) => a - b);
	const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
	return `median ${middle(sorted).toFixed(1)} ms, of a hundred the worst ${at(0.99)} ms, worst ${at(1)} ms`;
};

it('draws while the view moves', async () => {
	const page = await site.open();
	await page.evaluate(() => {
		const watched: Watched = { draws: [], begun: [] };
		Object.assign(globalThis, { watched });
		const ask = globalThis.requestAnimationFrame.bind(globalThis);
		globalThis.requestAnimationFrame = (run) =>
			ask((time) => {
				const before = performance.now();
				run(time);
				watched.draws.push(performance.now() - before);
			});
		const tick = (time: number): void => {
			watched.begun.push(time);
			ask(tick);
		};
		ask(tick);
	});
	await page.locator('.game-button').click();
	await page.getByRole('button', { name: 'Infinite chess (ICN)' }).click();
	await page.locator('#icn').waitFor();
	await paste(page, 'icn', crowd());
	await page.locator('.plane-list summary', { hasText: '1000 pieces' }).waitFor();
	const box = (await page.locator('.plane-canvas').boundingBox())!;
	const zoom = async (target: string): Promise<void> => {
		await page.locator('#plane-go').fill(target);
		await page.locator('#plane-go').press('Enter');
		await page.waitForTimeout(600);
	};
	const rows: string[] = [];
	const pan = async (name: string): Promise<void> => {
		await page.mouse.move(box.x + 60, box.y + 60);
		await page.mouse.down({ button: 'middle' });
		await page.evaluate(() => {
			const { watched } = globalThis as unknown as { watched: Watched };
			watched.draws.length = 0;
			watched.begun.length = 0;
		});
		for (let step = 0; step < 300; step++) await page.mouse.move(box.x + 60 + (step % 150) * 2, box.y + 60 + step);
		const { draws, begun } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
		await page.mouse.up({ button: 'middle' });
		const apart = begun.slice(1).map((time, index) => time - begun[index]!);
		rows.push(`${name}: ${draws.length} frames drawn; draw ${figures(draws)}; apart ${figures(apart)}`);
		expect(draws.length).toBeGreaterThan(50);
	};
	await page.getByRole('button', { name: 'Show all pieces' }).click();
	await page.waitForTimeout(600);
	await pan('all as dots');
	await zoom('33,29');
	for (let press = 0; press < 9; press++) await page.keyboard.press('-');
	await page.waitForTimeout(600);
	await pan('small pictures');
	await zoom('33,29');
	await pan('close, with marks at the rim');
	await zoom('40,0');
	await page.keyboard.press('Enter');
	await page.waitForTimeout(600);
	await pan('close, with a piece picked up');
	console.log(rows.join('\n'));
}, 120_000);
