import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { nodeAt, rowFor, rowsOf } from '../src/lazy/workshop/analysis/tree-rows.js';
import { FACTS, LANGUAGE_IDS } from '../src/worker/languages/facts.js';
import { jsonText } from '../src/worker/languages/json/format.js';
import { isDrawing, type LanguageId, type SyntaxNode } from '../src/worker/protocol.js';
import { engine } from './support.js';

const tree = (language: LanguageId, text: string) => engine.answer('syntax', { language, text }).nodes;
const plan = (language: LanguageId, text: string) => engine.answer('plan', { language, text });
const nodeOf = (nodes: readonly SyntaxNode[], id: string): SyntaxNode => {
	const [first = '', ...rest] = id.split('.');
	const node = nodes[Number(first)]!;
	return rest.length === 0 ? node : nodeOf(node.children, rest.join('.'));
};
const everyNode = (nodes: readonly SyntaxNode[]): readonly SyntaxNode[] => nodes.flatMap((node) => [node, ...everyNode(node.children)]);

describe('the syntax tree', () => {
	it.each(LANGUAGE_IDS)('of %s has ranges of the text, and a node at every caret on a word', (language) => {
		const { example } = FACTS[language];
		const nodes = tree(language, example);
		for (const { from, to, label } of everyNode(nodes)) {
			expect(label).not.toBe('');
			expect(from >= 0 && from <= to && to <= example.length).toBe(true);
		}
		expect(nodeAt(nodes, example.indexOf('K'))).toBeDefined();
	});

	it.each([
		['sjaak', 'Capture: hop', /^Capture: /],
		['fairy', 'stalemateValue', /^stalemateValue = loss$/],
		['json', '"stalemate"', /^"id": "stalemate"$/],
		['fbr', 'bouncing', /^bouncing/],
	] as const)('of %s has the part of the text at %s', (language, part, text) => {
		const { example } = FACTS[language];
		const nodes = tree(language, example);
		const { from, to } = nodeOf(nodes, nodeAt(nodes, example.indexOf(part) + 3)!);
		expect(example.slice(from, to)).toMatch(text);
	});

	it('survives faults where the text can still be read in part', () => {
		expect(tree('sjaak', 'Variant: a\nBord: 4x4\n')[0]?.children.map(({ label }) => label)).toEqual(['Variant', 'Bord: 4x4']);
		expect(tree('json', '{ "title": "x", "rules": ')[0]?.label).toBe('title');
	});

	it('is walked by the keys of trees', () => {
		const leaf = (label: string): SyntaxNode => ({ label, from: 0, to: 1, children: [] });
		const nodes: readonly SyntaxNode[] = [{ ...leaf('a'), children: [leaf('b'), leaf('c')] }, leaf('d')];
		const rows = rowsOf(nodes, () => true);
		expect(rows.map(({ id, level, place, size }) => [id, level, place, size])).toEqual([
			['0', 1, 1, 2],
			['0.0', 2, 1, 2],
			['0.1', 2, 2, 2],
			['1', 1, 2, 2],
		]);
		expect(rowsOf(nodes, () => false).map(({ id }) => id)).toEqual(['0', '1']);
		const to = (key: string, at: number) => rowFor(key, rows, at);
		expect([to('ArrowDown', 3), to('ArrowUp', 1), to('ArrowRight', 0), to('ArrowLeft', 2), to('End', 0), to('x', 0)]).toEqual([
			3,
			0,
			1,
			0,
			3,
			undefined,
		]);
	});
});

describe('the plan', () => {
	it('of chess is bitboards, with all facts', () => {
		const found = plan('json', jsonText(games.chess))!;
		expect(found.engine).toMatch(/^Bitboards/);
		expect([found.reasons, found.notes]).toEqual([[], []]);
		expect(found.facts.filter(({ holds }) => holds === false)).toEqual([]);
		expect(found.kinds.find(({ title }) => /rook/i.test(title))?.shapes).toEqual(['2 lines']);
		expect(found.hash).toMatch(/^\S{8,}$/);
	});

	it.each(['shogi', 'xiangqi', 'glinski', 'atomic', 'duck', 'capablanca'])('of %s names the reasons for tables', (ruleset) => {
		const { language, text } = engine.answer('copy', { ruleset }).rules;
		const { engine: title, reasons } = plan(language, text)!;
		expect(title).toMatch(/^Tables/);
		expect(reasons.length).toBeGreaterThan(0);
	});

	it('says why a piece is played by a program', () => {
		const { language, text } = engine.answer('copy', { ruleset: 'grasshopper' }).rules;
		expect(plan(language, text)!.notes.join()).toContain('is played by');
	});

	it('is absent where the rules cannot be played', () => {
		expect(plan('json', '{}')).toBeUndefined();
		expect(plan('sjaak', 'Variant: x\n')).toBeUndefined();
	});

	it('is made by the worker that draws, so that play goes on', () => {
		expect(isDrawing('plan', { language: 'json', text: '' })).toBe(true);
		expect(isDrawing('syntax', { language: 'json', text: '' })).toBe(true);
	});
});
