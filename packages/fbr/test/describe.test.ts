import { describe, expect, it } from 'vitest';
import { describe as describeFbr } from '../src/describe/index.js';
import { type AttributeRow, attributeRow, RULE_NAMES, RULES, type RuleRow } from '../src/index.js';

const textsOf = (text: string): readonly string[] => describeFbr(text).map((sentence) => sentence.text);

describe('sentences', () => {
	it('say what rules and attributes mean, with the parts of the text', () => {
		expect(textsOf('promotion*<2>[1-3]=!capture{Q},optional')).toEqual([
			'Pieces with a promotion item of the prefix “*” promote on ranks 1 to 3.',
			'Its number in the order is 2.',
			'They promote when they have not captured a Q.',
			'The player chooses whether to promote.',
		]);
	});

	it('use the names that comments give, for rules and pieces', () => {
		expect(textsOf('royal{IK} freezer# I|Immobilizer|=mQ #I=cK')).toEqual([
			'An immobilizer or K is royal: it must not stay in check, and mate loses.',
			'Of the opponent’s pieces, any within reach of a definition with the prefix “#” cannot move and gives no check.',
			'Immobilizer moves like a queen without capturing.',
			'#immobilizer captures like a king.',
		]);
		expect(describeFbr('royal{M}', { pieces: { M: 'marshal' } })[0]!.text).toMatch(/^A marshal/);
	});

	it('say whose pieces the small letters are', () => {
		expect(textsOf('turn<2>{!kq}')[0]).toBe('A part of a turn: a black K or Q moves.');
		expect(textsOf('turn#<2>{!p}')[0]).toBe('A part of a turn: an enemy P moves.');
		expect(textsOf('pieces{Kpp}=win')[1]).toBe('The side to move wins when the board has no more than one white K and two black P.');
	});

	it('say what holds by default, and what is cancelled', () => {
		expect(textsOf('alice')).toEqual([
			'After its move a piece goes to the same square of the other board, which must be empty.',
			'There are two boards.',
		]);
		expect(textsOf('!promotion+')).toEqual(['The rule “promotion+” does not hold, neither by default nor by an earlier rule.']);
		expect(textsOf('royal=expose royal=expose(2)').slice(1)).toEqual([
			'Check may be ignored, and the side that has lost all royal pieces loses.',
			'The king is royal: it must not stay in check, and mate loses.',
			'Check may be ignored by a side with at least 2 royal pieces, while one of them is safe; losing all of them loses.',
		]);
	});

	it('have the places of their parts, so that a caret can find them', () => {
		const text = 'royal{K}=bare,maxchecks(3) Q=R+N';
		expect(describeFbr(text).map(({ span, rule, attribute }) => [text.slice(span!.from, span!.to), rule, attribute])).toEqual([
			['royal{K}=bare,maxchecks(3)', 'royal', undefined],
			['bare', 'royal', 'bare'],
			['maxchecks(3)', 'royal', 'maxchecks'],
			['R', undefined, undefined],
			['N', undefined, undefined],
		]);
	});

	it('begin with the head', () => {
		expect(textsOf(':Alice\n8x8x2\nK').slice(0, 2)).toEqual(['The game is Alice.', 'Each of the 2 boards has 8 files and 8 ranks.']);
	});
});

describe('the table', () => {
	const templates = RULE_NAMES.flatMap((rule) => [
		[rule, RULES[rule].meaning, RULES[rule]] as const,
		...Object.keys(RULES[rule].attributes ?? {}).map(
			(name) => [`${rule}=${name}`, attributeRow(rule, name)!.meaning, attributeRow(rule, name)!] as const,
		),
	]);

	it('has 48 rules and 139 attributes of the source, and two extensions', () => {
		const rows = RULE_NAMES.flatMap((rule) => Object.values(RULES[rule].attributes ?? {}));
		expect([RULE_NAMES.length, rows.filter((row) => !row.extension).length, rows.filter((row) => row.extension).length]).toEqual([
			48, 139, 2,
		]);
	});

	it.each(templates)('has a meaning of %s that is a sentence and has places only for its parts', (_, meaning, row) => {
		expect(meaning).toMatch(/^[A-Z{].*\.$/);
		for (const [, place] of meaning.matchAll(/\{([a-z]+)/g)) if (place !== 'multiset') expect(Object.keys(row)).toContain(place);
	});

	it('says what a part means that is required', () => {
		for (const [, meaning, row] of templates)
			for (const part of ['prefix', 'set', 'range', 'number', 'direction', 'word'] as const)
				if ((row as RuleRow & AttributeRow)[part] === 'required') expect(meaning).toContain(`{${part}`);
	});
});
