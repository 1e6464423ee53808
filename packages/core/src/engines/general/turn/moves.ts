import { PHASE } from '../../../board/registers.js';
import type { EvaluationContext, Test } from '../../../evaluate/evaluation-context.js';
import type { GameInPlay } from '../model.js';

/** The number of legal moves of the position on the board for which a test holds. */
function fitting({ boardState, generator, player, frames }: GameInPlay, test: Test | undefined): number {
	return generator.during((base, count) => {
		if (test === undefined) return count;
		const { routes, details } = generator.moveList;
		let kept = 0;
		const context = frames.push();
		for (let index = base; index < base + count; index++) {
			const before = boardState.top;
			if (test(player.make(context, routes[index]!, details[index]!, player.sideNow()))) kept++;
			boardState.undo(before);
		}
		frames.pop();
		return kept;
	});
}

/**
 * The number of legal moves of a phase (-1: the one about to be played) for which a test holds: after the candidate of the asking
 * context, or in its settled position; inside an `enter` hook, on the board as its hooks have left it so far.
 */
export function countMoves(inPlay: GameInPlay, asking: EvaluationContext, phase: number, test: Test | undefined): number {
	const { boardState, player, remembers } = inPlay;
	const history = remembers ? inPlay.availableRuntime!.history : undefined;
	const now = inPlay.phaseNow();
	const count = (way: ReturnType<NonNullable<typeof history>['entered']>, isNew: boolean): number => {
		const { entering } = inPlay;
		const height = boardState.top;
		if (phase >= 0) boardState.write(PHASE, phase);
		inPlay.entering = false;
		try {
			if (isNew) history?.pushRecorded(way);
			else if (phase >= 0) history?.instead(asking);
			const total = fitting(inPlay, test);
			if (isNew || phase >= 0) history?.popEntered();
			return total;
		} finally {
			inPlay.entering = entering;
			boardState.undo(height);
		}
	};
	const settled = (): number => player.standing(asking, () => count(history?.entered(), inPlay.entering));
	const made = (): number => {
		const way = history?.making(asking, false);
		for (const cell of asking.ghosts) if (boardState.board[cell] === inPlay.codes.ghost) boardState.set(cell, 0);
		boardState.write(PHASE, now);
		player.advance(asking);
		return count(history?.entered() ?? way, true);
	};
	const outer = inPlay.phaseInstead;
	const mark = boardState.top;
	const ask = (): number => {
		inPlay.phaseInstead = -1;
		inPlay.counting = true;
		return asking.settled ? settled() : made();
	};
	try {
		return history === undefined ? ask() : history.preserving(ask);
	} finally {
		inPlay.counting = false;
		inPlay.phaseInstead = outer;
		boardState.undo(mark);
	}
}
