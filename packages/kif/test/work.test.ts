import { describe, expect, it, vi } from 'vitest';
import { workOf } from '../../../tools/lib/work.js';
import type { Dialect } from '../src/index.js';

// Only functions that are compiled from here on are counted.
vi.resetModules();
const { safeParse } = await import('../src/index.js');

const OPEN = { length: 2 ** 25, problems: 1000, depth: 256 };

/** Parts that readers look at again or behind them: numbers out of order, blanks, brackets, variations, long lines. */
const PARTS: readonly (readonly [part: string, dialect: Dialect])[] = [
	['x', 'kif'],
	[' ', 'kif'],
	['\u3000', 'kif'],
	['(', 'kif'],
	['x\n', 'kif'],
	['3 ７六歩(77)\n', 'kif'],
	['1 ７六歩(77) (', 'kif'],
	['変化：1手\n', 'kif'],
	['変化：9手\n', 'kif'],
	['*\n', 'kif'],
	['| ・', 'kif'],
	['| ・|\n', 'kif'],
	['先手：', 'kif'],
	['手合割：', 'kif'],
	['先手の持駒：歩\n', 'kif'],
	['まで1手で', 'kif'],
	['▲', 'ki2'],
	['▲７六歩', 'ki2'],
	['▲同歩', 'ki2'],
	['▲７六歩 ', 'ki2'],
	['▲７六歩\n変化：1手\n', 'ki2'],
	['乎', 'ki2'],
	['右', 'ki2'],
	['+', 'csa'],
	['+\n', 'csa'],
	[',', 'csa'],
	['P+55FU', 'csa'],
	['55FU', 'csa'],
	['P1 * \n', 'csa'],
	['+7776FU\n', 'csa'],
	['+7776FU,', 'csa'],
	["'*\n", 'csa'],
	['/\n', 'csa'],
	['T1\n', 'csa'],
	['{', 'jkf'],
	['[', 'jkf'],
	['"', 'jkf'],
	['{"a":', 'jkf'],
	['\\"', 'jkf'],
	['[],', 'jkf'],
];

const START: Readonly<Record<Dialect, string>> = { kif: '', ki2: '', csa: 'V2.2\n', jkf: '{"header":{},"moves":[' };

const read = (text: string, dialect: Dialect): void => void safeParse(text, { dialect, limits: OPEN });

describe('the work of a reader', () => {
	it.each(PARTS)('grows with the number of %j, not with its square', (part, dialect) => {
		const work = (count: number): number => workOf('/kif/src/', () => read(START[dialect] + part.repeat(count), dialect));
		work(100);
		// Eight times the text; the square would be 64 times the work.
		expect(work(16_000) / work(2000)).toBeLessThan(16);
	});

	it('grows with the length of 10 MB of garbage', () => {
		const signs = '歩香７六(77)▲△同成打\n変化：1手+-PI,\'*TN%{}[]":0123456789 \u3000\r\n|・v';
		let state = 1;
		const garbage = Array.from({ length: 65_536 }, () => {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			return signs[state % signs.length]!;
		}).join('');
		for (const dialect of ['kif', 'ki2', 'csa', 'jkf', undefined] as const) {
			const work = (copies: number): number =>
				workOf('/kif/src/', () => {
					const result = safeParse(garbage.repeat(copies), { dialect, limits: OPEN });
					expect(result.ok).toBe(false);
					if (!result.ok) expect(result.problems.length).toBeLessThanOrEqual(1000);
				});
			const small = work(16);
			expect(garbage.length * 160).toBeGreaterThan(10_000_000);
			expect(work(160) / small, dialect).toBeLessThan(13);
		}
	}, 300_000);
});
