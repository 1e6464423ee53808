import type { ProtocolName, Score } from '@x/engines';
import type { Doc } from './doc.js';

export type { ProtocolName } from '@x/engines';

/** The thinker: the computer player of the page, or the engine that the user opened. */
export type Thinker = 'computer' | 'engine';

/** A score from the view of the side that moves first in the game. */
export interface ScoreView {
	readonly score: Score;
	/** `+0.31`, `−1.20`, `#3`. */
	readonly text: string;
	/** The chance of that side to win, from 0 to 1. */
	readonly chance: number;
}

/** A move of a line. */
export interface LineMove {
	readonly name: string;
	readonly san: string;
	readonly from: number | undefined;
	readonly to: number | undefined;
}

export interface LineView {
	readonly score: ScoreView | undefined;
	readonly moves: readonly LineMove[];
}

/** The thoughts about a position, so far. */
export interface EvaluationView {
	/** The best lines, the best one first. */
	readonly lines: readonly LineView[];
	readonly depth: number;
	readonly nodes: number;
	readonly done: boolean;
	/** A fault of the engine that ends nothing, or the reason why there are no lines. */
	readonly problem: string | undefined;
}

/** The engine that the user opened. */
export interface EngineView {
	/** Undefined while there is none. */
	readonly name: string | undefined;
	/** The reason why there is none. */
	readonly problem: string | undefined;
	readonly done: boolean;
}

/** The score after a move, to be written into the text. */
export interface MoveScore {
	readonly node: number;
	readonly score: ScoreView;
	readonly depth: number;
}

/** The text of a game with scores, and how many mistakes it marks. */
export interface ScoredText {
	readonly text: string;
	readonly mistakes: number;
}

export interface EvaluationQuestions {
	/** Starts the engine that listens to a port, or ends it. It is answered again when the engine ends. */
	readonly engine: {
		readonly ask: { readonly port: MessagePort; readonly protocol: ProtocolName } | { readonly close: true };
		readonly answer: EngineView;
	};
	/** Evaluates a position, for some milliseconds or until it is stopped. It is answered repeatedly. */
	readonly evaluation: {
		readonly ask:
			| { readonly doc: Doc; readonly node: number; readonly by: Thinker; readonly lines: number; readonly time?: number }
			| { readonly stop: true };
		readonly answer: EvaluationView;
	};
	/** The text with the scores as `[%eval]`, and with marks at mistakes; undefined if they cannot be kept there. */
	readonly scored: {
		readonly ask: { readonly doc: Doc; readonly scores: readonly MoveScore[] };
		readonly answer: ScoredText | undefined;
	};
}
