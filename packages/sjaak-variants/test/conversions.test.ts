import { apply, legal, perft } from '@x/core';
import { randomFrom } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { gallery } from '../src/gallery/index.js';
import { parse, toXBoard, type Variant } from '../src/index.js';
import { parseFen, parseMove, stringifyFen, stringifyMove, toRuleset } from '../src/rules.js';
import { countable } from './shared.js';

const variants = gallery.map(({ id, text }): [string, Variant] => [id, parse(text).variants[0]!]);

describe('XBoard', () => {
	it('reports that a diagonal of the board differs for Black', () => {
		const { text } = gallery.find(({ id }) => id === 'chess')!;
		const [variant] = parse(text.replace(/slide \([DA], ?[DA]\)/, 'slide (D)')).variants;
		expect(
			toXBoard(variant!)
				.lost.map(({ message }) => message)
				.join(),
		).toContain('diagonal');
	});

	it.each([
		['chess', ['piece P& fmWfceFifmW2', 'piece N& N', 'piece B& B', 'piece R& R', 'piece Q& Q', 'piece K& KisO2']],
		['xiangqi', ['piece P& fW', 'piece +P& fsW', 'piece A& F', 'piece B& nA', 'piece N& nN', 'piece C& mRcpR', 'piece R& R', 'piece K& W']],
	])('%s lists the losses of each piece', (id, pieces) => {
		expect(toXBoard(new Map(variants).get(id)!).value.pieces).toEqual(pieces);
	});

	it('has letters for long leaps that all programs read alike', () => {
		const text =
			'Variant: L\nBoard: 8x8\nFEN: "k7/8/8/8/8/8/8/7K w - -"\nPiece: K\nMove: leap (1,3)|(2,3)\nMove: aleap (1,2)|(-1,2)\nSymbol: "K", "K,k"\nFlags: royal';
		const [variant] = parse(text).variants;
		expect(toXBoard(variant!).value.pieces).toEqual(['piece K& CZfN']);
	});

	it('includes hands and the parent in the setup', () => {
		const { setup } = toXBoard(new Map(variants).get('minishogi')!).value;
		expect(setup).toMatch(/^setup \(\S+\) 5x5\+5_fairy rbsgk\/4p\/5\/P4\/KGSBR\[-\] w - - 0 1$/);
	});
});

describe('writes and reads FENs and moves of random games', () => {
	it.each(sampleOf('random games', variants, { normal: 0.25, quick: 0.1 }))('%s', (_, variant) => {
		const game = countable(toRuleset(variant));
		const random = randomFrom(variant.name.length * 977);
		let position = game.start;
		for (let ply = 0; ply < 12; ply++) {
			const moves = legal(position);
			if (moves.length === 0) break;
			const fen = stringifyFen(position, variant);
			const again = countable(toRuleset(variant, { fen })).start;
			expect(stringifyFen(again, variant)).toBe(fen);
			if (ply % 4 === 0) expect(perft(again, 1), fen).toBe(moves.length);
			expect(parseFen(fen, variant).phase).toBe(ply % 2 === 0 ? 'white' : 'black');
			const move = moves[random(moves.length)]!;
			for (const style of ['lan', 'san'] as const) expect(parseMove(stringifyMove(move, variant, { style }), position, variant)).toBe(move);
			position = apply(position, move);
		}
	});
});
