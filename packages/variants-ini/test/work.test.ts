import { expect, it, vi } from 'vitest';
import { workOf } from '../../../tools/lib/work.js';

// Only functions that are compiled from here on are counted.
vi.resetModules();
const { safeParse } = await import('../src/index.js');

const chain = (count: number): string =>
	Array.from(
		{ length: count },
		(_, index) => `[s${index}:${index === 0 ? 'chess' : `s${index - 1}`}]\nflagRegionWhite = ${'e4 '.repeat(10).trim()}\n`,
	).join('');

/** A part that is repeated, behind a text that is not. */
const repeated =
	(part: string, head = '') =>
	(count: number): string =>
		head + part.repeat(count);

it.each([
	['sections, each based on the one before', chain],
	['brackets', repeated('[')],
	['keys', repeated('a = ')],
	['values', repeated('[a:chess]\nflagRegionWhite = z')],
	['blanks', repeated(' ')],
	['slashes', repeated('/')],
	['positions', repeated('[a:chess]\nstartFen = K')],
	['pieces', repeated('[a:chess]\ncustomPiece1 = a:y')],
	['ranks of a position', repeated('8/', '[a:chess]\nstartFen = ')],
	['pieces of a position', repeated('K', '[a:chess]\nstartFen = ')],
	['limits', repeated('q ', '[a:chess]\npromotionLimit = ')],
	['comments', repeated(' #', '[a:chess]\nmaxRank = 8')],
	['blanks behind a key', repeated(' ', '[a:chess]\nmaxRank')],
] as const)('the work of the reader grows with the number of %s, not with its square', (_, text) => {
	const work = (count: number): number => workOf('/variants-ini/src/', () => void safeParse(text(count)));
	work(50);
	// Eight times the text; the square would be 64 times the work.
	expect(work(4000) / work(500)).toBeLessThan(16);
});
