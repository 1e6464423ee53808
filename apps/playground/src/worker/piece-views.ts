import type { Way } from '@x/describe/diagram';
import type { BoardView, KindView } from './protocol.js';

/** The kinds of a game, to choose from. */
export interface KindsView {
	readonly ruleset: string;
	readonly hash: string;
	readonly board: BoardView;
	readonly sides: readonly string[];
	/** What players call each of them. */
	readonly sideTitles: readonly string[];
	readonly kinds: readonly {
		readonly kind: string;
		/** The side that has it in the start. */
		readonly side: string;
		/** One for each side. */
		readonly looks: readonly KindView[];
		/** What the rules say of its moves. */
		readonly texts: readonly string[];
	}[];
}

/** A piece that was put in the way. */
export interface Blocker {
	readonly cell: number;
	readonly friend: boolean;
}

/** What a piece can do from a cell. */
export interface DiagramView {
	readonly ruleset: string;
	readonly hash: string;
	readonly kind: string;
	readonly side: string;
	readonly at: number;
	readonly others: readonly Blocker[];
	/** How enemies and friends that stand in the way are drawn. */
	readonly blockers: readonly [enemy: KindView, friend: KindView];
	/** `becomes` are titles. */
	readonly ways: readonly Way[];
}

/** What is asked of pieces one by one. */
export interface PieceQuestions {
	readonly kinds: { readonly ask: { readonly ruleset: string }; readonly answer: KindsView };
	readonly diagram: {
		readonly ask: {
			readonly ruleset: string;
			readonly kind: string;
			readonly side: string;
			/** Left to the answer where it is undefined. */
			readonly at: number | undefined;
			readonly others: readonly Blocker[];
		};
		readonly answer: DiagramView;
	};
}
