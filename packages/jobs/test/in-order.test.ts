import { expect, it } from 'vitest';
import { inOrder } from '../src/in-order.js';

const settled = async (): Promise<void> => {
	for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

it('gives results in order, whatever the order in which works end', async () => {
	const ends: ((value: string) => void)[] = [];
	const start = (index: number): Promise<string> =>
		new Promise((resolve) => {
			ends[index] = resolve;
		});
	const found: string[] = [];
	const reading = (async (): Promise<void> => {
		for await (const one of inOrder(3, start, 3)) found.push(one);
	})();
	await settled();
	ends[2]!('c');
	ends[1]!('b');
	await settled();
	expect(found).toEqual([]);
	ends[0]!('a');
	await reading;
	expect(found).toEqual(['a', 'b', 'c']);
});

it('starts no more works ahead than allowed', async () => {
	let [running, most] = [0, 0];
	const start = async (index: number): Promise<number> => {
		most = Math.max(most, ++running);
		await settled();
		running--;
		return index;
	};
	const found: number[] = [];
	for await (const one of inOrder(20, start, 4)) found.push(one);
	expect(found).toEqual(Array.from({ length: 20 }, (_, index) => index));
	expect(most).toBe(4);
});

it('ends with the fault of a work', async () => {
	const results = inOrder(3, (index) => (index === 1 ? Promise.reject(new Error('one')) : Promise.resolve(index)), 3);
	expect((await results.next()).value).toBe(0);
	await expect(results.next()).rejects.toThrow('one');
});
