import { createHash } from 'node:crypto';
import { apply, legal, moveName, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { type GameId, games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { familyOf, viewOf } from '../src/game/index.js';
import { setsOf } from '../src/sets/index.js';
import { toSvg } from '../src/svg/index.js';

/** Boards of all shapes and pieces of all families. */
const GAMES: readonly GameId[] = [
	'chess',
	'capablanca',
	'grasshopper',
	'duck',
	'alice',
	'cylinder',
	'glinski',
	'raumschach',
	'troitzky',
	'amazons',
	'ataxx',
	'flipello',
	'shogi',
	'chushogi',
	'dobutsu',
	'xiangqi',
	'janggi',
	'makruk',
	'sittuyin',
	'spartan',
];

/** A position after moves that are always the same. */
const played = (position: Position, plies: number): Position => {
	let at = position;
	for (let ply = 0; ply < plies; ply++) {
		const moves = [...legal(at)].sort((a, b) => (moveName(a) < moveName(b) ? -1 : 1));
		const move = moves[(ply * 7919) % Math.max(1, moves.length)];
		if (move === undefined) return at;
		at = apply(at, move);
	}
	return at;
};

// A picture that changes on purpose: look at it (`toSvg` below), then write the new digests with `vitest run -u`.
describe('the picture of a position', () => {
	it.each(GAMES)('of %s stays as it was reviewed', (id) => {
		const game = compile(games[id]);
		const position = played(game.start, 12);
		const digests = (['characters', 'figures'] as const).map((style) => {
			const svg = toSvg({ ...viewOf(position, { movers: [] }), sets: setsOf(familyOf(game), style) }, { dark: style === 'figures' });
			return createHash('sha256').update(svg).digest('base64').slice(0, 16);
		});
		expect(digests.join(' ')).toMatchSnapshot();
	});
});
