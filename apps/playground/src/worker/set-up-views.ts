import type { PieceLook } from '@x/board';
import type { SetUp } from '../state/app-state.js';
import type { Doc } from './doc.js';

/** A kind of a side, as the palette shows it. */
export interface PaletteKind {
	/** `white N`: the beginning of the token of a piece. */
	readonly token: string;
	readonly look: PieceLook;
}

/** The parts of a position that is set up: its pieces, its hands and its turns. */
export interface SetUpView {
	/** One list for each side, and one for the pieces of neither side. */
	readonly palette: readonly (readonly PaletteKind[])[];
	/** The kinds that each side can have in hand; empty without hands. */
	readonly hands: readonly (readonly PaletteKind[])[];
	readonly turns: readonly { readonly id: string; readonly title: string; readonly side: number }[];
	/** The position that is on the board, and the starting position. */
	readonly now: SetUp;
	readonly start: SetUp;
}

/** A fault of a position, with its square if it has one. */
export interface SetUpFault {
	readonly message: string;
	readonly cell?: string | undefined;
}

/** A position that was set up: its text if it can be played. */
export interface SetUpReading {
	/** A FEN, or the text of an unbounded board. */
	readonly text: string | undefined;
	readonly faults: readonly SetUpFault[];
}

export interface SetUpQuestions {
	readonly setUp: { readonly ask: { readonly doc: Doc; readonly node: number }; readonly answer: SetUpView };
	readonly readSetUp: {
		readonly ask: { readonly doc: Doc; readonly node: number; readonly draft: SetUp };
		readonly answer: SetUpReading;
	};
}
