import { type AnyMove, type AnyPosition, apply, history, key, legal, type Move, type MoveOf, outcome, type Position, turn } from '@x/core';
import { type Goal, goalsOf, progressOf } from './goals.js';
import { gainOf, materialOf, type Values } from './material.js';
import { randomFrom, shuffled } from './random.js';

/** The best move that a search found. */
export interface Found<M extends AnyMove = Move> {
	readonly move: M;
	/** From the view of the side to move. */
	readonly score: number;
	/** Positions that were evaluated. */
	readonly nodes: number;
	/** Moves that the search looked ahead completely, captures not counted. */
	readonly depth: number;
}

/** The limits of a search, and the values that it counts with. */
export interface SearchOptions<P extends AnyPosition = Position> {
	/** The most positions to evaluate. */
	readonly nodes: number;
	/** Decides between moves of equal score. */
	readonly seed: number;
	readonly values: Values;
	/** Lists the moves to consider; by default all legal moves. A board without edges needs it, where infinitely many moves may be legal. */
	readonly moves?: ((position: P) => readonly MoveOf<P>[]) | undefined;
	/** Asked at each position: `true` ends the search with the best move so far. The result then depends on time. */
	readonly stop?: (() => boolean) | undefined;
	/** Called after each depth with the best move so far. */
	readonly report?: ((found: Found<MoveOf<P>>) => void) | undefined;
}

/** The score of a game won now. A win n moves later scores n less. */
const WIN = 1_000_000;
const WON = WIN - 1000;

/**
 * Whether a score means that the game is won or lost by force.
 *
 * @example
 * isWon(3.5) // → false
 */
export const isWon = (score: number): boolean => Math.abs(score) > WON;

/**
 * The number of moves until a forced end, for a score of which `isWon` is true.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * import { parsePosition } from '@x/fen';
 * const mate = parsePosition('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1', chess);
 * const found = finish(search(mate, { nodes: 400, seed: 1, values: finish(estimate(chess)) }));
 * found !== undefined && winIn(found.score) // → 1
 */
export const winIn = (score: number): number => WIN - Math.abs(score);

const DEEPEST = 40;
const CAPTURES = 6;

/** The weight of a doubling of the number of moves, in average pieces. */
const MOBILITY = 0.12;

/** The weight of a step towards a goal that wins the game, in average pieces. */
const STEP = 0.2;

const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;

interface Entry {
	readonly depth: number;
	readonly score: number;
	readonly bound: typeof EXACT | typeof AT_LEAST | typeof AT_MOST;
	readonly best: MovePlace;
}

/** A position of the search. */
interface Node {
	readonly position: AnyPosition;
	/** The side to move. */
	readonly side: string;
	/** The number of moves that the other side had before its last one. */
	readonly before: number;
	/** Moves made since the root. */
	readonly ply: number;
}

type Moves = (position: AnyPosition) => readonly AnyMove[];

interface Best {
	readonly best: number;
	readonly move: AnyMove | undefined;
}

/** The position after a move. Where a turn has several moves, its side goes on. */
const after = ({ position, side, before, ply }: Node, move: AnyMove, moves: number): Node => {
	const next = apply(position, move);
	const mover = turn(next).side;
	return { position: next, side: mover, before: mover === side ? before : moves, ply: ply + 1 };
};

/** Where a move goes: moves of different positions that share it are ordered alike. */
type MovePlace = number | string;

/** The place of a move: a number on a board with edges, where most time is spent. */
const placeOf = ({ from, to }: AnyMove): MovePlace =>
	typeof to === 'number' ? (typeof from === 'number' ? from : -1) * 65536 + to : `${from}>${to}`;

/** The result of a position without moves, from the view of the side to move. */
const endScore = ({ position, side, ply }: Node): number => {
	const end = outcome(position);
	if (end?.winner === undefined) return 0;
	return end.winner === side ? WIN - ply : ply - WIN;
};

/** One search: alpha-beta with iterative deepening, a table of positions, and a search of captures at the leaves. */
class Search {
	nodes = 0;
	stopped = false;
	private readonly limit: number;
	private readonly stop: (() => boolean) | undefined;
	private readonly values: Values;
	private readonly moves: Moves;
	private readonly goals: readonly Goal[];
	private readonly table = new Map<string, Entry>();
	/** How often a move to this place refuted the move before. */
	private readonly refutations = new Map<MovePlace, number>();
	/** Keys of the positions of the game, and of the line that is being searched. */
	private readonly met: Set<string>;

	constructor(position: AnyPosition, moves: Moves, { nodes, values, stop }: Pick<SearchOptions, 'nodes' | 'values' | 'stop'>) {
		this.limit = Math.max(1, nodes);
		this.stop = stop;
		this.values = values;
		this.moves = moves;
		this.goals = goalsOf(position.game);
		this.met = new Set(history(position).map(key));
	}

	/** Whether the search has to end. */
	private isDone(): boolean {
		return this.nodes >= this.limit || this.stop?.() === true;
	}

	/** The moves, the most promising first; `first` is the place of the move to try before all others. */
	ordered(moves: readonly AnyMove[], first: MovePlace | undefined): readonly AnyMove[] {
		const { kinds, material } = this.values;
		const worth = moves.map((move) => {
			if (placeOf(move) === first) return WIN;
			const gain = gainOf(move, kinds) * material;
			const refuted = Math.min(1, (this.refutations.get(placeOf(move)) ?? 0) / 64);
			return gain * 16 + (gain > 0 ? 8 - (kinds[move.kind] ?? 0) : 0) + refuted;
		});
		return moves
			.map((_, index) => index)
			.sort((a, b) => worth[b]! - worth[a]!)
			.map((index) => moves[index]!);
	}

	/** Material, mobility and steps towards a goal, from the view of the side to move. */
	private evaluate({ position, side, before }: Node, moves: number): number {
		const { kinds, material, average } = this.values;
		const still = materialOf(position, side, kinds) * material + MOBILITY * average * Math.log2((1 + moves) / (1 + before));
		return this.goals.length === 0 ? still : still + STEP * average * progressOf(position, side, this.goals);
	}

	/** The score when only captures are searched on. */
	private quiet(node: Node, alpha: number, beta: number, left: number): number {
		this.nodes++;
		const { position, side } = node;
		const moves = this.moves(position);
		if (moves.length === 0) return endScore(node);
		const still = this.evaluate(node, moves.length);
		if (left === 0 || still >= beta) return still;
		let best = still;
		let low = Math.max(alpha, still);
		const { kinds, material } = this.values;
		const captures = moves.filter((move) => move.captured.length > 0 && gainOf(move, kinds) * material > 0);
		for (const move of this.ordered(captures, undefined)) {
			if (this.isDone()) break;
			const next = after(node, move, moves.length);
			const score = next.side === side ? this.quiet(next, low, beta, left - 1) : -this.quiet(next, -beta, -low, left - 1);
			best = Math.max(best, score);
			low = Math.max(low, score);
			if (low >= beta) break;
		}
		return best;
	}

	/** The score of a position, searched to a depth. Pauses at each position. */
	private *score(node: Node, depth: number, alpha: number, beta: number): Generator<undefined, number> {
		yield;
		if (depth <= 0) return this.quiet(node, alpha, beta, CAPTURES);
		this.nodes++;
		const { position } = node;
		const moves = this.moves(position);
		if (moves.length === 0 || outcome(position) !== undefined) return endScore(node);
		const name = key(position);
		// A position that came before is worth a draw: without progress it comes again.
		if (this.met.has(name)) return 0;
		const known = this.table.get(name);
		if (known !== undefined && known.depth >= depth) {
			if (known.bound === EXACT || (known.bound === AT_LEAST ? known.score >= beta : known.score <= alpha)) return known.score;
		}
		this.met.add(name);
		const { best, move } = yield* this.best(node, this.ordered(moves, known?.best), depth, alpha, beta);
		this.met.delete(name);
		if (this.stopped || move === undefined) return 0;
		const at = placeOf(move);
		if (best >= beta) this.refutations.set(at, (this.refutations.get(at) ?? 0) + depth);
		this.table.set(name, { depth, score: best, bound: best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST, best: at });
		return best;
	}

	/** The best of some moves. When the search is stopped, the best so far. */
	*best(node: Node, moves: readonly AnyMove[], depth: number, alpha: number, beta: number): Generator<undefined, Best> {
		let best = Number.NEGATIVE_INFINITY;
		let found: AnyMove | undefined;
		let low = alpha;
		for (const move of moves) {
			this.stopped ||= this.isDone();
			if (this.stopped) break;
			const next = after(node, move, moves.length);
			const score: number =
				next.side === node.side ? yield* this.score(next, depth - 1, low, beta) : -(yield* this.score(next, depth - 1, -beta, -low));
			// The score of a move that was not searched to its end means nothing; the search before has a better one.
			if (this.stopped && (found !== undefined || depth > 1)) break;
			if (score > best) {
				best = score;
				found = move;
			}
			low = Math.max(low, score);
			if (low >= beta) break;
		}
		return { best, move: found };
	}
}

/**
 * Searches for the best move, in steps; undefined where the game is over.
 *
 * The same position, seed and number of nodes give the same move.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * finish(search(chess.start, { nodes: 50, seed: 1, values: finish(estimate(chess, 100)) }))?.depth // → 1
 */
export function* search<P extends AnyPosition>(position: P, options: SearchOptions<P>): Generator<undefined, Found<MoveOf<P>> | undefined> {
	// All positions of a search are of one game.
	const list = (options.moves ?? legal) as Moves;
	let moves: readonly AnyMove[] = shuffled(list(position), randomFrom(options.seed));
	if (moves.length === 0) return undefined;
	const node: Node = { position, side: turn(position).side, before: moves.length, ply: 0 };
	const searching = new Search(position, list, options);
	moves = searching.ordered(moves, undefined);
	let found: Found<AnyMove> = { move: moves[0]!, score: 0, nodes: 0, depth: 0 };
	for (let depth = 1; depth <= DEEPEST && moves.length > 1; depth++) {
		const { best, move } = yield* searching.best(node, moves, depth, -2 * WIN, 2 * WIN);
		if (move !== undefined) {
			found = { move, score: best, nodes: searching.nodes, depth: searching.stopped ? found.depth : depth };
			moves = [move, ...moves.filter((other) => other !== move)];
			options.report?.(found as Found<MoveOf<P>>);
		}
		if (searching.stopped || isWon(found.score)) break;
	}
	return { ...(found as Found<MoveOf<P>>), nodes: searching.nodes };
}
