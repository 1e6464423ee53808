import { type ReferenceGame, reference, type State, walksFrom } from '@x/core/reference';
import { randomPlies } from '@x/core/testing';
import { chess } from '@x/games/chess';
import { describe, expect, test } from 'vitest';
import { gameOf, stateOf } from './vectors.js';

const cell = (name: string): number => name.charCodeAt(0) - 97 + 8 * (Number(name.slice(1)) - 1);

function play(game: ReferenceGame, from: State, moves: string): State {
	let state = from;
	for (const text of moves.split(' ')) {
		const [origin, target] = [cell(text.slice(0, 2)), cell(text.slice(2, 4))];
		const move = game.legal(state).find(({ from: a, to: b }) => a === origin && b === target);
		if (move === undefined) throw new Error(`${text} is not legal`);
		state = game.apply(state, move);
	}
	return state;
}
const game = gameOf('chess');
const position = (text: string): State => stateOf('chess', text);

describe('identity', () => {
	test('castling rights die with either partner', () => {
		const rook = play(game, position('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'), 'e1e2 e8e7 e2e1 e7e8');
		expect(game.key(rook)).toBe(game.key(position('4k3/8/8/8/8/8/8/R3K2R w - - 0 1')));
		const king = play(game, position('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1'), 'a1a2 e8e7 a2a1 e7e8');
		expect(game.key(king)).toBe(game.key(position('4k3/8/8/8/8/8/8/R3K3 w - - 0 1')));
	});
	test('a double step matters only where it can be answered', () => {
		const idle = play(game, game.start(), 'e2e4');
		expect(game.key(idle)).toBe(game.key(position('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')));
		const live = play(game, position('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1'), 'e2e4');
		expect(game.key(live)).not.toBe(game.key(position('4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1')));
		expect(game.key(live)).toBe(game.key(position('4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1')));
	});
	test('a pinned pawn cannot answer', () => {
		const pinned = play(game, position('8/8/8/8/k2p3Q/8/4P3/4K3 w - - 0 1'), 'e2e4');
		expect(game.key(pinned)).toBe(game.key(position('8/8/8/8/k2pP2Q/8/8/4K3 b - - 0 1')));
	});
	test('the reply ends when its turn is over', () => {
		const late = play(game, position('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1'), 'e2e4 e8e7 e1e2');
		expect(game.legal(late).some(({ captured }) => captured.length > 0)).toBe(false);
	});
});

describe('outcomes', () => {
	const shuffle = 'g1f3 g8f6 f3g1 f6g8';
	test('repetition: a claim the third time, a draw the fifth', () => {
		const twice = play(game, game.start(), shuffle);
		expect(game.outcome(twice, { claims: true })).toBeUndefined();
		const thrice = play(game, twice, shuffle);
		expect(game.outcome(thrice)).toBeUndefined();
		expect(game.outcome(thrice, { claims: true })).toEqual({ reason: 'threefold-repetition', draw: true, claim: 'mover' });
		const five = play(game, thrice, `${shuffle} ${shuffle}`);
		expect(game.outcome(five)).toEqual({ reason: 'fivefold-repetition', draw: true });
	});
	test('mate and stalemate', () => {
		expect(game.outcome(play(game, game.start(), 'f2f3 e7e5 g2g4 d8h4'))).toEqual({ reason: 'checkmate', winner: 'black' });
		expect(game.outcome(position('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'))).toEqual({ reason: 'stalemate', draw: true });
	});
	test('a mate precedes the 75-move rule', () => {
		const setup = game.setupOf(position('7k/8/5KQ1/8/8/8/8/8 w - - 0 1'));
		const late = game.stateOf({ ...setup, vars: { halfmove: 149, fullmove: 200 } });
		expect(game.outcome(play(game, late, 'g6g7'))).toEqual({ reason: 'checkmate', winner: 'white' });
		expect(game.outcome(play(game, late, 'g6g1'))).toEqual({ reason: '75-move-rule', draw: true });
		const claim = game.stateOf({ ...setup, vars: { halfmove: 99, fullmove: 100 } });
		expect(game.outcome(play(game, claim, 'g6g1'), { claims: true })?.reason).toBe('50-move-rule');
	});
	test.each([
		['8/8/8/4k3/8/8/8/4K3 w - - 0 1', true],
		['8/8/8/4k3/8/8/8/4KB2 w - - 0 1', true],
		['8/8/8/4k3/8/8/8/4KN2 w - - 0 1', true],
		['8/8/8/4k3/8/8/8/4KNN1 w - - 0 1', false],
		['5b2/8/8/4k3/8/8/8/2B1K3 w - - 0 1', true],
		['2b5/8/8/4k3/8/8/8/2B1K3 w - - 0 1', false],
		['8/8/8/4k3/8/8/4p3/4K3 w - - 0 1', false],
	])('%s is dead: %s', (text, dead) => {
		expect(game.outcome(position(text))?.reason === 'insufficient-material').toBe(dead);
	});
	test('a decided game has no moves, a drawn one keeps them', () => {
		const atomic = gameOf('atomic');
		const blown = play(atomic, stateOf('atomic', '4k3/4p3/8/8/8/8/8/K3R3 w - - 0 1'), 'e1e7');
		expect(atomic.legal(blown)).toEqual([]);
		expect(atomic.outcome(blown)).toEqual({ reason: 'explosion', winner: 'white' });
		expect(game.legal(position('8/8/8/4k3/8/8/8/4K3 w - - 0 1')).length).toBeGreaterThan(0);
	});
	test('perpetual check loses a shogi repetition', () => {
		const shogi = gameOf('shogi');
		const start = shogi.stateOf({
			pieces: [
				{ at: [4, 8], piece: { side: 'black', kind: 'K' } },
				{ at: [4, 0], piece: { side: 'white', kind: 'K' } },
				{ at: [3, 4], piece: { side: 'white', kind: 'R' } },
			],
		});
		const at = (x: number, y: number): number => x + 9 * y;
		let state = start;
		const step = (from: number, to: number): void => {
			state = shogi.apply(state, shogi.legal(state).find((move) => move.from === from && move.to === to && move.promotion === undefined)!);
		};
		step(at(3, 4), at(4, 4));
		const cycle = [
			[at(4, 8), at(3, 8)],
			[at(4, 4), at(3, 4)],
			[at(3, 8), at(4, 8)],
			[at(3, 4), at(4, 4)],
		] as const;
		// The start occurs for the fourth time after these eleven.
		for (let ply = 0; ply < 11; ply++) step(...cycle[ply % 4]!);
		expect(shogi.outcome(state)).toEqual({ reason: 'perpetual-check', winner: 'black' });
	});
});

describe('positions and moves', () => {
	test('setups come back as they were', () => {
		for (const name of ['chess', 'crazyhouse', 'duck', 'shogi', 'alice']) {
			const one = gameOf(name);
			for (const { state } of randomPlies(one, 11, 6)) expect(one.setupOf(one.stateOf(one.setupOf(state)))).toEqual(one.setupOf(state));
		}
	});
	test('castling in Chess960 is named by the partner and marked', () => {
		const one = gameOf('chess960');
		const moves = one.legal(stateOf('chess960', '4k3/8/8/8/8/8/8/RK3R2 w FA - 0 1')).filter(({ marks }) => marks.length > 0);
		expect(moves.map(({ to, marks }) => [to, marks])).toEqual([
			[cell('a1'), ['long', 'partner']],
			[cell('f1'), ['partner', 'short']],
		]);
		// The rook stays where it is and loses its right.
		expect(moves[1]?.writes).toEqual([
			{ cell: cell('a1'), piece: { side: 'white', kind: 'R' } },
			{ cell: cell('b1'), piece: undefined },
			{ cell: cell('f1'), piece: { side: 'white', kind: 'R' } },
			{ cell: cell('g1'), piece: { side: 'white', kind: 'K' } },
		]);
	});
	test('refused candidates name the law', () => {
		const refused = game
			.candidates(position('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'))
			.flatMap(({ refused: why }) => (why === undefined ? [] : [why]));
		expect(refused).toContainEqual({ law: 'own-royal-safe', place: '/forbid/0/if' });
	});
	test('walks say where they stop', () => {
		const ends = walksFrom(game.start(), cell('a1'));
		expect(ends.every(({ completed }) => !completed)).toBe(true);
		expect(ends).toContainEqual(expect.objectContaining({ completed: false, at: cell('b1'), failed: { is: 'at', a: { who: 'empty' } } }));
	});
	test('a move of an equal position can be applied', () => {
		const again = reference(chess.rules);
		const move = game.legal(game.start())[0]!;
		expect(again.key(again.apply(again.start(), move))).toBe(game.key(game.apply(game.start(), move)));
	});
});
