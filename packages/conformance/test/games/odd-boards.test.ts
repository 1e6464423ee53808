import { apply, type Game, inCheck, legal, moveName, outcome, type Position, perft, position, turn } from '@x/core';
import { compile } from '@x/core/compile';
import { parseRuleset } from '@x/core/schema';
import { checkRuleset } from '@x/core/src/rules/check';
import { moveNamed } from '@x/core/src/testing/move-named';
import { alice } from '@x/games/alice';
import { cylinder } from '@x/games/cylinder';
import { glinski } from '@x/games/glinski';
import { marseillais } from '@x/games/marseillais';
import { raumschach } from '@x/games/raumschach';
import { describe, expect, it } from 'vitest';

const games = {
	cylinder: compile(cylinder),
	alice: compile(alice),
	glinski: compile(glinski),
	raumschach: compile(raumschach),
	marseillais: compile(marseillais),
};

const played = (game: Game, moves: string): Position => moves.split(' ').reduce((at, name) => apply(at, moveNamed(at, name)), game.start);
const from = (at: Position, cell: string): string[] =>
	legal(at)
		.map(moveName)
		.filter((name) => name.startsWith(cell))
		.sort();
/** Pieces by letter and cell, `Ke1`; capitals are white's. */
const placed = (game: Game, words: string, phase = 'white'): Position =>
	position(game, {
		pieces: words.split(' ').map((word) => ({
			at: game.vecOf(game.cell(word.slice(1))),
			piece: { side: word[0] === word[0]!.toUpperCase() ? 'white' : 'black', kind: word[0]!.toUpperCase() },
		})),
		phase,
	});

describe.each(Object.entries(games))('%s', (_, game) => {
	it('is a ruleset without faults, and plain JSON', () => {
		expect(checkRuleset(game.ruleset)).toEqual([]);
		expect(parseRuleset(JSON.parse(JSON.stringify(game.ruleset))).ok).toBe(true);
	});
	it('names every cell once, and every move once', () => {
		const cells = Array.from({ length: game.cells }, (_, cell) => cell).filter((cell) => game.cellAt(game.vecOf(cell)) !== undefined);
		expect(cells.map((cell) => game.cell(game.cellName(cell)))).toEqual(cells);
		const moves = legal(game.start).map(moveName);
		expect(new Set(moves).size).toBe(moves.length);
		expect(moves.map((name) => moveName(moveNamed(game.start, name)))).toEqual(moves);
	});
});

describe('cylinder chess', () => {
	it('after a2a4 h7h5 White has 23 moves, two of them over the seam (an independent engine)', () => {
		const at = played(games.cylinder, 'a2a4 h7h5');
		expect(legal(at)).toHaveLength(23);
		expect(from(at, 'a4')).toEqual(['a4a5', 'a4h5']);
		expect(from(at, 'g1')).toContain('g1a2');
	});
});

describe('Alice chess', () => {
	// https://en.wikipedia.org/wiki/Alice_chess, early mates.
	it.each([
		['Ae2Be4 Ad7Bd5 Af1Be2 Bd5Ae4 Be2Ab5', 'white'],
		['Ae2Be4 Ad7Bd6 Af1Bc4 Ad8Bd2 Bc4Ab5', 'white'],
		['Ae2Be4 Ae7Be5 Ad1Bh5 Ag8Bf6 Bh5Ae5', 'white'],
		['Ae2Be4 Ah7Bh5 Af1Be2 Ah8Bh4 Be2Ah5 Bh4Ae4 Ae1Bf1 Ad7Bd5 Ad1Be2 Ac8Bh3', 'black'],
		['Ad2Bd4 Ae7Be6 Ad1Bd6 Af8Be7 Bd6Ae5 Ae8Bf8 Ac1Bh6', 'white'],
	])('the mate of %s', (moves, winner) => {
		expect(outcome(played(games.alice, moves))).toEqual({ reason: 'checkmate', winner });
	});
});

describe("Gliński's chess", () => {
	it('has the published counts', () => {
		expect([1, 2, 3].map((depth) => perft(games.glinski.start, depth))).toEqual([51, 2586, 137_858]);
	});
	it('numbers ranks from the lower end of each file, and has no file j', () => {
		const names = ['a1', 'a6', 'f11', 'k7', 'l1', 'l6'];
		expect(names.map((name) => games.glinski.cellName(games.glinski.cell(name)))).toEqual(names);
		for (const none of ['j1', 'a7', 'f12', 'l7']) expect(() => games.glinski.cell(none), none).toThrow(RangeError);
	});
	it('gives three quarters of a point to who stalemates', () => {
		const at = placed(games.glinski, 'Ka4 Qd2 ka1', 'black');
		expect(legal(at)).toEqual([]);
		expect(outcome(at)).toEqual({ reason: 'stalemate', points: [0.75, 0.25] });
	});
});

describe('Raumschach', () => {
	it('places the unicorns of both sides as Dickins does', () => {
		const game = games.raumschach;
		const unicorns = game.ruleset.start.pieces.filter(({ piece }) => piece.kind === 'U').map(({ at }) => game.cellName(game.cell(at)));
		expect(unicorns.sort()).toEqual(['Bb1', 'Be1', 'Da5', 'Dd5']);
	});
	it.each([
		['R', 12],
		['B', 24],
		['U', 16],
		['Q', 52],
		['N', 24],
		// One of the 26 cells around is next to the other king.
		['K', 25],
	])('a lone %s in the middle has %i moves', (kind, moves) => {
		const at = placed(games.raumschach, kind === 'K' ? 'KCc3 kAa1' : `${kind}Cc3 KAd1 kEb5`);
		expect(legal(at).filter((move) => move.from === games.raumschach.cell('Cc3'))).toHaveLength(moves);
	});
});

describe('Marseillais chess', () => {
	const game = games.marseillais;
	it('is balanced: one move, then two a turn', () => {
		let at = game.start;
		const sides: string[] = [];
		for (const name of ['e2e4', 'e7e5', 'b8c6', 'd2d4', 'g1f3', 'd7d6']) {
			sides.push(turn(at).side);
			at = apply(at, moveNamed(at, name));
		}
		expect(sides).toEqual(['white', 'black', 'black', 'white', 'white', 'black']);
		expect(perft(game.start, 2, { unit: 'turn' })).toBe(perft(game.start, 3));
	});
	it('a check with the first move ends the turn', () => {
		const at = played(game, 'e2e4 e7e5 f7f6 d1h5');
		expect([turn(at).phase, inCheck(at)]).toEqual(['black', true]);
		expect(legal(at).map(moveName).sort()).toEqual(['e8e7', 'g7g6']);
	});
	it('a double step of the first half is answered in passing, with the first move only', () => {
		const at = played(game, 'e2e4 a7a6 a6a5 e4e5 h2h3 d7d5 h7h6');
		expect(from(at, 'e5')).toEqual(['e5d6', 'e5e6']);
		expect(from(apply(at, moveNamed(at, 'h3h4')), 'e5')).toEqual(['e5e6']);
	});
	it('both halves may be answered, one after the other', () => {
		const at = played(game, 'e2e4 a7a6 a6a5 e4e5 g2g4 b7b6 b6b5 g4g5 h2h3 d7d5 f7f5');
		expect(from(at, 'e5')).toEqual(['e5d6', 'e5e6', 'e5f6']);
		const then = apply(at, moveNamed(at, 'e5d6'));
		expect(from(then, 'g5')).toEqual(['g5f6', 'g5g6']);
	});
	it('nothing is left in passing on a cell that was entered afterwards, nor behind a pawn that went on', () => {
		expect(from(played(game, 'e2e4 a7a6 a6a5 e4e5 h2h3 d7d5 d5d4'), 'e5')).toEqual(['e5e6']);
		expect(from(played(game, 'e2e4 a7a6 a6a5 e4e5 h2h3 d7d5 c8e6'), 'e5')).toEqual(['e5d6']);
	});
	it('a side without a second move is stalemated', () => {
		const at = placed(game, 'Kh1 Pa2 pa4 kh3 rg8');
		expect(legal(at).map(moveName)).toEqual(['a2a3']);
		const stuck = apply(at, moveNamed(at, 'a2a3'));
		expect([turn(stuck).phase, outcome(stuck)]).toEqual(['white-again', { reason: 'stalemate', draw: true }]);
	});
});
