import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { choose, drag, focused, goTo, paste, rulesText, selectedRules, testSite, violations, visitRules as visit } from './support.js';

const site = testSite();

const openWorkshop = async (address?: string) => {
	const page = await site.open(address);
	await goTo(page, 'Workshop');
	await page.locator('#rules').waitFor();
	const cell = (name: string) => page.locator(`.diagram [role="gridcell"][aria-label^="${name},"]`);
	const said = (name: string): Promise<string | null> => cell(name).getAttribute('aria-label');
	const piece = async (title: string): Promise<void> => {
		await page.locator('.pieces-choice').getByRole('radio', { name: title, exact: true }).check({ force: true });
		await page.locator(`.diagram [role="grid"][aria-label*="${title}"]`).waitFor();
	};
	return { page, cell, said, piece };
};

describe('the workshop', () => {
	it('draws every piece of the rules, with blockers placed by pointer', async () => {
		const { page, cell, said, piece } = await openWorkshop();
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await piece('Cannon');
		await cell('c3').and(page.locator('[aria-label*="the piece itself"]')).waitFor();
		expect(await said('c5')).toBe('c5, moves only, captures by hopping, with a piece on c4');
		await cell('c4').click();
		await cell('c4').and(page.locator('[aria-label*="black"]')).waitFor();
		expect(await said('c5')).toBe('c5, captures only by hopping over c4');
		await cell('c4').click();
		await cell('c4').and(page.locator('[aria-label*="white"]')).waitFor();
		await cell('c4').click();
		await expect.poll(() => said('c5')).toBe('c5, moves only, captures by hopping, with a piece on c4');
		await page.locator('.diagram').scrollIntoViewIfNeeded();
		const [start, end] = [await cell('c3').boundingBox(), await cell('a1').boundingBox()];
		await page.mouse.move(start!.x + 10, start!.y + 10);
		await page.mouse.down();
		await page.mouse.move(end!.x + 10, end!.y + 10, { steps: 5 });
		await page.mouse.up();
		await expect.poll(() => said('a1')).toContain('the piece itself');
		expect(await violations(page)).toEqual([]);
	});

	it('draws them by keyboard alone, and announces each step', async () => {
		const { page, cell, said, piece } = await openWorkshop();
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await piece('General');
		await page.locator('.pieces-choice input:checked').focus();
		await page.keyboard.press('ArrowRight');
		await page.locator('.diagram [role="grid"][aria-label*="Cannon"]').waitFor();
		await page.keyboard.press('Tab');
		expect(await focused(page)).toMatch(/^c3, white Cannon, the piece itself$/);
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Enter');
		await expect.poll(() => said('c4')).toMatch(/^c4, black /);
		await expect.poll(() => page.locator('#spoken').textContent()).toMatch(/^c4: black /);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press(' ');
		await expect.poll(() => said('c3')).toContain('picked up');
		await page.keyboard.press('e');
		await page.keyboard.press('1');
		await page.keyboard.press('Enter');
		await expect.poll(() => said('e1')).toContain('the piece itself');
		await page.getByRole('button', { name: 'Clear the board' }).click();
		await expect.poll(() => said('c4')).toBe('c4, nothing');
		await page.getByRole('button', { name: 'Show it as black’s' }).click();
		await cell('c3')
			.and(page.locator('[aria-label*="black Cannon"]'))
			.or(page.locator('.diagram [aria-label*="black Cannon"]'))
			.first()
			.waitFor();
	});

	it('follows the rules as they are typed, and says whether the board plays them', async () => {
		const { page, piece, said } = await openWorkshop();
		await page.getByText('The board does not play these rules yet.').waitFor();
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await page.getByText('The board follows.').waitFor();
		await piece('General');
		expect(await said('c5')).toBe('c5, nothing');
		const rules = await rulesText(page);
		await paste(page, 'rules', rules.replace('leap (0,1)|(1,1)', 'leap (0,1)|(0,2)'));
		await expect.poll(() => said('c5')).toBe('c5, moves or captures');
		expect(await said('d4')).toBe('d4, nothing');
	});

	it('shows each fault at its place, all of them, with repairs, and keeps the board', async () => {
		const { page } = await openWorkshop();
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await page.locator('.game-button', { hasText: 'Cannon skirmish' }).waitFor();
		const rules = await rulesText(page);
		await paste(page, 'rules', rules.replace('stalemate', 'stalmate').replace('Capture:', 'Captur:').replace('royal', 'royl'));
		await expect.poll(() => page.locator('.squiggle').allTextContents()).toEqual(['stalmate', 'royl', 'Captur']);
		const row = page.locator('#rules-problems .problem-row');
		expect((await row.allTextContents()).map((words) => words.slice(0, 7).trim())).toEqual(['Line 4', 'Line 10', 'Line 14']);
		const hint = page.locator('#rules-problems .problem-hint');
		expect(await hint.allTextContents()).toEqual([' Did you mean "stalemate"?']);
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(36);
		expect(await violations(page)).toEqual([]);
		await row.nth(1).click();
		await expect.poll(() => hint.allTextContents()).toEqual([' Did you mean "royal"?']);
		const selected = await selectedRules(page);
		expect(selected).toBe('royl');
		await page.keyboard.insertText('royal');
		await expect.poll(() => page.locator('.squiggle').allTextContents()).toEqual(['stalmate', 'Captur']);
		await paste(page, 'rules', rules.replace('Capture:', '  Capture:'));
		await page.locator('#rules-problems .problem-fix').first().click();
		expect(await rulesText(page)).toBe(rules);
	});

	it('plays a move at once, before its moves are written', async () => {
		const { page } = await openWorkshop();
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await page.locator('.game-button', { hasText: 'Cannon skirmish' }).waitFor();
		await page.locator('#rules').press('Control+End');
		await page.keyboard.type('# a remark');
		await drag(page, 'a1', 'a4');
		await page.locator('.status-line', { hasText: 'Black to move' }).waitFor();
		await page.getByRole('tab', { name: 'Game' }).click();
		await page.locator('.move', { hasText: 'Ca4' }).waitFor();
	});

	it('describes the rules, and counts with them', async () => {
		const { page } = await openWorkshop();
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await page.locator('.game-button', { hasText: 'Cannon skirmish' }).waitFor();
		await page.getByRole('tab', { name: 'Rules' }).click();
		await page.locator('.sheet', { hasText: 'General' }).waitFor();
		await page.locator('.pieces-lab .diagram').waitFor();
		await goTo(page, 'Analyse');
		await page.getByRole('spinbutton', { name: 'Depth' }).fill('2');
		await page.getByRole('button', { name: 'Count' }).click();
		await page.locator('.lab-total', { hasText: /\d+ leaves at depth 2/ }).waitFor();
		expect(await page.locator('.lab-rows tbody tr').count()).toBeGreaterThan(10);
	});

	it('opens texts of the gallery, imports sections and exports rules, by keyboard alone', async () => {
		const { page } = await openWorkshop();
		await page.getByText('Gallery', { exact: true }).focus();
		await page.keyboard.press('Enter');
		await page.locator('#gallery').waitFor();
		await page.keyboard.press('Tab');
		await page.keyboard.type('Makruk');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await page.locator('.game-button', { hasText: 'Makruk' }).waitFor();
		expect(await rulesText(page)).toContain('Variant: Makruk');
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(64);

		await page.getByText('Export', { exact: true }).focus();
		await page.keyboard.press('Enter');
		await page.locator('#export').waitFor();
		await page.locator('#format').selectOption('xboard');
		await expect.poll(() => page.locator('#export').inputValue()).toContain('piece P& ');
		await page.locator('#format').selectOption('fairy');
		await expect.poll(() => page.locator('#export').inputValue()).toMatch(/^\[my-makruk:makruk\]/);
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.locator('#format').focus();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Copied' }).waitFor();
		await expect.poll(() => page.locator('#spoken').textContent()).toContain('Copied.');
		const section = await page.locator('#export').inputValue();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(section);

		await page.getByText('Import from Fairy-Stockfish', { exact: true }).focus();
		await page.keyboard.press('Enter');
		await paste(page, 'ini', `${section.replace('[my-makruk:', '[mine:')}chasingRule = axf\n`);
		await page.getByRole('button', { name: 'Take mine' }).waitFor();
		await expect.poll(() => page.locator('.field:has(#ini) .squiggle').allTextContents()).toContain('chasingRule = axf');
		expect(await violations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Take mine' }).press('Enter');
		await page.locator('.game-button', { hasText: 'mine' }).waitFor();
		expect(await rulesText(page)).toContain('Variant: mine');
		await paste(page, 'ini', 'chasingRule = axf');
		await expect.poll(() => page.locator('#spoken').textContent()).toContain('Expected a section, found none');
		await paste(page, 'rules', 'Variant: none');
		await page.getByText('These rules cannot be read').waitFor();
		expect(await page.locator('.game-button').textContent()).toContain('mine');
		expect(await violations(page)).toEqual([]);
	});

	it('plays the game with the caret in a text with several games', async () => {
		const { page } = await openWorkshop();
		await page.getByRole('button', { name: 'Play these rules' }).click();
		const rules = await rulesText(page);
		const second = rules.replace('Cannon skirmish', 'Taller').replace('6x6', '6x7').replace('c1k2c/', '6/c1k2c/');
		await paste(page, 'rules', `${rules}\n${second}`);
		await page.locator('.game-button', { hasText: 'Taller' }).waitFor();
		await page.keyboard.press('Control+Home');
		await page.locator('.game-button', { hasText: 'Cannon skirmish' }).waitFor();
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(36);
		expect(await rulesText(page)).toContain('Variant: Taller');
	});
});

describe('other languages of the workshop', () => {
	const language = (page: Page) => page.getByRole('combobox', { name: 'Language of the rules' });
	const fold = async (page: Page, title: string): Promise<void> => {
		await page.getByText(title, { exact: true }).focus();
		await page.keyboard.press('Enter');
	};
	const title = (page: Page, text: string): Promise<void> => page.locator('.game-button', { hasText: text }).waitFor();

	it('play FBR, show faults at their places, and keep the language in the link', async () => {
		const { page } = await openWorkshop();
		await language(page).selectOption('fbr');
		await expect.poll(() => rulesText(page)).toMatch(/^:Lion skirmish\n/);
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(64);
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await title(page, 'Lion skirmish');
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(36);
		await drag(page, 'b2', 'b4');
		await page.locator('.status-line', { hasText: 'Black to move' }).waitFor();
		const rules = await rulesText(page);
		await paste(page, 'rules', rules.replace('bouncing', 'bouncin').replace('aK-[aK]', 'aK-[yK'));
		await expect.poll(() => page.locator('#rules-problems .problem-hint').first().textContent()).toContain('Did you mean "bouncing"?');
		expect(await page.locator('#rules .squiggle').first().textContent()).toBe('bouncin');
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(36);
		await paste(page, 'rules', rules.replace('Lion skirmish', 'Lions at war'));
		await title(page, 'Lions at war');
		expect(await violations(page)).toEqual([]);
		await expect.poll(() => page.url()).toContain('#');
		await page.locator('.game-button', { hasText: 'Lions at war' }).waitFor();
		// A long address is written when typing pauses.
		await page.waitForTimeout(400);
		const again = await openWorkshop(page.url());
		await title(again.page, 'Lions at war');
		expect(await language(again.page).inputValue()).toBe('fbr');
		expect(await rulesText(again.page)).toBe(rules.replace('Lion skirmish', 'Lions at war'));
		await again.page.locator('.status-line', { hasText: 'Black to move' }).waitFor();
	});

	it('explain FBR: the rule under the caret, the expansion, the pieces and all rules in words, by keyboard alone', async () => {
		const { page } = await openWorkshop();
		await language(page).selectOption('fbr');
		const caret = page.getByRole('region', { name: 'Under the caret' });
		await caret.waitFor();
		await visit(page, 'bouncing');
		await expect.poll(() => caret.textContent()).toContain('A bishop bounces off the side edges.');
		await visit(page, 'royal');
		await expect.poll(() => caret.textContent()).toContain('must not stay in check');
		await caret.locator('summary').press('Enter');
		await caret.getByText('The side that gives the number checks in all wins.').waitFor();
		await visit(page, 'aK-[aK]');
		await expect.poll(() => caret.textContent()).toContain('lion moves or captures like a king');
		await page.locator('#rules').press('Control+Home');
		await expect.poll(() => caret.textContent()).toContain('Put the caret on a rule');

		await fold(page, 'Expansion');
		const step = page.getByRole('list', { name: 'Steps of the expansion' }).getByRole('listitem');
		expect(await step.locator('h2').textContent()).toBe('Step 1 of 1: bouncing{B}');
		expect(await step.locator('del').allTextContents()).toEqual(['bouncing{B}']);
		expect(await step.locator('ins').allTextContents()).toEqual(['@B=B-[([a,f]zB)0]']);

		await fold(page, 'Pieces in MBN');
		await page.getByLabel('Piece', { exact: true }).selectOption('Lion');
		await page.getByRole('group', { name: 'Legs' }).waitFor();
		await page.getByRole('button', { name: 'Next leg' }).press('Enter');
		await expect.poll(() => page.locator('#spoken').textContent()).toMatch(/^Leg 1 of 2: /);
		await page.getByLabel('Piece', { exact: true }).selectOption('King');
		await expect.poll(() => page.getByRole('group', { name: 'Legs' }).count()).toBe(0);

		await fold(page, 'In plain English');
		await page
			.getByRole('list', { name: 'The rules in words' })
			.getByRole('button', { name: /^First, lion / })
			.first()
			.press('Enter');
		const selected = await selectedRules(page);
		expect('L|Lion|=aK-[aK]').toContain(selected);
		expect(await violations(page)).toEqual([]);
	});

	it('show a tree that follows the caret, facts and the plan, by keyboard alone', async () => {
		const { page } = await openWorkshop();
		await language(page).selectOption('json');
		await page.getByRole('button', { name: 'Play these rules' }).press('Enter');
		await title(page, 'Cannon skirmish');
		await page.getByRole('tab', { name: 'Pictures' }).focus();
		await page.keyboard.press('ArrowRight');
		const tree = page.getByRole('tree', { name: 'Syntax tree of the rules' });
		await tree.getByRole('treeitem', { name: 'title "Cannon skirmish"' }).waitFor();
		await visit(page, '"sideOrder"');
		await expect.poll(() => tree.locator('[aria-current="true"]').textContent()).toContain('sideOrder');
		await tree.locator('[tabindex="0"]').focus();
		await page.keyboard.press('Home');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		expect(await selectedRules(page)).toBe('"title": "Cannon skirmish"');
		expect(await violations(page)).toEqual([]);
		await page.getByRole('tab', { name: 'Syntax tree' }).focus();
		await page.keyboard.press('ArrowRight');
		await page.getByRole('list', { name: 'Facts about the rules' }).getByText('The board has 6 × 6 squares.').waitFor();
		await page.keyboard.press('ArrowRight');
		await page.getByText('A piece hops over others.').waitFor();
		expect(await violations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
	});

	it('write a game that no other language expresses as JSON, with marks and completed words', async () => {
		const { page } = await openWorkshop();
		await choose(page, 'Atomic');
		await page.getByRole('tab', { name: 'Rules' }).click();
		await page.getByRole('button', { name: 'Edit a copy of these rules' }).click();
		await title(page, 'Atomic');
		await expect.poll(() => language(page).inputValue()).toBe('json');
		await visit(page, '"sideOrder"');
		await page.keyboard.press('Delete');
		await expect.poll(() => page.locator('#rules .squiggle').allTextContents()).toContain('"siderder"');
		await page.locator('#rules-problems').getByRole('button', { name: 'Change to “"sideOrder"”' }).first().click();
		await expect.poll(() => page.locator('#rules .squiggle').count()).toBe(0);
		await visit(page, '"sideOrder"');
		await page.keyboard.press('Control+Space');
		await page.getByRole('option', { name: /sideOrder/ }).waitFor();
	});

	it('convert a game between them, side by side', async () => {
		const { page } = await openWorkshop();
		await language(page).selectOption('fbr');
		await fold(page, 'Gallery');
		await page.locator('#gallery').selectOption('capablanca');
		await page.getByRole('button', { name: 'Open it' }).click();
		await title(page, 'Capablanca chess');
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(80);
		await fold(page, 'Export');
		await page.locator('#export').waitFor();
		await page.getByLabel('Side by side').check();
		await expect.poll(() => page.locator('#export-from').inputValue()).toMatch(/^:Capablanca chess\n/);
		expect(await page.locator('#export').inputValue()).toContain('Piece: Archbishop');
		await page.getByText('Nothing is lost.').waitFor();
		expect(await violations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		await page.getByRole('button', { name: 'Edit as variants.txt' }).click();
		await expect.poll(() => language(page).inputValue()).toBe('sjaak');
		expect(await rulesText(page)).toContain('Variant: Capablanca chess');
		await page.getByRole('button', { name: 'Play these rules' }).waitFor({ state: 'detached' });
		// Undo brings the other language back.
		await page.getByRole('tab', { name: 'Build' }).focus();
		await page.keyboard.press('ControlOrMeta+z');
		await expect.poll(() => language(page).inputValue()).toBe('fbr');
		await language(page).selectOption('fairy');
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await title(page, 'cannon-skirmish');
	});
});

describe('diagrams', () => {
	it.each(sampleOf('diagrams', ['Xiangqi', 'Gliński’s Hexagonal', 'Raumschach', 'Chushogi'], { normal: 0.5, quick: 0.25 }))(
		'%s has them next to its rules, in forced colours too',
		async (title) => {
			const page = await site.open(site.served, { viewport: { width: 360, height: 740 }, forcedColors: 'active' });
			await choose(page, title);
			await page.getByRole('tab', { name: 'Rules' }).click();
			await page.locator('.diagram').waitFor();
			const radios = page.locator('.pieces-choice input');
			for (const index of [0, 1, 2]) {
				await radios.nth(index).check({ force: true });
				await page.locator('.diagram .way-full, .diagram .way-open, .diagram .way-cross').first().waitFor();
				await page.locator('.legend li').first().waitFor();
			}
			expect(await violations(page)).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		},
	);
});
