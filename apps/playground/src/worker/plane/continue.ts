import { apply, find } from '@x/core';
import type { IcnGame, IcnMove } from '@x/icn';
import type { PlaneMove, PlanePosition } from '@x/plane';
import { playerOf } from './words.js';

/** A game played up to some move. */
export interface PlayedGame {
	readonly game: IcnGame;
	readonly positions: readonly PlanePosition[];
}

/** The part of a move that decides whether it is legal. */
const essence = ({ from, to, promotion, piece, capture }: IcnMove): string => JSON.stringify([from, to, promotion, piece, capture]);

const begins = (game: IcnGame): string => JSON.stringify({ ...game, moves: [] });

/** The legal way that a move denotes; undefined if it is illegal or its text contradicts the position. */
const wayOf = (position: PlanePosition, { from, to, promotion, piece, capture }: IcnMove): PlaneMove | undefined => {
	const way = find(position, { from, to }).find((one) => one.promotion === promotion?.kind.toUpperCase());
	if (way === undefined || (promotion !== undefined && promotion.player !== playerOf(way.side))) return undefined;
	if (piece !== undefined && (piece.player !== playerOf(way.side) || piece.kind.toUpperCase() !== way.kind)) return undefined;
	return capture && way.captured.length === 0 ? undefined : way;
};

/**
 * The positions of a game that begins like another one, reusing its rules and first moves. Undefined if it begins differently or
 * a move is illegal: then a replay from the start reports the reason.
 */
export const continued = (before: PlayedGame, game: IcnGame): readonly PlanePosition[] | undefined => {
	if (begins(before.game) !== begins(game)) return undefined;
	let common = 0;
	const most = Math.min(before.positions.length - 1, game.moves.length);
	while (common < most && essence(before.game.moves[common]!) === essence(game.moves[common]!)) common++;
	const positions = before.positions.slice(0, common + 1);
	for (const move of game.moves.slice(common)) {
		const last = positions.at(-1)!;
		const way = wayOf(last, move);
		if (way === undefined) return undefined;
		positions.push(apply(last, way));
	}
	return positions;
};
