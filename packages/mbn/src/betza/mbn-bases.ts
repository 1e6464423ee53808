import { base as leaper } from '../path/letters.js';
import type { Modification, Move, Steps } from '../tree.js';
import type { Sizes } from './geometry.js';
import { base, mode } from './mbn-nodes.js';
import type { Target } from './moves.js';

/** Steps of MBN for a range. */
export const stepsOf = (range: number): Steps | undefined =>
	range === 1 ? undefined : range === 0 ? { type: 'any' } : { type: 'most', count: range };

/** The base move with some sizes, and the shorter letters of riders. */
export function baseOf(sizes: Sizes, steps: Steps | undefined): Move {
	const name = sizes.join();
	if (steps?.type === 'any' && name === '0,1') return base('R');
	if (steps?.type === 'any' && name === '1,1') return base('B');
	return { ...leaper(sizes), ...(steps && { steps }) };
}

/** The steps of a king, or of a queen. */
export const kingOf = (range: number): Move => (range === 0 ? base('Q') : base('K', stepsOf(range)));

/** Targets without those that MBN writes otherwise, as modes. */
export function targetModes(targets: readonly Target[], unload: boolean): readonly Modification[] {
	const has = (target: Target): boolean => targets.includes(target);
	const captures = unload ? (['w', 'ww', 'wy'] as const) : (['c', 'cc', 'cy'] as const);
	const capture = has('enemy') ? (has('friend') ? captures[2] : captures[0]) : has('friend') ? captures[1] : undefined;
	const visit = has('over enemy') ? (has('over friend') ? 'jy' : 'j') : has('over friend') ? 'jj' : undefined;
	return [
		...(has('empty') ? [mode('m')] : []),
		...(capture === undefined ? [] : [mode(capture)]),
		...(visit === undefined ? [] : [mode(visit)]),
	];
}
