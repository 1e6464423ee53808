import { fourfold } from '../../presets/parts/shogi.js';
import { shogi } from '../../presets/shogi.js';
import { attacked } from '../../ruleset/build.js';
import type { Ruleset } from '../../ruleset/types.js';

/** Shogi in which a repetition by continuous check loses. Checked by hand. */
export const shogiWithChecks: Ruleset = {
	...shogi,
	traces: { check: { of: { who: 'enemy', kind: ['K'] }, if: attacked('at', { by: 'own' }) } },
	outcomes: [...fourfold(), ...shogi.outcomes.filter(({ id }) => id !== 'repetition')],
};
