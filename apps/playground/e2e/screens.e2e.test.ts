import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { SCREENS } from './screens.js';
import { testSite, violations } from './support.js';

const site = testSite();

/** Widths of a phone, a tablet and a desktop, and a desktop at 200 %. */
const SIZES = [
	{ width: 1440, height: 900 },
	{ width: 768, height: 1024 },
	{ width: 720, height: 450 },
	{ width: 390, height: 844 },
] as const;

/** The rules whose result depends on the width or the colours. All others are checked once for each screen. */
const LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'] as const;

const other = { light: 'dark', dark: 'light' } as const;

/** Checks the screen that is open in every size and in both themes, and returns to the first. */
const check = async (page: Page, theme: 'light' | 'dark'): Promise<readonly string[]> => {
	const found: string[] = [];
	const note = async (look: string, rules?: readonly string[]): Promise<void> => {
		found.push(...(await violations(page, rules)).map((violation) => `${look}: ${violation}`));
	};
	await note(`1440 ${theme}`);
	await page.emulateMedia({ colorScheme: other[theme] });
	await note(`1440 ${other[theme]}`, LOOKS);
	for (const size of SIZES.slice(1)) {
		await page.setViewportSize(size);
		await note(`${size.width} ${other[theme]}`, LOOKS);
		const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		if (wider > 0) found.push(`${size.width}: ${wider} pixels too wide`);
	}
	await page.emulateMedia({ colorScheme: theme });
	await note(`390 ${theme}`, LOOKS);
	await page.setViewportSize(SIZES[0]);
	return found;
};

/** Goes through all screens. */
const walk = async (page: Page, visit: (name: string) => Promise<void>): Promise<void> => {
	for (const { name, show } of SCREENS) {
		await show(page).catch((error: unknown) => {
			throw new Error(`The screen “${name}” could not be shown.`, { cause: error });
		});
		await visit(name);
	}
};

describe('every screen', () => {
	it('has no violation, in light and dark, on a phone, a tablet, a desktop and at 200 %', async () => {
		const page = await site.open(site.served, { viewport: SIZES[0], colorScheme: 'light', reducedMotion: 'reduce' }, 'new');
		const found: string[] = [];
		await walk(page, async (name) => {
			found.push(...(await check(page, 'light')).map((violation) => `${name}: ${violation}`));
		});
		expect(found).toEqual([]);
	});

	it('is shown under the policy of the page, as a file, too', async () => {
		const page = await site.open(site.file, { viewport: SIZES[0], reducedMotion: 'reduce' }, 'new');
		await page.evaluate(() => {
			const refused: string[] = [];
			Object.assign(globalThis, { refused });
			addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
				refused.push(`${effectiveDirective} ${blockedURI}`),
			);
		});
		await walk(page, async () => {});
		expect(await page.evaluate(() => (globalThis as { refused?: readonly string[] }).refused)).toEqual([]);
	});
});
