import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { choose, focused, goTo, paste, rulesText, type Site, selectedRules, spoken, testSite, violations, visitRules } from './support.js';

const site = testSite();

const open = async (options: Parameters<Site['open']>[1] = {}): Promise<Page> => {
	const page = await site.open(site.served, options);
	await goTo(page, 'Workshop');
	await page.locator('#rules').waitFor();
	await page.getByRole('button', { name: 'Play these rules' }).click();
	await page.locator('.game-button', { hasText: 'Cannon skirmish' }).waitFor();
	return page;
};
const language = (page: Page) => page.getByRole('combobox', { name: 'Language of the rules' });
const options = (page: Page) => page.locator('.cm-tooltip-autocomplete [role="option"]');

describe('the editor of the rules', () => {
	it('shows a fault that is typed, leads to it and repairs it, by keyboard alone', async () => {
		const page = await open();
		await visitRules(page, 'slide');
		await page.keyboard.press('Delete');
		await expect.poll(() => page.locator('#rules .squiggle-error').textContent()).toBe('side');
		await page.keyboard.press('Control+Home');
		await page.keyboard.press('F8');
		expect(await selectedRules(page)).toBe('side');
		await expect.poll(() => spoken(page)).toMatch(/^Line 13: "side" is not a generator\. Did you mean "slide"\?/);
		await page.locator('.cm-problem', { hasText: 'is not a generator. Did you mean "slide"?' }).waitFor();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change to “slide”');
		await page.keyboard.press('Enter');
		await expect.poll(() => page.locator('#rules .squiggle').count()).toBe(0);
		expect(await rulesText(page)).toContain('Move: slide (H, V)');
		// Undo takes the repair back.
		await page.locator('#rules').focus();
		await page.keyboard.press('ControlOrMeta+z');
		await expect.poll(() => page.locator('#rules .squiggle-error').textContent()).toBe('side');
	});

	it('colours the words, explains them under the pointer and by a key, and tints the line of a fault', async () => {
		const page = await open();
		const word = page.locator('#rules .ink-word', { hasText: 'hop' });
		await word.hover();
		await page.locator('.cm-meaning', { hasText: 'over exactly one piece' }).waitFor();
		await visitRules(page, 'royal');
		await page.keyboard.press('ControlOrMeta+i');
		await expect.poll(() => spoken(page)).toBe('royal: it must not be left attacked');
		await page.locator('.cm-meaning', { hasText: 'it must not be left attacked' }).waitFor();
		for (const [id, ink, text] of [
			['fairy', 'key', 'stalemateValue'],
			['fbr', 'key', 'royal'],
			['json', 'word', '"step"'],
		] as const) {
			await language(page).selectOption(id);
			await page.locator(`#rules .ink-${ink}`, { hasText: text }).first().waitFor();
		}
		await language(page).selectOption('sjaak');
		await paste(page, 'rules', (await rulesText(page)).replace('slide', 'sli').replace('royal', 'royl'));
		const dock = page.locator('#rules-problems');
		await dock.getByText('1 of 2 problems.').waitFor();
		expect(await page.locator('#rules .line-error').count()).toBe(2);
		expect(await dock.getByRole('list', { name: 'All 2 problems' }).getByRole('listitem').count()).toBe(2);
		await page.locator('#rules').focus();
		await page.keyboard.press('Control+Home');
		await page.keyboard.press('F8');
		await page.keyboard.press('F8');
		await dock.getByText('2 of 2 problems.').waitFor();
		await dock.getByRole('button', { name: 'Change to “slide”' }).click();
		await dock.getByText('1 problem.').waitFor();
		await dock.getByRole('button', { name: 'Change to “royal”' }).click();
		await expect.poll(() => page.locator('#rules .line-error').count()).toBe(0);
	});

	it('completes keys and values with their meanings, by keyboard alone', async () => {
		const page = await open();
		await page.locator('#rules').focus();
		await page.keyboard.press('Control+End');
		await page.keyboard.type('Fla');
		await options(page).filter({ hasText: 'properties, separated by commas' }).waitFor();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect.poll(() => rulesText(page)).toMatch(/\nFlags: $/);
		await page.keyboard.type('ir');
		await options(page).filter({ hasText: 'it cannot be captured' }).waitFor();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect.poll(() => rulesText(page)).toMatch(/\nFlags: iron$/);
		// A complete word is not completed: Enter begins a line.
		await page.keyboard.press('Enter');
		expect(await rulesText(page)).toMatch(/\nFlags: iron\n$/);
		await page.keyboard.press('Control+Space');
		await options(page).first().waitFor();
		await page.keyboard.press('Escape');
		await expect.poll(() => options(page).count()).toBe(0);
	});

	it('adds pieces and rules where they belong, and takes them back', async () => {
		const page = await open();
		const before = await rulesText(page);
		await page.getByText('Add to these rules').press('Enter');
		await page.getByRole('button', { name: 'Add a leaper' }).press('Enter');
		await expect.poll(() => selectedRules(page)).toContain('Piece: Leaper');
		await page.locator('.pieces-choice').getByRole('radio', { name: 'Leaper', exact: true }).waitFor();
		await page.getByRole('button', { name: 'Add a promotion' }).click();
		await expect.poll(() => rulesText(page)).toContain('Zone: lastRank = a6,b6,c6,d6,e6,f6\n');
		await expect.poll(() => page.locator('#rules .squiggle-error').count()).toBe(0);
		await page.keyboard.press('ControlOrMeta+z');
		await page.keyboard.press('ControlOrMeta+z');
		await expect.poll(() => rulesText(page)).toBe(before);
		for (const [id, title] of [
			['fairy', 'cannon-skirmish'],
			['fbr', 'Lion skirmish'],
		] as const) {
			await language(page).selectOption(id);
			await page.getByRole('button', { name: 'Play these rules' }).click();
			await page.locator('.game-button', { hasText: title }).waitFor();
			for (const name of ['Add a leaper', 'Add a rider', 'Add a hopper']) await page.getByRole('button', { name }).click();
			await expect.poll(() => rulesText(page)).toMatch(id === 'fbr' ? /\|Hopper\|=mR\+cpR/ : /customPiece3 = \w:mRcpR/);
			expect(await page.locator('#rules .squiggle').count()).toBe(0);
		}
	});

	it('explains all words in a cheat sheet', async () => {
		const page = await open();
		await page.getByText('Cheat sheet', { exact: true }).press('Enter');
		await page.getByText('Flags of a piece', { exact: true }).press('Enter');
		await page.locator('.cheat-sheet', { hasText: 'it must not be left attacked' }).waitFor();
		expect(await violations(page)).toEqual([]);
	});

	it('lets Tab go on, and continues with the undo of the page', async () => {
		const page = await open();
		const before = await rulesText(page);
		await page.locator('#rules').focus();
		await page.keyboard.press('Tab');
		expect(await focused(page)).not.toBe('Rules');
		await page.keyboard.press('Shift+Tab');
		expect(await focused(page)).toBe('Rules');
		await page.keyboard.press('Control+End');
		await page.keyboard.insertText('# one');
		await page.keyboard.press('ControlOrMeta+z');
		await expect.poll(() => rulesText(page)).toBe(before);
		await page.keyboard.press('ControlOrMeta+y');
		await expect.poll(() => rulesText(page)).toBe(`${before}# one`);
		await page.getByRole('tab', { name: 'Build' }).focus();
		await page.keyboard.press('ControlOrMeta+z');
		await expect.poll(() => rulesText(page)).toBe(before);
	});

	it('keeps its styles out of the document, which a strict Content-Security-Policy needs', async () => {
		const page = await site.open();
		const styles = (): Promise<number> => page.evaluate(() => document.querySelectorAll('style').length);
		await page.getByRole('tab', { name: 'Rules' }).click();
		await page.locator('.sheet').waitFor();
		const before = await styles();
		await goTo(page, 'Workshop');
		await page.locator('#rules').waitFor();
		await page.locator('#rules').focus();
		await page.keyboard.type('Ru');
		await options(page).first().waitFor();
		expect(await styles()).toBe(before);
		expect(
			await page
				.locator('.code-host')
				.evaluate((host) => [host.shadowRoot?.querySelectorAll('style').length, (host.shadowRoot?.adoptedStyleSheets.length ?? 0) > 1]),
		).toEqual([0, true]);
	});

	it.each([
		['dark', { colorScheme: 'dark' }],
		['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
		['200 %', { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }],
		['forced colours', { forcedColors: 'active' }],
	] as const)('has no violations: %s', async (_, settings) => {
		const page = await open(settings);
		await paste(page, 'rules', (await rulesText(page)).replace('slide', 'slid').replace('royal', 'royl'));
		await expect.poll(() => page.locator('#rules .squiggle-error').count()).toBe(2);
		await page.getByText('Add to these rules').click();
		await page.getByRole('button', { name: 'Next problem' }).click();
		await page.locator('.cm-problem').waitFor();
		expect(await violations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
	});
});

describe('rules with a fault', () => {
	it('are there after a reload', async () => {
		const page = await site.open();
		await goTo(page, 'Workshop');
		await paste(
			page,
			'rules',
			'Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w - - 0 1"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal\n',
		);
		await page.locator('.game-button', { hasText: 'Tiny' }).waitFor();
		await visitRules(page, 'leap');
		await page.keyboard.type('x');
		await page.locator('#rules .squiggle-error').first().waitFor();
		await page.reload();
		await goTo(page, 'Workshop');
		await expect.poll(() => rulesText(page)).toContain('Move: lxeap (0,1)');
	});
});

describe('a copy of the rules of a game', () => {
	it.each([
		['Chess', 'sjaak', 'Move: leap (1,2)', 'Move: leap (1,3)', /^Changes the knight/],
		['Shogi', 'fbr', '9x9', '9x9', undefined],
	] as const)('of %s opens without faults, is played, and has its changes in words', async (title, id, before, after, message) => {
		const page = await site.open();
		if (title !== 'Chess') await choose(page, title);
		await page.getByRole('tab', { name: 'Rules' }).click();
		await page.getByRole('button', { name: 'Edit a copy of these rules' }).press('Enter');
		await page.locator('#rules').waitFor();
		expect(await language(page).inputValue()).toBe(id);
		await page.locator('.notice', { hasText: `Build has a copy of ${title}.` }).waitFor();
		await expect.poll(() => rulesText(page)).toContain(before);
		expect(await page.locator('#rules .squiggle-error').count()).toBe(0);
		await page.getByText('Differences to the original', { exact: true }).press('Enter');
		await page.getByText(`The rules are those of ${title}.`).waitFor();
		await page.getByText(`The copy of ${title} lacks:`).waitFor();
		if (message !== undefined) {
			await visitRules(page, '(1,2)');
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('Delete');
			await page.keyboard.type('3');
			await expect.poll(() => rulesText(page)).toContain(after);
			await page
				.getByRole('list', { name: `Differences to ${title}` })
				.getByRole('listitem')
				.filter({ hasText: message })
				.waitFor();
		}
		expect(await violations(page)).toEqual([]);
	});
});
