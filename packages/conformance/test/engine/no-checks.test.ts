import { apply, legal } from '@x/core';
import { board, is, leap, neighbours, orthogonals, placed, ride, royalAttacked, ruleset, set, side } from '@x/core/build';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { describe, expect, it } from 'vitest';

/**
 * No king may be attacked after a move, neither one's own nor the other side's. When White's turn begins, Black's dummy on the last cell becomes a king:
 * it may be attacked then.
 */
const withoutChecks = (rows: readonly string[]) =>
	ruleset({
		space: board(rows[0]!.length, rows.length),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: { K: { moves: 'K' }, R: { moves: 'R' }, D: { moves: 'D' } },
		paths: { K: leap(neighbours), R: ride(orthogonals), D: { any: [] } },
		royal: is('at', { kind: ['K'] }),
		forbid: [
			{ id: 'own', if: royalAttacked('own') },
			{ id: 'other', if: royalAttacked('other') },
		],
		turn: {
			start: 'black',
			phases: {
				white: {
					side: 'white',
					enter: [{ id: 'crown', do: [set({ cell: [3, 3] }, { kind: 'K', side: 'other' })] }],
					next: [{ to: 'black' }],
				},
				black: { side: 'black', next: [{ to: 'white' }] },
			},
		},
		start: {
			pieces: placed(rows, (letter) => ({ side: letter === letter.toUpperCase() ? 'white' : 'black', kind: letter.toUpperCase() })),
		},
	});

describe('laws that forbid attacks on both kings', () => {
	it.each([
		['a king that nobody attacks', ['...d', 'r...', 'R...', 'K...']],
		['a king that is captured by a protected piece', ['R..d', 'r..R', '....', 'K...']],
		['a king that is captured by an unprotected piece', ['...d', 'r..R', '....', 'K...']],
	])('are kept as the interpreter does: %s', (_, rows) => {
		const rules = withoutChecks(rows);
		const { start, legal: listed, apply: made } = reference(rules);
		const game = compile(rules);
		for (const [index, move] of legal(game.start).entries()) {
			const state = made(start(), listed(start())[index]!);
			expect(legal(apply(game.start, move))).toHaveLength(listed(state).length);
		}
	});
});
