import { describe, expect, test } from 'vitest';
import { isCanonical, isValid, type ParseOptions, parse, safeParse, stringify } from '../src/index.js';
import { readShared } from './vectors.js';

const SPEC: ParseOptions = { profile: 'spec' };

/** `ok`, or the first fault as FEEN's own list of checks names it: `hands/not-ordered`. */
function verdict(text: string, options?: ParseOptions): string {
	const result = safeParse(text, options);
	expect(isValid(text, options)).toBe(result.ok);
	return result.ok ? 'ok' : result.problems[0]!.code.replace(/^feen\//, '').replace('-', '/');
}

/** A test per file, which is skipped where the shared vectors are not at hand, and tells of all records that fail. */
function each<T>(name: string, least: number, check: (record: T) => void): void {
	const records = readShared<T>(name);
	test.skipIf(records === undefined)(name, () => {
		const failures: string[] = [];
		for (const record of records!) {
			try {
				check(record);
			} catch (error) {
				failures.push(`${JSON.stringify(record).slice(0, 300)}\n${(error as Error).message.slice(0, 600)}`);
			}
		}
		expect(failures.slice(0, 5)).toEqual([]);
		expect(records!.length).toBeGreaterThanOrEqual(least);
	});
}

interface Parsed {
	readonly segments: readonly (readonly (string | number)[])[];
	readonly separators: readonly number[];
	readonly hands: Readonly<Record<'first' | 'second', readonly (readonly [string, number])[]>>;
	readonly active: string;
	readonly inactive: string;
}

describe('shared vectors of the text', () => {
	each<{ feen: string; canonical: string; isCanonical: boolean; spec: string; regular: boolean; parsed: Parsed }>(
		'feen.valid',
		700,
		({ feen, canonical, isCanonical: is, spec, regular, parsed }) => {
			const { segments, separators, hands, active, inactive } = parsed;
			const entries = { first: Object.fromEntries(hands.first), second: Object.fromEntries(hands.second) };
			const value = parse(feen);
			expect(value).toEqual({ segments, separators, hands: entries, active, inactive });
			expect(stringify(value)).toBe(canonical);
			expect(stringify(parse(canonical))).toBe(canonical);
			expect(isCanonical(feen)).toBe(is);
			expect(verdict(feen, SPEC)).toBe(spec);
			expect(isValid(feen, { coherence: 'regular' })).toBe(regular);
		},
	);

	each<{ input: string; canonical: string }>('feen.canonicalise', 60, ({ input, canonical }) => {
		expect(stringify(parse(input))).toBe(canonical);
		expect(isCanonical(input)).toBe(input === canonical);
	});

	each<{ feen: string; code: string; at?: number }>('feen.invalid', 240, ({ feen, code }) => {
		expect(verdict(feen)).toBe(code);
		expect(verdict(feen, SPEC)).toBe(code);
	});

	each<{ feen: string; code: string; canonicalSeed: string }>('feen.spec-invalid', 120, ({ feen, code, canonicalSeed }) => {
		expect(verdict(feen, SPEC)).toBe(code);
		expect(stringify(parse(feen))).toBe(canonicalSeed);
	});

	each<{ feen: string; seed: string; spec: string }>('feen.peer-divergence', 50, ({ feen, seed, spec }) => {
		expect(verdict(feen)).toBe(seed);
		expect(verdict(feen, SPEC)).toBe(spec);
	});

	each<{ feen: string; separators: number[]; spec: string }>('feen.ndim', 50, ({ feen, separators, spec }) => {
		const value = parse(feen, { coherence: 'regular' });
		expect(value.separators).toEqual(separators);
		expect(stringify(value)).toBe(feen);
		expect(verdict(feen, SPEC)).toBe(spec);
	});

	each<{ s: string; seed: string; spec: string; canonical?: string }>('feen.fuzz', 2000, ({ s, seed, spec, canonical }) => {
		expect(verdict(s)).toBe(seed);
		if (seed !== 'ok') return;
		expect(verdict(s, SPEC)).toBe(spec);
		expect(stringify(parse(s))).toBe(canonical ?? s);
	});

	each<{ hand: string; canonical: string; items: [string, number][]; spec: string }>(
		'hands.order',
		200,
		({ hand, canonical, items, spec }) => {
			const text = `1000 ${hand}/ C/c`;
			const value = parse(text);
			expect(value.hands.first).toEqual(Object.fromEntries(items));
			expect(stringify(value)).toBe(`1000 ${canonical}/ C/c`);
			expect(verdict(text, { canonical: 'require' })).toBe(spec);
		},
	);

	each<{ build: [string, number][]; seed?: string; spec: string; squares?: number; length: number }>(
		'limits',
		15,
		({ build, seed, spec, length }) => {
			const text = build.map(([part, times]) => part.repeat(times)).join('');
			expect(text.length).toBe(length);
			expect(verdict(text, SPEC)).toBe(spec);
			if (seed === 'ok') expect(verdict(text)).toBe('ok');
			if (seed?.startsWith('hostile')) expect(verdict(text)).toMatch(/too-(?:large|many)/);
		},
	);
});
