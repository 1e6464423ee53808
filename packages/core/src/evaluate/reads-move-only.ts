import type { Cond } from '../rules/types.js';

/** Whether a condition reads only the phase, the mover, and whether the move captured anything. */
export function readsMoveOnly(cond: Cond): boolean {
	if ('all' in cond) return cond.all.every(readsMoveOnly);
	if ('some' in cond) return cond.some.every(readsMoveOnly);
	if ('not' in cond) return readsMoveOnly(cond.not);
	if (!('compare' in cond)) return 'mover' in cond || 'phase' in cond;
	return [cond.compare[0], cond.compare[2]].every(
		(num) => typeof num === 'number' || ('captured' in num && num.zone === undefined && Object.keys(num.captured).length === 0),
	);
}
