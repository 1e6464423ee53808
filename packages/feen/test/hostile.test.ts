import { NotationError } from '@x/diagnostics';
import { describe, expect, test } from 'vitest';
import { workOf } from '../../../tools/lib/work.js';
import { importLegacy, isCanonical, isValid, type ParseOptions, parse, safeParse, stringify } from '../src/index.js';

const MEGA = 1 << 20;
/** This length is enough for tests that count work. */
const LONG = 1 << 15;
const SPEC: ParseOptions = { profile: 'spec' };
const LIFTED: ParseOptions = {
	limits: {
		length: Number.POSITIVE_INFINITY,
		dimensions: Number.POSITIVE_INFINITY,
		squares: Number.POSITIVE_INFINITY,
		hand: Number.POSITIVE_INFINITY,
	},
};

/** The ratio of work for a text of twice the length, relative to the ratio of lengths. */
function growth(make: (length: number) => string, read: (text: string) => void): number {
	const [short, long] = [make(LONG), make(2 * LONG)];
	// Values that are created once.
	read(short);
	const work = workOf('/feen/src/', () => read(short));
	return workOf('/feen/src/', () => read(long)) / work / (long.length / short.length);
}

describe('long texts', () => {
	test('refuses a text beyond the limit without reading it', () => {
		const text = '8/'.repeat(MEGA);
		expect(safeParse(text)).toMatchObject({ problems: [{ code: 'feen/input-too-long', span: { from: 65_536, to: 2 * MEGA } }] });
		expect(safeParse(text, SPEC)).toMatchObject({ problems: [{ code: 'feen/input-too-long', span: { from: 4096, to: 2 * MEGA } }] });
	});

	const long: Readonly<Record<string, (mega: number) => string>> = {
		slashes: (mega) => '/'.repeat(mega),
		dimensions: (mega) => `1${'/'.repeat(mega)}1 / C/c`,
		separators: (mega) => `${'1/'.repeat(mega / 2)}1 / C/c`,
		'deeper and deeper': (mega) =>
			`${Array.from({ length: Math.floor(Math.sqrt(2 * mega)) }, (_, level) => `1${'/'.repeat(level + 1)}`).join('')}1 / C/c`,
		digits: (mega) => `${'9'.repeat(mega)} / C/c`,
		zeros: (mega) => '0'.repeat(mega),
		pieces: (mega) => `${"+K^'".repeat(mega / 4)} / C/c`,
		'a hand': (mega) => `8 ${'9999999P9999999p'.repeat(mega / 16)}/ C/c`,
		'a hand of ones': (mega) => `8 ${'P'.repeat(mega)}/ C/c`,
		blanks: (mega) => ' '.repeat(mega),
		'blanks inside': (mega) => `8${' '.repeat(mega)}8`,
		'line breaks': (mega) => `8${'\r\n'.repeat(mega / 2)}8 / C/c`,
		letters: (mega) => `${'é'.repeat(mega)} / C/c`,
		junk: (mega) => `${'@'.repeat(mega)} ${'@'.repeat(mega)}/ @/@`,
		faults: (mega) => `${'@1'.repeat(mega / 20)} / C/c`,
		styles: (mega) => `8 / ${'/'.repeat(mega)}`,
	};
	test.each(Object.keys(long))('%s: is read or refused without limits', (name) => {
		const text = long[name]!(MEGA);
		for (const options of [LIFTED, { ...LIFTED, ...SPEC, limits: LIFTED.limits! }]) {
			const result = safeParse(text, options);
			if (result.ok) expect(stringify(result.value).length).toBeLessThanOrEqual(text.length);
			else expect(result.problems[0]?.code).toMatch(/^feen\//);
		}
	});

	test.each(Object.keys(long))('%s: takes about twice the work for twice the length', (name) => {
		for (const options of [LIFTED, { ...LIFTED, ...SPEC, limits: LIFTED.limits! }])
			expect(growth(long[name]!, (text) => void safeParse(text, options))).toBeLessThan(1.1);
	});
});

describe('large numbers', () => {
	const texts: readonly (readonly [text: string, code: string | undefined])[] = [
		['20000000 / C/c', 'placement-too-many-squares'],
		['1000000000 / C/c', 'placement-too-many-squares'],
		['99999999999999999999 / C/c', 'placement-too-many-squares'],
		['1048576 / C/c', undefined],
		['524288/524289 / C/c', 'placement-too-many-squares'],
		['8 20000000P/ C/c', 'hands-count-too-large'],
		['8 /1000000000p C/c', 'hands-count-too-large'],
		['8 99999999999999999999P/ C/c', 'hands-count-too-large'],
		['8 1048576P/ C/c', undefined],
		['8 1048575P2P/ C/c', 'hands-count-too-large'],
	];
	test.each(texts)('%s takes time and memory in proportion to its length', (text, code) => {
		safeParse(text);
		expect(workOf('/feen/src/', () => void safeParse(text))).toBeLessThan(100 * text.length);
		const result = safeParse(text);
		expect(result.ok ? undefined : result.problems[0]?.code).toBe(code && `feen/${code}`);
		if (result.ok) expect(stringify(result.value)).toBe(text);
	});

	test('refuses inexact numbers even without limits', () => {
		const exact = `9007199254740991 9007199254740991P/ C/c`;
		expect(stringify(parse(exact, LIFTED))).toBe(exact);
		expect(isValid('9007199254740992 / C/c', LIFTED)).toBe(false);
		expect(isValid('8 9007199254740992P/ C/c', LIFTED)).toBe(false);
		expect(isValid(`${'9'.repeat(400)} / C/c`, LIFTED)).toBe(false);
	});
});

describe('inputs that are not FEENs', () => {
	const values: readonly unknown[] = [undefined, null, 1, {}, [], Symbol('feen'), new String('8 / C/c')];
	test.each(values.map((value) => [value]))('%o is a TypeError', (value) => {
		for (const verb of [parse, safeParse, isValid, isCanonical]) {
			expect(() => Reflect.apply(verb, undefined, [value])).toThrow(TypeError);
			expect(() => Reflect.apply(verb, undefined, [value])).toThrow(/^text: Expected a string, found /);
		}
	});
});

describe('older editions', () => {
	test.each([
		['3,4,S,2/9 0 -', '7S2/9 / S/s'],
		['3,s,k,s,3/9 1 p*17,P,P', '3sks3/9 2P/17p s/S'],
		["3,+k,5/9 0 S,b',g", "3+k5/9 S/b'g S/s"],
		['8/8 SbbP CHESS/chess', '8/8 PS/2b C/c'],
	])('%s', (text, feen) => {
		expect(stringify(importLegacy(text))).toBe(feen);
	});

	test.each([
		['8/8 S!b CHESS/chess', { from: 5, to: 6 }],
		['9/9 0 S,foo,b', { from: 8, to: 12 }],
		['9/9 0 S,,b', { from: 8, to: 9 }],
		['9/9 1 S*,b', { from: 6, to: 9 }],
	])('%s does not have such a piece', (text, span) => {
		expect(() => importLegacy(text)).toThrow(
			expect.objectContaining({ problems: [expect.objectContaining({ code: 'feen/hands-piece-token', span })] }),
		);
	});

	const texts = ['8,', '*1', '+', "r'", 'A/', 'S*9,', ' ', 'x'].flatMap((part): ((length: number) => string)[] => [
		(length) => part.repeat(length / 8),
		(length) => `${part.repeat(length / 8)} 0 -`,
		(length) => `9/9 0 ${part.repeat(length / 8)}`,
		(length) => `8 ${part.repeat(length / 8)} CHESS/chess`,
	]);
	const read = (text: string): void => {
		try {
			importLegacy(text);
		} catch (error) {
			expect(error).toBeInstanceOf(NotationError);
		}
	};
	test.each(texts.map((make, nth) => [nth, make] as const))('text %i ends after work in proportion to its length', (_, make) => {
		read(make(MEGA));
		expect(growth(make, read)).toBeLessThan(1.1);
	});
});
