import { orderTied } from '../../position/order.js';
import type { Engine, Move } from '../../position/types.js';
import { onBoard } from './board-cursor.js';
import { collect } from './collect.js';
import type { GameInPlay, LazyPosition } from './model.js';

/** The legal moves to a cell, found backwards from it where the tables allow that. */
export function legalMovesTo(engine: Engine, position: LazyPosition, to: number, kind: number, from: number): readonly Move[] {
	const { codes } = engine.ground;
	const fits = (move: Move): boolean => move.to === to && (kind < 0 || move.kind === codes.kinds[kind]) && (from < 0 || move.from === from);
	const moves = onBoard(position, (inPlay) => movesBackFrom(inPlay, position, to, kind, from));
	return moves === undefined ? engine.legal(position).filter(fits) : orderTied(moves.filter(fits));
}

/** The moves found backwards, by origin, and perhaps others; undefined where they cannot be found in this way. */
function movesBackFrom(inPlay: GameInPlay, position: LazyPosition, to: number, kind: number, from: number): Move[] | undefined {
	const { generator, player, pathRuntime } = inPlay;
	const side = player.sideNow();
	if (!generator.usesPins(side) || player.walking || inPlay.outcomes.decided()) return undefined;
	const { moveList, movesTo } = generator;
	const base = moveList.top;
	const height = pathRuntime?.records.height() ?? 0;
	movesTo.list(side, to, kind, from);
	generator.ceilings?.keep(base, side);
	const moves = collect(inPlay, position, base);
	moveList.top = base;
	pathRuntime?.records.truncate(height);
	return moves;
}
