/** FBR from rulesets. */
export { type FromRulesetOptions, fromRuleset } from './from-ruleset.js';
export type { Converted, Loss } from './losses.js';
