import { NotationError } from '@x/diagnostics';
import { describe, expect } from 'vitest';
import {
	counts,
	dimensions,
	importLegacy,
	isCanonical,
	isCoherent,
	isValid,
	material,
	type ParseOptions,
	parse,
	placementOf,
	type Side,
	safeParse,
	shape,
	squares,
	stringify,
	styles,
	turn,
} from '../src/index.js';
import { eachShared } from './vectors.js';

const SPEC: ParseOptions = { profile: 'spec' };

/** `ok`, or the first fault with its name in the specification: `hands/not-ordered`. */
function verdict(text: string, options?: ParseOptions): string {
	const result = safeParse(text, options);
	expect(isValid(text, options)).toBe(result.ok);
	return result.ok ? 'ok' : result.problems[0]!.code.replace(/^feen\//, '').replace('-', '/');
}

const fail = (): never => {
	throw new Error('was read');
};

interface Parsed {
	readonly segments: readonly (readonly (string | number)[])[];
	readonly separators: readonly number[];
	readonly hands: Readonly<Record<'first' | 'second', readonly (readonly [string, number])[]>>;
	readonly active: string;
	readonly inactive: string;
	readonly turn: Side;
	readonly styles: Readonly<Record<Side, string>>;
	readonly dims: number;
	readonly shape: readonly number[] | null;
	readonly squares: number;
	readonly boardPieces: number;
	readonly handPieces: number;
	readonly coherent: boolean;
}

describe('shared vectors of the text', () => {
	eachShared<{ feen: string; canonical: string; isCanonical: boolean; spec: string; regular: boolean; parsed: Parsed }>(
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
			expect(isValid(feen, { coherence: 'hierarchical' })).toBe(parsed.coherent);
			expect(turn(value)).toBe(parsed.turn);
			expect(styles(value)).toEqual({ first: parsed.styles.first, second: parsed.styles.second.toUpperCase() });
			expect(dimensions(value)).toBe(parsed.dims);
			expect(shape(value) ?? null).toEqual(parsed.shape);
			expect(isCoherent(value)).toBe(parsed.coherent);
			const { squares, board, first, second } = counts(value);
			expect([squares, board, first + second]).toEqual([parsed.squares, parsed.boardPieces, parsed.handPieces]);
		},
	);

	eachShared<{ input: string; canonical: string }>('feen.canonicalise', 60, ({ input, canonical }) => {
		expect(stringify(parse(input))).toBe(canonical);
		expect(isCanonical(input)).toBe(input === canonical);
	});

	eachShared<{ feen: string; code: string; at?: number }>('feen.invalid', 240, ({ feen, code, at = 0 }) => {
		expect(verdict(feen)).toBe(code);
		const result = safeParse(feen);
		const { span, hint } = result.ok ? fail() : result.problems[0]!;
		expect(span.from <= at && at <= span.to).toBe(true);
		expect(hint).toMatch(/^[A-Z].*\.$/s);
		expect(verdict(feen, SPEC)).toBe(code);
	});

	eachShared<{ feen: string; code: string; canonicalSeed: string }>('feen.spec-invalid', 120, ({ feen, code, canonicalSeed }) => {
		expect(verdict(feen, SPEC)).toBe(code);
		expect(stringify(parse(feen))).toBe(canonicalSeed);
	});

	eachShared<{ feen: string; seed: string; spec: string }>('feen.peer-divergence', 50, ({ feen, seed, spec }) => {
		expect(verdict(feen)).toBe(seed);
		expect(verdict(feen, SPEC)).toBe(spec);
	});

	eachShared<{ feen: string; separators: number[]; computedShape: number[]; spec: string }>(
		'feen.ndim',
		50,
		({ feen, separators, computedShape, spec }) => {
			const value = parse(feen, { coherence: 'regular' });
			expect(value.separators).toEqual(separators);
			expect(stringify(value)).toBe(feen);
			expect(verdict(feen, SPEC)).toBe(spec);
			expect(shape(value)).toEqual(computedShape);
			expect({
				...value,
				...placementOf(
					computedShape,
					Array.from(squares(value), ({ piece }) => piece),
				),
			}).toEqual(value);
		},
	);

	eachShared<{ s: string; seed: string; spec: string; canonical?: string }>('feen.fuzz', 2000, ({ s, seed, spec, canonical }) => {
		expect(verdict(s)).toBe(seed);
		if (seed !== 'ok') return;
		expect(verdict(s, SPEC)).toBe(spec);
		expect(stringify(parse(s))).toBe(canonical ?? s);
	});

	eachShared<{ hand: string; canonical: string; items: [string, number][]; spec: string }>(
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

	eachShared<{ build: [string, number][]; seed?: string; spec: string; squares?: number; length: number }>(
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

	eachShared<{ feen: string; shape: number[]; pieces: number }>('starts', 40, (start) => {
		const value = parse(start.feen, { canonical: 'require', coherence: 'regular', cardinality: true });
		const { board, first, second } = counts(value);
		expect(shape(value)).toEqual(start.shape);
		expect(board + first + second).toBe(start.pieces);
		expect(Object.values(material(value)).reduce((sum, count) => sum + count)).toBe(start.pieces);
	});

	eachShared<{ input: string; feen: string | null }>('legacy', 7, ({ input, feen }) => {
		if (feen === null) expect(() => importLegacy(input)).toThrow(NotationError);
		else expect(stringify(importLegacy(input))).toBe(feen);
	});
});
