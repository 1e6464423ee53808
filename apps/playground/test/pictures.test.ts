import { toSvg } from '@x/board/svg';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../src/lazy/examples.js';
import { docOf } from '../src/state/doc.js';
import { engine, moves, text } from './support.js';

const chess = { ruleset: 'chess', start: { kind: 'preset' }, record: moves('e2e4') } as const;

describe('the pictures of positions', () => {
	it('are drawn for every example and every game', () => {
		const listed = engine.answer('presets', {});
		const of = [
			...EXAMPLES.map(({ state }) => ({ doc: docOf(state), node: state.cursor })),
			...listed.map(({ id }) => ({ doc: { ...chess, ruleset: id, record: moves() }, node: 0 })),
		];
		engine.answer('pictures', { of }).forEach((view, index) => {
			expect(view, JSON.stringify(of[index])).toBeDefined();
			const { board: geometry, pieces, sides } = view!;
			expect(new Set(geometry.cells.map(({ cell }) => cell)).size).toBe(geometry.cells.length);
			expect(toSvg({ geometry, pieces, sides }, { coordinates: 'none' }).startsWith('<svg ')).toBe(true);
		});
	}, 60_000);

	it('show the position after the move', () => {
		const [start, moved] = engine.answer('pictures', {
			of: [
				{ doc: chess, node: 0 },
				{ doc: chess, node: 1 },
			],
		});
		expect([start!.lastMove, moved!.lastMove]).toEqual([[], [12, 28]]);
		expect(moved!.pieces.find(({ cell }) => cell === 28)?.title).toBe('white pawn');
	});

	it('show the part of a board without edges that has most pieces', () => {
		const record = text('w K0,0|Q3,1|R1000000000000000000000,5|k0,9|r-4,7');
		const [view] = engine.answer('pictures', { of: [{ doc: { ruleset: 'icn', start: { kind: 'preset' }, record }, node: 0 }] });
		expect(view?.pieces.map(({ title, cell }) => `${title} ${cell}`)).toEqual(
			expect.arrayContaining(['white king 0,0', 'white queen 3,1']),
		);
		expect([view?.endless, view?.board.cells.length]).toEqual([true, 144]);
	});

	it('are omitted for texts without a position', () => {
		const doc = { ruleset: 'icn', start: { kind: 'preset' }, record: text('?') } as const;
		expect(engine.answer('pictures', { of: [{ doc, node: 0 }] })).toEqual([undefined]);
	});
});
