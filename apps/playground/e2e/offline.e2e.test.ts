import { describe, expect, it } from 'vitest';
import { choose, goTo, square, testSite } from './support.js';

const site = testSite();

describe('without a network, after the first visit', () => {
	it('the page, its games and its panels work', async () => {
		const page = await site.open(site.served, { serviceWorkers: 'allow' });
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		await page.context().setOffline(true);
		await page.reload();
		await square(page, 'e2').click();
		await square(page, 'e4').click();
		await page.locator('.move', { hasText: 'e4' }).waitFor();
		await choose(page, 'Shogi');
		await page.locator('.stage [role="gridcell"][aria-label*="Sente king"]').waitFor();
		await goTo(page, 'Rules');
		await page.locator('.leaflet-pieces svg').first().waitFor();
		await goTo(page, 'Workshop');
		await page.locator('#rules').waitFor();
		await goTo(page, 'Notations');
		await page.locator('#panel textarea').first().waitFor();
		expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length)).toBe(0);
	});

	it('can be installed', async () => {
		const page = await site.open(site.served, { serviceWorkers: 'allow' });
		const manifest = await page.evaluate(async () => {
			const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
			return link?.href;
		});
		expect(manifest).toBe(`${site.served}manifest.webmanifest`);
		const session = await page.context().newCDPSession(page);
		const { installabilityErrors } = (await session.send('Page.getInstallabilityErrors')) as {
			installabilityErrors: readonly { readonly errorId: string }[];
		};
		expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
	});

	it('a page from a file has neither', async () => {
		const page = await site.open(site.file, { serviceWorkers: 'allow' });
		expect(await page.locator('link[rel="manifest"]').count()).toBe(0);
	});
});
