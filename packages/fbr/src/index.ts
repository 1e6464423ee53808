/** FBR as text: rules and pieces read, checked, written and expanded. Nothing here needs an engine. */
export { type ExpandOptions, type Expansion, type ExpansionStep, expand, safeExpand } from './expand/expand.js';
export { rulesInForce } from './in-force.js';
export type { Limits, Mode, ParseOptions } from './options.js';
export { isValid, parse, safeParse } from './parse.js';
export type { Style } from './print.js';
export { type StringifyOptions, stringify } from './stringify.js';
export { type AttributeName, attributeRow, isRuleName, RULE_NAMES, RULES, type RuleName } from './table/names.js';
export type { AttributeRow, Need, RuleClass, RuleRow } from './table/row.js';
export type * from './tree.js';
