import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { unitsOf } from '../src/text/units.js';

/** The conversion of one unit, without regard to the units before it. */
const one = (unit: string): number => unitsOf(`x${unit}`)[1]!;

describe('unitsOf', () => {
	test('has one byte for each UTF-16 unit', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(40), fc.nat(40), (text, a, b) => {
				const [from, to] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)];
				const bytes = unitsOf(text, from, to);
				expect([...bytes]).toEqual([...unitsOf(text)].slice(from, to));
				expect(bytes).toHaveLength(to - from);
			}),
			{ numRuns: runs(1000) },
		);
	});
	test('leaves ASCII as it is', () => {
		const text = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code));
		expect([...unitsOf(text.repeat(100))]).toEqual([...new TextEncoder().encode(text.repeat(100))]);
	});
	test('turns blanks into spaces, an ellipsis into a sign of its own, others into 0xFF', () => {
		for (const blank of '\u00a0\u2000\u2007\u200b\u2028\u2029\u202f\u3000\ufeff') expect(one(blank)).toBe(32);
		expect(one('…')).toBe(0xfe);
		for (const other of 'é♘½–\ud83d\ude00\uffff\u0080') expect(one(other)).toBe(255);
	});
	test('turns a byte order mark at the start of a line into a carriage return, which begins a line', () => {
		expect([...unitsOf('\ufeff%\n\ufeff%\ufeff')]).toEqual([13, 37, 10, 13, 37, 32]);
	});
	test('converts long texts with few wide characters', () => {
		const text = `${'e4 '.repeat(3000)}é${'e5 '.repeat(3000)}`;
		const bytes = unitsOf(text);
		expect(bytes[9000]).toBe(255);
		expect(new TextDecoder('latin1').decode(bytes)).toBe(text.replace('é', 'ÿ'));
	});
});
