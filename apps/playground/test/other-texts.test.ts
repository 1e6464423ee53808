import { describe, expect, it } from 'vitest';
import { playableGame } from '../src/worker/all-games.js';
import { readText } from '../src/worker/game-text.js';

const movesOf = (id: string, text: string): readonly string[] => {
	const { game, otherwise } = playableGame(id)!;
	const { nodes, problems } = readText(text, game.start, undefined, 0, otherwise);
	expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
	return nodes.slice(1).map(({ san }) => san);
};

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
