import { describe, expect, it } from 'vitest';
import { playableGame } from '../src/worker/all-games.js';
import { readText } from '../src/worker/game-text.js';
import { read } from './support.js';

const movesOf = (id: string, text: string): readonly string[] => {
	const { game, otherwise } = playableGame(id)!;
	const { nodes, problems } = readText(text, game.start, undefined, 0, otherwise);
	expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
	return nodes.slice(1).map(({ san }) => san);
};

describe('the list of moves', () => {
	const listed = (id: string, text: string): { readonly sans: readonly string[]; readonly next: readonly string[] } => {
		const { nodes, position } = read({ kind: 'text', text }, { ruleset: id, caret: text.length });
		return { sans: nodes.slice(1).map(({ san }) => san), next: position.legal.map(({ san }) => san) };
	};

	it.each([
		['shogi', 'P-7f P-3d! P-2f', ['P-7f', 'P-3d', 'P-2f'], 'P-9d'],
		['shogi', '▲７六歩 △３四歩', ['７六歩(77)', '３四歩(33)'], '２六歩(27)'],
		['shogi', 'P7f 3c3d', ['P7f', 'P3d'], 'P2f'],
		['xiangqi', '1. C2=5 H8+7', ['C2=5', 'H8+7'], 'P3+1'],
		['chess', 'e2e4 e5', ['e4', 'e5'], 'a3'],
	])('of %s keeps the notation of the text, also for the next move: %s', (id, text, sans, next) => {
		const found = listed(id, text);
		expect(found.sans).toEqual(sans);
		expect(found.next).toContain(next);
	});
});

describe('the moves of a game', () => {
	it.each([
		['shogi', '▲７六歩 △３四歩 ▲２二角成 △同銀', 4],
		['shogi', 'P-7f P-3d Bx2b+ Sx2b B*5e', 5],
		['xiangqi', '1. C2=5 H8+7 2. H2+3 R9=8', 4],
		['janggi', '1. P71-72', 1],
	])('of %s are read in the notation of its players: %s', (id, text, count) => {
		expect(movesOf(id, text)).toHaveLength(count);
	});
});
