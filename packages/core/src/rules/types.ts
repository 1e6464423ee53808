/**
 * The rules model: a game's rules as plain JSON. No functions, no variant names, no notation.
 *
 * The order of keys means nothing, at any depth. `docs/rules-model.md` describes each node, and the literal interpreter in `reference/` defines it.
 * There are at most 64 kinds of nodes: a new kind replaces another, or serves three unrelated rules.
 */

import type { GameWords, WithWords } from './words.js';

// ── space ──

/** A coordinate. Beyond 2^53 it is a string with a decimal integer. */
export type Coord = number | `${bigint}`;
/** Coordinates of a cell, or an offset between cells: one entry per axis. */
export type Vec = readonly Coord[];

export interface Axis {
	/** Inclusive bounds; null leaves that end open. */
	readonly extent: readonly [Coord | null, Coord | null];
	/** The axis closes on itself. Bounded axes only. */
	readonly wrap?: boolean;
}

export interface Space {
	readonly axes: readonly Axis[];
	/** Cells that do not exist. Every step onto them fails. */
	readonly holes?: readonly Vec[];
	/** Other readings of the same cells, one flag per axis, named by a step. */
	readonly wraps?: Readonly<Record<string, readonly boolean[]>>;
	/** Relations between vectors in the mover's frame (the next of a rose, a mirror at an edge): one vector may map to several. */
	readonly maps?: Readonly<Record<string, readonly (readonly [Vec, readonly Vec[]])[]>>;
}

/** Some cells of the board, written in the frame of the first side and mapped by the asking side's frame; `perSide` is absolute. */
export type Zone =
	| { readonly cells: readonly Vec[] }
	| { readonly box: readonly (readonly [Coord | null, Coord | null] | null)[] }
	| { readonly union: readonly Zone[] }
	| { readonly minus: readonly [Zone, Zone] }
	| { readonly parity: 0 | 1 }
	| { readonly perSide: Readonly<Record<string, Zone>> };

// ── sides, kinds, state ──

export interface Side {
	readonly team: string;
	/** A unimodular matrix (rows), and the image of the zero cell; without `mirror` the board's box is mapped onto itself. */
	readonly frame: { readonly matrix: readonly Vec[]; readonly mirror?: Vec };
	/** The phase in which this side's attacks are evaluated. */
	readonly threat: string;
}

export interface Kind {
	readonly title?: string;
	/** Name of the path walked from every cell that holds this kind. */
	readonly moves: string;
}

export interface Flag {
	/** Whether a piece keeps it when it lands; `clear` by default. */
	readonly onMove?: 'keep' | 'clear';
	/** Only these kinds carry it. */
	readonly kinds?: readonly string[];
	/** The flag is removed when this stops holding. Evaluated for the side of its piece, with `at` = `origin` = the piece's cell. */
	readonly while?: Cond;
}

export type Life = 'walk' | 'turn' | 'reply' | 'game';

export interface Var {
	readonly start: number;
	readonly perSide?: true;
	readonly life?: 'walk' | 'turn' | 'game';
	/** Part of a position's identity for repetition. */
	readonly identity?: boolean;
}

export interface Store {
	readonly shared?: boolean;
	/** kind → the kind as which it is stored. */
	readonly as?: Readonly<Record<string, string>>;
}

/** The pieces of `of` for which `if` holds after each move. Pieces are followed through moves. */
export interface Trace {
	readonly of: Filter;
	readonly if: Cond;
}

// ── references ──

/** `stand`: the cell on which the mover is now. It starts at `origin` and changes with each `land`. */
export type CellRef =
	| 'origin'
	| 'stand'
	| 'at'
	| { readonly mark: string }
	| { readonly point: string }
	| { readonly cell: Vec }
	| { readonly from: CellRef; readonly by: VecRef };

export type VecRef = Vec | { readonly bound: string; readonly times?: number };

/** A test of the content of a cell, from the view of the asking side. All fields must match; a missing field matches everything. */
export interface Filter {
	readonly who?: 'empty' | 'occupied' | 'friend' | 'enemy' | 'neutral';
	readonly side?: readonly string[];
	readonly kind?: readonly string[];
	readonly notKind?: readonly string[];
	readonly flag?: string;
	readonly notFlag?: string;
}

// ── the five small languages ──

export type Num =
	| number
	| { readonly var: string; readonly of?: 'own' | 'other' }
	| { readonly store: string; readonly of: 'own' | 'other' | 'shared'; readonly kind?: string }
	| { readonly count: Filter; readonly zone?: string; readonly if?: Cond }
	| { readonly captured: Filter; readonly zone?: string }
	| { readonly matches: Path; readonly from: CellRef; readonly as?: 'piece' }
	| { readonly repeats: 'position' | 'board' | 'turn' }
	| { readonly kept: string; readonly by: 'own' | 'other' }
	| { readonly moves: string | 'next'; readonly if?: Cond }
	| { readonly sum: readonly { readonly of: Num; readonly times?: number }[] };

export type Cond =
	| { readonly is: CellRef; readonly a: Filter }
	| { readonly in: CellRef; readonly zone: string }
	| { readonly same: readonly [CellRef, CellRef] }
	| { readonly mover: Filter }
	| {
			readonly attacked: CellRef;
			readonly by?: 'own' | 'other' | 'neutral';
			readonly via?: string;
			readonly if?: Cond;
			readonly as?: PieceExpr;
			readonly atLeast?: number;
	  }
	| { readonly royalAttacked: 'own' | 'other' }
	| { readonly phase: readonly string[] }
	| { readonly compare: readonly [Num, '<' | '=' | '>', Num] }
	| { readonly before: Cond }
	| { readonly def: string }
	| { readonly all: readonly Cond[] }
	| { readonly some: readonly Cond[] }
	| { readonly not: Cond };

export type PieceExpr =
	| 'none'
	| 'mover'
	| { readonly kind: string; readonly side: 'own' | 'other' | 'neutral' }
	| { readonly of: CellRef }
	| { readonly recolour: PieceExpr }
	| { readonly was: CellRef };

export type FlagEdit = 'keep' | 'clear' | { readonly add?: readonly string[]; readonly drop?: readonly string[] };

export type Effect =
	| { readonly land: true; readonly as?: PieceExpr; readonly leave?: PieceExpr; readonly flags?: FlagEdit }
	| { readonly capture: CellRef; readonly later?: boolean }
	| { readonly set: CellRef; readonly to: PieceExpr; readonly flags?: FlagEdit }
	| { readonly point: string; readonly to: CellRef | null; readonly add?: true }
	| { readonly var: string; readonly of?: 'own' | 'other'; readonly add?: Num; readonly to?: Num }
	| {
			readonly store: string;
			readonly of: 'own' | 'other' | 'shared';
			readonly kind: string | { readonly of: CellRef };
			readonly add: Num;
	  }
	| { readonly forEach: Path; readonly from: CellRef | null; readonly do: readonly Effect[] }
	| { readonly end: GameResult; readonly id: string };

export type Path =
	| { readonly step: VecRef; readonly wraps?: string }
	| {
			readonly each: readonly Vec[] | { readonly bound: string; readonly map: string };
			readonly as: string;
			/** The k-th step of this binding lands at distance series[k]; cells between are not visited. */
			readonly series?: 'primes' | readonly number[];
			readonly path: Path;
	  }
	| { readonly pick: Filter; readonly zone?: string; readonly origin?: true }
	| { readonly seq: readonly Path[] }
	| { readonly any: readonly Path[] }
	| { readonly loop: Path; readonly min?: number; readonly max?: Coord; readonly greedy?: true }
	| { readonly test: Cond }
	| { readonly do: Effect }
	| { readonly go: CellRef }
	| { readonly mark: string }
	| { readonly use: string };

// ── the game around the moves ──

/** A result, from the view of a side. */
export type GameResult = 'win' | 'loss' | 'draw';

/** A candidate is illegal when `if` holds in the position after it. */
export interface Law {
	readonly id: string;
	readonly if: Cond;
}

export interface Choice {
	readonly id: string;
	readonly stage: 'candidates' | 'legal';
	readonly keep: { readonly if: Cond } | { readonly most: Num };
}

export interface Hook {
	readonly id: string;
	readonly if?: Cond;
	readonly do: readonly Effect[];
	readonly else?: readonly Effect[];
}

export interface Phase {
	readonly side: string;
	readonly pieces?: Filter | false;
	readonly also?: readonly string[];
	readonly enter?: readonly Hook[];
	readonly skip?: string;
	readonly next: readonly { readonly if?: Cond; readonly to: string }[];
}

export interface Outcome {
	readonly id: string;
	readonly when: 'turn' | 'moved' | 'stuck';
	readonly if?: Cond;
	readonly result: GameResult | { readonly points: readonly [Num, Num] };
	readonly for?: 'mover' | 'other';
	/** Players who may claim this outcome. With `claim` it does not end the game by itself. */
	readonly claim?: 'mover' | 'either';
}

export interface PieceData<W extends GameWords = GameWords> {
	readonly side: W['owner'];
	readonly kind: W['kind'];
	readonly flags?: readonly string[];
}

/** How a game ended, where the position does not show it: by an `end`, a `moved` outcome, an outcome that reads history, a circle of skips. */
export interface Ended {
	/** The id of the rule; `stuck` where no rule applies. */
	readonly reason: string;
	/** The winning side. Exactly one of `winner`, `draw` and `points` is given. */
	readonly winner?: string;
	readonly draw?: true;
	/** Points of the first and of the second side. */
	readonly points?: readonly [number, number];
	/** Moves can still be listed, as after a draw by an outcome. Without it there are no legal moves. */
	readonly playable?: true;
}

/** Everything that a notation can write. `validate` makes a position from it. */
export interface Setup {
	readonly pieces: readonly { readonly at: Vec; readonly piece: PieceData }[];
	/** store → side (or `shared`) → kind → count. */
	readonly stores?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
	readonly points?: Readonly<Record<string, readonly Vec[]>>;
	/** A number, or one per side where the variable is `perSide`. */
	readonly vars?: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
	readonly phase?: string;
	/** Keys of earlier positions, for repetition. */
	readonly seen?: readonly string[];
	/** How the game ended, where the rest of the setup does not show it. It holds for this position only, not for later ones. */
	readonly ended?: Ended;
}

export interface Ruleset {
	readonly version: 2;
	readonly space: Space;
	readonly zones: Readonly<Record<string, Zone>>;
	readonly sides: Readonly<Record<string, Side>>;
	/** Every side once. Vectors and zones are written in the frame of the first side, and scores list it first. */
	readonly sideOrder: readonly string[];
	readonly kinds: Readonly<Record<string, Kind>>;
	readonly flags: Readonly<Record<string, Flag>>;
	readonly stores: Readonly<Record<string, Store>>;
	readonly points: Readonly<Record<string, Life>>;
	readonly vars: Readonly<Record<string, Var>>;
	readonly traces: Readonly<Record<string, Trace>>;
	readonly defs: Readonly<Record<string, Cond>>;
	readonly paths: Readonly<Record<string, Path>>;
	/** The condition for a piece to be royal. `at` is the piece's cell, the asking side its owner. */
	readonly royal: Cond;
	/** The condition under which a royal cannot be attacked; evaluated like `royal`. */
	readonly immune?: Cond;
	readonly after: readonly Hook[];
	readonly forbid: readonly Law[];
	readonly prefer: readonly Choice[];
	readonly outcomes: readonly Outcome[];
	readonly turn: { readonly start: string; readonly phases: Readonly<Record<string, Phase>> };
	readonly start: Setup;
}

/** A ruleset with the words of its game. Every ruleset is one: its words are any, unless its type states them. */
export interface RulesetOf<W extends GameWords = GameWords> extends Ruleset, WithWords<W> {}
