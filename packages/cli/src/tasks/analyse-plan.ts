import type { SideSummary } from '../analysis/summary.js';
import type { GameSource } from '../game/game-source.js';
import type { PlayerChoice } from '../players/player-choice.js';
import type { DataFile } from './file-ranges.js';

/** How all games are analysed. */
export interface AnalysisRules {
	/** One of them: who analyses. */
	readonly players: readonly PlayerChoice[];
	/** The most moves of a better line. */
	readonly lineLength: number;
	/** The game of all games; by default each names its own. */
	readonly game: GameSource | undefined;
}

/** The games to analyse, and where they are written. */
export interface AnalysePlan extends AnalysisRules {
	readonly files: readonly DataFile[];
	/** The file of the annotated games. */
	readonly output: string | undefined;
	readonly json: boolean;
}

/** An analysed game. */
export interface AnalysedGame {
	/** The annotated text; undefined if PGN cannot express the game. */
	readonly pgn?: string;
	/** The play of the sides; none if the game was not analysed. */
	readonly sides: readonly SideSummary[];
	/** Why the game, or a part of it, was not analysed. */
	readonly note?: string;
}

/** The games of a job. */
export interface AnalyseResult {
	/** The number of the file. */
	readonly file: number;
	readonly games: readonly AnalysedGame[];
}
