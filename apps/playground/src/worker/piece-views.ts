import type { BoardSide, Geometry, PieceLook } from '@x/board';
import type { Way } from '@x/describe/diagram';

/** The kinds of a game, to choose from. */
export interface KindsView {
	readonly ruleset: string;
	readonly hash: string;
	readonly board: Geometry;
	readonly sides: readonly string[];
	/** The sides as the board colours them, and the family of their pictures. */
	readonly boardSides: readonly BoardSide[];
	readonly family: string;
	readonly kinds: readonly {
		readonly kind: string;
		/** The side that has the kind in the start. */
		readonly side: string;
		/** One for each side. */
		readonly looks: readonly PieceLook[];
		/** The description of its moves. */
		readonly texts: readonly string[];
	}[];
}

/** A blocker placed by the user. */
export interface Blocker {
	readonly cell: number;
	readonly friend: boolean;
}

/** The moves of a piece from a cell. */
export interface DiagramView {
	readonly ruleset: string;
	readonly hash: string;
	readonly kind: string;
	readonly side: string;
	readonly at: number;
	readonly others: readonly Blocker[];
	/** The appearance of enemy and friendly blockers. */
	readonly blockers: readonly [enemy: PieceLook, friend: PieceLook];
	/** `becomes` contains titles. */
	readonly ways: readonly Way[];
}

/** Small pictures of the moves of some kinds, for the rules. */
export interface FiguresView extends Pick<KindsView, 'ruleset' | 'board' | 'sides' | 'boardSides' | 'family'> {
	readonly figures: readonly (DiagramView & { readonly look: PieceLook })[];
}

/** Topics about single pieces. */
export interface PieceQuestions {
	readonly kinds: { readonly ask: { readonly ruleset: string }; readonly answer: KindsView };
	readonly figures: { readonly ask: { readonly ruleset: string; readonly kinds: readonly string[] }; readonly answer: FiguresView };
	readonly diagram: {
		readonly ask: {
			readonly ruleset: string;
			readonly kind: string;
			readonly side: string;
			/** Chosen by the answer if undefined. */
			readonly at: number | undefined;
			readonly others: readonly Blocker[];
		};
		readonly answer: DiagramView;
	};
}
