import { expect, it, vi } from 'vitest';
import { workOf } from '../../../tools/lib/work.js';

// Only functions that are compiled from here on are counted.
vi.resetModules();
const { safeParse } = await import('../src/index.js');

it.each([
	['(', 'pgn'],
	['[', 'pgn'],
	['[A "', 'pgn'],
	['1', 'pgn'],
	['!', 'pgn'],
	['x', 'pgn'],
	['乎', 'pgn'],
	['C2.5 ', 'pgn'],
	['{', 'pgn'],
	['START{}', 'playok'],
	['A\n', 'playok'],
	['[DhtmlXQ]', 'dhtmlxq'],
	['[DhtmlXQ_a]', 'dhtmlxq'],
	['[DhtmlXQ_movelist]', 'dhtmlxq'],
] as const)('the work of the reader grows with the number of %j, not with its square', (part, dialect) => {
	const work = (count: number): number =>
		workOf('/wxf/src/', () => void safeParse(part.repeat(count), { dialect, limits: { length: 1e7 } }));
	work(100);
	// Eight times the text; the square would be 64 times the work.
	expect(work(16_000) / work(2000)).toBeLessThan(16);
});
