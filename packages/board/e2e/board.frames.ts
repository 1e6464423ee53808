/**
 * How long frames of a board of 12 by 12 cells with 72 pieces take: `npm run frames`. It prints figures, and fails above the limits.
 *
 * A frame is all work of the page's main thread from one frame to the next, as the browser traces it: script, style, layout and paint.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cell, middle, openSite, type Site } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterAll(() => site.close());

interface TraceEvent {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	readonly ts: number;
	readonly dur?: number;
}

/** Records what the browser does during some work. */
const trace = async (page: Page, work: () => Promise<void>): Promise<readonly TraceEvent[]> => {
	await site.browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
	await work();
	const { traceEvents } = JSON.parse(String(await site.browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
	return traceEvents;
};

/** Milliseconds of the page's main thread for each frame: all of its tasks after the frame before, up to the end of the paint. */
const frameTimes = (events: readonly TraceEvent[]): readonly number[] => {
	const paints = events.filter(({ name }) => name === 'Layerize').sort((a, b) => a.ts - b.ts);
	const [first] = paints;
	if (first === undefined) return [];
	const tasks = events.filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === first.pid && tid === first.tid);
	return paints.slice(1).map(({ ts }, index) => {
		const before = paints[index]!.ts;
		return tasks.reduce((sum, task) => (task.ts > before && task.ts <= ts ? sum + (task.dur ?? 0) : sum), 0) / 1000;
	});
};

const figures = (values: readonly number[]): string => {
	const sorted = values.toSorted((a, b) => a - b);
	const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
	return `${values.length} frames, median ${at(0.5)} ms, of a hundred the worst ${at(0.99)} ms`;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Puts 72 pieces on a board of 12 by 12, with moves for each. */
const crowd = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const board = stage.board();
		const geometry = stage.rectangle(12, 12);
		const pictures = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
		const used = geometry.cells.filter(({ y }) => y < 3 || y > 8);
		const pieces = used.map(({ cell: at, y }, index) => {
			const [side, picture] = [y < 6 ? 0 : 1, pictures[index % pictures.length]!];
			return { cell: at, side, picture, letter: picture[0]!.toUpperCase(), title: `${side === 0 ? 'white' : 'black'} ${picture}` };
		});
		const free = geometry.cells.filter(({ y }) => y >= 3 && y <= 8).map(({ cell: at }) => at);
		Object.assign(board, { geometry, pieces, sets: [stage.chess], destinations: new Map(used.map(({ cell: at }) => [at, free])) });
		await board.updated;
	});

it('draws a drag within 8 ms and a move within 10 ms per frame', async () => {
	const page = await site.open({ reducedMotion: 'no-preference' });
	await crowd(page);
	const [start, end] = [await middle(cell(page, 'a1')), await middle(cell(page, 'l9'))];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(start.x + 20, start.y - 20);
	await page.waitForTimeout(200);
	const drags = frameTimes(
		await trace(page, async () => {
			for (let step = 0; step < 200; step++) {
				const part = (step % 50) / 50;
				await page.mouse.move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part + 5);
			}
		}),
	);
	await page.keyboard.press('Escape');
	await page.mouse.up();
	await page.waitForTimeout(200);
	const moves = frameTimes(
		await trace(page, async () => {
			for (let turn = 0; turn < 40; turn++) {
				await page.evaluate(async (index) => {
					const board = stage.board();
					const [from, to] = index % 2 === 0 ? ['a1', 'l6'] : ['l6', 'a1'];
					const pieces = board.pieces!.map((piece) => (piece.cell === from ? { ...piece, cell: to! } : piece));
					// The slide that follows is the work of the compositor; without it each move is one frame.
					Object.assign(board, { pieces, lastMove: [from, to], destinations: new Map(board.destinations) });
					await board.updated;
				}, turn);
				await page.waitForTimeout(220);
			}
		}),
	);
	const redraws = moves.toSorted((a, b) => b - a).slice(0, 40);
	console.log(`drag: ${figures(drags)}\nredraw after a move: ${figures(redraws)}`);
	expect(drags.length).toBeGreaterThan(50);
	expect(median(drags)).toBeLessThanOrEqual(8);
	expect(redraws.length).toBe(40);
	expect(median(redraws)).toBeLessThanOrEqual(10);
});
