import { describe, expect, it } from 'vitest';
import type { Start } from '../src/state/app-state.js';
import { playableGame } from '../src/worker/all-games.js';
import { engine, moves } from './support.js';

const asked = (ruleset: string, played: readonly string[] = [], start: Start = { kind: 'preset' }) => {
	const { game } = playableGame(ruleset)!;
	const doc = { ruleset, start, record: moves(...played) };
	const names = (cells: readonly number[]): string =>
		cells
			.map((cell) => game.cellName(cell))
			.sort()
			.join(' ');
	return {
		names,
		held: (side: number, kind: string) => engine.answer('sight', { doc, node: played.length, at: { side, kind } }),
		sight: (cell: string) => engine.answer('sight', { doc, node: played.length, at: game.cell(cell) }),
		layers: () => engine.answer('layers', { doc, node: played.length }),
	};
};

describe('the sight of a piece', () => {
	it.each<[string, string, string]>([
		['chess', 'g8', 'Black’s knight on g8 attacks f6 and h6 and defends e7; it is not Black’s turn.'],
		['chess', 'e7', 'Black’s pawn on e7 can go to e5 and e6 and attacks d6 and f6; it is not Black’s turn.'],
		['chess', 'a1', 'White’s rook on a1 defends b1 and a2; it cannot move now.'],
		['shogi', '7c', 'Gote’s pawn on 7c attacks 7d; it is not Gote’s turn.'],
	])('%s: what is said of the piece on %s', (ruleset, cell, words) => {
		expect(asked(ruleset).sight(cell).text).toBe(words);
	});

	it('says where the other side could drop a piece of its hand', () => {
		const fen = '4k3/pppppppp/pppppppp/8/8/PPPPPPPP/PPPPPPPP/4K3[pn] w - - 0 1';
		const { held, names } = asked('crazyhouse', [], { kind: 'fen', fen });
		const { at, moves: cells, text } = held(1, 'P');
		expect(at).toBe(undefined);
		expect(names(cells)).toBe('a4 a5 b4 b5 c4 c5 d4 d5 e4 e5 f4 f5 g4 g5 h4 h5');
		expect(text).toBe(
			'Black’s pawn in hand could be dropped on a4, b4, c4, d4, e4, f4, g4, h4, a5, b5, c5, d5, e5 and 3 more squares; it is not Black’s turn.',
		);
		expect(held(1, 'Q').text).toBe('Black’s queen in hand could not be dropped anywhere; it is not Black’s turn.');
	});

	it('tells moves from captures, attacks and defences', () => {
		const { sight, names } = asked('chess', ['e2e4', 'd7d5']);
		const { moves: quiet, captures, attacks, guards } = sight('d5');
		expect([names(quiet), names(captures), names(attacks), names(guards)]).toEqual(['d4', 'e4', 'c4', '']);
	});

	it('shows attacks where the other side cannot be to move', () => {
		// White is in check, so that Black cannot be to move.
		const { sight, names } = asked('chess', [], { kind: 'fen', fen: '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1' });
		const found = sight('e2');
		expect(names([...found.moves, ...found.captures, ...found.attacks])).toContain('e1');
	});

	it.each(['glinski', 'xiangqi', 'duck', 'raumschach', 'atomic', 'chushogi'])('answers for every piece of %s', (id) => {
		const playable = playableGame(id);
		if (playable === undefined) throw new Error(`no game ${id}`);
		const { layers, sight } = asked(id);
		for (const { at } of playable.game.ruleset.start.pieces.slice(0, 40))
			expect(sight(playable.game.cellName(playable.game.cellAt(at)!)).text).not.toBe('');
		expect(layers().attacked).toHaveLength(2);
	});
});

describe('the layers of a position', () => {
	it('names the attacked squares, the pieces without defence and the pinned pieces', () => {
		const { layers, names } = asked('chess', [], { kind: 'fen', fen: '4k3/4r3/8/8/b6n/8/4B3/3QK3 w - - 0 1' });
		const { pins, hanging, defended } = layers();
		expect(pins.map(({ cell, by }) => names([cell, by]))).toEqual(['e2 e7']);
		expect(names(hanging)).toBe('a4');
		expect(names(defended)).toContain('e2');
	});
});
