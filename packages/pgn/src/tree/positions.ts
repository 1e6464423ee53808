import { misuse } from '@x/diagnostics';
import type { PgnGame } from './game.js';
import { lineTo } from './read.js';
import type { WalkedMove } from './walk.js';

/** Positions of games, made when they are needed. */
export interface Positions<P extends object> {
	/** The position behind the move with a path. `undefined` if the game does not have the path, or a move on it cannot be played. */
	at(game: PgnGame, path: string): P | undefined;
	/** The position behind a move of `walk`. Walking a whole game makes each position once. `undefined` if a move cannot be played. */
	after(move: WalkedMove): P | undefined;
}

/**
 * Positions of games that begin in a position. They are made when they are needed, once for each sequence of moves, and shared between paths, edits
 * and games: an edit does not cost the positions of other lines. They are kept as long as the result of this function.
 *
 * @param apply plays the text of a move in a position, or returns `undefined` if it cannot be played
 * @throws TypeError if the position is not an object, or `apply` is not a function.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * import { apply, turn } from '@x/core';
 * import { safeResolve } from '@x/san';
 * const [game] = parse('1. e4 e5 (1... c5) *');
 * const positions = positionsOf(chess.start, (position, san) => {
 * 	const move = safeResolve(san, position);
 * 	return move.ok ? apply(position, move.value) : undefined;
 * });
 * turn(positions.at(game, 'e4 c5')).ply // → 2
 * positions.at(game, 'e4 c5') === positions.at(game, 'e4 c5') // → true
 * positions.at(game, 'e4 c6') // → undefined
 */
export const positionsOf = <P extends object>(start: P, apply: (position: P, san: string) => P | undefined): Positions<P> => {
	if (typeof start !== 'object' || start === null) misuse('start', 'a position', start);
	if (typeof apply !== 'function') misuse('apply', 'a function', apply);
	const known = new WeakMap<P, Map<string, P | undefined>>();
	const walked = new WeakMap<WalkedMove, { readonly position: P | undefined }>();
	const play = (position: P, san: string): P | undefined => {
		let moves = known.get(position);
		if (moves === undefined) {
			moves = new Map();
			known.set(position, moves);
		}
		const played = moves.get(san);
		if (played !== undefined || moves.has(san)) return played;
		const after = apply(position, san);
		moves.set(san, after);
		return after;
	};
	return {
		at(game, path) {
			let position: P | undefined = start;
			const nodes = lineTo(game, path);
			if (nodes === undefined) return undefined;
			for (const { san } of nodes) {
				position = play(position, san);
				if (position === undefined) return undefined;
			}
			return position;
		},
		after(move) {
			const unknown: WalkedMove[] = [];
			let at: WalkedMove | undefined = move;
			for (; at !== undefined && !walked.has(at); at = at.parent) unknown.push(at);
			let position = at === undefined ? start : walked.get(at)!.position;
			for (const one of unknown.reverse()) {
				position = position === undefined ? undefined : play(position, one.node.san);
				walked.set(one, { position });
			}
			return position;
		},
	};
};
