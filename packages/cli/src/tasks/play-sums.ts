import type { Played } from './self-play.js';

/** Sums of two numbers of each game, for the ratio of their totals and its interval. */
export interface RatioSums {
	readonly games: number;
	readonly x: number;
	readonly y: number;
	readonly xx: number;
	readonly yy: number;
	readonly xy: number;
}

/** The sums of games that were played. All numbers are whole, so that sums do not depend on their order. */
export interface PlaySums {
	readonly games: number;
	/** Side → games that it won. */
	readonly wins: Readonly<Record<string, number>>;
	readonly stopped: number;
	/** Rule → games that it ended. */
	readonly ends: Readonly<Record<string, number>>;
	/** Plies → games. */
	readonly lengths: Readonly<Record<string, number>>;
	/** Legal moves (x) of positions (y). */
	readonly branching: RatioSums;
	/** Kind → moves (x) of its pieces (y). */
	readonly mobility: Readonly<Record<string, RatioSums>>;
}

const NONE: RatioSums = { games: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };

const addRatio = (one: RatioSums, other: RatioSums): RatioSums => ({
	games: one.games + other.games,
	x: one.x + other.x,
	y: one.y + other.y,
	xx: one.xx + other.xx,
	yy: one.yy + other.yy,
	xy: one.xy + other.xy,
});

const pair = (x: number, y: number): RatioSums => ({ games: 1, x, y, xx: x * x, yy: y * y, xy: x * y });

type Counts = Readonly<Record<string, number>>;

const addCounts = (one: Counts, other: Counts): Counts => {
	const sum: Record<string, number> = { ...one };
	for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
	return sum;
};

const addRatios = (one: PlaySums['mobility'], other: PlaySums['mobility']): PlaySums['mobility'] => {
	const sum: Record<string, RatioSums> = { ...one };
	for (const [kind, ratio] of Object.entries(other)) sum[kind] = addRatio(sum[kind] ?? NONE, ratio);
	return sum;
};

/** No games. */
export const NO_GAMES: PlaySums = { games: 0, wins: {}, stopped: 0, ends: {}, lengths: {}, branching: NONE, mobility: {} };

/** Two sums together. */
export const addSums = (one: PlaySums, other: PlaySums): PlaySums => ({
	games: one.games + other.games,
	wins: addCounts(one.wins, other.wins),
	stopped: one.stopped + other.stopped,
	ends: addCounts(one.ends, other.ends),
	lengths: addCounts(one.lengths, other.lengths),
	branching: addRatio(one.branching, other.branching),
	mobility: addRatios(one.mobility, other.mobility),
});

/** The sums of one game. */
export const sumsOf = ({ winner, reason, plies, choices, mobility }: Played, stopped: boolean): PlaySums => ({
	games: 1,
	wins: winner === undefined ? {} : { [winner]: 1 },
	stopped: stopped ? 1 : 0,
	ends: { [reason]: 1 },
	lengths: { [plies]: 1 },
	branching: pair(choices, plies),
	mobility: Object.fromEntries([...mobility].map(([kind, { moves, pieces }]) => [kind, pair(moves, pieces)])),
});
