import type { BoardSide, Geometry, PieceLook, PieceSet } from '@x/board';
import type { ComponentChildren } from 'preact';
import type { AppState, SetUp } from '../../state/app-state.js';
import type { PaletteKind, SetUpReading, SetUpView } from '../../worker/protocol.js';

/** Kinds of pieces with a title: a palette, or a hand. */
export interface KindGroup {
	readonly title: string;
	readonly kinds: readonly PaletteKind[];
}

/** A position that is set up, and all that the editor has to know of its board: that of a game, the unbounded one, or any other. */
export interface Bench {
	readonly draft: SetUp;
	/** The draft as the page keeps it. */
	readonly write: (draft: SetUp) => AppState['setUp'];
	/** Undefined for the unbounded board. */
	readonly geometry: Geometry | undefined;
	readonly sides: readonly BoardSide[];
	readonly sets: readonly PieceSet[];
	readonly palette: readonly KindGroup[];
	/** One for each side that can have pieces in hand. */
	readonly hands: readonly KindGroup[];
	readonly turns: SetUpView['turns'];
	readonly start: SetUp | undefined;
	readonly lookOf: (token: string) => PieceLook;
	/** The same kind of the other side. */
	readonly other: (token: string) => string;
	/** Whether the position can be played; undefined while that is not known. */
	readonly verdict: SetUpReading | undefined;
	readonly play: (text: string) => void;
	/** Other settings of the board. */
	readonly more?: (choose: (token: string) => void, brush: string) => ComponentChildren;
}
