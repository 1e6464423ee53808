import { legal, perft } from '@x/core';
import { any, at, board, capture, each, is, land, loop, ruleset, seq, side, step, turns } from '@x/core/build';
import { plan } from '@x/core/compile';
import { load, programs } from '@x/core/load';
import { reference } from '@x/core/reference';
import { bitboardPlanOf } from '@x/core/src/analyse/bitboard-plan-of';
import { loadBitboards } from '@x/core/src/engines/bitboard/load';
import type { Path, Ruleset, Vec } from '@x/core/src/rules/types';
import { describe, expect, it } from 'vitest';
import { moveText } from './games.js';

const images = (x: number, y: number): Vec[] =>
	[
		[x, y],
		[-x, y],
		[x, -y],
		[-x, -y],
		[y, x],
		[-y, x],
		[y, -x],
		[-y, -x],
	].filter(([a, b], index, all) => all.findIndex(([c, d]) => a === c && b === d) === index) as Vec[];
const arrive = any(seq(at({ who: 'empty' }), land()), seq(at({ who: 'enemy' }), capture(), land()));
const leap = (x: number, y: number): Path => each(images(x, y), 'd', seq(step('d'), arrive));
const ride = (x: number, y: number): Path => each(images(x, y), 'd', seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), arrive));
/** Two steps, the first of them onto an empty cell. */
const steps = (first: readonly Vec[], second: readonly Vec[]): Path =>
	each(first, 'a', seq(step('a'), at({ who: 'empty' }), each(second, 'b', seq(step('b'), arrive))));
const horse = steps(images(1, 0), images(1, 1));

/** A black king and rook against one piece that sees the king in two ways. */
const game = (path: Path, piece: Vec, rook: Vec): Ruleset =>
	ruleset({
		space: board(8, 8),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: { K: { moves: 'K' }, R: { moves: 'R' }, X: { moves: 'X' } },
		paths: { K: any(leap(1, 0), leap(1, 1)), R: ride(1, 0), X: path },
		royal: is('at', { kind: ['K'] }),
		forbid: [{ id: 'own-royal-safe', if: { royalAttacked: 'own' } }],
		turn: turns('white', 'black'),
		start: {
			phase: 'black',
			pieces: [
				{ at: [4, 7], piece: { side: 'black', kind: 'K' } },
				{ at: rook, piece: { side: 'black', kind: 'R' } },
				{ at: piece, piece: { side: 'white', kind: 'X' } },
				{ at: [7, 0], piece: { side: 'white', kind: 'K' } },
			],
		},
	});

describe('one piece that gives check in two ways', () => {
	it.each([
		['leaps and slides: it can be captured', any(leap(2, 0), ride(1, 0)), [4, 5], [0, 5]],
		['rides by ones and by twos: one cell stops both', any(ride(2, 0), ride(1, 0)), [4, 3], [0, 5]],
		['rides by ones and by twos: it can be captured', any(ride(2, 0), ride(1, 0)), [4, 3], [0, 3]],
		['leaps over a cell and steps through it', any(leap(2, 1), horse), [3, 5], [0, 5]],
		['goes two ways round', any(horse, steps(images(1, 1), images(1, 0))), [3, 5], [0, 5]],
	] as const)('%s', (_, path, piece, rook) => {
		const rules = game(path, piece, rook);
		const definition = reference(rules);
		const state = definition.start();
		// By tables, and where they can hold such a piece, by bitboards.
		const sets = bitboardPlanOf(plan(rules));
		for (const { start } of [load(plan(rules), programs), ...(sets === undefined ? [] : [loadBitboards(sets)])]) {
			const moves = legal(start);
			expect(moves.map(moveText)).toEqual(definition.legal(state).map(moveText));
			expect(moves.map(({ kind }) => kind)).toContain('R');
			for (const depth of [1, 2, 3]) expect(perft(start, depth), `depth ${depth}`).toBe(definition.perft(state, depth));
		}
	});
});
