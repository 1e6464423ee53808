import type { GameId } from '@x/games';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cell, openSite, PROMOTION, play, type Site, violations } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterEach(() => site.clear());
afterAll(() => site.close());

/** Moves after which a side of shogi has a pawn in hand. */
const CAPTURES: readonly string[] = ['7g7f', '3c3d', '8h2b+b'];

describe.each(['light', 'dark'] as const)('axe finds nothing on a %s page', (colorScheme) => {
	it.each([
		['chess', []],
		['shogi', CAPTURES],
		['glinski', []],
		['raumschach', []],
		['xiangqi', []],
		['flipello', []],
	] as const satisfies readonly (readonly [GameId, readonly string[]])[])('with %s', async (id, moves) => {
		const page = await site.open({ colorScheme });
		await play(page, id, moves);
		expect(await violations(page)).toEqual([]);
	});

	it('with a piece that is picked up, in check', async () => {
		const page = await site.open({ colorScheme });
		await play(page, 'chess', ['e2e4', 'f7f6', 'd1h5']);
		await cell(page, 'g7').click();
		await page.getByRole('gridcell', { name: 'g7, black pawn, picked up' }).waitFor();
		expect(await violations(page)).toEqual([]);
	});

	it('with an open choice', async () => {
		const page = await site.open({ colorScheme });
		await play(page, 'chess', PROMOTION);
		await cell(page, 'b7').click();
		await cell(page, 'b8').click();
		await page.getByRole('dialog', { name: 'Promote to' }).waitFor();
		expect(await violations(page)).toEqual([]);
	});

	it('in the modes free and view', async () => {
		const page = await site.open({ colorScheme });
		await play(page, 'chess');
		for (const mode of ['free', 'view'] as const) {
			await page.evaluate((value) => {
				stage.board().mode = value;
			}, mode);
			expect(await violations(page), mode).toEqual([]);
		}
	});
});
