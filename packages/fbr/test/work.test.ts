import { expect, it, vi } from 'vitest';
import { workOf } from '../../../tools/lib/work.js';

// Only functions that are compiled from here on are counted.
vi.resetModules();
const { safeParse } = await import('../src/index.js');

const OPEN = { length: 1e9, problems: 1000, depth: 256 };

it('the work of the reader grows with the length of its text, not with its square', () => {
	const parts = ['royal=foo', 'promotion+[1-8]=move*,optional', 'K=yW', 'Q=R+N', 'pieces{K=1', '<br>', 'win=stalemate'];
	const work = (count: number): number =>
		workOf('/fbr/src/', () => {
			const text = Array.from({ length: count }, (_, at) => parts[at % parts.length]).join(' ');
			safeParse(text, { mode: 'lenient', limits: OPEN });
		});
	work(100);
	// Eight times the text; the square would be 64 times the work.
	expect(work(8000) / work(1000)).toBeLessThan(16);
});
