import { legal } from '@x/core';
import {
	any,
	at,
	attacked,
	board,
	capture,
	each,
	is,
	land,
	leap,
	loop,
	neighbours,
	not,
	orthogonals,
	placed,
	royalAttacked,
	ruleset,
	seq,
	side,
	step,
	test,
	turns,
} from '@x/core/build';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { describe, expect, it } from 'vitest';
import { moveText } from './games.js';

/** A ride that captures only enemies of some kinds. */
const hit = (...kind: readonly string[]) =>
	each(orthogonals, 'd', seq(loop(seq(step('d'), at({ who: 'empty' })), {}), step('d'), at({ who: 'enemy', kind }), capture('at'), land()));

/** Kings and princes are royal; a hunter captures only some of them. A guard may step only to a cell that is not attacked. */
const hunt = (rows: readonly string[], prey: readonly string[]) =>
	ruleset({
		space: board(rows[0]!.length, rows.length),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: { K: { moves: 'K' }, P: { moves: 'K' }, G: { moves: 'G' }, H: { moves: 'H' } },
		paths: {
			K: leap(neighbours),
			G: any(seq(step([0, 1]), test(not(attacked('at'))), at({ who: 'empty' }), land())),
			H: any(hit(...prey), leap(orthogonals)),
		},
		royal: is('at', { kind: ['K', 'P'] }),
		forbid: [{ id: 'check', if: royalAttacked('own') }],
		turn: turns('white', 'black'),
		start: {
			pieces: placed(rows, (letter) => ({ side: letter === letter.toUpperCase() ? 'white' : 'black', kind: letter.toUpperCase() })),
		},
	});

describe('pieces that capture some kinds only', () => {
	it.each([
		['a prince that is not hunted', ['h..k', '....', 'P...'], ['K']],
		['a king that is hunted', ['h..k', '....', 'K...'], ['K']],
		['a guard before the prince', ['h..k', '....', 'G...', 'P...'], ['K']],
		['a guard before the king', ['h..k', '....', 'G...', 'K...'], ['K']],
		['a guard whose cell is attacked for royals alone', ['...k', 'h...', '...G', 'K...'], ['K', 'P']],
		['a king and a prince', ['h..k', '....', 'P..G', '..K.'], ['K']],
	])('%s', (_, rows, prey) => {
		const rules = hunt(rows, prey);
		const definition = reference(rules);
		expect(legal(compile(rules).start).map(moveText).sort()).toEqual(definition.legal(definition.start()).map(moveText).sort());
	});
});
