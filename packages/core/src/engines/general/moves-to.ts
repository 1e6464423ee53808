import type { Engine, Move } from '../../position/types.js';
import { onBoard } from './board-cursor.js';
import type { GameInPlay, LazyPosition } from './model.js';
import { moveValue } from './moves.js';

/** The legal moves to a cell, found backwards from it where the tables allow that. */
export function legalMovesTo(engine: Engine, position: LazyPosition, to: number, kind: number, from: number): readonly Move[] {
	return onBoard(position, (inPlay) => movesToNow(engine, inPlay, position, to, kind, from));
}

function movesToNow(engine: Engine, inPlay: GameInPlay, position: LazyPosition, to: number, kind: number, from: number): readonly Move[] {
	const { generator, boardState, player, pathRuntime, codes } = inPlay;
	const side = player.sideNow();
	const fits = (move: Move): boolean => move.to === to && (kind < 0 || move.kind === codes.kinds[kind]) && (from < 0 || move.from === from);
	if (!generator.pinnable || boardState.royals[side] !== 1 || player.walking || inPlay.outcomes.decided())
		return engine.legal(position).filter(fits);
	const { moveList, movesTo } = generator;
	const base = moveList.top;
	const height = pathRuntime?.height() ?? 0;
	const moves: Move[] = [];
	movesTo.list(side, to, kind, from);
	for (let index = base; index < moveList.top; index++) {
		const move = moveValue(inPlay, position, moveList.routes[index]!, moveList.details[index]!);
		if (fits(move)) moves.push(move);
	}
	moveList.top = base;
	pathRuntime?.forget(height);
	return moves;
}
