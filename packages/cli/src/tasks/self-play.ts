import { apply, legal, type Move, outcome, type Position, pieces, turn } from '@x/core';
import { type ChooseOptions, choose, finish, type Level, pick, type Random, randomFrom } from '@x/opponent';

/** How games are played. */
export interface PlayOptions {
	readonly level: Level;
	/** The positions that a search evaluates for a move. */
	readonly nodes: number;
	/** A game is stopped after this number of moves. */
	readonly longest: number;
	readonly seed: number;
}

/** The pieces of a kind in a game: how many could have moved, and how many moves they had. */
export interface Mobility {
	pieces: number;
	moves: number;
}

/** A game that was played. */
export interface Played {
	/** The winner; undefined for a draw and for a game that was stopped. */
	readonly winner: string | undefined;
	/** The rule that ended it; `stopped` for none. */
	readonly reason: string;
	readonly plies: number;
	/** The legal moves of all positions. */
	readonly choices: number;
	/** Kind → its pieces and moves. */
	readonly mobility: ReadonlyMap<string, Mobility>;
}

export const STOPPED = 'stopped';

/** The seed of a game: games with numbers side by side have unrelated ones. */
const seedOf = (seed: number, game: number): number => (Math.imul(seed + 1, 0x85ebca6b) ^ Math.imul(game + 1, 0xc2b2ae35)) | 0;

const countMobility = (position: Position, moves: readonly Move[], mobility: Map<string, Mobility>): void => {
	const { side } = turn(position);
	const of = (kind: string): Mobility => {
		const known = mobility.get(kind);
		if (known !== undefined) return known;
		const fresh = { pieces: 0, moves: 0 };
		mobility.set(kind, fresh);
		return fresh;
	};
	for (const { piece } of pieces(position)) if (piece.side === side) of(piece.kind).pieces++;
	// Pieces in hand are not counted, and their drops neither.
	for (const { from, kind } of moves) if (from !== undefined) of(kind).moves++;
};

const chosen = (position: Position, moves: readonly Move[], random: Random, options: ChooseOptions): Move =>
	options.level === 'random' ? pick(moves, random) : finish(choose(position, options))!.move;

/** Plays one game. Draws that can be claimed are claimed. */
export const playGame = (start: Position, game: number, { level, nodes, longest, seed }: PlayOptions): Played => {
	const own = seedOf(seed, game);
	const random = randomFrom(own);
	const mobility = new Map<string, Mobility>();
	let position = start;
	let choices = 0;
	for (let plies = 0; ; plies++) {
		const end = outcome(position, { claims: true });
		const moves = end === undefined ? legal(position) : [];
		if (moves.length === 0 || plies === longest)
			return { winner: end?.winner, reason: end?.reason ?? (plies === longest ? STOPPED : 'stuck'), plies, choices, mobility };
		choices += moves.length;
		countMobility(position, moves, mobility);
		position = apply(position, chosen(position, moves, random, { level, nodes, seed: (own + plies) | 0 }));
	}
};
