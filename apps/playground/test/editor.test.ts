import { describe, expect, it } from 'vitest';
import { completionsAt } from '../src/lazy/editor/complete.js';
import { otherProblem, wordsOf } from '../src/lazy/editor/problem-order.js';
import { SNIPPETS } from '../src/lazy/editor/snippets.js';
import { FACTS, LANGUAGE_IDS } from '../src/worker/languages/facts.js';
import type { LanguageId } from '../src/worker/protocol.js';
import { engine } from './support.js';

const errors = (language: LanguageId, text: string) => {
	const { title, problems } = engine.answer('rules', { language, text, caret: 0 });
	return { title: title !== undefined, errors: problems.filter(({ severity }) => severity === 'error') };
};
const groups = (language: LanguageId) => engine.answer('words', { language });
const labels = (language: LanguageId, text: string): readonly string[] =>
	(completionsAt(language, groups(language), text, text.length)?.words ?? []).map(({ label }) => label);

const all = LANGUAGE_IDS.flatMap((language) => SNIPPETS[language].map(({ title, add }) => [language, title, add] as const));

describe('snippets', () => {
	it.each(all)('%s: “%s” gives a text without faults, once and twice', (language, _, add) => {
		const text = FACTS[language].example;
		const once = add(text, 20);
		expect(once.text.length).toBeGreaterThan(text.length);
		expect(once.text.slice(once.from, once.to).trim()).toBe(once.text.slice(once.from, once.to));
		expect(errors(language, once.text)).toEqual({ title: true, errors: [] });
		expect(errors(language, add(once.text, 20).text)).toEqual({ title: true, errors: [] });
	});

	it.each(LANGUAGE_IDS)('%s: all of them together give a text without faults', (language) => {
		const text = SNIPPETS[language].reduce((before, { add }) => add(before, 0).text, FACTS[language].example);
		expect(errors(language, text)).toEqual({ title: true, errors: [] });
	});

	it('are added to the game with the caret', () => {
		const text = FACTS.sjaak.example;
		const both = `${text}\n${text.replace('Cannon skirmish', 'Second')}`;
		const [leaper] = SNIPPETS.sjaak;
		expect(leaper!.add(both, 3).text.endsWith(both.slice(text.length))).toBe(true);
		expect(leaper!.add(both, both.length).text.startsWith(both.trimEnd())).toBe(true);
		const sections = `${FACTS.fairy.example}[second]\nking = k\n`;
		expect(SNIPPETS.fairy[0]!.add(sections, 3).text).toContain('customPiece1 = l:C\n[second]');
	});

	it('take letters and names that are free', () => {
		const add = SNIPPETS.sjaak[0]!.add;
		const twice = add(add(FACTS.sjaak.example, 0).text, 0).text;
		expect(twice).toContain('Piece: Leaper\n');
		expect(twice).toContain('Piece: Leaper 2\nMove: leap (1,3)\nSymbol: "J", "J,j"');
	});
});

describe('completion', () => {
	it('knows the keys and the values of variants.txt', () => {
		expect(labels('sjaak', 'Variant: x\nPro')).toContain('Promotion');
		expect(labels('sjaak', 'Rule: st')).toContain('stalemate');
		expect(labels('sjaak', 'Rule: keep capture, all')).toContain('allow drops');
		expect(labels('sjaak', 'Rule: stalemate = ')).toEqual(['win', 'loss', 'draw', 'illegal']);
		expect(labels('sjaak', 'Flags: royal, dr')).toContain('drop_dead');
		expect(labels('sjaak', 'Move: sl')).toContain('slide (H, V)');
		expect(labels('sjaak', 'Zone: hill = d4,e4\nPrison: h')).toEqual(['hill', 'empty', 'all']);
		expect(labels('sjaak', '# Pro')).toEqual([]);
		expect(labels('sjaak', 'Rule: stalemate')).toEqual([]);
	});

	it('knows the keys and the values of variants.ini', () => {
		expect(labels('fairy', '[x]\nmaxR')).toEqual(expect.arrayContaining(['maxRank', 'doubleStep', 'knight']));
		expect(labels('fairy', '[x]\ndoubleStep = ')).toEqual(['true', 'false']);
		expect(labels('fairy', '[x]\nstalemateValue = l')).toEqual(['win', 'loss', 'draw']);
		expect(labels('fairy', '[one]\n[two:')).toContain('one');
	});

	it('knows the rules of FBR and their attributes', () => {
		expect(labels('fbr', ':x\n8x8\nro')).toContain('royal');
		expect(labels('fbr', 'royal=')).toContain('maxchecks');
	});

	it.each(LANGUAGE_IDS)('%s: every word has a meaning in one line, once in its group', (language) => {
		for (const { title, words } of groups(language)) {
			expect(title).not.toBe('');
			expect(new Set(words.map(({ label }) => label)).size).toBe(words.length);
			for (const { label, detail } of words) expect(`${label}: ${detail}`).toMatch(/^[^\n]+: [^\n{}]+$/);
		}
	});

	it('offers only keys that the reader of variants.ini knows', () => {
		const keys = groups('fairy').filter(({ id }) => /^(keys|switches)$/.test(id));
		for (const { label } of keys.flatMap(({ words }) => words)) {
			const { problems } = engine.answer('rules', { language: 'fairy', text: `[x]\n${label} = x\n` });
			expect(problems.map(({ code }) => code)).not.toContain('variants-ini/unknown-key');
		}
		const { problems } = engine.answer('rules', { language: 'fairy', text: '[x]\ndoubleStp = false\n' });
		expect(problems.map(({ hint }) => hint)).toContain('Did you mean "doubleStep"?');
	});
});

describe('the way through the problems', () => {
	const at = (from: number) => ({ code: 'x', message: `at ${from}`, severity: 'error', span: { from, to: from + 2 } }) as const;
	const problems = [at(20), at(4), at(10)];
	const next = (from: number, to: number, step: 1 | -1) => otherProblem(problems, { from, to }, step)?.span.from;

	it('goes on from the caret and from a problem, around the ends', () => {
		expect([next(0, 0, 1), next(4, 6, 1), next(20, 22, 1), next(21, 21, 1)]).toEqual([4, 10, 4, 4]);
		expect([next(0, 0, -1), next(4, 6, -1), next(12, 12, -1)]).toEqual([20, 20, 10]);
		expect(otherProblem([], { from: 0, to: 0 }, 1)).toBeUndefined();
	});

	it('says the message with its hint', () => {
		expect(wordsOf({ ...at(4), message: 'Half a sentence', hint: 'Do this.' })).toBe('Half a sentence. Do this.');
	});
});
