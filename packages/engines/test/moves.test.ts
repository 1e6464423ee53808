import { apply, legal, type Move, type Position, sameMove } from '@x/core';
import { compile } from '@x/core/compile';
import { type GameId, games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { readTurn } from '../src/positions/read-move.js';
import type { Wording } from '../src/positions/wording.js';
import { turnsFrom, writeTurn } from '../src/positions/write-move.js';

/** The texts of the moves at the ends of some moves, sorted: those that fit a pattern. */
const textsAfter = (id: GameId, moves: readonly string[], wording: Wording, pattern: RegExp): readonly string[] => {
	const position = moves.reduce((now: Position, name) => apply(now, name) as Position, compile(games[id]).start as Position);
	return legal(position)
		.flatMap((move) => turnsFrom(position, move))
		.map((moves) => writeTurn(moves, wording))
		.filter((text) => pattern.test(text))
		.sort();
};

const uci: Wording = { protocol: 'uci', chess960: false };
const usi: Wording = { protocol: 'usi', chess960: false };

describe('moves in the notation of an engine', () => {
	const castling = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5'];

	it('castle by the king or by the rook', () => {
		expect(textsAfter('chess', castling, uci, /^e1/)).toEqual(['e1e2', 'e1f1', 'e1g1']);
		expect(textsAfter('chess', castling, { ...uci, chess960: true }, /^e1/)).toEqual(['e1e2', 'e1f1', 'e1h1']);
		expect(textsAfter('chess960', castling, { ...uci, chess960: true }, /^e1/)).toEqual(['e1e2', 'e1f1', 'e1h1']);
		expect(textsAfter('chess960', castling, uci, /^e1/)).toEqual(['e1e2', 'e1f1', 'e1g1']);
		expect(textsAfter('chess960', castling, { protocol: 'xboard', chess960: true, castlesByWord: true }, /O/)).toEqual(['O-O']);
	});

	it('promote and drop', () => {
		const promoting = ['a2a4', 'b7b5', 'a4b5', 'a7a6', 'b5a6', 'c8b7', 'a6b7', 'h7h6'];
		expect(textsAfter('chess', promoting, uci, /^b7a8/)).toEqual(['b7a8b', 'b7a8n', 'b7a8q', 'b7a8r']);
		expect(textsAfter('crazyhouse', promoting, uci, /@e4/)).toEqual(['B@e4', 'P@e4']);
		const bishop = ['7g7f', '3c3d'];
		expect(textsAfter('shogi', bishop, usi, /^8h2b/)).toEqual(['8h2b', '8h2b+']);
		expect(textsAfter('shogi', bishop, uci, /^b2h8/)).toEqual(['b2h8', 'b2h8+']);
		expect(textsAfter('shogi', [...bishop, '8h2b+', '3a2b'], usi, /\*5e/)).toEqual(['B*5e']);
	});

	it('count ranks from 0 on boards of ten, but not in UCI', () => {
		expect(textsAfter('xiangqi', [], { protocol: 'ucci', chess960: false }, /^h2e/)).toEqual(['h2e2']);
		expect(textsAfter('xiangqi', [], { protocol: 'uci-cyclone', chess960: false }, /^h2e/)).toEqual(['h2e2']);
		expect(textsAfter('xiangqi', [], { protocol: 'xboard', chess960: false }, /^h2e/)).toEqual(['h2e2']);
		expect(textsAfter('xiangqi', [], uci, /^h3e/)).toEqual(['h3e3']);
	});

	it('name walls, and pieces put on the square that is left', () => {
		expect(textsAfter('duck', [], uci, /^e2e4,e4d5/)).toEqual(['e2e4,e4d5']);
		expect(textsAfter('seirawan', [], uci, /^b1c3/)).toEqual(['b1c3', 'b1c3e', 'b1c3h']);
		expect(textsAfter('snailtrail', [], uci, /^a1b1/)).toEqual(['a1b1,b1a1']);
	});
});

/** Games whose moves engines name, with the protocols that have words for them. */
const PLAYED: readonly (readonly [GameId, Wording])[] = (
	[
		['chess', ['uci', 'xboard']],
		['crazyhouse', ['uci', 'xboard']],
		['atomic', ['uci']],
		['xiangqi', ['uci', 'ucci', 'uci-cyclone', 'xboard']],
		['shogi', ['uci', 'usi', 'xboard']],
		['minishogi', ['uci', 'usi']],
		['kyotoshogi', ['uci', 'usi']],
		['makruk', ['uci', 'xboard']],
		['janggi', ['uci', 'ucci']],
		['seirawan', ['uci', 'xboard']],
		['sittuyin', ['uci']],
		['snailtrail', ['uci']],
		['grand', ['uci', 'xboard']],
	] as const
).flatMap(([id, protocols]) => protocols.map((protocol) => [id, { protocol, chess960: false }] as const));

describe('every legal move', () => {
	const rows = PLAYED.map(([id, wording]) => ({ id, wording, name: `${id} in ${wording.protocol}` }));
	it.each([...rows, { id: 'chess960' as const, wording: { protocol: 'uci' as const, chess960: true }, name: 'chess960 in uci' }])(
		'of $name is read again',
		({ id, wording }) => {
			let position = compile(games[id]).start as Position;
			let seed = 7;
			for (let ply = 0; ply < 40; ply++) {
				const moves = legal(position);
				if (moves.length === 0) return;
				const texts = moves.map((move) => writeTurn([move], wording));
				expect(new Set(texts).size).toBe(texts.length);
				const wrong = moves.filter((move, index) => !isOnly(readTurn(texts[index]!, position, wording), move));
				expect(wrong.map((move) => writeTurn([move], wording))).toEqual([]);
				seed = (seed * 1103515245 + 12345) % 2147483648;
				position = apply(position, moves[seed % moves.length]!) as Position;
			}
		},
	);
});

const isOnly = (moves: readonly Move[] | undefined, move: Move): boolean => moves?.length === 1 && sameMove(moves[0]!, move);
