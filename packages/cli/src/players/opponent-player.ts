import { setImmediate } from 'node:timers/promises';
import { apply, type Move, type Position, turn } from '@x/core';
import { isInsideTurn, type SearchLimits } from '@x/engines/positions';
import { choose, finish } from '@x/opponent';
import { type Deadline, type Report, Thinker } from '../engine/thinker.js';
import { timeFor } from '../engine/time.js';
import type { Player, PlayerScore, Thought } from './player.js';
import type { OpponentChoice } from './player-choice.js';

/** Milliseconds that are lost between the player and its clock. */
const OVERHEAD = 10;

/** Moves of both sides until a mate as moves of the winner. */
const scoreOf = ({ score: { kind, value } }: Report): PlayerScore =>
	kind === 'points' ? { kind, value } : { kind: 'mate', value: Math.sign(value) * Math.ceil(Math.abs(value) / 2) };

/** The computer player of `@x/opponent`, in this thread. */
export class OpponentPlayer implements Player {
	readonly #level: OpponentChoice['level'];
	readonly #thinker = new Thinker(() => {});
	#seed = 1;

	constructor({ level }: OpponentChoice) {
		this.#level = level;
	}

	newGame(seed: number): Promise<void> {
		this.#seed = seed;
		return Promise.resolve();
	}

	async think(position: Position, limits: SearchLimits): Promise<Thought> {
		// Other work of the thread has its turn, such as the end of all work.
		await setImmediate();
		return this.#level === 'search' ? this.#search(position, limits) : this.#choose(position, this.#level);
	}

	close(): Promise<void> {
		return Promise.resolve();
	}

	#seedOf(position: Position): number {
		return (this.#seed + turn(position).ply) | 0;
	}

	#choose(position: Position, level: 'random' | 'greedy'): Thought {
		const moves = turnOf(position, (now) => finish(choose(now, { level, nodes: 0, seed: this.#seedOf(now) }))?.move);
		return { moves, line: moves, score: undefined, depth: undefined, resigns: false };
	}

	#search(position: Position, limits: SearchLimits): Thought {
		const deadline: Deadline = { end: performance.now() + timeOf(position, limits), stopped: false };
		const { nodes = Number.POSITIVE_INFINITY, depth = Number.POSITIVE_INFINITY } = limits;
		let report: Report | undefined;
		const moves = turnOf(position, (now) => {
			// The first move of a turn gets the time.
			const isFirst = now === position;
			return this.#thinker.move(now, {
				nodes,
				depth,
				deadline: isFirst ? deadline : { end: Math.min(deadline.end, performance.now() + 20), stopped: false },
				only: undefined,
				seed: this.#seedOf(now),
				report: (one) => {
					if (isFirst) report = one;
				},
			});
		});
		return { moves, line: moves, score: report && scoreOf(report), depth: report?.depth, resigns: false };
	}
}

/** The moves of a turn, each chosen by itself. */
const turnOf = (position: Position, moveOf: (position: Position) => Move | undefined): readonly Move[] => {
	const moves: Move[] = [];
	let now = position;
	do {
		const move = moveOf(now);
		if (move === undefined) break;
		moves.push(move);
		now = apply(now, move);
	} while (isInsideTurn(now));
	return moves;
};

/** Milliseconds to think. */
const timeOf = (position: Position, { clock, increment, movesToGo, moveTime }: SearchLimits): number => {
	const { side } = turn(position);
	const left = clock?.[side];
	return timeFor(
		{
			moveTime,
			movesToGo,
			...(left === undefined ? {} : { clock: [left, left] }),
			increment: [increment?.[side] ?? 0, increment?.[side] ?? 0],
		},
		0,
		OVERHEAD,
	);
};
