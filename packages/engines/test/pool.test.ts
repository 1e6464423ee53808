import { describe, expect, it } from 'vitest';
import { startEngine } from '../src/index.js';
import { EnginePool } from '../src/pool.js';
import { fakeEngine } from './fake/fake-engine.js';

describe('a pool', () => {
	it('starts no more engines than its size, and serves requests in their order', async () => {
		let started = 0;
		const pool = new EnginePool({
			size: 2,
			start: () => {
				started++;
				return startEngine(fakeEngine());
			},
		});
		const order: number[] = [];
		let most = 0;
		const requests = Array.from({ length: 10 }, (_, index) =>
			pool.use(async (engine) => {
				most = Math.max(most, pool.busy);
				order.push(index);
				return (await engine.search({}, { depth: 1 }).result).move;
			}),
		);
		expect(pool.waiting).toBe(8);
		expect(await Promise.all(requests)).toEqual(Array.from({ length: 10 }, () => 'e2e4'));
		expect([started, most, order, pool.busy]).toEqual([2, 2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0]);
		await pool.close();
		await expect(pool.use(async () => 1)).rejects.toMatchObject({ code: 'engines/closed' });
	});

	it('replaces an engine that failed', async () => {
		let started = 0;
		const pool = new EnginePool({ size: 1, start: () => startEngine(fakeEngine(started++ === 0 ? 'go → {exit 1}' : '')) });
		await expect(pool.use((engine) => engine.search({}, { depth: 1 }).result)).rejects.toMatchObject({ code: 'engines/exit' });
		expect(await pool.use(async (engine) => (await engine.search({}, { depth: 1 }).result).move)).toBe('e2e4');
		expect(started).toBe(2);
		await pool.close();
	});

	it('goes on when an engine cannot be started', async () => {
		let started = 0;
		const pool = new EnginePool({ size: 1, start: () => startEngine(fakeEngine(started++ === 0 ? 'start → {fail}' : '')) });
		const [first, second] = await Promise.allSettled([pool.use(async () => 1), pool.use(async () => 2)]);
		expect(first).toMatchObject({ status: 'rejected', reason: { code: 'engines/start' } });
		expect(second).toEqual({ status: 'fulfilled', value: 2 });
		await pool.close();
	});

	it('refuses more waiting requests than it may have, and those that are aborted', async () => {
		const pool = new EnginePool({ size: 1, waiting: 1, start: () => startEngine(fakeEngine()) });
		const controller = new AbortController();
		const first = pool.use(async () => 1);
		const second = pool.use(async () => 2, { signal: controller.signal });
		await expect(pool.use(async () => 3)).rejects.toMatchObject({ code: 'engines/unsupported' });
		controller.abort('enough');
		await expect(second).rejects.toBe('enough');
		expect(await first).toBe(1);
		await pool.close();
	});
});
