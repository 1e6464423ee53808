import type { Captured, Engine, Game, Position, Write } from '../../position/types.js';
/** The interfaces through which the parts of the bitboard engine see each other. */

import type { BitboardAttacks } from './attacks.js';
import type { BitboardMoveList } from './move-list.js';
import type { States } from './state.js';
import type { BitboardTables } from './tables.js';

/** The bitboard engine: the interface of every engine, and the parts that its own positions and moves need. */
export interface BitboardEngine extends Engine {
	readonly tables: BitboardTables;
	readonly states: States;
	readonly moveList: BitboardMoveList;
	readonly attacks: BitboardAttacks;
	/** The position after a move. */
	after(position: BitboardState, move: number): BitboardState;
	/** The side about to move. */
	side(position: BitboardState): number;
	/** The number of legal moves. */
	count(position: BitboardState): number;
	/** The net changes of cells by a move; and its captures. */
	writes(position: BitboardState, packed: number): readonly Write[];
	captured(position: BitboardState, packed: number): readonly Captured[];
}

/** A game whose positions are bitboards. */
export interface BitboardGame extends Game {
	readonly engine: BitboardEngine;
}

/** A position whose words are a slice of an array shared with positions made at about the same time. */
export interface BitboardState extends Position {
	readonly game: BitboardGame;
	readonly parent: BitboardState | undefined;
	readonly words: Int32Array;
	readonly at: number;
	/** The packed move that led here. */
	readonly packed: number;
	identity: string | undefined;
}
