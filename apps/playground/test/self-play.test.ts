import { describe, expect, it } from 'vitest';
import type { Level, SelfPlayView } from '../src/worker/protocol.js';
import { engine, moves } from './support.js';

const tables = (ruleset: string, games: number, levels: readonly Level[], nodes = 20): readonly SelfPlayView[] => {
	const doc = { ruleset, start: { kind: 'preset' } as const, record: moves() };
	const steps = engine.think({ topic: 'selfPlay', ask: { doc, games, levels, nodes, seed: 1 } });
	const views: SelfPlayView[] = [];
	for (let { value, done } = steps.next(); done !== true; { value, done } = steps.next()) {
		if (value !== undefined) views.push(value as SelfPlayView);
	}
	return views;
};

const sum = (rows: readonly { readonly count: number }[]): number => rows.reduce((total, { count }) => total + count, 0);

describe('self-play', () => {
	it.each(['chess', 'duck', 'dobutsu', 'antichess', 'racing-kings'])('counts every game once: %s', (ruleset) => {
		const views = tables(ruleset, 4, ['random', 'greedy']);
		expect(views.map(({ played }) => played)).toEqual([1, 2, 3, 4]);
		expect(views.map(({ done }) => done)).toEqual([false, false, false, true]);
		for (const view of views) {
			expect(sum(view.wins) + view.draws).toBe(view.played);
			expect(sum(view.ends)).toBe(view.played);
			expect(view.length.shortest).toBeLessThanOrEqual(view.length.average);
			expect(view.length.longest).toBeGreaterThanOrEqual(view.length.average);
		}
	});

	it('plays the same games from the same seed', () => {
		expect(tables('dobutsu', 3, ['search', 'search'])).toEqual(tables('dobutsu', 3, ['search', 'search']));
	});

	it('calls sides, pieces and ends as players do', () => {
		const [view] = tables('shogi', 1, ['random', 'random']);
		expect(view!.wins.map(({ side }) => side)).toEqual(['Sente', 'Gote']);
		const never = new Map(tables('chess', 1, ['random', 'random'])[0]!.never.map(({ title, items }) => [title, items]));
		expect(never.get('Ends that never happened')).toContain('fivefold repetition');
		expect(never.get('Promotions that were never chosen')).toEqual(['queen', 'bishop']);
		expect(never.get('Pieces that were never captured') ?? []).not.toContain('king');
	});

	it('lists only rules that were not used', () => {
		const never = tables('chess', 12, ['greedy', 'greedy']).map((view) => view.never.flatMap(({ items }) => items).length);
		for (let at = 1; at < never.length; at++) expect(never[at]!).toBeLessThanOrEqual(never[at - 1]!);
	});
});
