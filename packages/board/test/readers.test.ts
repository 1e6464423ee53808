import { expect, it } from 'vitest';
import { read } from '../src/readers/kif.js';

it('reads a game of shogi from a KIF, with its players', async () => {
	const [entry] = read('手合割：平手\n先手：Anna\n   1 ７六歩(77)\n   2 ３四歩(33)\n', {});
	const game = await entry!.open();
	expect(game.nodes.map(({ text, unplayed }) => [text, unplayed])).toEqual([
		['７六歩', undefined],
		['３四歩', undefined],
	]);
	expect(game.players[0]?.name).toBe('Anna');
});

it('keeps the moves behind one that is not legal, and says why it is not', async () => {
	const [entry] = read('手合割：平手\n   1 ７六歩(77)\n   2 ３五歩(33)\n   3 ２六歩(27)\n', {});
	const { nodes } = await entry!.open();
	expect(nodes.map(({ text }) => text)).toEqual(['７六歩', '３五歩', '２六歩']);
	expect(nodes.map(({ unplayed }) => unplayed === undefined)).toEqual([true, false, false]);
});
