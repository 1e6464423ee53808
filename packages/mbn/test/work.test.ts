import { describe, expect, it, vi } from 'vitest';
import { workOf } from '../../../tools/lib/work.js';

// Only functions that are compiled from here on are counted.
vi.resetModules();
const { safeParseBetza } = await import('../src/betza/index.js');

const PARTS = ['f', 'a', '(', '[', '[W-', 'W', 'fr', '9', '(a', 'mafsW', '?', '-', 't[F', ' '];

describe.each(['betza', 'xbetza', 'fairy'] as const)('the work of the reader of %s', (dialect) => {
	it.each(PARTS)('grows with the number of %j, not with its square', (part) => {
		const work = (count: number): number =>
			workOf('/mbn/src/', () => void safeParseBetza(part.repeat(count), { dialect, limits: { length: 1e7 } }));
		work(100);
		// Eight times the text; the square would be 64 times the work.
		expect(work(16_000) / work(2000)).toBeLessThan(16);
	});
});
