import type { SearchLimits } from './request.js';

/** The moves that a game still has, as far as the clock is concerned. */
const MOVES_LEFT = 30;

/** The most of the time that a move may take, so that one long step of a search does not lose the game. */
const MOST = 0.5;

/** Milliseconds to think about a move; infinite without a limit of time. `overhead`: what is lost on the way to the clock. */
export const timeFor = ({ moveTime, clock, increment, movesToGo, byoyomi = 0 }: SearchLimits, toMove: 0 | 1, overhead: number): number => {
	const left = clock?.[toMove];
	const limits: number[] = [];
	if (moveTime !== undefined) limits.push(moveTime - overhead);
	if (left !== undefined) {
		const share = left / Math.max(1, Math.min(movesToGo ?? MOVES_LEFT, MOVES_LEFT)) + (increment?.[toMove] ?? 0) * 0.75;
		// The time for each move is lost if it is not used.
		const usable = left + byoyomi - overhead;
		limits.push(Math.min(share + byoyomi - overhead, movesToGo === 1 ? usable * 0.9 : byoyomi > 0 ? usable : usable * MOST));
	} else if (byoyomi > 0) limits.push(byoyomi - overhead);
	return Math.max(1, Math.min(Number.POSITIVE_INFINITY, ...limits));
};
