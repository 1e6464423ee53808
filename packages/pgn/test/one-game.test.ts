import { apply, moveName, toMove } from '@x/core';
import { compile } from '@x/core/compile';
import { stringify as fenOf, parsePosition } from '@x/fen';
import { games } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { resolve, stringify as sanOf } from '@x/san';
import { describe, expect, test } from 'vitest';

describe('games with the same rules', () => {
	test('mix in FEN and SAN: a text has the names of the position that is written', () => {
		const again = compile(games.chess);
		const position = parsePosition('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', again);
		const castles = toMove(position, 'e1g1');
		if (!castles.ok) throw new Error('castling');
		const mine = parsePosition(fenOf(position), chess);
		expect(sanOf(castles.value, mine)).toBe('O-O');
		expect(moveName(resolve('O-O', mine))).toBe('e1g1');
		expect(fenOf(apply(mine, castles.value))).toBe(fenOf(apply(position, castles.value)));
	});
});
