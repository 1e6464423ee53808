import type { Names } from '../rules/names.js';
import type { Ruleset, Vec } from '../rules/types.js';

/** Steps onto one cell each, alike but for their vectors. */
export interface BitboardStep {
	readonly by: readonly Vec[];
	/** 1: to an empty cell; 2: capturing; 3: both. */
	readonly mode: 1 | 2 | 3;
}

/** A quiet step over an empty cell, from a zone, that leaves a point on the cell it went over. */
export interface BitboardLeap {
	readonly by: Vec;
	readonly over: Vec;
	readonly from: string;
}

/** A royal and a partner that go at once, from fixed cells to fixed cells: vectors from the royal's cell. */
export interface BitboardScript {
	readonly partner: Vec;
	readonly kinds: readonly string[];
	readonly empty: readonly Vec[];
	readonly safe: readonly Vec[];
	readonly to: Vec;
	readonly partnerTo: Vec;
	readonly mark: string;
}

export interface BitboardKind {
	readonly steps: readonly BitboardStep[];
	/** Directions in which it goes as far as cells are empty, and captures at the end. */
	readonly rides: readonly Vec[];
	readonly leap?: BitboardLeap;
	/** On landing in the zone it becomes one of these. */
	readonly becomes?: { readonly zone: string; readonly kinds: readonly string[] };
	/** Steps onto the point's empty cell that capture beside it. */
	readonly takes?: { readonly by: readonly Vec[]; readonly victim: Vec; readonly kinds: readonly string[] };
	readonly scripts: readonly BitboardScript[];
}

/** A game whose positions are sets of cells, ready for loading: JSON, so it can be built ahead. */
export interface BitboardPlan {
	readonly version: 1;
	readonly id?: string;
	readonly title?: string;
	readonly hash: string;
	readonly ruleset: Ruleset;
	readonly names?: Names;
	/** In the ruleset's order. */
	readonly sets: readonly BitboardKind[];
}
