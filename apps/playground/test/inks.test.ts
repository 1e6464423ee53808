import { describe, expect, it } from 'vitest';
import { problemAt } from '../src/lazy/editor/problem-order.js';
import { repairsOf } from '../src/lazy/editor/repairs.js';
import { FACTS, LANGUAGE_IDS } from '../src/worker/languages/facts.js';
import type { Inked, LanguageId } from '../src/worker/protocol.js';
import { engine } from './support.js';

const colours = (language: Inked, text: string): readonly string[] =>
	engine.answer('inks', { language, text }).parts.map(({ from, to, ink }) => `${ink} ${text.slice(from, to)}`);

/** The meaning at the beginning of a part of a text. */
const meaning = (language: Inked, text: string, part: string): string | undefined => {
	const found = engine.answer('meaning', { language, text, at: text.indexOf(part) });
	return found === undefined ? undefined : [found.word ?? '', ...found.texts].join(' | ');
};

describe('the colours of a text', () => {
	it.each([...LANGUAGE_IDS, 'mbn'] as const)('%s: the parts are in order and do not overlap', (language) => {
		const texts =
			language === 'mbn'
				? ['mR+cpR', 'L|Lion|=aK-aK P=[1]mfW02+(cfF-mW):1,2:']
				: [
						FACTS[language].example,
						...engine
							.answer('gallery', { language })
							.slice(0, 12)
							.map(({ text }) => text),
					];
		for (const text of texts) {
			const { parts } = engine.answer('inks', { language, text });
			expect(parts.length).toBeGreaterThan(4);
			for (const [index, { from, to }] of parts.entries()) {
				expect(to).toBeGreaterThan(from);
				expect(from).toBeGreaterThanOrEqual(parts[index - 1]?.to ?? 0);
			}
		}
	});

	it.each([
		[
			'sjaak',
			'Board: 6x6\nRule: repeat3 = draw # why\nMove: step 2N\n',
			['key Board:', 'number 6x6', 'key Rule:', 'word repeat3', 'word draw', 'comment # why', 'key Move:', 'word step', 'number 2N'],
		],
		[
			'fairy',
			'[a:chess]\n# why\nking = k\nmaxRank = 6\n',
			['key a', 'word chess', 'comment # why', 'key king', 'name k', 'key maxRank', 'number 6'],
		],
		['fbr', 'royal K Q=mR promotion[6]', ['key royal', 'name K', 'name Q', 'word m', 'key R']],
		[
			'json',
			'{ "rules": { "paths": { "a": { "step": [0, 1] } } } }',
			['key "rules"', 'key "paths"', 'key "a"', 'word "step"', 'number 0', 'number 1'],
		],
		['mbn', 'L|Lion|=mfK', ['name L', 'comment |Lion|', 'word m', 'number f', 'key K']],
	] as const)('%s: %j', (language, text, expected) => {
		expect(colours(language, text).slice(0, expected.length)).toEqual(expected);
	});

	it.each([
		['sjaak', 'Move: leap (1,2)', 'leap', 'lep'],
		['fairy', '[a:chess]\nking = k\nfoo\nqueen = q\n', 'foo', 'foo'],
		['fbr', 'royal K Q R', 'Q', 'Q=qq'],
		['mbn', 'K Q=mR', 'K', 'K=q'],
	] as const)('%s: a fault leaves the colours of the rest', (language, text, word, wrong) => {
		const broken = colours(language, text.replace(word, wrong));
		expect(broken.length).toBeGreaterThanOrEqual(colours(language, text).length - 2);
		expect(broken.length).toBeGreaterThan(0);
	});
});

describe('the meaning of a word', () => {
	it.each([
		['sjaak', FACTS.sjaak.example, 'slide', 'slide | any distance along ranks and files, like a rook: slide (H, V)'],
		['sjaak', FACTS.sjaak.example, 'stalemate', 'stalemate | for the side that leaves the other without a move'],
		['sjaak', FACTS.sjaak.example, 'Flags', 'Flags | properties, separated by commas'],
		['fairy', FACTS.fairy.example, 'maxRank', 'maxRank | the number of ranks | The board has 6 ranks.'],
		['fairy', FACTS.fairy.example, 'loss', ' | Stalemate is a loss for the side without a move.'],
		['fbr', FACTS.fbr.example, 'royal', 'royal | The king is royal: it must not stay in check, and mate loses.'],
		['json', FACTS.json.example, 'step', 'step | goes by a vector; fails off the board'],
		['mbn', 'mR+cpR', 'cpR', ' | Captures like a rook over exactly one piece.'],
		['mbn', 'mR+cpR', 'R', 'R | slides along ranks and files | Moves like a rook without capturing.'],
	] as const)('%s: of a part of %#', (language, text, part, expected) => {
		expect(meaning(language, text, part)).toBe(expected);
	});

	it('is undefined where nothing is meant', () => {
		expect(meaning('sjaak', FACTS.sjaak.example, '= win')).toBeUndefined();
		expect(meaning('json', '{}', '}')).toBeUndefined();
	});
});

/** The texts of the repairs of the first fault. */
const repaired = (language: LanguageId | 'mbn', text: string): readonly string[] => {
	const { problems } =
		language === 'mbn'
			? engine.answer('piece', { text, dialect: 'mbn', at: undefined, others: [] })
			: engine.answer('rules', { language, text, caret: 0 });
	const fault = problems.find(({ severity }) => severity === 'error') ?? problems[0];
	return fault === undefined
		? []
		: repairsOf(fault, text).map(({ from, to, text: insert }) => text.slice(0, from) + insert + text.slice(to));
};

describe('the repairs of a fault', () => {
	const game = '{ "title": "T", "rules": { "version": 2, "space": { "axes": [{ "extent": [0, 5] }, { "extent": [0, 5] }] } } }';

	it.each([
		['sjaak', 'slide', 'sli'],
		['sjaak', 'stalemate', 'stale'],
		['sjaak', 'royal', 'roy'],
		['sjaak', 'Capture', 'Capt'],
		['fairy', 'stalemateValue', 'stalemate'],
		['fairy', 'loss', 'los'],
		['fbr', 'royal', 'roy'],
		['fbr', 'bouncing', 'bounc'],
		['json', '"each"', '"eac"'],
	] as const)('%s: %s for the beginning %s', (language, word, beginning) => {
		const text = FACTS[language].example;
		expect(repaired(language, text.replace(word, beginning))).toEqual([text]);
	});

	it.each([
		['sjaak', FACTS.sjaak.example, '(0,1)|', '(0,1|'],
		['sjaak', FACTS.sjaak.example, '"K,k"', '"K,k'],
		['sjaak', FACTS.sjaak.example, '(0,1)|(1,1)', '(0,1)(1,1)'],
		['fairy', FACTS.fairy.example, ']', ''],
		['fbr', FACTS.fbr.example, '{B}', '{B'],
		['fbr', FACTS.fbr.example, '|Lion|', '|Lion'],
		['fbr', FACTS.fbr.example, '[aK]', '[aK'],
		['json', game, '] }, {', '], {'],
		['json', game, '} } }', '} }'],
		['json', game, '5] }] }', '5] } }'],
		['json', game, '2, "space"', '2 "space"'],
		['json', game, '"title"', '"title'],
		['json', game, '"title"', 'title"'],
		['json', game, '"T"', '"T'],
		['json', game, '"T"', 'T"'],
		['json', game, '"rules"', '"rules'],
		['json', game, '"extent"', '"extent'],
		['json', game.replaceAll(', "', ',\n"'), '"version"', '"version'],
		['json', game.replaceAll(', "', ',\n"'), '"T"', '"T'],
		['json', '{ "title": "A: 3, 4", "rules": {} }', '4"', '4'],
		['mbn', 'mR+c(pR)', ')', ''],
		['mbn', 'mR+c{KQ}pR', '}', ''],
		['mbn', 'mR-[aK]', ']', ''],
		['mbn', 'm(R)', '(R)', '[R'],
		['mbn', 'cF+m(R-B)', '(R-B)', '[R-B'],
		['mbn', '(cf(RB-aK))', '(RB-aK)', '[RB-aK'],
		['mbn', 'mR+c{KQ}pR', '{KQ}', '[KQ'],
		['fbr', FACTS.fbr.example.replace('aK-[aK]', 'm(R-aK)'), '(R-aK)', '[R-aK'],
	] as const)('%s: what closes, in %#', (language, text, whole, broken) => {
		const [first] = repaired(language, text.replace(whole, broken));
		expect(first?.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
	});
});

describe('the problem of the dock', () => {
	const problem = (from: number, to: number, severity: 'error' | 'warning' = 'error') =>
		({ code: 'a/b', message: `${from}`, severity, span: { from, to } }) as const;

	it('is the one at the caret, or the first fault, or the first remark', () => {
		const [remark, wide, inner] = [problem(0, 2, 'warning'), problem(4, 20), problem(6, 8)];
		const all = [remark, wide, inner];
		expect(problemAt(all, 30)).toBe(wide);
		expect(problemAt(all, 1)).toBe(remark);
		expect(problemAt(all, 7)).toBe(inner);
		expect(problemAt([remark], 30)).toBe(remark);
		expect(problemAt([], 0)).toBeUndefined();
	});

	it('is the selected one of two neighbours: the caret stands behind it', () => {
		const [first, second] = [problem(4, 8), problem(8, 9)];
		expect(problemAt([first, second], 8)).toBe(first);
		expect(problemAt([first, second], 9)).toBe(second);
	});
});
