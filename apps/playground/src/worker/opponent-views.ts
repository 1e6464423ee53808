import type { Level } from '@x/opponent';
import type { Doc } from './doc.js';

export type { Level } from '@x/opponent';

/** A move that a computer player would make. */
export interface OpponentView {
	/** Undefined where the game is over. */
	readonly name: string | undefined;
	/** Positions that were evaluated. */
	readonly nodes: number;
	/** The evaluation as a sentence; undefined for players that do not evaluate. */
	readonly judgement: string | undefined;
	readonly done: boolean;
}

/** Games that the computer plays against itself, so far. */
export interface SelfPlayView {
	readonly games: number;
	readonly played: number;
	/** The wins of each side, by its title. */
	readonly wins: readonly { readonly side: string; readonly count: number }[];
	readonly draws: number;
	/** Moves in a game; 0 before the first game. */
	readonly length: { readonly average: number; readonly shortest: number; readonly longest: number };
	/** The ends of games, the most frequent first. */
	readonly ends: readonly { readonly text: string; readonly count: number }[];
	/** Rules that no game used, under headings. */
	readonly never: readonly { readonly title: string; readonly items: readonly string[] }[];
	readonly done: boolean;
}

export interface SelfPlayOptions {
	readonly games: number;
	/** The players, in the order of the sides. */
	readonly levels: readonly Level[];
	readonly nodes: number;
	readonly seed: number;
}

interface Stop {
	readonly stop: true;
}

/** Questions to the computer players. They are answered repeatedly or late; `stop`, or another question, ends the work. */
export interface OpponentQuestions {
	readonly opponent: {
		readonly ask: { readonly doc: Doc; readonly node: number; readonly level: Level; readonly nodes: number; readonly seed: number } | Stop;
		readonly answer: OpponentView;
	};
	/** From the start of the document. */
	readonly selfPlay: { readonly ask: ({ readonly doc: Doc } & SelfPlayOptions) | Stop; readonly answer: SelfPlayView };
}
