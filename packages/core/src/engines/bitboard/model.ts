/** The bitboard engine as its parts see each other. */
import type { Engine } from '../../position/engine.js';
import type { Game } from '../../position/game.js';
import type { Captured, Move, Write } from '../../position/move.js';
import type { Position } from '../../position/position.js';
import type { BitboardAttacks } from './attacks.js';
import type { BitboardMoveList } from './move-list.js';
import type { States } from './state.js';
import type { BitboardTables } from './tables.js';

/** The bitboard engine: the answers of every engine, and what its own positions and moves need. */
export interface BitboardEngine extends Engine {
	readonly tables: BitboardTables;
	readonly states: States;
	readonly moveList: BitboardMoveList;
	readonly attacks: BitboardAttacks;
	/** The position after a move. */
	after(position: BitboardState, move: number): BitboardState;
	/** The side about to move. */
	side(position: BitboardState): number;
	/** How many moves are legal. */
	count(position: BitboardState): number;
	/** Net changes of cells by a move; and what it takes. */
	writes(position: BitboardState, packed: number): readonly Write[];
	captured(position: BitboardState, packed: number): readonly Captured[];
}

/** A game whose positions are bitboards. */
export interface BitboardGame extends Game {
	readonly engine: BitboardEngine;
}

/** A position with its words: a slice of an array that it shares with positions made at about the same time. */
export interface BitboardState extends Position {
	readonly game: BitboardGame;
	readonly parent: BitboardState | undefined;
	readonly words: Int32Array;
	readonly at: number;
	/** The move that led here, as a number. */
	readonly packed: number;
	moves: readonly Move[] | undefined;
	identity: string | undefined;
}
