import { chess } from '../../presets/chess.js';
import { chess960 } from '../../presets/chess960.js';
import type { Ruleset } from '../../ruleset/types.js';
import { alice } from './alice.js';
import { atomic } from './atomic.js';
import { crazyhouse } from './crazyhouse.js';
import { andernach, antichess, cylinder, duck, freezer, lion } from './orthodox.js';
import { shogi, shogiWithChecks } from './shogi.js';
import { xiangqi } from './xiangqi.js';

/**
 * Rulesets that between them use most of the language: what two engines are compared on.
 *
 * @example
 * import { testRulesets } from '@x/core/testing';
 * Object.keys(testRulesets).length // 14
 */
export const testRulesets: Readonly<Record<string, Ruleset>> = {
	chess,
	chess960,
	alice,
	andernach,
	antichess,
	atomic,
	crazyhouse,
	cylinder,
	duck,
	freezer,
	lion,
	shogi,
	'shogi-with-checks': shogiWithChecks,
	xiangqi,
};
