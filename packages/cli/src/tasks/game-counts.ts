import type { GameResult } from '@x/pgn';

/** Counts by name. */
export type Counts = Readonly<Record<string, number>>;

/** Games with their results. */
export interface Score {
	readonly games: number;
	readonly plies: number;
	readonly white: number;
	readonly draws: number;
	readonly black: number;
}

/** The games that reached a position. */
export interface Opening extends Score {
	/** The game's variant and the position as FEN. */
	readonly variant: string;
	readonly fen: string;
	/** The moves of the first game that reached it. */
	readonly line: string;
}

/** The sums of games. */
export interface GameCounts {
	readonly games: number;
	readonly plies: number;
	/** Result → games. */
	readonly results: Counts;
	/** Plies → games. */
	readonly lengths: Counts;
	/** Variant → games. */
	readonly variants: Counts;
	readonly illegalGames: number;
	/** Code of a fault → how often. */
	readonly faults: Counts;
	readonly openings: Readonly<Record<string, Opening>>;
	/** The games that came to the position whose next moves are counted. */
	readonly reached: number;
	/** Move → the games in which it was played from that position. */
	readonly moves: Readonly<Record<string, Score>>;
	/** Value of a tag → its games. */
	readonly tags: Readonly<Record<string, Score>>;
}

/** Counts that can be changed. Maps: names come from files, and `__proto__` is one. */
export class GameTally {
	games = 0;
	plies = 0;
	illegalGames = 0;
	readonly results: Map<string, number> = new Map();
	readonly lengths: Map<string, number> = new Map();
	readonly variants: Map<string, number> = new Map();
	readonly faults: Map<string, number> = new Map();
	readonly openings: Map<string, Opening> = new Map();
	reached = 0;
	readonly moves: Map<string, Score> = new Map();
	readonly tags: Map<string, Score> = new Map();

	/** Adds the counts of a part. */
	add(counts: GameCounts): void {
		this.games += counts.games;
		this.plies += counts.plies;
		this.illegalGames += counts.illegalGames;
		for (const name of ['results', 'lengths', 'variants', 'faults'] as const)
			for (const [key, count] of Object.entries(counts[name])) bump(this[name], key, count);
		for (const [key, opening] of Object.entries(counts.openings)) {
			const before = this.openings.get(key);
			this.openings.set(key, before === undefined ? opening : { ...before, ...sum(before, opening) });
		}
		this.reached += counts.reached;
		for (const name of ['moves', 'tags'] as const) for (const [key, score] of Object.entries(counts[name])) add(this[name], key, score);
	}

	/** As plain data. */
	counts(): GameCounts {
		const { games, plies, illegalGames, reached } = this;
		const record = <T>(map: ReadonlyMap<string, T>): Readonly<Record<string, T>> => Object.fromEntries(map);
		return {
			games,
			plies,
			results: record(this.results),
			lengths: record(this.lengths),
			variants: record(this.variants),
			illegalGames,
			faults: record(this.faults),
			openings: record(this.openings),
			reached,
			moves: record(this.moves),
			tags: record(this.tags),
		};
	}
}

/** Adds to a count. */
export const bump = (map: Map<string, number>, key: string, by = 1): void => {
	map.set(key, (map.get(key) ?? 0) + by);
};

/** Adds games to the score of a name. */
export const add = (map: Map<string, Score>, key: string, score: Score): void => {
	const before = map.get(key);
	map.set(key, before === undefined ? score : sum(before, score));
};

/** The score of one game. */
export const scoreOf = (result: GameResult, plies: number): Score => ({
	games: 1,
	plies,
	white: result === '1-0' ? 1 : 0,
	draws: result === '1/2-1/2' ? 1 : 0,
	black: result === '0-1' ? 1 : 0,
});

/** Two scores together. */
export const sum = (one: Score, other: Score): Score => ({
	games: one.games + other.games,
	plies: one.plies + other.plies,
	white: one.white + other.white,
	draws: one.draws + other.draws,
	black: one.black + other.black,
});
