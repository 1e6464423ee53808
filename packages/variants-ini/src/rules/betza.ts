import type { Vec } from '@x/core';
import { betzaMoves, type Leg, parseBetza } from '@x/mbn/betza';

/** A leg that moves, that captures, or that does one of them only at first. */
export interface Move {
	readonly leg: Leg;
	readonly offsets: readonly Vec[];
	readonly quiet: boolean;
	readonly takes: boolean;
	/** Only from the squares of the double step. */
	readonly initial: boolean;
}

/** The moves of a piece by its Betza, as Fairy-Stockfish reads it. */
export function movesOf(betza: string): readonly Move[] {
	return betzaMoves(parseBetza(betza, { dialect: 'fairy', mode: 'repair' })).flatMap((move): Move[] => {
		if (move.type !== 'path' || move.legs.length > 1) return [];
		const [leg] = move.legs;
		const initial = move.unmoved !== undefined;
		const quiet = leg.targets.includes('empty');
		// Fairy-Stockfish has no first moves that capture.
		const takes = leg.targets.includes('enemy') && !initial;
		if (leg.directions.from !== 'start' || (!quiet && !takes)) return [];
		return [{ leg, offsets: leg.directions.offsets, quiet, takes, initial }];
	});
}

/** The cells that a piece can move to on an empty board, without its first moves. */
export function reachOf(betza: string): readonly Vec[] {
	return movesOf(betza).flatMap(({ quiet, initial, leg, offsets }) => (quiet && !initial && leg.hop === undefined ? offsets : []));
}
