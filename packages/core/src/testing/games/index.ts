import { alice } from '../../presets/alice.js';
import { antichess } from '../../presets/antichess.js';
import { atomic } from '../../presets/atomic.js';
import { chess } from '../../presets/chess.js';
import { chess960 } from '../../presets/chess960.js';
import { crazyhouse } from '../../presets/crazyhouse.js';
import { cylinder } from '../../presets/cylinder.js';
import { duck } from '../../presets/duck.js';
import { glinski } from '../../presets/glinski.js';
import { marseillais } from '../../presets/marseillais.js';
import { raumschach } from '../../presets/raumschach.js';
import { shogi } from '../../presets/shogi.js';
import { xiangqi } from '../../presets/xiangqi.js';
import type { Ruleset } from '../../ruleset/types.js';
import { andernach, freezer, lion } from './orthodox.js';

/**
 * Rulesets that between them use most of the language: what two engines are compared on.
 *
 * @example
 * import { testRulesets } from '@x/core/testing';
 * Object.keys(testRulesets).length // 16
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
	glinski,
	lion,
	marseillais,
	raumschach,
	shogi,
	xiangqi,
};
