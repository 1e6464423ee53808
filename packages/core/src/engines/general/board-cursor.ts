import { PHASE } from '../../board/registers.js';
import type { Root } from '../../position/types.js';

import type { GameInPlay, GeneralGame, LazyPosition } from './model.js';

/** A root is set up again rather than undo more plies than this. */
const REPLAY_LIMIT = 32;

/** The board in play, and the position on it. */
export class BoardCursor {
	private readonly game: GeneralGame;
	private placed: LazyPosition | undefined;
	height = 0;
	/** The root that is being set up. */
	private loading: Root | undefined;
	/** By depth: the log height before the ply that led to depth + 1. */
	private readonly marks: number[] = [];

	constructor(game: GeneralGame) {
		this.game = game;
	}

	standing(): LazyPosition | undefined {
		return this.game.inPlay.boardState.top === this.height ? this.placed : undefined;
	}

	/** The last position brought to the board, even during a trial; and its root, or the root being set up. */
	get current(): LazyPosition | undefined {
		return this.placed;
	}

	get root(): Root | undefined {
		return this.placed?.root ?? this.loading;
	}

	moveTo(position: LazyPosition): void {
		if (this.placed === position) return;
		const { boardState } = this.game.inPlay;
		const down: LazyPosition[] = [];
		let target = position;
		let from = this.placed;
		// Near the root, starting from it is shorter than a long way back.
		if (from?.root !== position.root || from.depth > 4 * position.depth + REPLAY_LIMIT) {
			this.load(position.root);
			from = undefined;
		}
		while (target.parent !== undefined && target.depth > (from?.depth ?? 0)) {
			down.push(target);
			target = target.parent;
		}
		if (from !== undefined) {
			while (from.depth > target.depth) from = from.parent!;
			while (from !== target) {
				from = from.parent!;
				down.push(target);
				target = target.parent!;
			}
			if (from !== this.placed) boardState.undo(this.marks[from.depth]!);
		}
		for (let index = down.length - 1; index >= 0; index--) this.step(down[index]!);
		this.refresh(position);
	}

	step(child: LazyPosition): void {
		const { inPlay } = this.game;
		const { boardState, player, pathRuntime } = inPlay;
		this.marks[child.depth - 1] = boardState.top;
		if (child.recorded === undefined) player.play(child.route, child.detail);
		else {
			const height = pathRuntime!.records.height();
			player.play(child.route, pathRuntime!.records.again(child.recorded));
			pathRuntime!.records.truncate(height);
		}
		// In a position that was set up, the royal of the side that does not move may be attacked.
		if (child.depth > 1 && child.checked < 0 && inPlay.generator.pinnable && inPlay.generator.alternates)
			child.checked = this.givesCheck(child);
		this.refresh(child);
	}

	/** Whether the ply just played gives check: 1, 0, or -1 where that is not obvious. */
	private givesCheck({ route, detail }: LazyPosition): number {
		const { boardState, player, lines } = this.game.inPlay;
		const side = player.sideNow();
		return boardState.royals[side] === 1 ? lines.givesCheck(route, detail, boardState.royalCell[side]!, 1 - side) : -1;
	}

	/** Updates the cursor and the position from the board. */
	private refresh(position: LazyPosition): void {
		const { inPlay } = this.game;
		const { boardState } = inPlay;
		this.placed = position;
		this.height = boardState.top;
		inPlay.checked = position.checked;
		position.phase = boardState.registers[PHASE]!;
		position.hashLow = boardState.hashLow;
		position.hashHigh = boardState.hashHigh;
		if (position.points === undefined && !inPlay.registers.hasPoint(boardState.registers)) position.points = '';
	}

	/** Sets up a root, and clears flags whose condition does not hold. */
	private load(root: Root): void {
		const { boardState, outcomes, player, pathRuntime, frames } = this.game.inPlay;
		this.placed = undefined;
		for (let cell = 0; cell < boardState.size; cell++) boardState.set(cell, root.codes[cell]!);
		for (let register = 0; register < root.registers.length; register++) boardState.write(register, root.registers[register]!);
		boardState.top = 0;
		this.height = 0;
		this.loading = root;
		const { entering } = this.game.inPlay;
		this.game.inPlay.entering = true;
		try {
			player.clearLostFlags();
			// A game that the setup declares over skips no phase.
			if (root.ended === undefined) {
				const context = player.settle(frames.push());
				pathRuntime?.turns.afterMove(context);
				frames.pop();
			} else if (root.ended.playable !== true) outcomes.endBySetup();
		} finally {
			this.game.inPlay.entering = entering;
		}
		boardState.top = 0;
	}
}

/** Brings the board in play to a position. */
export const moveTo = (position: LazyPosition): void => position.game.cursor.moveTo(position);

/**
 * Evaluates a query with the board in play at a position.
 *
 * An exception may leave the board, the stacks and the switches half-changed, even in the middle of a write where the call stack overflows.
 * No part repairs that: the game is loaded again before the next query. Positions and moves hold no part of the board, so they stay usable.
 */
export function onBoard<T>(position: LazyPosition, ask: (inPlay: GameInPlay) => T): T {
	const { game } = position;
	if (game.broken) game.restart();
	try {
		game.cursor.moveTo(position);
		return ask(game.inPlay);
	} catch (error) {
		// An assignment, not a call: the call stack may be full.
		game.broken = true;
		throw error;
	}
}
