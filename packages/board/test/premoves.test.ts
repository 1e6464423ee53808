import { apply, legal, moveName, type Position, position } from '@x/core';
import { compile } from '@x/core/compile';
import { type GameId, games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { Offer } from '../src/element/offer.js';
import { Premoves } from '../src/element/premoves.js';
import { Values } from '../src/element/values.js';
import { premovesOf, viewOf } from '../src/game/index.js';
import { rectangle } from '../src/layout/builders.js';
import type { BoardMove } from '../src/model/move.js';

/** The position of a game after moves. */
const after = (id: GameId, ...names: readonly string[]): Position =>
	names.reduce((at, name) => apply(at, legal(at).find((move) => moveName(move) === name)!), compile(games[id]).start);

const idsOf = (moves: readonly BoardMove[], from: string): readonly string[] =>
	moves.flatMap(({ id }) => (id.startsWith(from) ? [id] : [])).sort();

describe('the moves that may be made ahead', () => {
	it.each([
		['chess', 'a2a3', 'g1', 'g1e2 g1f3 g1h3'],
		['chess', 'a2a3', 'e2', 'e2d3 e2e3 e2e4 e2f3'],
		['chess', 'a2a3', 'h1', 'h1a1 h1b1 h1c1 h1d1 h1e1 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8'],
		['atomic', 'a2a3', 'g1', 'g1e2 g1f3 g1h3'],
		['xiangqi', 'a1a2', 'c1', 'c1a3 c1e3'],
		['dobutsu', 'b2b3', 'a1', 'a1b2'],
	] as const)('in %s after %s, from %s', (id, move, from, expected) => {
		const at = after(id, move);
		expect(idsOf(premovesOf(at, [at.game.ruleset.sideOrder[0]!]), from)).toEqual(expected.split(' '));
	});

	it('are moves over pieces that are there', () => {
		const at = after('janggi', 'a4b4');
		const cannon = premovesOf(at, [at.game.ruleset.sideOrder[0]!]).filter(({ from }) => from === at.game.cell('b3'));
		expect(cannon.map(({ id }) => id)).toContain('b3b5');
	});

	it('go on from where a piece will be, with castling and promotions', () => {
		const at = after('chess', 'e2e4');
		const find = (moves: readonly BoardMove[], id: string): BoardMove => moves.find((move) => move.id === id)!;
		const made: BoardMove[] = [];
		for (const id of ['g1f3', 'f1c4', 'e1g1', 'g1h1']) made.push(find(premovesOf(at, ['white'], made), id));
		expect(made[2]!.shifts).toEqual([
			{ from: 7, to: 5 },
			{ from: 4, to: 6 },
		]);
		expect(idsOf(premovesOf(at, ['white'], made), 'f1')).toContain('f1e1');
		const { game } = at;
		const piece = (cell: string, side: string, kind: string) => ({ at: game.vecOf(game.cell(cell)), piece: { side, kind } });
		const pieces = [piece('e1', 'white', 'K'), piece('b7', 'white', 'P'), piece('e8', 'black', 'K')];
		const promotion = position(game, { pieces, phase: 'black' } as never);
		expect(idsOf(premovesOf(promotion, ['white']), 'b7').length).toBe(12);
	});

	it('are drops on every cell of pieces in hand', () => {
		const white = after('crazyhouse', 'e2e4', 'd7d5', 'e4d5');
		// A pawn is dropped on the rows 2 to 7.
		expect(idsOf(premovesOf(white, ['white']), 'P@').length).toBe(48);
	});

	it('are none while a mover is to move, and when the game is over', () => {
		expect(premovesOf(after('chess'), ['white'])).toEqual([]);
		expect(premovesOf(after('chess', 'f2f3', 'e7e5', 'g2g4', 'd8h4'), ['black'])).toEqual([]);
		expect(viewOf(after('chess'), { movers: ['white'], premoves: premovesOf }).premoves).toBeUndefined();
		expect(viewOf(after('chess', 'e2e4'), { movers: ['white'], premoves: premovesOf }).premoves).toBeTypeOf('function');
		expect('premoves' in viewOf(after('chess'))).toBe(false);
		expect(() => viewOf(after('chess'), { premoves: 1 } as never)).toThrow(
			'options.premoves: Expected a function, as premovesOf, found 1.',
		);
		expect(() => premovesOf({} as never, ['white'])).toThrow('Expected a position');
		expect(() => premovesOf(after('chess'), ['red'])).toThrow('movers[0]: Expected "white" or "black", found "red".');
		expect(() => premovesOf(after('chess'), ['white'], 1 as never)).toThrow('made: Expected an array, found 1.');
	});
});

const MOVES: readonly BoardMove[] = [
	{ id: 'a1a2', from: 'a1', to: 'a2' },
	{ id: 'a2a3', from: 'a2', to: 'a3' },
	{ id: 'b1b2', from: 'b1', to: 'b2' },
	{ id: 'P@c3', drop: 'P', to: 'c3' },
];

const rook = (cell: string, side = 0) => ({ cell, side, picture: 'rook', letter: 'R', title: side === 0 ? 'white rook' : 'black rook' });

const queueOf = (
	ids: readonly string[],
): { readonly values: Values; readonly premoves: Premoves; set(name: string, value: unknown): void } => {
	const values = new Values();
	const premoves = new Premoves(values);
	const set = (name: string, value: unknown): void => {
		const changed = values.set(name as 'pieces', value);
		if (name === 'moves') premoves.setOwn(new Offer(value as never, undefined));
		premoves.refresh(changed);
	};
	set('geometry', rectangle(3, 3));
	set('pieces', [rook('a1'), rook('b1'), rook('c1', 1)]);
	set('hands', [{ side: 0, pieces: [{ ...rook(''), title: 'white pawn', kind: 'P', count: 1 }] }]);
	set('turn', { side: 1 });
	set('premoves', MOVES);
	for (const id of ids) premoves.add(premoves.offer.moves.find((move) => move.id === id)!);
	return { values, premoves, set };
};

const cellsOf = ({ view }: Premoves): string => (view.pieces ?? []).map(({ cell }) => cell).join(' ');
const ids = ({ list }: Premoves): string => list.map(({ id }) => id).join(' ');

describe('moves made ahead', () => {
	it('show the pieces where they will be, and the side that moves ahead as to move', () => {
		const { premoves } = queueOf(['a1a2', 'a2a3', 'P@c3']);
		expect(cellsOf(premoves)).toBe('a3 b1 c1 c3');
		expect(premoves.view.turn).toEqual({ side: 0 });
		expect(premoves.view.hands![0]!.pieces).toEqual([]);
		expect(premoves.cells).toEqual(['a1', 'a2', 'a2', 'a3', 'c3']);
	});

	it('are made one at a time, when the page has answered the one before', () => {
		const { premoves, set } = queueOf(['a1a2', 'a2a3']);
		expect(premoves.settle()).toBeUndefined();
		set('moves', MOVES);
		expect(premoves.settle()?.id).toBe('a1a2');
		expect(premoves.settle()).toBeUndefined();
		expect(ids(premoves)).toBe('a2a3');
		set('pieces', [rook('a2'), rook('b1'), rook('c1', 1)]);
		set('moves', []);
		expect(premoves.settle()).toBeUndefined();
		expect(ids(premoves)).toBe('a2a3');
		set('moves', MOVES);
		expect(premoves.settle()?.id).toBe('a2a3');
		expect(premoves.takeFailure()).toBe(false);
	});

	it('are dropped from the first whose piece is gone, and all if the first is not offered', () => {
		const { premoves, set } = queueOf(['a1a2', 'b1b2', 'a2a3']);
		set('pieces', [rook('a1'), rook('b1', 1)]);
		expect(premoves.settle()).toBeUndefined();
		expect(ids(premoves)).toBe('a1a2');
		expect(premoves.takeFailure()).toBe(true);
		set('moves', [{ id: 'a1b1', from: 'a1', to: 'b1' }]);
		expect(premoves.settle()).toBeUndefined();
		expect(ids(premoves)).toBe('');
		expect([premoves.takeFailure(), premoves.takeFailure()]).toEqual([true, false]);
	});

	it('are dropped when the page offers neither moves nor premoves', () => {
		const { premoves, set } = queueOf(['a1a2']);
		set('premoves', undefined);
		premoves.settle();
		expect(ids(premoves)).toBe('');
		expect(cellsOf(premoves)).toBe('a1 b1 c1');
	});

	it('shift several pieces, and promote', () => {
		const becomes = { ...rook(''), title: 'white queen' };
		const { premoves, set } = queueOf([]);
		set('premoves', [
			{
				id: 'O-O',
				from: 'a1',
				to: 'b1',
				shifts: [
					{ from: 'a1', to: 'c1' },
					{ from: 'b1', to: 'b2' },
				],
			},
			{ id: 'Q', from: 'b2', to: 'b3', becomes },
		]);
		for (const index of [0, 1]) premoves.add(premoves.offer.moves[index]!);
		expect(premoves.view.pieces!.map(({ cell, title }) => `${title} ${cell}`)).toEqual(['white rook c1', 'white queen b3']);
	});

	it('come from a function of those made ahead', () => {
		const { premoves, set } = queueOf([]);
		const calls: string[] = [];
		set('premoves', (made: readonly BoardMove[]) => {
			calls.push(made.map(({ id }) => id).join());
			return MOVES.slice(made.length);
		});
		premoves.add(premoves.offer.moves[0]!);
		expect(premoves.offer.moves.map(({ id }) => id)).toEqual(['a2a3', 'b1b2', 'P@c3']);
		expect(calls).toEqual(['', 'a1a2']);
	});
});
