import type { Fbr, Rule } from '../tree.js';

/** What a macro rule stands for. */
export interface Rewritten {
	readonly value: Fbr;
	/** Where the source's own example differs, and why. */
	readonly note?: string;
}

/** Replaces one rule. */
export type Macro = (value: Fbr, rule: Rule) => Rewritten;
