import { expect, it, vi } from 'vitest';
import { workOf } from '../../../tools/lib/work.js';

// Only functions that are compiled from here on are counted.
vi.resetModules();
const [{ rectangle }, { toSvg }] = await Promise.all([import('../src/index.js'), import('../src/svg/index.js')]);

it('the work for a picture grows with the number of cells, not with its square', () => {
	const work = (size: number): number => workOf('/board/src/', () => void toSvg({ geometry: rectangle(size, size), pieces: [] }));
	work(8);
	// 16 times the cells; the square would be 256 times the work.
	expect(work(128) / work(32)).toBeLessThan(32);
});
