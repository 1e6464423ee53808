import { describe, expect, it } from 'vitest';
import { isDrawing, ownId } from '../src/worker/protocol.js';
import { engine } from './support.js';

const copy = (ruleset: string) => engine.answer('copy', { ruleset });

describe('a copy of the rules of a game', () => {
	it.each([
		['chess', 'sjaak'],
		['shogi', 'fbr'],
		['capablanca', 'sjaak'],
		['breakthrough', 'sjaak'],
	])('%s is written as %s, which plays without faults and lacks only endings', (ruleset, language) => {
		const { rules, lost } = copy(ruleset);
		expect(rules.language).toBe(language);
		const { title, problems } = engine.answer('rules', rules);
		expect(title).toBeDefined();
		expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
		expect(lost.filter((one) => !/\b(ending|end|counts moves|without progress)\b/i.test(one))).toEqual([]);
		expect(engine.answer('differences', { ...rules, parent: rules.text }).messages).toEqual([]);
	});

	it.each(['atomic', 'glinski', 'raumschach'])('%s, which no other language expresses, is written as JSON, whole', (ruleset) => {
		const { rules, lost } = copy(ruleset);
		expect([rules.language, lost]).toEqual(['json', []]);
		expect(engine.answer('rules', rules).problems).toEqual([]);
	});

	it('has its changes in words', () => {
		const { language, text } = copy('chess').rules;
		const changed = text.replace('Move: leap (1,2)', 'Move: leap (1,3)');
		const { messages } = engine.answer('differences', { language, text: changed, parent: text });
		expect(messages).toHaveLength(1);
		expect(messages![0]).toMatch(/^Changes the knight \(N\): instead of “.*” now “.*”\.$/);
		expect(engine.answer('differences', { language, text: 'Variant:', parent: text }).messages).toBeUndefined();
	});

	it.each(['chess', 'atomic'])('of %s has a name of its own, and its receiver reads its changes', (ruleset) => {
		const { language, text } = copy(ruleset).rules;
		const sheet = (of: string) => engine.answer('sheet', { ruleset: ownId({ language, text: of }) });
		const { title, changes } = sheet(text);
		expect(title).toMatch(/^My /);
		expect(changes).toEqual({ title: title.slice(3), messages: [] });
		if (ruleset === 'chess') expect(sheet(text.replace('Move: leap (1,2)', 'Move: leap (1,3)')).changes?.messages).toHaveLength(1);
		expect(sheet(text.replace(title, 'Another game')).changes).toBeUndefined();
	});

	it('is written by the worker that draws, so that play goes on', () => {
		expect(isDrawing('copy', { ruleset: 'chess' })).toBe(true);
		expect(isDrawing('differences', { language: 'fbr', text: '', parent: '' })).toBe(true);
	});
});

describe('a section of variants.ini that is based on a game of the page', () => {
	const check = (text: string) => engine.answer('rules', { language: 'fairy', text, caret: text.length });
	const legal = (text: string): number => {
		const { played } = check(text);
		const doc = {
			ruleset: ownId({ language: 'fairy', text: played }),
			start: { kind: 'preset' },
			record: { kind: 'moves', moves: [] },
		} as const;
		return engine.answer('read', { doc, place: { node: 0 } }).position.legal.length;
	};

	it('has its pieces and its start, and lists the rules that are missing', () => {
		const { title, played, problems } = check('[mine:makruk]\nstalemateValue = loss\n');
		expect([title, played]).toEqual(['mine', '[mine:makruk]\nstalemateValue = loss\n']);
		expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
		expect(problems.map(({ code }) => code)).toContain('variants-ini/unplayed');
		for (const { span } of problems) expect(span.to).toBeLessThanOrEqual(played.length);
		expect(legal('[mine:makruk]\n')).toBe(23);
		expect(legal('[mine:Shogi]\n')).toBe(30);
	});

	it('has faults of its own at their places', () => {
		const text = '[mine:makruk]\nstalemteValue = loss\n';
		const fault = check(text).problems.find(({ message }) => message.includes('stalemteValue'))!;
		expect(text.slice(fault.span.from, fault.span.to)).toBe('stalemteValue');
		expect(fault.hint).toBe('Did you mean "stalemateValue"?');
	});

	it('has a proposal where the game is unknown', () => {
		expect(check('[mine:makruc]\n').problems).toMatchObject([{ code: 'variants-ini/unknown-parent', hint: 'Did you mean "makruk"?' }]);
	});
});
