import { games, isGameId } from '@x/games';
import { describe, expect, it } from 'vitest';
import { cell, engine, text } from './support.js';

const some = ['chess', 'shogi', 'xiangqi', 'crazyhouse', 'atomic', 'raumschach'];

/** The lines of the rules of a game, by the rules that lead to them. */
const linesOf = (ruleset: string): ReadonlyMap<string, readonly string[]> => {
	const { leaflet } = engine.answer('sheet', { ruleset });
	return new Map(
		leaflet.flatMap(({ rules }) =>
			rules.map(({ about = '', parts }) => {
				const { rules: own, spans } = engine.answer('ruleText', { ruleset, places: parts });
				return [about, spans.map(({ from, to }) => own.text.slice(from, to))] as const;
			}),
		),
	);
};

describe('the text of a rule of a game without a text', () => {
	it('is JSON, and the rule is a range of it', () => {
		const lines = linesOf('chess');
		expect(lines.get('Stalemate')).toEqual([expect.stringMatching(/^\{ "id": "stalemate"/)]);
		expect(lines.get('Castling')!.join('\n')).toContain('castle');
		expect(lines.get('King')).toEqual([expect.stringMatching(/^"\w+": \{/)]);
	});

	it.each(some)('%s: every piece leads to its path, and the text has the same rules', (id) => {
		if (!isGameId(id)) throw new Error(id);
		const { leaflet } = engine.answer('sheet', { ruleset: id });
		const pieces = leaflet.flatMap(({ rules }) => rules.filter(({ kind }) => kind !== undefined));
		expect(pieces.length).toBeGreaterThan(0);
		for (const { parts, about } of pieces) expect([about, parts.some((part) => part.startsWith('/paths/'))]).toEqual([about, true]);
		const { rules, title } = engine.answer('ruleText', { ruleset: id, places: [] });
		expect(rules.language).toBe('json');
		expect(title).toBe(games[id].title);
		expect((JSON.parse(rules.text) as { readonly rules: unknown }).rules).toEqual(JSON.parse(JSON.stringify(games[id].rules)));
	});

	it('is found for a refused move', () => {
		const doc = { ruleset: 'chess', start: { kind: 'preset' }, record: text('1. e4 f6 2. Qh5+') } as const;
		const { rules, parts = [] } = engine.answer('why', { doc, node: 3, from: cell('a7'), to: cell('a6') });
		expect(rules).toEqual([]);
		const { rules: own, spans } = engine.answer('ruleText', { ruleset: 'chess', places: parts });
		expect(spans.map(({ from, to }) => own.text.slice(from, to))).toEqual(['"if": { "royalAttacked": "own" }']);
	});
});
