import { describe, expect, it } from 'vitest';
import { flatSequence } from '../../src/describe/flat.js';
import { toPath } from '../../src/path/index.js';
import { movesIn } from '../../src/path/read-moves.js';

/** The words of groups rest on where their modifications go: `@x/mbn/path` must find the same moves in the tree that they are taken from. */
describe('modifications in front of groups', () => {
	it.each([
		'm(mW+cF)',
		'c(W-F)',
		'f(W-F)',
		'i(mW-cF)',
		'cc(W-[F])',
		'n(sN-N)0',
		'm((W-F)3)',
		'mP',
		'cP',
		'bP',
		'iP',
		'mS',
		'p(R+cB)',
		'fl(F-W)',
		'd(W-F)',
		'c{Q}(mW+cF)',
		'mc(aW-[cF])',
		'k(R--B)',
	])('mean the same when they have gone to the legs: %s', (text) => {
		const moves = movesIn(text);
		const flat = flatSequence(moves, { pieces: {}, names: new Map(), hidden: [] });
		const environment = { size: [8, 8] };
		expect(toPath(flat, environment)).toEqual(toPath(moves, environment));
	});
});
