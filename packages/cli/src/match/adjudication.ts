import type { PlayerScore } from '../players/player.js';

/** When a game is ended before its rules end it, as plain data. Scores are hundredths of a pawn. */
export interface AdjudicationRules {
	/** A draw: both players have seen at most `score` for `moves` moves each, and `from` moves are played. */
	readonly draw?: { readonly score: number; readonly moves: number; readonly from: number };
	/** A loss: the player has seen itself at least `score` behind for `moves` moves. */
	readonly resign?: { readonly score: number; readonly moves: number };
	/** A draw: the moves of each player. */
	readonly longest?: number;
}

/** An end that was decided from outside. */
export type Decision = { readonly draw: true; readonly why: string } | { readonly loser: string; readonly why: string };

/** Decides games from the scores of their players. */
export class Adjudication {
	readonly #rules: AdjudicationRules;
	/** The turns in a row whose scores are those of a draw. */
	#level = 0;
	#turns = 0;
	/** Side → its turns in a row with a score of a lost game. */
	readonly #lost = new Map<string, number>();

	constructor(rules: AdjudicationRules) {
		this.#rules = rules;
	}

	/** Notes the score of a turn, from the view of its side. Returns the end of the game if it is over. */
	add(side: string, score: PlayerScore | undefined): Decision | undefined {
		this.#turns++;
		const { draw, resign, longest } = this.#rules;
		if (resign !== undefined) {
			const lost = isBehind(score, resign.score) ? (this.#lost.get(side) ?? 0) + 1 : 0;
			this.#lost.set(side, lost);
			if (lost >= resign.moves) return { loser: side, why: `${resign.moves} scores of at most -${resign.score} in a row` };
		}
		if (draw !== undefined) {
			this.#level = isLevel(score, draw.score) ? this.#level + 1 : 0;
			if (this.#level >= 2 * draw.moves && this.#turns >= 2 * draw.from)
				return { draw: true, why: `${draw.moves} scores of at most ${draw.score} of each player in a row` };
		}
		if (longest !== undefined && this.#turns >= 2 * longest) return { draw: true, why: `${longest} moves` };
		return undefined;
	}
}

const isLevel = (score: PlayerScore | undefined, most: number): boolean => score?.kind === 'points' && Math.abs(score.value) <= most;

const isBehind = (score: PlayerScore | undefined, least: number): boolean =>
	score !== undefined && (score.kind === 'mate' ? score.value < 0 : score.value <= -least);
