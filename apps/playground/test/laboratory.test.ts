import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences } from '../src/lazy/compare.js';
import type { CountView, Doc } from '../src/worker/protocol.js';
import { engine, moves } from './support.js';

/** A row of the tables of the repository. */
interface Row {
	readonly id: string;
	readonly input: { readonly game: string; readonly position: string; readonly depth: number; readonly unit: string };
	readonly expect: number;
}

/** Rows with fewer moves are counted in a moment. */
const MOST = 20_000;
const tables: readonly Row[] = JSON.parse(
	readFileSync(new URL('../../../packages/conformance/vectors/perft.json', import.meta.url), 'utf8'),
);
// The positions of Shogi are SFEN there, which is not how a game of the page begins.
const rows = tables.filter(({ expect: count, input }) => count < MOST && input.unit === 'phase' && input.game !== 'shogi');

const doc: Doc = { ruleset: 'chess', start: { kind: 'preset' }, record: moves() };

const KIWIPETE: Doc = {
	...doc,
	start: { kind: 'fen', fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' },
};

const counted = (depth: number, about: Doc = doc): readonly CountView[] => {
	const views: CountView[] = [];
	const steps = engine.count({ doc: about, node: 0, depth });
	for (let { value, done } = steps.next(); done !== true && value !== undefined; { value, done } = steps.next()) views.push(value);
	return views;
};

describe('perft', () => {
	// chessprogramming.org/Perft_Results
	it.each([
		[1, 48],
		[2, 2039],
		[3, 97862],
		[4, 4085603],
	])('counts Kiwipete to depth %i: %i', (depth, nodes) => {
		const last = counted(depth, KIWIPETE).at(-1);
		expect(last).toMatchObject({ done: true, nodes, moves: 48 });
		expect(last?.rows.reduce((sum, { count }) => sum + count, 0)).toBe(nodes);
	});

	it.each(rows.map((row) => [row.id, row] as const))('counts as the tables do: %s', (_, { input, expect: nodes }) => {
		const about: Doc = { ...doc, ruleset: input.game, start: { kind: 'fen', fen: input.position } };
		expect(counted(input.depth, about).at(-1)).toMatchObject({ done: true, nodes });
	});

	it('reports its progress in increasing steps', () => {
		const views = counted(5);
		expect(views.length).toBe(21);
		for (let at = 1; at < views.length; at++) expect(views[at]!.nodes).toBeGreaterThanOrEqual(views[at - 1]!.nodes);
		expect(views.filter(({ done }) => done)).toEqual([views.at(-1)]);
		expect(views.at(-1)?.nodes).toBe(4865609);
	});

	it('counts no moves after the end of the game', () => {
		const mated: Doc = { ...doc, record: moves('f2f3', 'e7e5', 'g2g4', 'd8h4') };
		const last = engine.count({ doc: mated, node: 4, depth: 3 }).next().value;
		expect(last).toMatchObject({ done: true, nodes: 0, rows: [] });
	});
});

describe('the divide of another engine', () => {
	const read = (text: string, about: Doc = doc): readonly (string | undefined)[] =>
		engine.answer('divide', { doc: about, node: 0, text }).map(({ word, name, count }) => `${word} ${name} ${count}`);

	it.each([
		['Stockfish', 'info string x\ne2e4: 20\nNodes searched: 20\n', ['e2e4 e2e4 20']],
		['blanks', 'e2e4 20\nTotal 20', ['e2e4 e2e4 20']],
		['numbered SAN', '1. Nf3 - 440', ['Nf3 g1f3 440']],
		['grouped digits', 'e4: 1,234_567', ['e4 e2e4 1234567']],
		['a move that is none', 'e2e5: 7', ['e2e5 undefined 7']],
		['nothing', 'hello\n\n: 3', []],
	])('is read: %s', (_, text, expected) => {
		expect(read(text)).toEqual(expected);
	});

	it('accepts castling named by the rook', () => {
		expect(read('e1h1: 1\ne1g1: 1', KIWIPETE)).toEqual(['e1h1 e1g1 1', 'e1g1 e1g1 1']);
	});

	it('is read in linear time', () => {
		expect(read('x'.repeat(1_000_000))).toEqual([]);
		expect(read('e2e4: 1\n'.repeat(2000))).toHaveLength(2000);
	});

	it('finds the differences: unknown moves, missing moves, other counts', () => {
		const { rows } = counted(2).at(-1)!;
		const same = rows.map(({ name, count }) => ({ word: name, name, count }));
		expect(differences(rows, same)).toEqual([]);
		const other = same.flatMap((row) => (row.name === 'a2a3' ? [] : [row.name === 'e2e4' ? { ...row, count: 19 } : row]));
		const found = differences(rows, [...other, { word: 'e2e5', name: undefined, count: 3 }]);
		expect(found.map(({ type }) => type).toSorted()).toEqual(['count', 'only-ours', 'only-theirs']);
		expect(found[0]).toEqual({ type: 'only-theirs', word: 'e2e5', count: 3 });
		expect(found.find(({ type }) => type === 'count')).toMatchObject({ row: { name: 'e2e4', count: 20 }, theirs: 19 });
	});
});

describe('the rule sheet', () => {
	it('describes the rules of the expected game', () => {
		const sheet = engine.answer('sheet', { ruleset: 'crazyhouse' });
		expect(sheet).toMatchObject({ ruleset: 'crazyhouse', title: 'Crazyhouse' });
		expect(sheet.sections.map(({ title }) => title)).toContain('Drops');
		expect(sheet.sections.every(({ entries }) => entries.every(({ texts }) => texts.length > 0))).toBe(true);
	});
});
