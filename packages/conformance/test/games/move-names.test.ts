import { apply, divide, find, legal, moveName, moveNameParts, type Position, perft, position, sameMove } from '@x/core';
import { compile } from '@x/core/compile';
import { moveNamed } from '@x/core/src/testing/move-named';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import type { GameId } from '@x/games/titles';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';

const gameOf = (name: string) => compile(games[name as GameId].rules, games[name as GameId].names);

/** Every legal move has a name of its own, and is found by it and by its cells. */
function expectNames(at: Position): void {
	const moves = legal(at);
	expect(new Set(moves.map(moveName)).size).toBe(moves.length);
	for (const move of moves.slice(0, 40)) {
		const name = moveName(move);
		expect(sameMove(moveNamed(at, name), move), name).toBe(true);
		const { from, to, kind, promotion = null } = move;
		if (to >= 0)
			expect(
				find(at, { from, to, kind, promotion }).some((found) => sameMove(found, move)),
				name,
			).toBe(true);
	}
}

describe('names of moves', () => {
	it.each(sampleOf('names', Object.keys(games), { normal: 0.25, quick: 0.1 }))(
		'%s: each move has one of its own, along a random game',
		(name) => {
			const random = randomFrom(15_485_863);
			let at = gameOf(name).start;
			for (let ply = 0; ply < 16; ply++) {
				expectNames(at);
				const moves = legal(at);
				if (moves.length === 0) break;
				at = apply(at, moves[random(moves.length)]!);
			}
		},
	);

	it('a piece put on a cell that is left follows the move, as in UCI', () => {
		let at = gameOf('seirawan').start;
		expect([...divide(at, 1).values()].reduce((sum, count) => sum + count)).toBe(perft(at, 1));
		for (const name of ['e2e4', 'e7e5', 'g1f3', 'b8c6h', 'f1c4', 'g8f6']) at = apply(at, moveNamed(at, name));
		const castlings = legal(at).filter(({ marks }) => marks.includes('short'));
		expect(castlings.map(moveName).sort()).toEqual(['e1g1', 'e1g1e', 'e1g1h', 'h1e1e', 'h1e1h']);
		expectNames(at);
		// King takes rook is read as castling that puts nothing.
		expect(moveName(moveNamed(at, 'e1h1'))).toBe('e1g1');
	});

	describe.each(Object.keys(games).filter((name) => games[name as GameId].names.gate !== undefined))('%s', (name) => {
		const game = gameOf(name);
		const { names, ruleset } = game;
		const kinds = Object.keys(ruleset.kinds).filter((kind) => /^[A-Z]$/.test(kind) && kind !== 'K');
		const at = position(game, {
			...ruleset.start,
			pieces: ruleset.start.pieces.filter(({ piece: { kind, side } }) => kind === 'K' || (kind === 'R' && side === 'white')),
			stores: { hand: { white: Object.fromEntries(kinds.map((kind) => [kind, 1])) } },
		});
		const castlings = legal(at).filter(({ marks }) => marks.some((mark) => mark in names!.castling!.marks));

		it('a castling that puts a piece of any kind is named by the cell where it is put and its letter', () => {
			expect(castlings.length).toBeGreaterThan(8);
			for (const move of castlings) {
				const plain = castlings.find(({ to, marks }) => to === move.to && !marks.includes('gate'))!;
				const put = move.writes.find(
					({ cell, piece }) => piece !== undefined && plain.writes.some((one) => one.cell === cell && !one.piece),
				);
				const text =
					put?.cell === plain.from || put === undefined ? moveName(plain) : `${game.cellName(put.cell)}${game.cellName(move.from!)}`;
				expect(moveName(move)).toBe(`${text}${put?.piece?.kind.toLowerCase() ?? ''}`);
			}
			expect(new Set(castlings.map(moveName)).size).toBe(castlings.length);
		});

		it('each of its moves is found by its name', () => expectNames(at));
	});

	it('a lion that captures on its way names the cell where another move ends alike', () => {
		const game = gameOf('chushogi');
		const at = position(game, {
			pieces: [
				{ at: [0, 0], piece: { side: 'white', kind: 'K' } },
				{ at: [11, 11], piece: { side: 'black', kind: 'K' } },
				{ at: [5, 5], piece: { side: 'white', kind: 'N' } },
				...[
					[5, 6],
					[6, 6],
					[6, 7],
				].map((cell) => ({ at: cell, piece: { side: 'black', kind: 'P' } })),
			],
		});
		expectNames(at);
		const onto = (cell: string) => legal(at).flatMap((move) => (move.kind === 'N' && move.to === game.cell(cell) ? [moveName(move)] : []));
		expect(onto('g8').sort()).toEqual(['f6f7g8', 'f6g7g8', 'f6g8']);
		// The first of them stays without a capture.
		expect(onto('f6').sort()).toEqual(['f6f6', 'f6f7f6', 'f6g7f6']);
		expect(moveNameParts(moveNamed(at, 'f6f7g8'))).toEqual({ cells: ['f6', 'f7', 'g8'].map((cell) => game.cell(cell)) });
	});
});
