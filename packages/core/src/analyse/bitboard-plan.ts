import type { NamedDialect } from '../rules/game-definition.js';
import type { Names } from '../rules/names.js';
import type { Sources } from '../rules/sources.js';
import type { RulesetOf, Vec } from '../rules/types.js';
import type { GameWords } from '../rules/words.js';

/** Leaps that differ only in their vectors. */
export interface BitboardStep {
	readonly by: readonly Vec[];
	/** 1: to an empty cell; 2: capturing; 3: both. */
	readonly mode: 1 | 2 | 3;
}

/** A quiet double step from a zone, over an empty cell on which it leaves a point. */
export interface BitboardLeap {
	readonly by: Vec;
	readonly over: Vec;
	readonly from: string;
}

/** Castling with a partner at a fixed distance. All vectors start at the royal's cell. */
export interface BitboardScript {
	/** The royal's cell as the first side sees it, if only one is possible. The move's target is then the partner's cell, and not the royal's. */
	readonly from?: Vec;
	readonly partner: Vec;
	readonly kinds: readonly string[];
	readonly empty: readonly Vec[];
	readonly safe: readonly Vec[];
	readonly to: Vec;
	readonly partnerTo: Vec;
	readonly marks: readonly string[];
}

export interface BitboardKind {
	readonly steps: readonly BitboardStep[];
	/** Directions in which it rides over empty cells and captures at the end. */
	readonly rides: readonly Vec[];
	readonly leap?: BitboardLeap;
	/** Kinds to which it promotes in the zone. */
	readonly becomes?: { readonly zone: string; readonly kinds: readonly string[] };
	/** Steps onto the point's empty cell that capture on an adjacent cell. */
	readonly takes?: { readonly by: readonly Vec[]; readonly victim: Vec; readonly kinds: readonly string[] };
	readonly scripts: readonly BitboardScript[];
}

/** The plan of a game with bitboards: JSON, so it can be built ahead. */
export interface BitboardPlan<W extends GameWords = GameWords> {
	readonly version: 1;
	readonly id?: string;
	readonly title?: string;
	readonly hash: string;
	readonly ruleset: RulesetOf<W>;
	readonly names?: Names;
	readonly dialects?: readonly NamedDialect[];
	readonly sources?: Sources;
	/** In the ruleset's order. */
	readonly kinds: readonly BitboardKind[];
}
