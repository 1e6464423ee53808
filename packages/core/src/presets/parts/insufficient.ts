import { all, compare, count, some } from '../../ruleset/build.js';
import type { Cond } from '../../ruleset/types.js';

/** Placeholder until the table is written. */
export const insufficientOnPlane = (kinds: readonly string[]): Cond =>
	some(all(compare(count({ who: 'occupied', notKind: kinds.filter((kind) => kind === 'K') }), '=', 0)));
