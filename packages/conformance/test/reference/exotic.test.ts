import { reference } from '@x/core/reference';
import type { Ruleset, Setup } from '@x/core/src/rules/types';
import { alice } from '@x/games/alice';
import { andernach, freezer, lion } from '@x/games/testing';
import { describe, expect, test } from 'vitest';

const square = (name: string): number[] => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
const index = (name: string, board = 0): number => square(name)[0]! + 8 * square(name)[1]! + 64 * board;

/** White pieces by capitals, black ones by small letters. */
const setup = (pieces: Readonly<Record<string, string>>): Setup => ({
	pieces: Object.entries(pieces).map(([at, letter]) => ({
		at: square(at),
		piece: { side: letter === letter.toUpperCase() ? 'white' : 'black', kind: letter.toUpperCase() },
	})),
});

const legal = (ruleset: Ruleset, pieces: Readonly<Record<string, string>>) => {
	const game = reference(ruleset);
	return game.legal(game.stateOf(setup(pieces)));
};

describe('multi-leg moves', () => {
	test('a lion alone reaches 24 cells', () => {
		expect(legal(lion, { e5: 'L' })).toHaveLength(24);
	});
	test('with a victim next to it: take it, take it and return, take it and go on to 7 cells, and 23 plain destinations', () => {
		const moves = legal(lion, { e5: 'L', f5: 'p' });
		expect(moves).toHaveLength(1 + 1 + 7 + 23);
		expect(moves.filter(({ to, from }) => to === from)).toHaveLength(1);
	});
	test('two victims fall in one move', () => {
		const moves = legal(lion, { e5: 'L', f5: 'p', g5: 'p' });
		expect(moves.some(({ captured }) => captured.length === 2)).toBe(true);
	});
});

describe('zones of influence', () => {
	test('a frozen queen has no moves', () => {
		expect(legal(freezer, { a1: 'K', e5: 'Q', f6: 'i', h8: 'k' }).filter(({ from }) => from === index('e5'))).toEqual([]);
	});
	test('immobilizers freeze each other', () => {
		expect(legal(freezer, { a1: 'K', e5: 'I', f6: 'i', h8: 'k' }).filter(({ from }) => from === index('e5'))).toEqual([]);
	});
	test('a frozen king gives no check', () => {
		const game = reference(freezer);
		const state = game.stateOf(setup({ a1: 'K', b2: 'k', c3: 'I' }));
		expect(game.inCheck(state)).toBe(false);
		expect(game.inCheck(game.stateOf(setup({ a1: 'K', b2: 'k', f6: 'I' })))).toBe(true);
	});
});

test('a piece that captures in Andernach chess changes sides', () => {
	const move = legal(andernach, { a1: 'R', a8: 'n', e1: 'K', e8: 'k' }).find(({ to }) => to === index('a8'));
	expect(move?.writes).toEqual([
		{ cell: index('a1'), piece: undefined },
		{ cell: index('a8'), piece: { side: 'black', kind: 'R' } },
	]);
});

test('the short mate of Alice chess: 1 e4 d5 2 Be2 dxe4 3 Bb5', () => {
	const game = reference(alice.rules);
	let state = game.start();
	expect(game.legal(state)).toHaveLength(20);
	for (const [from, to] of [
		[index('e2'), index('e4', 1)],
		[index('d7'), index('d5', 1)],
		[index('f1'), index('e2', 1)],
		[index('d5', 1), index('e4')],
		[index('e2', 1), index('b5')],
	] as const) {
		const move = game.legal(state).find((candidate) => candidate.from === from && candidate.to === to);
		if (move === undefined) throw new Error(`no move ${from}-${to}`);
		state = game.apply(state, move);
	}
	expect(game.outcome(state)).toEqual({ reason: 'checkmate', winner: 'white' });
});
