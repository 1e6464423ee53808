import { describe, expect, it } from 'vitest';
import { fromLink, toLink } from '../src/link/link.js';
import { initialState } from '../src/state/app-state.js';
import { docOf } from '../src/state/doc.js';
import { ownId } from '../src/worker/protocol.js';
import { engine, read, text } from './support.js';

/** Names that every object has, which a table without care takes for its own entries. */
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'] as const;

const before = Object.getOwnPropertyNames(Object.prototype).sort();

describe.each(NAMES)('the name %s', (name) => {
	it('is an unknown game in links, tags and notes', () => {
		const state = { ...initialState, ruleset: { id: name, hash: name } };
		expect(fromLink(toLink(state))).toEqual({ ok: true, state });
		// The page sees that the answer is about another game, and keeps the link.
		expect(read(text(''), { ruleset: name }).preset.id).toBe('chess');
		expect(engine.answer('named', { variant: name })).toBeUndefined();
		expect(engine.answer('sheet', { ruleset: name }).sections.length).toBeGreaterThan(0);
		expect(engine.answer('recognise', { text: `[Variant "${name}"]\n\n1. e4 *`, ruleset: name }).found).toBeDefined();
		expect(engine.answer('fen', { ruleset: name, dialect: name, text: name }).problems.length).toBeGreaterThan(0);
	});

	it('is a name like any other in the tags and the moves of a game', () => {
		const reading = read(text(`[${name} "x"]\n[White "${name}"]\n[Event "${name}"]\n\n1. e4 {${name} [%${name} 1]} e5 2. ${name}`));
		expect(reading.players[0]).toBe(name);
		expect(reading.nodes.map(({ san }) => san)).toEqual(['', 'e4', 'e5']);
		expect(reading.problems.length).toBeGreaterThan(0);
		expect(read({ kind: 'moves', moves: [name] }).nodes).toHaveLength(1);
	});

	it('is a name like any other in rules', () => {
		const sjaak = `Variant: ${name}\nBoard: 5x5\nFEN: "k4/5/5/5/4K w - - 0 1"\n\nPiece: ${name}\nMove: leap (0,1)|(1,1)\nSymbol: "K", "K,k"\nFlags: royal\n`;
		const rules = engine.answer('rules', { language: 'sjaak', text: sjaak, record: text('') });
		expect(rules.title).toBe(name);
		const doc = docOf({ ...initialState, ruleset: { id: ownId({ language: 'sjaak', text: sjaak }), hash: '' } });
		const { position } = engine.answer('read', { doc, place: { node: 0 } });
		expect(position.pieces.map(({ title }) => title)).toEqual(expect.arrayContaining([expect.stringContaining(name)]));
		expect(engine.answer('kinds', { ruleset: doc.ruleset }).kinds.length).toBe(1);
		for (const language of ['fairy', 'fbr'] as const) {
			const source =
				language === 'fbr'
					? `:${name}\n4x4\nk3/4/4/3K w - - 0 1\nroyal\nK ${name}\n${name}=WF\n`
					: `[${name}:${name}]\n${name} = ${name}\n`;
			const check = engine.answer('rules', { language, text: source });
			expect(check.title !== undefined || check.problems.length > 0).toBe(true);
			expect(() => engine.answer('exports', { language, text: source })).not.toThrow();
		}
		expect(() => engine.answer('imports', { text: `[${name}]\n${name} = 1\n` })).not.toThrow();
	});

	it('is a fault, or a text without meaning, in ICN, FEEN and notations of pieces', () => {
		for (const icn of [`[${name} "x"] K0,0|k5,5`, `${name}0,0|K1,1`, `K0,0|k5,5 {"${name}": {"x": 1}}`, `w {"${name}":1} K0,0|k9,9`])
			expect(() => read(text(icn), { ruleset: 'icn' })).not.toThrow();
		for (const feen of [`8/8/${name} / S/s`, `k^7/8 ${name}/ C/c`])
			expect(() => engine.answer('readFeen', { ruleset: 'chess', text: feen })).not.toThrow();
		expect(
			engine.answer('piece', { text: `${name}{${name}}`, dialect: 'auto', at: undefined, others: [] }).problems.length,
		).toBeGreaterThan(0);
	});

	it('adds nothing to other objects', () => {
		expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before);
		expect(({} as Record<string, unknown>).x).toBeUndefined();
	});
});
