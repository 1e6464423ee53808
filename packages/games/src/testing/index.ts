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
