import { type Game, legal, type Move, type Position } from '@x/core';
import { type Found, isWon, pointsOf, search, type Values, valuesFor, winIn } from '@x/opponent';

/** A limit of a search as it is now: a program may change it while the search runs. */
export interface Deadline {
	/** The time at which the search ends, of `performance.now`. */
	end: number;
	/** The search has to end at once. */
	stopped: boolean;
}

/** The state of a search after a depth. */
export interface Report {
	readonly depth: number;
	readonly nodes: number;
	/** Milliseconds. */
	readonly time: number;
	/** From the view of the side to move: hundredths of a pawn, or moves of both sides until the end. */
	readonly score: { readonly kind: 'points' | 'plies'; readonly value: number };
	readonly move: Move;
}

export interface ThinkOptions {
	readonly nodes: number;
	readonly depth: number;
	readonly deadline: Deadline;
	/** The moves to choose from at the root. */
	readonly only: readonly Move[] | undefined;
	/** Decides between equal moves; 1 by default. */
	readonly seed?: number;
	readonly report: (report: Report) => void;
}

const scoreOf = (score: number, values: Values): Report['score'] =>
	isWon(score) ? { kind: 'plies', value: Math.sign(score) * winIn(score) } : { kind: 'points', value: pointsOf(score, values) };

/** Chooses moves with `@x/opponent`, in steps. */
export class Thinker {
	readonly #poll: () => void;
	#next = 0;

	/** @param poll reads requests that came meanwhile; called every few milliseconds */
	constructor(poll: () => void) {
		this.#poll = poll;
	}

	/** Whether the search has to end. Looks for requests at times. */
	#isOver(deadline: Deadline): boolean {
		const now = performance.now();
		if (now >= this.#next) {
			this.#next = now + 2;
			this.#poll();
		}
		return deadline.stopped || now >= deadline.end;
	}

	/** The values of the pieces of a game. Undefined if there is no time to estimate them. */
	values(game: Game, deadline: Deadline): Values | undefined {
		const steps = valuesFor(game);
		for (let step = steps.next(); ; step = steps.next()) {
			if (step.done) return step.value;
			if (this.#isOver(deadline)) return undefined;
		}
	}

	/** The best move; undefined if there is none. */
	move(position: Position, { nodes, depth, deadline, only, seed = 1, report }: ThinkOptions): Move | undefined {
		const started = performance.now();
		const moves = only ?? legal(position);
		const values = this.values(position.game, deadline);
		if (values === undefined || moves.length === 0) return moves[0];
		const told = (found: Found): void => {
			report({
				depth: found.depth,
				nodes: found.nodes,
				time: performance.now() - started,
				score: scoreOf(found.score, values),
				move: found.move,
			});
			if (found.depth >= depth) deadline.stopped = true;
		};
		const steps = search(position, {
			nodes,
			seed,
			values,
			stop: () => this.#isOver(deadline),
			report: told,
			moves: (now) => (now === position ? moves : legal(now)),
		});
		let step = steps.next();
		while (!step.done) step = steps.next();
		const best = step.value?.move ?? moves[0];
		return best;
	}
}
