import type { Game, Move, Position } from '@x/core';
import { apply } from '@x/core';
import { isInsideTurn } from '@x/engines/positions';
import type { ProtocolName } from '@x/engines/protocols';
import { Match } from './match.js';
import type { SearchLimits } from './request.js';
import { type Deadline, type Report, Thinker } from './thinker.js';
import { timeFor } from './time.js';

/** The surroundings of an engine: its program, and its games. */
export interface EngineSurroundings {
	/** Sends a line. */
	readonly write: (line: string) => void;
	/** The next request that has come; undefined if there is none yet. */
	readonly poll: () => string | undefined;
	/** The next request; undefined if there will be no more. */
	readonly next: () => Promise<string | undefined>;
	/** The game of a variant. */
	readonly gameOf: (variant: string) => Promise<Game>;
	/** The names of the variants. */
	readonly variants: readonly string[];
	/** The game at the start, and its name among the variants. */
	readonly game: Game;
	readonly variant: string;
	readonly version: string;
}

/** The milliseconds that are lost between the engine and the clock. */
export const OVERHEAD = 50;

/** One engine: the state that all protocols share. */
export class EngineServer {
	readonly surroundings: EngineSurroundings;
	readonly match: Match;
	readonly thinker: Thinker;
	overhead: number = OVERHEAD;
	/** The strength: positions that a search evaluates at most. */
	nodes: number = Number.POSITIVE_INFINITY;
	variant: string;
	/** Requests that came while a search ran, and have to wait for its end. */
	readonly #waiting: string[] = [];
	/** Answers a request that comes while a search runs. Returns whether it is done. */
	#interrupt: (line: string) => boolean = () => false;

	constructor(surroundings: EngineSurroundings, protocol: ProtocolName) {
		this.surroundings = surroundings;
		this.variant = surroundings.variant;
		this.match = new Match(surroundings.game, protocol);
		this.thinker = new Thinker(() => this.#poll());
	}

	write(line: string): void {
		this.surroundings.write(line);
	}

	/** The next request that is not answered yet. */
	async next(): Promise<string | undefined> {
		return this.#waiting.shift() ?? this.surroundings.next();
	}

	#poll(): void {
		for (let line = this.surroundings.poll(); line !== undefined; line = this.surroundings.poll())
			if (!this.#interrupt(line)) this.#waiting.push(line);
	}

	/** Chooses the game of a variant. Returns false if there is none of this name. */
	async choose(variant: string): Promise<boolean> {
		if (!this.surroundings.variants.includes(variant)) return false;
		if (variant !== this.variant) this.match.choose(await this.surroundings.gameOf(variant));
		this.variant = variant;
		return true;
	}

	/** Prepares a search of the game: estimates the values of its pieces. */
	prepare(): void {
		this.thinker.values(this.match.game, { end: Number.POSITIVE_INFINITY, stopped: false });
	}

	/**
	 * Searches the moves of a turn. `interrupt` answers requests that come meanwhile.
	 *
	 * @returns the moves; none if the side to move has none
	 */
	async think(
		limits: SearchLimits,
		report: (report: Report) => void,
		interrupt: (line: string, deadline: Deadline) => boolean,
	): Promise<readonly Move[]> {
		const started = performance.now();
		const endFor = (from: number): number => from + timeFor(limits, this.match.toMove, this.overhead);
		const waits = limits.infinite === true || limits.ponder === true;
		const deadline: Deadline = { end: waits ? Number.POSITIVE_INFINITY : endFor(started), stopped: false };
		let held = waits;
		this.#interrupt = (line) => {
			const done = interrupt(line, deadline);
			if (deadline.stopped) held = false;
			return done;
		};
		this.onPonderHit = () => {
			held = false;
			deadline.end = endFor(performance.now());
		};
		const moves = this.#turn(limits, deadline, report);
		// The answer to an infinite search is given when it is asked for.
		while (held) {
			const line = await this.surroundings.next();
			if (line === undefined) break;
			if (!this.#interrupt(line)) this.#waiting.push(line);
		}
		this.#interrupt = () => false;
		this.onPonderHit = () => {};
		return moves;
	}

	/** The expected move was played: the time of the engine runs from now on. */
	onPonderHit: () => void = () => {};

	/** All moves of a turn: where it has several, the first gets the most time. */
	#turn(
		{ nodes = this.nodes, depth = Number.POSITIVE_INFINITY, only }: SearchLimits,
		deadline: Deadline,
		report: (report: Report) => void,
	): readonly Move[] {
		let position: Position = this.match.position;
		const moves: Move[] = [];
		const allowed = only?.flatMap((text) => this.match.read(text)?.slice(0, 1) ?? []);
		do {
			const first = moves.length === 0;
			const move = this.thinker.move(position, {
				nodes: Math.min(nodes, this.nodes),
				depth,
				deadline: first ? deadline : { end: Math.min(deadline.end, performance.now() + 20), stopped: deadline.stopped },
				only: first && allowed !== undefined && allowed.length > 0 ? allowed : undefined,
				report: first ? report : () => {},
			});
			if (move === undefined) break;
			moves.push(move);
			position = apply(position, move) as Position;
		} while (isInsideTurn(position));
		return moves;
	}
}
