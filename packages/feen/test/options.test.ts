import { describe, expect, test } from 'vitest';
import { type ParseOptions, safeParse } from '../src/index.js';

const verdict = (text: string, options?: ParseOptions): string => {
	const result = safeParse(text, options);
	return result.ok ? 'ok' : result.problems[0]!.code.slice(5);
};

/** A text that violates only one rule, the option that enables this rule, and the option that disables it. FEEN.md §8. */
const rules: readonly (readonly [rule: string, text: string, code: string, asked: ParseOptions, waived: ParseOptions])[] = [
	['hands in order', '8/8 2P3B/ C/c', 'hands-not-ordered', { canonical: 'require' }, { canonical: 'accept' }],
	['hands added up', '8/8 2PBP/ C/c', 'hands-not-aggregated', { canonical: 'require' }, { canonical: 'accept' }],
	['adjacent repeated pieces of a hand', '8/8 PP/ C/c', 'hands-not-aggregated', { canonical: 'require' }, { canonical: 'accept' }],
	['coherent separators', 'a//b / G/g', 'placement-incoherent', { coherence: 'hierarchical' }, { coherence: 'any' }],
	['coherent blocks', 'a/b//c//d/e / G/g', 'placement-incoherent', { coherence: 'hierarchical' }, { coherence: 'any' }],
	['not more pieces than squares', '2 3K/ C/c', 'position-too-many-pieces', { cardinality: true }, { cardinality: false }],
	['length', `${'K'.repeat(300)} / C/c`, 'input-too-long', { limits: { length: 305 } }, { limits: { length: 306 } }],
	[
		'dimensions',
		'a/b//c/d///e/f//g/h / G/g',
		'placement-too-many-dimensions',
		{ limits: { dimensions: 3 } },
		{ limits: { dimensions: 4 } },
	],
	['squares of a segment', '256/8 / C/c', 'placement-dimension-too-large', { limits: { size: 255 } }, { limits: { size: 256 } }],
	[
		'blocks of a block',
		`${'1/'.repeat(255)}1 / C/c`,
		'placement-dimension-too-large',
		{ limits: { size: 255 } },
		{ limits: { size: 256 } },
	],
	[
		'squares',
		`${'255/255//'.repeat(127)}255/255 / C/c`,
		'placement-too-many-squares',
		{ limits: { squares: 65_025 } },
		{ limits: { squares: 65_280 } },
	],
	['pieces of a hand', '8/8 21P/ C/c', 'hands-count-too-large', { limits: { hand: 20 } }, { limits: { hand: 21 } }],
];

describe('individual rules', () => {
	test.each(rules)('%s', (_, text, code, asked, waived) => {
		expect(verdict(text)).toBe('ok');
		expect(verdict(text, asked)).toBe(code);
		expect(verdict(text, { profile: 'seed', ...asked })).toBe(code);
		expect(verdict(text, waived)).toBe('ok');
	});

	test.each(rules.filter(([rule]) => !['length', 'pieces of a hand'].includes(rule)))(
		'%s: enabled by the profile spec, and disabled by an option',
		(_, text, code, _asked, waived) => {
			expect(verdict(text, { profile: 'spec' })).toBe(code);
			expect(verdict(text, { profile: 'spec', ...waived })).toBe('ok');
		},
	);

	test('neither profile requires regular boards', () => {
		const text = 'rkr/pp/PPPP / G/g';
		expect([verdict(text), verdict(text, { profile: 'spec' })]).toEqual(['ok', 'ok']);
		expect(verdict(text, { coherence: 'regular' })).toBe('placement-irregular');
		expect(verdict(text, { profile: 'spec', coherence: 'regular' })).toBe('placement-irregular');
	});

	test('the limits of the profile seed', () => {
		const deep = (slashes: number): string => `1${'/'.repeat(slashes)}1 / G/g`;
		expect([verdict(deep(15)), verdict(deep(16))]).toEqual(['ok', 'placement-too-many-dimensions']);
		expect([verdict('1048576 / C/c'), verdict('1048577 / C/c')]).toEqual(['ok', 'placement-too-many-squares']);
		expect([verdict('8 1048576P/ C/c'), verdict('8 1048577P/ C/c')]).toEqual(['ok', 'hands-count-too-large']);
		const long = (length: number): string => `${'K'.repeat(length - 6)} / C/c`;
		expect([verdict(long(65_536)), verdict(long(65_537))]).toEqual(['ok', 'input-too-long']);
	});
});
