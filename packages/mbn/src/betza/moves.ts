import type { Located } from '../tree.js';
import type { Offset, Sizes } from './geometry.js';

/**
 * The meaning of a term, without letters: offsets, and conditions on cells. Left and right are the mover's own.
 *
 * @see betzaMoves
 */
export type BetzaMove =
	| Path
	/** Castling: the distance of the piece that has the move. */
	| (Located & { readonly type: 'castling'; readonly distance: number })
	/** A piece in hand may be placed on the first ranks. */
	| (Located & { readonly type: 'drop'; readonly ranks: number })
	/** The moves of the piece that moved last. */
	| (Located & { readonly type: 'imitation' })
	/** To any other cell, or none: a pass. */
	| (Located & { readonly type: 'anywhere' | 'pass'; readonly targets: readonly Target[]; readonly unmoved?: Unmoved | undefined });

/** Legs, one after the other. */
export interface Path extends Located {
	readonly type: 'path';
	readonly legs: readonly [Leg, ...Leg[]];
	readonly unmoved?: Unmoved | undefined;
	/** These legs, from the first number up to but not including the second, occur zero or more times. */
	readonly repeated?: readonly [number, number] | undefined;
}

/** Only on a cell where the piece has not moved, or on the rank ahead of such a cell. */
export type Unmoved = 'here' | 'one rank back';

/** The possible contents of the cell where a leg ends. `passing`: the move captures en passant. */
export type Target = 'empty' | 'enemy' | 'friend' | 'passing' | 'over enemy' | 'over friend';

/** A part of a move: steps in one direction. */
export interface Leg {
	readonly directions: Directions;
	/** The most steps; 0 means any number. */
	readonly range: number;
	/** `over …`: the piece there stays, and the next leg goes on from its cell. */
	readonly targets: readonly Target[];
	/** The leg passes exactly one piece. `behind`: it ends on the next cell. */
	readonly hop?: 'anywhere' | 'behind' | undefined;
	/** The cells of `lamePath` are empty. */
	readonly lame?: boolean | undefined;
	/** The leg must pass a piece on those cells, or more than one. */
	readonly jump?: 'one' | 'any' | undefined;
	/** The number of first cells that do not matter. */
	readonly skip?: number | undefined;
	/** The left and the right edge are joined. */
	readonly cylinder?: boolean | undefined;
	/** Each step turns by the smallest angle, to the same side or to alternating sides. */
	readonly bend?: 'circle' | 'zigzag' | undefined;
	/** A captured piece is put on the cell where the leg began. */
	readonly unload?: boolean | undefined;
	/** It captures royal pieces only, or all but these. */
	readonly royal?: 'only' | 'never' | undefined;
	/** Pieces that it attacks get the moves of this piece. */
	readonly relay?: boolean | undefined;
	/** Other pieces can capture this one en passant on the cells of `lamePath`. */
	readonly passable?: boolean | undefined;
	/** If the leg is repeated, it turns to alternating sides. */
	readonly alternating?: boolean | undefined;
	/** The move may also end here. */
	readonly mayEnd?: boolean | undefined;
}

export type Directions =
	| { readonly from: 'start'; readonly offsets: readonly Offset[] }
	/**
	 * Eighths of a turn clockwise from the leg before; see `turned`. `least`: the directions with the smallest deflection. `leaps` is
	 * given if they are not those of the leg before.
	 */
	| { readonly from: 'leg'; readonly turns: readonly number[] | 'least'; readonly leaps?: readonly Sizes[] | undefined };
