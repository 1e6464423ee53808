import type { Span } from '@x/diagnostics';
import type { Condition, PieceSet, Range, Transition } from '../tree.js';
import type { Direction, Vector } from './vectors.js';

/** Moves in which only offsets and groups are left: names are replaced by what they stand for, and outer modifiers have gone to their legs. */
export interface Moves {
	readonly legs: readonly MoveLeg[];
	/** One link fewer than legs. */
	readonly links: readonly ('-' | '--')[];
}

export type MoveLeg =
	| { readonly type: 'optional' | 'forced'; readonly body: Moves }
	| { readonly type: 'choice'; readonly parts: readonly Part[] };

/** A modifier of the end of a leg: moves, captures, swaps, visits, changes of side. */
export interface Mode {
	readonly name: 'a' | 'c' | 'cc' | 'cy' | 'e' | 'ee' | 'j' | 'jj' | 'jy' | 'm' | 'w' | 'ww' | 'wy' | 'x' | 'xx' | 'xy';
	readonly optional: boolean;
	readonly set: PieceSet | undefined;
}

/** A modifier of the way there, or of when the leg exists. */
export interface Trait {
	readonly optional: boolean;
	readonly set: PieceSet | undefined;
	readonly range: Range | undefined;
}

export type TraitName = 'g' | 'gg' | 'h' | 'i' | 'ii' | 'k' | 'kk' | 'n' | 'o' | 'oo' | 'p' | 'pp' | 't' | 'tt' | 'u';

/** One alternative of a leg. */
export interface Part {
	readonly ghost: boolean;
	readonly decision: boolean;
	readonly transition: Transition | undefined;
	readonly condition: Condition | undefined;
	readonly start: Range | undefined;
	readonly attackers: readonly PieceSet[];
	readonly end: Range | undefined;
	readonly directions: readonly Direction[];
	readonly modes: readonly Mode[];
	readonly traits: ReadonlyMap<TraitName, Trait>;
	readonly body: { readonly type: 'atoms'; readonly atoms: readonly Atom[] } | Group;
	readonly span: Span | undefined;
}

export interface Group {
	readonly type: 'group';
	readonly moves: Moves;
	readonly turning: 'l' | 'r' | 's' | undefined;
	readonly steps: Repeat | undefined;
}

/** How often: `least` to `most` times, or as often as possible, or to the edge, or all at once. */
export interface Repeat {
	readonly type: 'count' | 'greedy' | 'edge' | 'all';
	readonly least: number;
	readonly most: number;
}

/** A base move: its offsets, repeated. */
export interface Atom {
	readonly type: 'leaps' | 'zero' | 'anywhere';
	readonly vectors: readonly Vector[];
	readonly steps: Repeat | undefined;
	readonly turning: 'l' | 'r' | 's' | undefined;
}

/** How far each step of a leg goes up or down (decision A26); `column`: it goes nowhere else. */
export interface Lift {
	readonly levels: readonly number[];
	readonly column: boolean;
}
