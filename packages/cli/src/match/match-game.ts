import { apply, type GameOutcome, legal, outcome, type Position, turn } from '@x/core';
import { isInsideTurn, type SearchLimits } from '@x/engines/positions';
import type { PlayerLimits } from '../players/limits.js';
import type { Player, PlayerScore, Thought } from '../players/player.js';
import { isLosing } from '../players/program-player.js';
import { Adjudication, type AdjudicationRules, type Decision } from './adjudication.js';
import { Clock } from './clock.js';

/** A player at its side of the board. */
export interface Contestant {
	readonly player: Player;
	readonly limits: PlayerLimits;
}

/** How a game is played. */
export interface GameRules {
	readonly adjudication: AdjudicationRules;
	/** Milliseconds that a player may exceed its time. */
	readonly margin: number;
	readonly signal: AbortSignal;
}

/** The notes about a turn. */
export interface TurnNote {
	/** The number of moves of the game at the end of the turn, those of the opening included. */
	readonly ply: number;
	readonly side: string;
	readonly score: PlayerScore | undefined;
	readonly depth: number | undefined;
	/** The time that is left on the clock of the side, in milliseconds. */
	readonly clock: number | undefined;
}

/** A reason that is not one of the rules of the game. */
export type ForcedReason = 'adjudication' | 'resignation' | 'time-forfeit' | 'rules-infraction' | 'abandonment';

/** The end of a match game. */
export interface GameEnd {
	/** By the rules of the game. */
	readonly rules?: GameOutcome;
	/** Otherwise. */
	readonly forced?: { readonly reason: ForcedReason; readonly winner: string | undefined; readonly why: string };
}

/** A game that was played. */
export interface MatchGame {
	readonly last: Position;
	readonly turns: readonly TurnNote[];
	readonly end: GameEnd;
}

/** The faults of an engine that mean a move against the rules. */
const ILLEGAL = 'engines/best-move';

/** One game while it is played. */
class Playing {
	readonly #contestants: Readonly<Record<string, Contestant>>;
	readonly #rules: GameRules;
	readonly #clocks: Readonly<Record<string, Clock | undefined>>;
	readonly #adjudication: Adjudication;
	readonly #turns: TurnNote[] = [];
	#position: Position;

	constructor(start: Position, contestants: Readonly<Record<string, Contestant>>, rules: GameRules) {
		this.#position = start;
		this.#contestants = contestants;
		this.#rules = rules;
		this.#adjudication = new Adjudication(rules.adjudication);
		this.#clocks = Object.fromEntries(
			Object.entries(contestants).map(([side, { limits }]) => [side, limits.clock && new Clock(limits.clock)]),
		);
	}

	async play(): Promise<MatchGame> {
		for (;;) {
			this.#rules.signal.throwIfAborted();
			const rules = outcome(this.#position, { claims: true });
			if (rules !== undefined) return this.#over({ rules });
			// A game without a rule for positions without moves ends there in a draw.
			if (legal(this.#position).length === 0) return this.#forced('adjudication', undefined, 'no legal move');
			const end = await this.#turn(turn(this.#position).side);
			if (end !== undefined) return end;
		}
	}

	#over(end: GameEnd): MatchGame {
		return { last: this.#position, turns: this.#turns, end };
	}

	#forced(reason: ForcedReason, winner: string | undefined, why: string): MatchGame {
		return this.#over({ forced: { reason, winner, why } });
	}

	/** The game is lost for a side. */
	#lost(reason: ForcedReason, side: string, why: string): MatchGame {
		return this.#forced(reason, this.#other(side), why);
	}

	#other(side: string): string {
		return Object.keys(this.#contestants).find((one) => one !== side)!;
	}

	/** The limits of a search. Engines expect two clocks: a side without one has that of the other. */
	#limits(side: string): SearchLimits {
		const { clock: _, ...limits } = this.#contestants[side]!.limits;
		const own = this.#clocks[side];
		if (own === undefined) return limits;
		const other = this.#other(side);
		const others = this.#clocks[other] ?? own;
		return {
			...limits,
			clock: { [side]: Math.round(own.left), [other]: Math.round(others.left) },
			increment: { [side]: own.increment, [other]: others.increment },
			...(own.movesToGo === undefined ? {} : { movesToGo: own.movesToGo }),
		};
	}

	async #turn(side: string): Promise<MatchGame | undefined> {
		const { player, limits } = this.#contestants[side]!;
		const { margin, signal } = this.#rules;
		const clock = this.#clocks[side];
		const began = performance.now();
		let thought: Thought;
		try {
			thought = await player.think(this.#position, this.#limits(side));
		} catch (error) {
			signal.throwIfAborted();
			if (!isLosing(error)) throw error;
			const isTime = error.code === 'engines/silent' && (clock !== undefined || limits.moveTime !== undefined);
			return this.#lost(error.code === ILLEGAL ? 'rules-infraction' : isTime ? 'time-forfeit' : 'abandonment', side, error.message);
		}
		const spent = performance.now() - began;
		const inTime = clock?.spend(spent, margin) ?? spent <= (limits.moveTime ?? Number.POSITIVE_INFINITY) + margin;
		if (!inTime) return this.#lost('time-forfeit', side, 'The time is over.');
		if (thought.resigns) return this.#lost('resignation', side, 'The player resigns.');
		return this.#played(side, thought, clock);
	}

	#played(side: string, { moves, score, depth }: Thought, clock: Clock | undefined): MatchGame | undefined {
		if (moves.length === 0) return this.#lost('rules-infraction', side, 'The player has named no move.');
		for (const move of moves) this.#position = apply(this.#position, move);
		this.#turns.push({ ply: turn(this.#position).ply, side, score, depth, clock: clock?.left });
		if (isInsideTurn(this.#position)) return this.#lost('rules-infraction', side, 'The player has not ended its turn.');
		const decision = this.#adjudication.add(side, score);
		if (decision === undefined || outcome(this.#position, { claims: true }) !== undefined) return undefined;
		return this.#decided(decision);
	}

	#decided(decision: Decision): MatchGame {
		return this.#forced('adjudication', 'loser' in decision ? this.#other(decision.loser) : undefined, decision.why);
	}
}

/**
 * Plays a game from a position. A player that crashes, names an illegal move or exceeds its time has lost. Draws that can be claimed are claimed. Throws an
 * `Unusable` if a player cannot play at all.
 *
 * @param contestants side → its player, of the two sides in the order of their turns
 */
export const playMatchGame = (start: Position, contestants: Readonly<Record<string, Contestant>>, rules: GameRules): Promise<MatchGame> =>
	new Playing(start, contestants, rules).play();
