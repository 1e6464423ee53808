import { parse, safeParse, safeParsePosition } from '@x/fen';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../tools/lib/sample.js';
import { workOf } from '../../../../tools/lib/work.js';
import { gameOf } from './vectors.js';

const chess = gameOf('chess');
const mega = 1 << 20;

describe('long texts', () => {
	test('refuses a text beyond the limit without reading it', () => {
		const result = safeParse('8/'.repeat(mega), chess);
		expect(result).toMatchObject({
			ok: false,
			problems: [{ code: 'fen/too-long', span: { from: 4096, to: 2 * mega } }],
		});
		expect(safeParse('x'.repeat(4097), chess)).toMatchObject({ problems: [{ code: 'fen/too-long' }] });
	});

	const long: Readonly<Record<string, (length: number) => string>> = {
		slashes: (length) => '/'.repeat(length),
		digits: (length) => '9'.repeat(length),
		zeros: (length) => '0'.repeat(length),
		stops: (length) => '.'.repeat(length),
		blanks: (length) => ' '.repeat(length),
		underscores: (length) => `8${'_'.repeat(length)}`,
		letters: (length) => 'k'.repeat(length),
		rights: (length) => `8/8/8/8/8/8/8/8 w ${'K'.repeat(length)} - 0 1`,
		clock: (length) => `8/8/8/8/8/8/8/8 w - - ${'1'.repeat(length)} 1`,
		fields: (length) => `8/8/8/8/8/8/8/8 w - - 0 1${' 1'.repeat(length / 2)}`,
	};
	const read = (text: string): boolean => safeParsePosition(text, chess, { limits: { length: Number.POSITIVE_INFINITY } }).ok;

	test.each(Object.keys(long))('%s: needs about twice the time for twice the length without the limit', (name) => {
		const [one, two] = [1 << 13, 1 << 14].map((length) => workOf('/fen/src/', () => void read(long[name]!(length))));
		expect(one).toBeGreaterThan(0);
		expect(two! / one!).toBeLessThan(2.5);
	});

	test.each(Object.keys(long))('%s: reads a megabyte to the end', (name) => {
		expect(read(long[name]!(name === 'rights' ? 50_000 : mega))).toBe(false);
	});
});

describe('inputs that are not FENs', () => {
	const values: readonly unknown[] = [undefined, null, 1, {}, [], Symbol('fen'), new String('8/8')];
	test.each(values.map((value) => [value]))('%o is a TypeError', (value) => {
		expect(() => Reflect.apply(parse, undefined, [value, chess])).toThrow(TypeError);
		expect(() => Reflect.apply(safeParse, undefined, [value, chess])).toThrow(TypeError);
	});

	test('reads random bytes to the end', () => {
		let seed = 1;
		for (let round = 0; round < runs(2000); round++) {
			const bytes = Array.from({ length: round % 120 }, () => {
				seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
				return seed >>> 24;
			});
			const result = safeParse(String.fromCharCode(...bytes), chess);
			expect(result.ok).toBe(false);
		}
	});
});
