import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { Offer } from '../src/element/offer.js';
import { type BoardProperties, PROPERTIES } from '../src/element/properties.js';
import { Values } from '../src/element/values.js';
import { geometryOf } from '../src/game/index.js';
import { rectangle } from '../src/index.js';
import { cellFinder, WITH_CELLS } from '../src/model/cells.js';
import { CHECKS } from '../src/model/faults.js';
import type { CellId, Geometry } from '../src/model/geometry.js';
import type { BoardView } from '../src/model/state.js';
import { toSvg } from '../src/svg/index.js';

const CHESS = geometryOf(compile(games.chess));
const KING = { side: 0, picture: 'king', letter: 'K', title: 'white king' };

/** A value of each property with cells, in which all cells are one. */
const FULL: Readonly<Record<string, (cell: CellId) => unknown>> = {
	pieces: (cell) => [{ ...KING, cell }],
	lastMove: (cell) => [cell, cell],
	checks: (cell) => [cell],
	marks: (cell) => [{ cell }, { cell, type: 'tint' }],
	arrows: (cell) => [{ from: cell, to: cell }],
	drawings: (cell) => ({ arrows: [{ from: cell, to: cell }], circles: [{ cell }] }),
	turn: (cell) => ({ side: 0, parts: [{ from: cell, to: cell }, {}], implied: { cell } }),
	moves: (cell) => [{ id: 'x', from: cell, to: cell }, { id: 'pass' }],
	premoves: (cell) => [{ id: 'x', from: cell, to: cell }, { id: 'pass' }],
	destinations: (cell) => new Map([[cell, [cell]]]),
	focusCell: (cell) => cell,
};
const PARTS = Object.keys(FULL);

describe('the cells of a geometry', () => {
	it('have ids, names and, if their ids are texts, places', () => {
		const [named, numbered] = [cellFinder(rectangle(8, 8)), cellFinder(CHESS)];
		expect(['e4', 28, 'z9', 64, -1, '28'].map(named)).toEqual(['e4', 'e4', undefined, undefined, undefined, undefined]);
		expect(['e4', 28, 'z9', 64, -1, '28'].map(numbered)).toEqual([28, 28, undefined, undefined, undefined, undefined]);
	});

	it('are found by all their names, in every game', () => {
		for (const definition of [games.chess, games.glinski, games.shogi, games.raumschach, games.alice]) {
			const geometry = geometryOf(compile(definition));
			const find = cellFinder(geometry);
			for (const { cell, name } of geometry.cells) expect([find(cell), find(name)]).toEqual([cell, cell]);
		}
	});

	it('are not found by a name that two of them have, and by an id before a name', () => {
		const [first, second, third] = rectangle(3, 1).cells;
		const geometry = {
			...rectangle(3, 1),
			cells: [
				{ ...first!, name: 'x' },
				{ ...second!, name: 'x' },
				{ ...third!, name: 'a1' },
			],
		};
		expect(['x', 'a1', 'b1', 'c1'].map(cellFinder(geometry))).toEqual([undefined, 'a1', 'b1', 'c1']);
	});
});

describe('every property with cells', () => {
	it('is in the table', () => {
		expect(Object.keys(WITH_CELLS).sort()).toEqual([...PARTS].sort());
		// The check of a property refuses an object as a cell where one is expected.
		const withCells = Object.keys(PROPERTIES).filter((name) => {
			if (name === 'focusCell' || name === 'turn') return true;
			const fault = name === 'geometry' ? undefined : CHECKS[name]?.(FULL[name]?.({} as string));
			return fault?.expected === 'the id of a cell';
		});
		expect(withCells.sort()).toEqual([...PARTS].sort());
	});

	it.each(PARTS)('%s takes ids, names and places, before and after the geometry', (part) => {
		const name = part as keyof BoardProperties;
		const shown = (geometry: Geometry, cell: CellId, first: boolean): unknown => {
			const values = new Values();
			if (first) values.set('geometry', geometry);
			values.set(name, FULL[part]!(cell));
			if (!first) values.set('geometry', geometry);
			values.report();
			expect(values.given[name]).toEqual(FULL[part]!(cell));
			// Destinations become moves: their ids contain the names of the page.
			return part === 'destinations'
				? new Offer(undefined, values.shown.destinations, (one) => values.idOf(one)).moves[0]?.to
				: values.shown[name];
		};
		const expected = (cell: CellId): unknown => (part === 'destinations' ? cell : FULL[part]!(cell));
		for (const first of [true, false]) {
			for (const cell of [28, 'e4']) {
				expect(shown(CHESS, cell, first)).toEqual(expected(28));
				expect(shown(rectangle(8, 8), cell, first)).toEqual(expected('e4'));
			}
		}
	});

	it.each([
		['pieces', 'pieces[0].cell'],
		['lastMove', 'lastMove[0]', 'lastMove[1]'],
		['checks', 'checks[0]'],
		['marks', 'marks[0].cell', 'marks[1].cell'],
		['arrows', 'arrows[0].from', 'arrows[0].to'],
		['drawings', 'drawings.arrows[0].from', 'drawings.arrows[0].to', 'drawings.circles[0].cell'],
		['turn', 'turn.parts[0].from', 'turn.parts[0].to', 'turn.implied.cell'],
		['moves', 'moves[0].from', 'moves[0].to'],
		['destinations', 'destinations.get("z9")', 'destinations.get("z9")[0]'],
		['focusCell', 'focusCell'],
	] as const)('%s reports all cells that the board does not have, once', (name, ...paths) => {
		const values = new Values();
		values.set(name, FULL[name]!('z9'));
		expect(() => values.report()).not.toThrow();
		values.set('geometry', CHESS);
		expect(() => values.report()).toThrow(
			new TypeError(
				paths.map((path) => `Expected the id or the name of a cell of the geometry for ${path} of a board, found "z9".`).join('\n'),
			),
		);
		expect(() => values.report()).not.toThrow();
		values.set(name, FULL[name]!(64));
		values.set(name, FULL[name]!('e4'));
		expect(() => values.report()).not.toThrow();
	});
});

describe('moves of named cells', () => {
	it('are offered by ids, and given back as the page named them', () => {
		const move = { id: 'x', from: 'e2', to: 'e4' };
		const values = new Values();
		values.set('geometry', CHESS);
		const offer = new Offer([move], new Map([['g1', ['f3']]]), (cell) => values.idOf(cell));
		const [first] = offer.between({ cell: 12 }, 28);
		expect(first).toEqual({ id: 'x', from: 12, to: 28 });
		expect(offer.asGiven(first!)).toBe(move);
		expect(offer.asGiven(offer.between({ cell: 6 }, 21)[0]!)).toEqual({ id: 'g1-f3', from: 'g1', to: 'f3' });
	});

	it.each([
		['pick', { cell: 'e2' }, { cell: 12 }],
		['pick', { drop: 'P' }, { drop: 'P' }],
		['press', { cell: 12 }, { cell: 12 }],
	])('are the argument of %s', (method, source, known) => {
		const values = new Values();
		expect(values.known(method, source)).toEqual(source);
		values.set('geometry', CHESS);
		expect(values.known(method, source)).toEqual(known);
		expect(() => values.known(method, { cell: 'z9' })).toThrow(
			new TypeError(`Expected the id or the name of a cell of the geometry for ${method} of a board, found "z9".`),
		);
	});
});

describe('the cells of a picture', () => {
	const DRAWN = ['pieces', 'lastMove', 'checks', 'marks', 'arrows', 'drawings'];
	const view = (geometry: Geometry, part: string, cell: CellId): BoardView => ({ geometry, pieces: [], [part]: FULL[part]!(cell) });

	it.each(DRAWN)('are ids, names and places in %s', (part) => {
		const expected = toSvg(view(CHESS, part, 28));
		expect(toSvg(view(CHESS, part, 'e4'))).toBe(expected);
		for (const cell of ['e4', 28]) expect(toSvg(view(rectangle(8, 8), part, cell))).toBe(expected);
	});

	it('are all named if the geometry does not have them', () => {
		const parts = Object.fromEntries(DRAWN.map((part) => [part, FULL[part]!('z9')]));
		const wrong = { geometry: CHESS, pieces: [], ...parts };
		const paths = [
			'pieces[0].cell',
			'lastMove[0]',
			'lastMove[1]',
			'checks[0]',
			'marks[0].cell',
			'marks[1].cell',
			'arrows[0].from',
			'arrows[0].to',
			'drawings.arrows[0].from',
			'drawings.arrows[0].to',
			'drawings.circles[0].cell',
		];
		expect(() => toSvg(wrong)).toThrow(
			new TypeError(paths.map((path) => `view.${path}: Expected the id or the name of a cell of the geometry, found "z9".`).join('\n')),
		);
	});
});
