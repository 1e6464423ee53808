import { toSvg } from '@x/board/svg';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../src/lazy/examples.js';
import { marksOf, partOf } from '../src/lazy/picture/cut.js';
import { docOf } from '../src/state/doc.js';
import { engine, moves, text } from './support.js';

const chess = { ruleset: 'chess', start: { kind: 'preset' }, record: moves('e2e4') } as const;

describe('the pictures of positions', () => {
	it('are drawn for every example and every game, with the part and the mark of each', () => {
		const of = [
			...EXAMPLES.map(({ state, cut = {} }) => ({ doc: docOf(state), node: state.cursor, cut })),
			...engine.answer('presets', {}).map(({ id, picture }) => {
				const { fen } = picture;
				const start = fen === undefined ? ({ kind: 'preset' } as const) : ({ kind: 'fen', fen } as const);
				return { doc: { ruleset: id, start, record: moves() }, node: 0, cut: picture };
			}),
		];
		engine.answer('pictures', { of: of.map(({ doc, node }) => ({ doc, node })) }).forEach((view, index) => {
			const { doc, node, cut } = of[index]!;
			expect(view, JSON.stringify(doc)).toBeDefined();
			const { board: geometry, pieces, sides } = view!;
			expect(new Set(geometry.cells.map(({ cell }) => cell)).size).toBe(geometry.cells.length);
			const part = partOf(view!, cut.part);
			const columns = Math.ceil(Math.sqrt(geometry.slices.length));
			const drawn = () =>
				toSvg({ geometry, pieces, sides, ...marksOf(cut) }, { coordinates: 'none', columns, ...(part !== undefined && { part }) });
			expect(drawn, doc.ruleset.slice(0, 40)).not.toThrow();
			if (doc.start.kind !== 'fen') return;
			const { startProblems } = engine.answer('read', { doc, place: { node } });
			expect(startProblems.map(({ message }) => `${doc.ruleset}: ${message}`)).toEqual([]);
		});
	}, 120_000);

	it('show the part around the first royal piece of the first side by default', () => {
		const [view] = engine.answer('pictures', { of: [{ doc: chess, node: 0 }] });
		const name = (cell: unknown) => view!.board.cells.find((one) => one.cell === cell)?.name;
		expect(partOf(view!, undefined)?.map(name)).toEqual(['d1', 'f3']);
		expect(partOf(view!, 'all')).toBeUndefined();
	});

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
