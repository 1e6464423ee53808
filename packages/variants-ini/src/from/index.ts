/** Sections of `variants.ini` from rulesets. */
export { type FromRulesetOptions, fromGame, fromRuleset } from './from-ruleset.js';
export type { Converted, Loss } from './losses.js';
