import { rulesetGiven } from '../rules/given.js';
import type { Ruleset, Setup } from '../rules/types.js';
import { attackersOf, royalAttackedOf } from './attacks.js';
import { conditionHolds } from './conditions.js';
import { contextOf } from './context.js';
import { keyOf } from './history.js';
import { holds } from './interpreter.js';
import { generate, type Refused, testedCandidates } from './legal.js';
import { moveOf, type ReferenceMove } from './move.js';
import { numberValue } from './numbers.js';
import { ordered } from './order.js';
import { isDecided, type OutcomeOptions, outcomeOf, type ReferenceOutcome, stuckOutcomeOf } from './outcome.js';
import { otherSide, phaseOf, rulesOf, teamOf } from './rules.js';
import { sameAmong } from './same-move.js';
import { setupFrom, stateFrom } from './setup.js';
import type { Cell } from './space.js';
import { advance, settle } from './turn.js';
import type { Context, State } from './types.js';
import { walkPath } from './walk.js';

/** A candidate, and the law or choice that refuses it. */
export interface ReferenceCandidate {
	readonly move: ReferenceMove;
	readonly refused: Refused | undefined;
}

/** The definition of a game: each result comes from running the rules as they are written. */
export interface ReferenceGame {
	readonly ruleset: Ruleset;
	start(): State;
	stateOf(setup: Setup): State;
	setupOf(state: State): Setup;
	legal(state: State): ReferenceMove[];
	candidates(state: State): ReferenceCandidate[];
	apply(state: State, move: ReferenceMove): State;
	outcome(state: State, options?: OutcomeOptions): ReferenceOutcome | undefined;
	attacked(state: State, cell: Cell, by: string): boolean;
	attackers(state: State, cell: Cell, by: string): Cell[];
	inCheck(state: State, side?: string): boolean;
	key(state: State): string;
	perft(state: State, depth: number, unit?: 'phase' | 'turn'): number;
}

/**
 * The literal interpreter of a ruleset. It lists all cells, so every axis must have bounds. It is slow, since it is never optimised.
 *
 * @example
 * import { reference } from '@x/core/reference';
 * import { chess } from '@x/games/chess';
 * const game = reference(chess.rules);
 * game.legal(game.start()).length // 20
 */
export function reference(given: Ruleset): ReferenceGame {
	const ruleset = rulesetGiven(given);
	const rules = rulesOf(ruleset, { holds: conditionHolds, evaluate: numberValue, walk: walkPath });
	const known = new WeakMap<State, ReferenceMove[]>();
	const sideOf = (state: State): string => phaseOf(rules, state.phase).side;

	const generated = new WeakMap<State, Context[]>();

	function candidates(state: State): Context[] {
		const found = generated.get(state) ?? (state.stuck || isDecided(state) ? [] : generate(state));
		generated.set(state, found);
		return found;
	}

	const hasMove = (state: State): boolean => candidates(state).length > 0;

	function legal(state: State): ReferenceMove[] {
		const cached = known.get(state);
		if (cached !== undefined) return cached;
		const moves = ordered(rules, candidates(state).map(moveOf), (move) => setupOf(apply(state, move)));
		known.set(state, moves);
		return moves;
	}

	function outcome(state: State, options: OutcomeOptions = {}): ReferenceOutcome | undefined {
		const ended = outcomeOf(state);
		if (ended !== undefined) return ended;
		// A finished game cannot be claimed, so claims are tested last.
		if (hasMove(state)) return options.claims === true ? outcomeOf(state, options) : undefined;
		// Clause 12: stuck outcomes, then (settled already) skips, then a draw.
		return stuckOutcomeOf(state) ?? { reason: 'stuck', draw: true };
	}

	/** Clause 15: adds `ended` where the setup alone does not show that the game is over. */
	function setupOf(state: State): Setup {
		const setup = setupFrom(state);
		const ended = outcome(state);
		if (ended === undefined) return setup;
		const read = settle(stateFrom(rules, setup));
		const shows = JSON.stringify([outcome(read), read.phase, hasMove(read)]);
		if (shows === JSON.stringify([ended, state.phase, hasMove(state)])) return setup;
		const { claim: _, ...result } = ended;
		return { ...setup, ended: { ...result, ...(hasMove(state) && { playable: true }) } };
	}

	/** The pieces that could capture the enemy or neutral piece on a cell; where there is none, a piece of some kind of the other side. */
	function attackers(state: State, cell: Cell, by: string): Cell[] {
		const owner = otherSide(rules, by);
		const context = contextOf(state, owner);
		const there = state.board.get(cell);
		const isTarget = there !== undefined && teamOf(rules, there.side) !== teamOf(rules, by);
		const movers = isTarget ? [there] : Object.keys(ruleset.kinds).map((kind) => ({ side: owner, kind, flags: [] }));
		return [...new Set(movers.flatMap((mover) => attackersOf({ ...context, mover }, cell, by, {})))].sort((a, b) => a - b);
	}

	function perft(state: State, depth: number, unit: 'phase' | 'turn' = 'phase'): number {
		if (depth === 0) return 1;
		const moves = legal(state);
		if (depth === 1 && unit === 'phase') return moves.length;
		return moves.reduce((sum, move) => {
			const after = apply(state, move);
			const within = unit === 'turn' && sideOf(after) === sideOf(state);
			// A turn that ends the game half-way is still one turn.
			if (within && legal(after).length === 0) return sum + (depth === 1 ? 1 : 0);
			return sum + perft(after, within ? depth : depth - 1, unit);
		}, 0);
	}

	function apply(state: State, move: ReferenceMove): State {
		const origin = move.candidate.scene.state;
		if (origin === state) return settle(advance(move.candidate));
		const same = sameAmong(rules, legal(state), legal(origin), move, (one) => setupOf(apply(one.candidate.scene.state, one)));
		if (same === undefined) throw new RangeError('The move is not legal in this position.');
		return settle(advance(same.candidate));
	}

	return {
		ruleset,
		start: () => settle(stateFrom(rules, ruleset.start)),
		stateOf: (setup) => settle(stateFrom(rules, setup)),
		setupOf,
		legal,
		candidates: (state) => testedCandidates(state).map(({ candidate, refused }) => ({ move: moveOf(candidate), refused })),
		apply,
		outcome,
		attackers,
		attacked: (state, cell, by) => attackers(state, cell, by).length > 0,
		inCheck(state, side = sideOf(state)) {
			const context = contextOf(state, side);
			// Clause 10: a ruleset with several royals defines check itself.
			return 'check' in ruleset.defs ? holds(context, { def: 'check' }) : royalAttackedOf(context, side);
		},
		key: keyOf,
		perft,
	};
}
