import type { AttributeName, RuleName } from '../table/names.js';
import type { Draft } from './draft.js';

/** The part of a game that some rules make. */
export interface Lowering {
	/** The rules, each with the attributes that are played. */
	readonly rules: Partial<Record<RuleName, readonly AttributeName[]>>;
	readonly lower: (draft: Draft) => void;
}
