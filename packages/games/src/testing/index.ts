import type { Ruleset } from '@x/core';
import { alice } from '../alice.js';
import { antichess } from '../antichess.js';
import { atomic } from '../atomic.js';
import { chess } from '../chess.js';
import { chess960 } from '../chess960.js';
import { crazyhouse } from '../crazyhouse.js';
import { cylinder } from '../cylinder.js';
import { duck } from '../duck.js';
import { glinski } from '../glinski.js';
import { marseillais } from '../marseillais.js';
import { raumschach } from '../raumschach.js';
import { shogi } from '../shogi.js';
import { xiangqi } from '../xiangqi.js';
import { andernach, freezer, lion } from './orthodox.js';

export { andernach, freezer, lion } from './orthodox.js';

/**
 * Rulesets that together use most of the rule language, for comparisons of two engines.
 *
 * @example
 * import { testRulesets } from '@x/games/testing';
 * Object.keys(testRulesets).length // 16
 */
export const testRulesets: Readonly<Record<string, Ruleset>> = {
	chess: chess.rules,
	chess960: chess960.rules,
	alice: alice.rules,
	andernach,
	antichess: antichess.rules,
	atomic: atomic.rules,
	crazyhouse: crazyhouse.rules,
	cylinder: cylinder.rules,
	duck: duck.rules,
	freezer,
	glinski: glinski.rules,
	lion,
	marseillais: marseillais.rules,
	raumschach: raumschach.rules,
	shogi: shogi.rules,
	xiangqi: xiangqi.rules,
};
