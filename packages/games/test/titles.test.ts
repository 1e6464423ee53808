import { describe, expect, it } from 'vitest';
import { games } from '../src/index.js';
import { titles } from '../src/titles.js';

const plain = (name: string): string =>
	name
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{M}]/gu, '');

describe('titles of games', () => {
	it('are there for every preset and nothing else', () => {
		expect(Object.keys(titles).sort()).toEqual(Object.keys(games).sort());
	});

	it('and their other names belong to one game each', () => {
		const owners = new Map<string, Set<string>>();
		for (const [id, { title, also }] of Object.entries(titles)) {
			for (const name of [id, title, ...also].map(plain)) owners.set(name, (owners.get(name) ?? new Set()).add(id));
		}
		expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([]);
	});
});
