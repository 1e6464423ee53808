import { NotationError } from '@x/diagnostics';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as epin from '../src/epin.js';
import { parse, stringify } from '../src/index.js';
import * as pin from '../src/pin.js';
import * as sin from '../src/sin.js';
import { eachShared, readSharedFile } from './vectors.js';

interface Token {
	readonly token: string;
	readonly valid: boolean;
	readonly code?: string;
	readonly [attribute: string]: unknown;
}

const codeOf = (result: ReturnType<typeof epin.safeParse | typeof pin.safeParse | typeof sin.safeParse>): string | undefined =>
	result.ok ? undefined : result.problems[0]!.code.replace(/^feen\//, '').replace('-', '/');

describe('shared vectors of tokens', () => {
	eachShared<Token>('epin', 200, ({ token, valid, code, name, side, state, terminal, derived }) => {
		expect(codeOf(epin.safeParse(token))).toBe(code);
		expect(epin.isValid(token)).toBe(valid);
		if (!valid) return;
		expect(epin.parse(token)).toEqual({ name, side, state, terminal, derived });
		expect(epin.stringify(epin.parse(token))).toBe(token);
	});

	eachShared<Token>('pin', 200, ({ token, valid, code, name, side, state, terminal }) => {
		expect(codeOf(pin.safeParse(token))).toBe(code);
		expect(pin.isValid(token)).toBe(valid);
		if (!valid) return;
		expect(pin.parse(token)).toEqual({ name, side, state, terminal });
		expect(pin.stringify(pin.parse(token))).toBe(token);
	});

	eachShared<Token>('sin', 200, ({ token, valid, code, style, side }) => {
		expect(codeOf(sin.safeParse(token))).toBe(code);
		expect(sin.isValid(token)).toBe(valid);
		if (!valid) return;
		expect(sin.parse(token)).toEqual({ style, side });
		expect(sin.stringify(sin.parse(token))).toBe(token);
	});

	const order = readSharedFile<{ tokens: string[] }>('epin.order');
	test.skipIf(order === undefined)('orders all 624 tokens in a hand', () => {
		const { tokens } = order!;
		expect(tokens.length).toBe(624);
		expect(stringify(parse(`700 ${tokens.toReversed().join('')}/ G/g`))).toBe(`700 ${tokens.join('')}/ G/g`);
	});
});

const piece = fc.record({
	name: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
	side: fc.constantFrom('first', 'second'),
	state: fc.constantFrom('normal', 'enhanced', 'diminished'),
	terminal: fc.boolean(),
	derived: fc.boolean(),
} as const);

describe('operations', () => {
	const table: readonly (readonly [name: string, change: (token: epin.Epin) => epin.Epin, from: string, to: string])[] = [
		['enhance', epin.enhance, "-k^'", "+k^'"],
		['diminish', epin.diminish, 'K', '-K'],
		['normalize', epin.normalize, '+K', 'K'],
		['withState', (token) => epin.withState(token, 'diminished'), 'k', '-k'],
		['markTerminal', epin.markTerminal, "+K'", "+K^'"],
		['unmarkTerminal', epin.unmarkTerminal, "K^'", "K'"],
		['withName', (token) => epin.withName(token, 'q'), '+P', '+Q'],
		['withSide', (token) => epin.withSide(token, 'second'), 'K^', 'k^'],
		['derive', epin.derive, '+P^', "+P^'"],
		['native', epin.native, "p'", 'p'],
	];
	test.each(table)('%s is idempotent', (_, change, from, to) => {
		const changed = change(epin.parse(from));
		expect(epin.stringify(changed)).toBe(to);
		expect(change(changed)).toEqual(changed);
	});

	test('flip twice is the identity', () => {
		fc.assert(
			fc.property(piece, (token) => {
				expect(epin.flip(epin.flip(token))).toEqual(token);
				expect(epin.flip(token).side).not.toBe(token.side);
				expect(epin.normalize(epin.enhance(token))).toEqual(epin.normalize(token));
				const text = epin.stringify(token);
				expect(epin.parse(text)).toEqual(token);
				expect(pin.isValid(text)).toBe(!token.derived);
			}),
		);
		expect(sin.flip(sin.parse('C'))).toEqual(sin.parse('c'));
		expect(sin.stringify(sin.withStyle(sin.parse('c'), 'S'))).toBe('s');
		expect(sin.stringify(sin.withSide(sin.parse('C'), 'second'))).toBe('c');
	});

	test('refuses to write names that are not letters', () => {
		expect(() => epin.stringify(epin.withName(epin.parse('K'), 'KQ'))).toThrow(NotationError);
		expect(() => pin.stringify(pin.withName(pin.parse('K'), ''))).toThrow(NotationError);
		expect(() => sin.stringify(sin.withStyle(sin.parse('C'), '1'))).toThrow(NotationError);
	});

	test.each([undefined, null, 1, ['K']])('%o is a TypeError', (value) => {
		for (const { parse: read } of [epin, pin, sin]) expect(() => Reflect.apply(read, undefined, [value])).toThrow(TypeError);
	});
});
