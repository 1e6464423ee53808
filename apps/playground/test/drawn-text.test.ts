import type { Drawings } from '@x/board';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../src/state/app-state.js';
import { playableGame } from '../src/worker/all-games.js';
import { engine, moves, read, text } from './support.js';

const NOTHING: Drawings = { arrows: [], circles: [] };

/** The text after the drawings, by names of cells, are kept at a node. */
const drawn = (record: GameRecord, node: number, circles: readonly string[], { ruleset = 'chess', game = 0 } = {}): string | undefined => {
	const rules = playableGame(ruleset)!.game;
	const drawings = { ...NOTHING, circles: circles.map((name) => ({ cell: rules.cell(name) })) };
	return engine.answer('draw', { doc: { ruleset, start: { kind: 'preset' }, record, game }, node, drawings });
};

describe('the text of a game with drawings', () => {
	it.each<readonly [what: string, before: string, node: number, circles: string, after: string]>([
		['before the first move', '1. e4', 0, 'e4', '{ [%csl Ge4] } 1. e4'],
		['beside a comment', '1. e4 {Best.} e5', 1, 'e4 d4', '1. e4 { [%csl Ge4,Gd4] Best. } 1... e5'],
		['in place of others', '1. e4 { [%csl Ra1] [%clk 0:01:00] }', 1, 'b1', '1. e4 { [%csl Gb1] [%clk 0:01:00] }'],
		['in a variation', '1. e4 e5 (1... c5 2. Nf3) 2. Nc3', 4, 'f3', '1. e4 e5 (1... c5 2. Nf3 { [%csl Gf3] }) 2. Nc3'],
		['erased, with their comment', '1. e4 { [%csl Ra1] } e5', 1, '', '1. e4 e5'],
		['erased, the only text', '{ [%csl Ra1] }', 0, '', ''],
		['beside tags and a result', '[White "A"]\n\n1. e4 1-0\n', 1, 'e4', '[White "A"]\n\n1. e4 { [%csl Ge4] } 1-0\n'],
	])('has them %s', (_, before, node, circles, after) => {
		expect(drawn(text(before), node, circles === '' ? [] : circles.split(' '))).toBe(after);
	});

	it('has them in the game that was chosen', () => {
		const before = '[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 *\n';
		expect(drawn(text(before), 0, ['d4'], { game: 1 })).toBe(before.replace('1. d4', '{ [%csl Gd4] } 1. d4'));
		expect(drawn(text(before), 1, ['d4'], { game: 1 })).toBe(before.replace('1. d4', '1. d4 { [%csl Gd4] }'));
	});

	it.each([
		['shogi', '7g7f', '7f', '7f'],
		['xiangqi', 'h3e3', 'e3', 'e3'],
		['raumschach', undefined, 'Aa1', 'Aa1'],
	] as const)('is read again by the page, in %s', (ruleset, name, cell, named) => {
		const record = moves(...(name === undefined ? [] : [name]));
		const node = record.kind === 'moves' ? record.moves.length : 0;
		const after = drawn(record, node, [cell], { ruleset })!;
		const { nodes, problems } = read(text(after), { ruleset });
		expect(problems).toEqual([]);
		expect(nodes).toHaveLength(node + 1);
		expect(nodes[node]!.commands).toEqual([{ name: 'csl', value: `G${named}` }]);
	});

	it('has them at moves that are written as players write them', () => {
		expect(drawn(text('1. C2=5 H8+7'), 1, ['e3'], { ruleset: 'xiangqi' })).toBe('1. C2=5 { [%csl Ge3] } 1... H8+7');
	});
});
