import { perft } from '@x/core';
import { describe, expect, it } from 'vitest';
import { changes } from '../src/lazy/workshop/fbr/changes.js';
import { meaningAt } from '../src/lazy/workshop/fbr/under-caret.js';
import { fromLink, toLink } from '../src/link/link.js';
import { initialState } from '../src/state/app-state.js';
import { playableGame } from '../src/worker/all-games.js';
import { FACTS, LANGUAGE_IDS } from '../src/worker/languages/facts.js';
import { type LanguageId, ownId, ownRules } from '../src/worker/languages/ids.js';
import { LION_SKIRMISH } from '../src/worker/languages/lion-skirmish.js';
import { isDrawing } from '../src/worker/protocol.js';
import { engine, moves, read } from './support.js';

const check = (language: LanguageId, text: string, caret = 0) => engine.answer('rules', { language, text, caret });
const gameOf = (language: LanguageId, text: string) => playableGame(ownId({ language, text }))!.game;
const at = (text: string, { from, to }: { readonly from: number; readonly to: number }): string => text.slice(from, to);

describe('every language', () => {
	it.each(LANGUAGE_IDS)('%s plays its example, keeps it in a link, and begins with a valid text', (language) => {
		const { example: text, count } = FACTS[language];
		expect(count(text)).toBe(1);
		const { title, played, problems, readable } = check(language, text);
		expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
		expect([title !== undefined, readable, played]).toEqual([true, true, text]);
		const ruleset = ownId({ language, text });
		expect(ownRules(ruleset)).toEqual({ language, text });
		expect(read(moves(), { ruleset }).preset).toMatchObject({ id: ruleset, title });
		const state = { ...initialState, ruleset: { id: ruleset, hash: 'abcdefgh' } };
		expect(fromLink(toLink(state))).toEqual({ ok: true, state });
	});

	it.each(LANGUAGE_IDS)('%s has a gallery of games that can be played, with ids of their own', (language) => {
		const entries = engine.answer('gallery', { language });
		expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
		// The gallery of variants.txt has its own test.
		for (const { title, text } of language === 'sjaak' ? [] : entries) {
			expect(check(language, text)).toMatchObject({ title, problems: [] });
			expect(perft(gameOf(language, text).start, 1)).toBeGreaterThan(0);
		}
	});

	it.each(LANGUAGE_IDS)('%s is written in the others, which play the same game', (language) => {
		const text =
			language === 'fbr' ? engine.answer('gallery', { language }).find(({ id }) => id === 'capablanca')!.text : FACTS[language].example;
		const count = perft(gameOf(language, text).start, 2);
		const { formats } = engine.answer('exports', { language, text });
		for (const other of ['sjaak', 'fairy'] as const) {
			const format = formats.find(({ id }) => id === other)!;
			// Draws by material are counted otherwise in each language.
			expect(format.lost.filter((one) => /some moves/.test(one))).toEqual([]);
			expect(check(other, format.text).title).toBeDefined();
			expect(perft(gameOf(other, format.text).start, 2)).toBe(count);
		}
	});
});

describe('variants.ini', () => {
	const base = `# Two games\n${FACTS.fairy.example}`;
	const both = `${base}[other]\nstartFen = 9/8 w\n[tall:cannon-skirmish]\nmaxRank = 7\nstartFen = c1k2c/6/6/6/6/6/C1K2C w - - 0 1\n`;

	it('plays the section with the caret, with those that it is based on', () => {
		expect(check('fairy', both, 3)).toMatchObject({ title: 'cannon-skirmish', played: base });
		const { title, played } = check('fairy', both, both.length);
		expect(title).toBe('tall');
		expect(played).toBe(base + both.slice(both.indexOf('[tall')));
		expect(gameOf('fairy', played).cells).toBe(42);
		expect(FACTS.fairy.count(both)).toBe(3);
	});

	it('shows faults and losses of the section at their places', () => {
		const { title, problems } = check('fairy', both, both.indexOf('[other]') + 2);
		expect(title).toBeUndefined();
		expect(at(both, problems[0]!.span)).toBe('9');
		const lossy = `${both}chasingRule = axf\n`;
		const remark = check('fairy', lossy, lossy.length);
		expect(remark.title).toBe('tall');
		expect(remark.problems.map(({ severity, span }) => [severity, at(lossy, span)])).toEqual([['warning', 'chasingRule = axf']]);
		expect(check('fairy', 'king = k').problems).toMatchObject([{ code: 'playground/no-section' }]);
	});
});

describe('FBR', () => {
	const text = LION_SKIRMISH;
	const view = engine.answer('fbr', { text })!;

	it.each([
		['a misspelt rule', text.replace('bouncing', 'bouncin'), 'fbr/rule', 'bouncin'],
		['a wrong start', text.replace('lbkrbl', 'lbkrb'), 'fbr/start', 'lbkrb'],
		['an unknown piece at the start', text.replace('lbkrbl', 'lbkzbl'), 'fbr/start', 'z'],
		['nothing', '', 'fbr/empty', ''],
	])('shows what is wrong at its place: %s', (_, wrong, code, place) => {
		const { title, problems } = check('fbr', wrong);
		expect(title).toBeUndefined();
		expect(at(wrong, problems.find((one) => one.code === code)!.span)).toBe(place);
	});

	it('shows a rule that cannot be played at the macro rule that stands for it, once', () => {
		const wrong = text.replace('bouncing{B}', 'alice');
		const { title, readable, problems } = check('fbr', wrong);
		expect([title, readable]).toEqual([undefined, true]);
		expect(new Set(problems.map(({ message }) => message)).size).toBe(problems.length);
		const errors = problems.filter(({ severity }) => severity === 'error');
		expect(errors.length).toBeGreaterThan(0);
		const { formats } = engine.answer('exports', { language: 'fbr', text: wrong });
		expect(formats.map(({ id, text }) => [id, text !== ''])).toEqual([
			['fbr', true],
			['expanded', true],
			['sjaak', false],
			['fairy', false],
			['xboard', false],
			['json', false],
		]);
		expect(formats.at(-1)!.lost).toEqual(errors.map(({ message }) => message));
	});

	it('is compiled again only if its meaning changes', () => {
		const game = gameOf('fbr', text);
		expect(gameOf('fbr', text.replace(':Lion skirmish', ':Lions').replace('bouncing', '\nbouncing')) === game).toBe(true);
		expect(gameOf('fbr', text.replace('aK-[aK]', 'aK')) === game).toBe(false);
		expect(check('fbr', 'royal K Q').title).toBe('Unnamed game');
	});

	it('is expanded step by step, without the lines that no rule changes', () => {
		expect(view.refused).toEqual([]);
		expect(view.steps.map(({ rule }) => rule)).toEqual(['bouncing{B}']);
		const [{ before, after, note } = view.steps[0]!] = view.steps;
		expect(before).toMatch(/^6x6\nroyal bouncing\{B\}\nK\|King\|/);
		expect(after).toMatch(/^6x6\nroyal\n@B=B-\[\(\[a,f\]zB\)0\] /);
		expect(note).toBeDefined();
		const changed = (tokens: ReturnType<typeof changes>) => tokens.filter((token) => token.changed).map((token) => token.text);
		expect(changed(changes(before, after))).toEqual(['bouncing{B}']);
		expect(changed(changes(after, before))).toEqual(['@B=B-[([a,f]zB)0]']);
		expect(
			changes(before, after)
				.map((token) => token.text)
				.join(''),
		).toBe(before);
	});

	it('says why a rule cannot be expanded', () => {
		expect(engine.answer('fbr', { text: '8x8x3\nalice=4D K' })!.refused).toHaveLength(1);
		expect(engine.answer('fbr', { text: 'promtion' })).toBeUndefined();
	});

	it('explains the rule, the attribute or the piece at a caret', () => {
		const rules = 'royal{M}=maxchecks(3),castle{R} M|Marshal|=W';
		const here = (part: string) => meaningAt(engine.answer('fbr', { text: rules })!, rules.indexOf(part) + 2);
		const rule = here('royal')!;
		expect(rule.rule).toMatchObject({ name: 'royal', optional: ['{K}', '[1-4]'], required: [] });
		expect(rule.sentences).toHaveLength(3);
		expect(rule.attributes.map(({ name }) => name)).toContain('maxchecks');
		expect(here('maxchecks')).toMatchObject({
			attribute: { name: 'maxchecks', required: ['(3)'] },
			sentences: [{ text: 'The side that gives 3 checks in all wins.' }],
		});
		expect(here('castle')!.attribute).toMatchObject({ name: 'castle', meaning: 'It castles with the set.' });
		expect(here('=W')).toMatchObject({ rule: undefined, sentences: [{ text: 'Marshal moves or captures one cell orthogonally.' }] });
		expect(meaningAt(view, 3)).toBeUndefined();
	});

	it('has its pieces drawn from MBN after the expansion, with the legs of their moves, on its board', () => {
		expect(view.pieces.map(({ title }) => title)).toEqual(['King', 'Rook', 'Bishop', 'Lion', 'Pawn']);
		const drawn = (title: string) => {
			const { text: piece } = view.pieces.find((one) => one.title === title)!;
			const { drawing, problems } = engine.answer('piece', { text: piece, dialect: 'mbn', at: undefined, others: [], size: [6, 6] });
			expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
			return drawing!;
		};
		expect(drawn('Lion').board.cells).toHaveLength(36);
		expect(drawn('Lion').walks.length).toBeGreaterThan(0);
		expect(drawn('Bishop').walks.length).toBeGreaterThan(0);
		expect(drawn('King').walks).toEqual([]);
	});

	it('names its pieces for their pictures', () => {
		const capablanca = engine.answer('gallery', { language: 'fbr' }).find(({ id }) => id === 'capablanca')!;
		const { kinds } = gameOf('fbr', capablanca.text).ruleset;
		expect(Object.values(kinds).map(({ title }) => title)).toEqual(
			expect.arrayContaining(['king', 'queen', 'rook', 'bishop', 'knight', 'pawn', 'Archbishop', 'Chancellor']),
		);
	});

	it('draws its pieces from the family that has them all', () => {
		const familyOf = (wanted: string): string | undefined => {
			const { text: rules } = engine.answer('gallery', { language: 'fbr' }).find(({ id }) => id === wanted)!;
			return playableGame(ownId({ language: 'fbr', text: rules }))!.family;
		};
		expect(['shogi', 'chess', 'glinski'].map(familyOf)).toEqual(['shogi', 'chess', 'chess']);
	});

	it('is explained where no key waits for it', () => {
		expect(isDrawing('fbr', { text })).toBe(true);
		expect(isDrawing('kinds', { ruleset: ownId({ language: 'fbr', text }) })).toBe(true);
	});
});
