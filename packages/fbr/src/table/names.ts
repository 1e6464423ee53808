import { BOARD_RULES } from './boards.js';
import { EFFECT_RULES } from './effects.js';
import { END_RULES } from './ends.js';
import { HAND_RULES } from './hands.js';
import { INFLUENCE_RULES } from './influences.js';
import { MACRO_RULES } from './macros.js';
import { MOVE_RULES } from './moves.js';
import type { AttributeRow, RuleRow } from './row.js';
import { TURN_RULES } from './turns.js';

type Tables = typeof BOARD_RULES &
	typeof EFFECT_RULES &
	typeof END_RULES &
	typeof HAND_RULES &
	typeof INFLUENCE_RULES &
	typeof MACRO_RULES &
	typeof MOVE_RULES &
	typeof TURN_RULES;

/** The name of a rule. */
export type RuleName = keyof Tables;

/** The name of an attribute of some rule. */
export type AttributeName = { [Name in RuleName]: Tables[Name] extends { attributes: infer Rows } ? keyof Rows & string : never }[RuleName];

/** All rules, each with its syntax, its meaning and its attributes. */
export const RULES: Readonly<Record<RuleName, RuleRow>> = {
	...MACRO_RULES,
	...BOARD_RULES,
	...MOVE_RULES,
	...EFFECT_RULES,
	...TURN_RULES,
	...END_RULES,
	...HAND_RULES,
	...INFLUENCE_RULES,
};

/** The names of all rules, macros first. */
export const RULE_NAMES: readonly RuleName[] = Object.keys(RULES) as RuleName[];

/** Other spellings of rules, which are read with a warning. */
export const RULE_ALIASES: Readonly<Record<string, RuleName>> = { muskeeter: 'musketeer' };

/** Rules of older versions, with what replaces them. */
export const RETIRED: Readonly<Record<string, string>> = {
	castling: 'Castling is defined by items, such as O-O=[*]isR[g]=isR[f]; royal=castle{R} names the partners.',
};

/**
 * Whether a word is the name of a rule.
 *
 * @example
 * isRuleName('royal') // true
 */
export const isRuleName = (name: string): name is RuleName => Object.hasOwn(RULES, name);

/**
 * The syntax and the meaning of an attribute of a rule.
 *
 * @example
 * attributeRow('royal', 'castle')?.set // 'required'
 */
export function attributeRow(rule: RuleName, name: string): AttributeRow | undefined {
	const rows = RULES[rule].attributes ?? {};
	return Object.hasOwn(rows, name) ? rows[name] : undefined;
}
