import type { Fbr, Rule } from '../tree.js';

/** The rules and pieces that a macro rule stands for. */
export interface Rewritten {
	readonly value: Fbr;
	/** Where the source's own example differs, and why. */
	readonly note?: string;
}

/** Replaces one rule. */
export type Macro = (value: Fbr, rule: Rule) => Rewritten;
