import type { Diagnostic } from '@x/diagnostics';
import type { Tag } from '../tree/game.js';

/** The move is legal, and was played. */
export const LEGAL = 1;
/** The move is not legal; `problem` says why. The rest of its line is not tested. */
export const ILLEGAL = 0;
/** The position is unknown. */
export const UNTESTED = -1;

/** The result of testing a move. */
export type Legality = typeof LEGAL | typeof ILLEGAL | typeof UNTESTED;

/** The text of a range of bytes. */
export type Decode = (from: number, to: number) => string;

/**
 * Plays the moves of games while they are read. Readers of this package call it; `@x/pgn/validate` makes one. It has a state, so that one validator
 * serves one reader at a time.
 */
export interface Validator {
	/** The fault of the last illegal move. Its span is relative to the move. */
	readonly problem: Diagnostic | undefined;
	/** The differences of the last legal move from its canonical text, if the validator compares them. Their spans are relative to the move. */
	readonly warnings?: readonly Diagnostic[];
	/** The plies before the last move. */
	readonly ply: number;
	/** Forgets the game before: a game begins, and its tags are not known yet. */
	reset?(): void;
	/** Begins a game whose tags are known. Returns the faults of its tags; the span of each is relative to the value of the tag in `data.tag`. */
	begin(tags: readonly Tag[]): readonly Diagnostic[];
	/** Plays a move of the current line, given as bytes: those of `decode(from, to)` in UTF-8 or a similar encoding. */
	move(bytes: Uint8Array, from: number, to: number, decode: Decode): Legality;
	/** Begins a variation that replaces the last move. */
	open(): void;
	/** Ends a variation: the line before it goes on. */
	close(): void;
}
