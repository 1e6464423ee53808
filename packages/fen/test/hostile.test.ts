import { describe, expect, test } from 'vitest';
import { parse, safeParse, safeParsePosition } from '../src/index.js';
import { gameOf } from './vectors.js';

const chess = gameOf('chess');
const mega = 1 << 20;

describe('long texts', () => {
	test('beyond the limit nothing is read', () => {
		const result = safeParse('8/'.repeat(mega), chess);
		expect(result).toMatchObject({
			ok: false,
			problems: [{ code: 'fen/too-long', span: { from: 4096, to: 2 * mega } }],
		});
		expect(safeParse('x'.repeat(4097), chess)).toMatchObject({ problems: [{ code: 'fen/too-long' }] });
	});

	const long: Readonly<Record<string, string>> = {
		slashes: '/'.repeat(mega),
		digits: '9'.repeat(mega),
		zeros: '0'.repeat(mega),
		stops: '.'.repeat(mega),
		blanks: ' '.repeat(mega),
		underscores: `8${'_'.repeat(mega)}`,
		letters: 'k'.repeat(mega),
		rights: `8/8/8/8/8/8/8/8 w ${'K'.repeat(50_000)} - 0 1`,
		clock: `8/8/8/8/8/8/8/8 w - - ${'1'.repeat(mega)} 1`,
		fields: `8/8/8/8/8/8/8/8 w - - 0 1${' 1'.repeat(mega / 2)}`,
	};
	test.each(Object.keys(long))('%s: linear time when the limit is lifted', (name) => {
		const started = performance.now();
		const result = safeParsePosition(long[name]!, chess, { limit: Number.POSITIVE_INFINITY });
		expect(result.ok).toBe(false);
		expect(performance.now() - started).toBeLessThan(10_000);
	});
});

describe('what is no text', () => {
	const values: readonly unknown[] = [undefined, null, 1, {}, [], Symbol('fen'), new String('8/8')];
	test.each(values.map((value) => [value]))('%o is a TypeError', (value) => {
		expect(() => Reflect.apply(parse, undefined, [value, chess])).toThrow(TypeError);
		expect(() => Reflect.apply(safeParse, undefined, [value, chess])).toThrow(TypeError);
	});

	test('random bytes are read to the end', () => {
		let seed = 1;
		for (let round = 0; round < 2000; round++) {
			const bytes = Array.from({ length: round % 120 }, () => {
				seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
				return seed >>> 24;
			});
			const result = safeParse(String.fromCharCode(...bytes), chess);
			expect(result.ok).toBe(false);
		}
	});
});
