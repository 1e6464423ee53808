import { asCondition } from '../rules/fold.js';
import type { Cond } from '../rules/types.js';

/** The conditions that must all hold for a condition to hold. */
export const conjuncts = (cond: Cond): readonly Cond[] => asCondition('all', cond)?.all ?? [cond];

/** Whether a condition says that an own royal, or a royal of the other side, is attacked. */
export const isRoyalLaw = (cond: Cond, whose: 'own' | 'other' = 'own'): boolean =>
	asCondition('royalAttacked', cond)?.royalAttacked === whose;
