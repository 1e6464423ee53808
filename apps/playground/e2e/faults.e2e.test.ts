import { describe, expect, it } from 'vitest';
import { toLink } from '../src/link/link.js';
import { initialState } from '../src/state/app-state.js';
import { ownId } from '../src/worker/languages/ids.js';
import { boardOf, choose, drag, fen, goTo, paste, rulesText, spoken, square, testSite, violations } from './support.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const BROKEN = 'rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const site = testSite();

describe('an unfinished FEN', () => {
	it('is replaced by the position on the board when a move is played, and undo restores it', async () => {
		const page = await site.open();
		await paste(page, 'fen', BROKEN);
		await page.locator('.board-state').waitFor();
		await drag(page, 'e2', 'e4');
		await page.locator('.move', { hasText: 'e4' }).waitFor();
		await expect.poll(() => fen(page)).toMatch(/^rnbqkbnr\/pppppppp\/8\/8\/4P3\//);
		expect(await page.locator('.board-state, #fen-problems .problem').count()).toBe(0);
		const notice = page.locator('.notice', { hasText: 'The position on the board replaced the unfinished FEN.' });
		await notice.waitFor();
		await expect.poll(() => page.locator('#spoken').textContent()).toContain('replaced the unfinished FEN');
		await notice.getByRole('button', { name: 'Undo' }).click();
		await expect.poll(() => fen(page)).toBe(BROKEN);
		await page.locator('#fen-problems .problem').waitFor();
		expect(await page.locator('.move').count()).toBe(0);
		await page.getByRole('button', { name: 'Redo e4' }).click();
		await expect.poll(() => fen(page)).toMatch(/4P3/);
	});

	it('is replaced when moves are typed or the game is stepped through', async () => {
		const page = await site.open();
		await paste(page, 'fen', BROKEN);
		await page.locator('.board-state').waitFor();
		await paste(page, 'moves', '1. d4 d5');
		await page.locator('.move', { hasText: 'd5' }).waitFor();
		expect(await fen(page)).toMatch(/\/3p4\/3P4\//);
		expect(await page.locator('.board-state, #fen-problems .problem').count()).toBe(0);
		await paste(page, 'fen', BROKEN);
		await page.locator('.board-state').waitFor();
		await page.getByRole('button', { name: 'First position' }).click();
		await expect.poll(() => fen(page)).toBe(START);
		expect(await page.locator('.board-state').count()).toBe(0);
		await page.locator('.notice').getByRole('button', { name: 'Edit it again' }).click();
		expect(await fen(page)).toBe(BROKEN);
		await page.locator('#fen-problems .problem').waitFor();
	});
});

describe('an unfinished text of another notation', () => {
	it('in FEEN is let go when a move is played or the FEN is edited', async () => {
		const page = await site.open();
		await page.getByRole('button', { name: 'Show FEEN' }).click();
		const feen = page.locator('#feen');
		const change = [() => drag(page, 'e2', 'e4'), () => paste(page, 'fen', START.replace('w KQkq', 'b KQkq'))];
		for (const changed of change) {
			await expect.poll(() => feen.inputValue()).toMatch(/^\+rnbq/);
			await paste(page, 'feen', '+rnbq+k^bn+r/!');
			await page.locator('#feen-problems .problem').first().waitFor();
			await changed();
			await expect.poll(() => page.locator('#feen-problems .problem').count()).toBe(0);
			await expect.poll(() => feen.inputValue()).toMatch(/^\+rnbq.* c\/C$/);
		}
	});

	it('in a card is let go when a move is played, and the board is bright again', async () => {
		const page = await site.open();
		await page.getByRole('tab', { name: 'Notations' }).click();
		const san = page.locator('#notation-san');
		await san.waitFor();
		await paste(page, 'notation-san', '1. e4 e5 2. Nf6');
		await page.locator('.board-state', { hasText: 'The SAN has errors.' }).waitFor();
		await drag(page, 'd2', 'd4');
		await expect.poll(() => san.inputValue()).toBe('1. d4');
		expect(await page.locator('.board-state').count()).toBe(0);
	});
});

describe('what is announced', () => {
	it('names the cause of a new position', async () => {
		const page = await site.open();
		await paste(page, 'fen', '4k3/8/8/8/8/8/8/R3K3 b - - 0 1');
		await expect.poll(() => spoken(page)).toBe('The position was read from the FEN. Black to move.');
		await choose(page, 'Shogi');
		await expect.poll(() => spoken(page)).toBe('Switched to Shogi. Sente to move.');
	});
});

describe('a refused move', () => {
	it('is removed when a fault is typed in any field', async () => {
		const page = await site.open();
		for (const [field, text] of [
			['fen', BROKEN],
			['moves', '1. e4 Zz9'],
		] as const) {
			await drag(page, 'e2', 'e6');
			await page.locator('.notice-refusal').waitFor();
			await paste(page, field, text);
			await page.locator(`#${field}-problems .problem`).waitFor();
			expect(await page.locator('.notice-refusal').count()).toBe(0);
			await goTo(page, 'New game');
			await page.getByRole('button', { name: 'Start position' }).click();
			await expect.poll(() => fen(page)).toBe(START);
		}
		await goTo(page, 'Workshop');
		await drag(page, 'e2', 'e6');
		await page.locator('.notice-refusal').waitFor();
		await paste(page, 'rules', 'Variant: x\nBord: 8x8\n');
		await page.locator('#rules-problems .problem').first().waitFor();
		expect(await page.locator('.notice-refusal').count()).toBe(0);
	});
});

describe('rules in the workshop', () => {
	it('are announced as played only when the board plays them', async () => {
		const page = await site.open();
		await goTo(page, 'Workshop');
		await page.locator('#rules').waitFor();
		const rules = await rulesText(page);
		await paste(page, 'rules', rules.replace('slide', 'slid'));
		await page.locator('#rules-problems .problem').first().waitFor();
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await expect
			.poll(() => page.locator('#spoken').textContent())
			.toMatch(/^These rules cannot be played\. Line 13, "slid" is not a generator\./);
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(64);
		await page.locator('.game-button', { hasText: 'Chess' }).waitFor();
		await paste(page, 'rules', rules);
		await expect.poll(() => page.locator('.stage [role="gridcell"]').count()).toBe(36);
	});

	it('are announced by name once the board plays them', async () => {
		const page = await site.open();
		await goTo(page, 'Workshop');
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await expect.poll(() => page.locator('#spoken').textContent()).toContain('The board plays Cannon skirmish.');
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(36);
	});
});

describe('a link that cannot be read', () => {
	it('stays in the address and in a field with its fault, and opens when it is corrected', async () => {
		const one = await site.open();
		await paste(one, 'moves', '1. c4');
		await one.locator('.move', { hasText: 'c4' }).waitFor();
		const good = new URL(one.url()).hash.slice(1);
		const bad = `${good.slice(0, -1)}.`;

		const page = await site.open(`${site.served}#${bad}`);
		const panel = page.getByRole('region', { name: 'A link that could not be opened' });
		await panel.filter({ hasText: 'The link has “.” at character' }).waitFor();
		await expect.poll(() => page.locator('#spoken').textContent()).toContain('could not be opened');
		expect(new URL(page.url()).hash.slice(1)).toBe(bad);
		expect(await panel.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(bad);
		expect(await fen(page)).toBe(START);
		expect(await violations(page)).toEqual([]);
		await page.setViewportSize({ width: 360, height: 740 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		await panel.getByRole('textbox', { name: 'Link' }).fill(good);
		await panel.getByRole('button', { name: 'Open', exact: true }).click();
		await page.locator('.move', { hasText: 'c4' }).waitFor();
		expect(await panel.count()).toBe(0);
		expect(new URL(page.url()).hash.slice(1)).toBe(good);
	});

	it('is repaired by a click if the repair is certain, and the address stays until then', async () => {
		const one = await site.open();
		await paste(one, 'moves', '1. c4 e5 2. Nc3 Nf6 3. g3 d5');
		await one.locator('.move', { hasText: 'd5' }).waitFor();
		const good = new URL(one.url()).hash.slice(1);
		for (const [damaged, words, opened] of [
			[`${good}).`, 'Characters around the link do not belong to it. Without them it opens.', good],
			[good.slice(0, -1), 'The end of the link is missing or wrong, but nothing of the game.', good],
			[good.slice(0, -6), 'The link ends at move 3. g3. The moves up to there can be opened.', undefined],
		] as const) {
			await one.evaluate((hash) => {
				location.hash = hash;
			}, damaged);
			const panel = one.getByRole('region', { name: 'A link that could not be opened' });
			await panel.getByText(words).waitFor();
			await expect.poll(() => spoken(one)).toContain(words);
			expect(new URL(one.url()).hash.slice(1)).toBe(damaged);
			await panel.getByRole('button', { name: 'Open the repaired link' }).click();
			await panel.waitFor({ state: 'detached' });
			if (opened === undefined) await expect.poll(() => one.locator('.move').allTextContents()).toEqual(['c4', 'e5', 'Nc3', 'Nf6', 'g3']);
			else await expect.poll(() => new URL(one.url()).hash.slice(1)).toBe(opened);
		}
	});

	it('is never overwritten: the address of the game that is played instead comes after it', async () => {
		for (const hash of ['#_rubbish', '#_rubbish.rules']) {
			const page = await site.open(`${site.served}${hash}`);
			const panel = page.getByRole('region', { name: 'A link that could not be opened' });
			await panel.filter({ hasText: 'The link is cut off or mistyped.' }).waitFor();
			expect(await panel.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(hash.slice(1));
			await page.getByRole('tab', { name: 'Game', selected: true }).waitFor();
			await drag(page, 'e2', 'e4');
			await expect.poll(() => new URL(page.url()).hash).not.toBe(hash);
			await page.goBack();
			expect(new URL(page.url()).hash).toBe(hash);
		}
	});

	it('opens its panel when it is repaired', async () => {
		const one = await site.open();
		await paste(one, 'moves', '1. c4 e5');
		await one.locator('.move', { hasText: 'e5' }).waitFor();
		const good = new URL(one.url()).hash.slice(1);
		const page = await site.open(`${site.served}#${good.slice(0, -1)}.rules`);
		await page.getByRole('button', { name: 'Open the repaired link' }).click();
		await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
		await expect.poll(() => new URL(page.url()).hash).toBe(`#${good}.rules`);
	});

	it('of rules that cannot be played is kept with its panel', async () => {
		const id = ownId({ language: 'sjaak', text: 'Variant: Broken' });
		const hash = `#${toLink({ ...initialState, ruleset: { id, hash: '' } })}.rules`;
		const page = await site.open(`${site.served}${hash}`);
		await page.getByText('The link holds rules that cannot be played.').first().waitFor();
		expect(new URL(page.url()).hash).toBe(hash);
		await drag(page, 'e2', 'e4');
		await expect.poll(() => new URL(page.url()).hash).not.toBe(hash);
		await page.goBack();
		expect(new URL(page.url()).hash).toBe(hash);
	});

	it('with any of its characters changed gives a message and a board, as do texts', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. e4 e5 2. Nf3');
		await page.locator('.move', { hasText: 'Nf3' }).waitFor();
		const good = new URL(page.url()).hash.slice(1);
		const panel = page.getByRole('region', { name: 'A link that could not be opened' });
		for (let at = 0; at < good.length; at += Math.ceil(good.length / 15)) {
			const changed = good.slice(0, at) + ['<', '%', '\u202e', 'x', ''][at % 5] + good.slice(at + 1);
			await page.evaluate((hash) => {
				location.hash = hash;
			}, changed);
			await expect.poll(() => panel.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(new URL(page.url()).hash.slice(1));
			expect(await boardOf(page)).toHaveLength(32);
		}
		const game = '[White "A"]\n\n1. e4 {c} e5 (1... c5) 2. Nf3 $1 *';
		await page.reload();
		await panel.getByText('This link could not be opened.').waitFor();
		for (let at = 0; at < game.length; at += Math.ceil(game.length / 15)) {
			await paste(page, 'moves', game.slice(0, at) + ['<', '\0', '\u202e', '"', ''][at % 5] + game.slice(at + 1));
			await expect.poll(() => boardOf(page).then(({ length }) => length)).toBe(32);
		}
	});

	it('keeps the game on the board, and its text in the field while the game continues', async () => {
		const page = await site.open(site.served, { permissions: ['clipboard-read', 'clipboard-write'] });
		await drag(page, 'e2', 'e4');
		await page.locator('.move', { hasText: 'e4' }).waitFor();
		const board = await boardOf(page);
		await page.evaluate(() => {
			location.hash = '_rubbish';
		});
		const panel = page.getByRole('region', { name: 'A link that could not be opened' });
		await panel.filter({ hasText: 'The link is cut off or mistyped.' }).waitFor();
		expect(await boardOf(page)).toEqual(board);
		expect(new URL(page.url()).hash).toBe('#_rubbish');
		await square(page, 'e7').click();
		await square(page, 'e5').click();
		await page.locator('.move', { hasText: 'e5' }).waitFor();
		await expect.poll(() => new URL(page.url()).hash).not.toBe('#_rubbish');
		expect(await panel.getByRole('textbox', { name: 'Link' }).inputValue()).toBe('_rubbish');
		await panel.getByRole('button', { name: 'Copy' }).click();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#_rubbish$/);
		await panel.getByRole('button', { name: 'Dismiss' }).click();
		expect(await panel.count()).toBe(0);
	});
});
