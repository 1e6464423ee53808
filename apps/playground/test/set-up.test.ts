import { rectangle } from '@x/board';
import { describe, expect, it } from 'vitest';
import { boundedGrid } from '../src/lazy/set-up/bounded-grid.js';
import { planeGrid } from '../src/lazy/set-up/plane-grid.js';
import { carried, filled, pasted, swapped, turned } from '../src/lazy/set-up/regions.js';
import type { SetUp } from '../src/state/app-state.js';
import { playableGame } from '../src/worker/all-games.js';
import { engine, moves, text } from './support.js';

const grid = boundedGrid(rectangle(8, 8));

describe('tools on sets of cells', () => {
	const few = { a1: 'white R castle', b2: 'white P', h8: 'black K' };

	it('turn a box: only its pieces move, and lose the flags of their squares', () => {
		const box = grid.box('a1', 'c3');
		expect(turned(few, grid, box, 'across')).toEqual({ c1: 'white R', b2: 'white P', h8: 'black K' });
		expect(turned(few, grid, box, 'up')).toEqual({ a3: 'white R', b2: 'white P', h8: 'black K' });
		expect(turned(turned(few, grid, box, 'around'), grid, box, 'around')).toEqual({ ...few, a1: 'white R' });
	});

	it('fill, carry, copy and swap', () => {
		expect(filled(few, grid.cells(grid.box('a7', 'b8'))!, 'black P')).toMatchObject({
			a7: 'black P',
			b7: 'black P',
			a8: 'black P',
			b8: 'black P',
		});
		expect(filled(few, ['a1', 'b2'], undefined)).toEqual({ h8: 'black K' });
		expect(carried(few, 'a1', 'h8')).toEqual({ b2: 'white P', h8: 'white R' });
		expect(pasted(few, { a1: 'white R', b2: 'white P' }, grid, 'a1', 'g7')).toEqual({ ...few, g7: 'white R', h8: 'white P' });
		// Pieces beyond the edge are lost.
		expect(pasted({}, { a1: 'white R', b2: 'white P' }, grid, 'a1', 'h8')).toEqual({ h8: 'white R' });
		expect(swapped(few, ['b2'], () => 'black P')).toMatchObject({ b2: 'black P', a1: 'white R castle' });
	});

	it('do the same on the unbounded board, at any distance', () => {
		const far = (10n ** 40n).toString();
		const pieces = { [`${far},0`]: 'white r', '0,0': 'white k right' };
		const box = planeGrid.whole(pieces)!;
		expect(turned(pieces, planeGrid, box, 'across')).toEqual({ '0,0': 'white r', [`${far},0`]: 'white k' });
		expect(planeGrid.cells(box)).toBeUndefined();
		expect(planeGrid.cells(planeGrid.box('1,1', '-1,0'))).toHaveLength(6);
		expect(pasted({}, { '0,0': 'white k' }, planeGrid, '0,0', `${far},7`)).toEqual({ [`${far},7`]: 'white k' });
	});

	it.each(['glinski', 'raumschach', 'alice', 'xiangqi', 'taikyoku'])('turn the whole board of %s and back', (id) => {
		const { board } = engine.answer('kinds', { ruleset: id });
		const { now } = engine.answer('setUp', { doc: { ruleset: id, start: { kind: 'preset' }, record: moves() }, node: 0 });
		const cells = boundedGrid(board);
		const box = cells.whole(now.pieces)!;
		for (const turning of ['across', 'up', 'around'] as const) {
			const once = turned(now.pieces, cells, box, turning);
			expect(Object.keys(once)).toHaveLength(Object.keys(now.pieces).length);
			expect(Object.keys(turned(once, cells, box, turning)).sort()).toEqual(Object.keys(now.pieces).sort());
		}
	});
});

describe('a position that is set up', () => {
	const doc = (ruleset: string) => ({ ruleset, start: { kind: 'preset' } as const, record: moves() });
	const view = (ruleset: string) => engine.answer('setUp', { doc: doc(ruleset), node: 0 });
	const check = (ruleset: string, change: (draft: SetUp) => Partial<SetUp>) => {
		const { now } = view(ruleset);
		return engine.answer('readSetUp', { doc: doc(ruleset), node: 0, draft: { ...now, ...change(now) } });
	};

	it.each(['chess', 'shogi', 'xiangqi', 'crazyhouse', 'duck', 'chushogi', 'makruk'])('of %s begins as the present one', (id) => {
		const playable = playableGame(id)!;
		const { text: fen, faults } = check(id, () => ({}));
		expect(faults).toEqual([]);
		const read = engine.answer('read', { doc: doc(id), place: { node: 0 } });
		expect(fen).toBe(read.position.fen);
		expect(view(id).palette.flat().length).toBeGreaterThanOrEqual(Object.keys(playable.game.ruleset.kinds).length);
	});

	it('names its faults, with their squares', () => {
		const { game } = playableGame('chess')!;
		const cell = (name: string): string => String(game.cell(name));
		const missing = check('chess', ({ pieces }) => ({ pieces: filled(pieces, [cell('e1')], undefined) }));
		expect(missing.text).toBeUndefined();
		expect(missing.faults.map(({ message }) => message).join()).toMatch(/king/i);
		const strange = check('chess', ({ pieces }) => ({ pieces: filled(pieces, [cell('a1')], 'white P') }));
		expect(strange.faults).toMatchObject([{ cell: cell('a1') }]);
	});

	it('has the side to move and the hands that were chosen, and castling rights only where king and rook are at home', () => {
		const { game } = playableGame('crazyhouse')!;
		const cell = (name: string): string => String(game.cell(name));
		const { text: fen } = check('crazyhouse', ({ pieces }) => ({
			pieces: carried(pieces, cell('h1'), cell('h3')),
			turn: 'black',
			hands: [{ 'white N': 2 }, { 'black P': 1 }],
		}));
		expect(fen).toBe('rnbqkbnr/pppppppp/8/8/8/7R/PPPPPPPP/RNBQKBN1[NNp] b Qkq - 0 1');
	});

	it('of the unbounded board is its text', () => {
		const ask = { doc: { ruleset: 'icn', start: { kind: 'preset' } as const, record: text('w (8|1) K0,0|k5,5') }, node: 0 };
		const { now } = engine.answer('setUp', ask);
		expect(now).toEqual({ pieces: { '0,0': 'white k', '5,5': 'black k' }, hands: [], turn: 'white' });
		const far = `1${'0'.repeat(30)}`;
		const made = engine.answer('readSetUp', {
			...ask,
			draft: { ...now, pieces: { ...now.pieces, [`${far},-3`]: 'black q' }, turn: 'black' },
		});
		expect(made).toEqual({ text: `b 1 (8|1) K0,0|k5,5|q${far},-3`, faults: [] });
		expect(engine.answer('readSetUp', { ...ask, draft: { ...now, pieces: {} } }).faults).toHaveLength(1);
	});
});
