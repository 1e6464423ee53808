import { parsePosition } from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { resolve } from '@x/san';
import { expect, test } from 'vitest';
import { parse } from '../src/index.js';
import { addPlayed, positionsFrom } from '../src/position.js';
import { childrenOf } from '../src/tree.js';

const positions = positionsFrom(chess.start);

test('a move in every form goes to the same place', () => {
	const [game] = parse('1. e4 e5 2. Nf3 *');
	const here = positions.at(game!, 'e4')!;
	for (const move of ['c5', 'c7c5', { from: 'c7', to: 'c5' }, resolve('c5', here)]) {
		const added = addPlayed(game!, 'e4', move, positions);
		if (!added.ok) throw new Error(added.problems[0]?.message);
		expect(added.value.path).toBe('e4 c5');
		expect(childrenOf(added.value.game, 'e4')).toEqual(['e4 e5', 'e4 c5']);
	}
});

test('a move that the game has is selected, in whatever spelling', () => {
	const [game] = parse('1. e2e4 e7-e5 2. Ng1f3! *');
	const first = addPlayed(game!, '', 'e4', positions);
	expect(first.ok && first.value).toEqual({ game, path: 'e2e4' });
	const third = addPlayed(game!, 'e2e4 e7-e5', { from: 'g1', to: 'f3' }, positions);
	expect(third.ok && third.value.game).toBe(game);
	expect(third.ok && third.value.path).toBe(childrenOf(game!, 'e2e4 e7-e5')![0]);
});

test('an illegal move and a path without positions are refused', () => {
	const [game] = parse('1. e4 Ke6 2. Nf3 *');
	const refused = addPlayed(game!, 'e4', 'Ke2', positions);
	expect(refused.ok ? [] : refused.problems.map(({ code }) => code)).toEqual(['san/illegal']);
	expect(() => addPlayed(game!, 'd4', 'd5', positions)).toThrow('path: Expected the path of legal moves of the game, found "d4".');
	expect(() => addPlayed(game!, 'e4 Ke6 Nf3', 'd5', positions)).toThrow(RangeError);
	const start = parsePosition('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', chess);
	const [other] = parse('*');
	const added = addPlayed(other!, '', 'e2e4', positionsFrom(start));
	expect(added.ok && added.value.path).toBe('e4');
});
