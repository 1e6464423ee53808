import { apply, key, legal, type Move, moveName, outcome, type Position, turn } from '@x/core';
import { reversed, type Score } from '@x/engines/judgement';
import { isWon, pointsOf, search, type Values, valuesFor, winIn } from '@x/opponent';
import type { EvaluationView, LineView, ScoreView } from '../evaluation-views.js';
import { lineMoves } from './line-view.js';
import { scoreView } from './score-view.js';

/** Positions that each stage of the search evaluates for a line. */
const STAGES = [300, 1000, 3000, 10_000, 30_000, 100_000, 300_000];

/** The moves that follow the best one, and the positions that the search of each evaluates. */
const FOLLOWING = 4;
const FOLLOWING_NODES = 300;

/** The score from the view of the first side. */
const viewOf = (position: Position, score: number, values: Values): ScoreView => {
	const seen: Score = isWon(score)
		? { kind: 'mate', value: Math.sign(score) * Math.ceil(winIn(score) / 2) }
		: { kind: 'points', value: pointsOf(score, values) };
	return scoreView(turn(position).side === position.game.ruleset.sideOrder[0] ? seen : reversed(seen));
};

/** The best move of a position, and the score of the position. */
interface Best {
	readonly move: Move;
	readonly score: ScoreView;
	readonly nodes: number;
	readonly depth: number;
}

/** Searches for the best move; `moves` lists those to choose from. A search does not judge an only move: its score is that of the position after it. */
function* bestOf(
	position: Position,
	nodes: number,
	values: Values,
	moves: (at: Position) => readonly Move[],
): Generator<undefined, Best | undefined> {
	const list = moves(position);
	const [only] = list;
	if (list.length === 1 && only !== undefined) {
		const next = apply(position, only);
		const found = outcome(next) === undefined && legal(next).length > 1 ? yield* search(next, { nodes, seed: 1, values }) : undefined;
		if (found !== undefined) return { ...found, move: only, score: viewOf(next, found.score, values) };
	}
	const found = yield* search(position, { nodes, seed: 1, values, moves });
	return found && { ...found, score: viewOf(position, found.score, values) };
}

/** The line that begins with a move. */
function* follow(first: Move, values: Values): Generator<undefined, readonly Move[]> {
	const moves = [first];
	let position = apply(first.position, first);
	for (let count = 0; count < FOLLOWING && outcome(position) === undefined; count++) {
		const found = yield* search(position, { nodes: FOLLOWING_NODES, seed: 1, values });
		if (found === undefined) break;
		moves.push(found.move);
		position = apply(position, found.move);
	}
	return moves;
}

/** The thoughts of the page's computer player about a position, in steps, each stage deeper than the one before; most steps have no view. */
export function* computerThoughts(position: Position, lines: number): Generator<EvaluationView | undefined, void> {
	if (outcome(position) !== undefined || legal(position).length === 0) return;
	const values = yield* valuesFor(position.game);
	const root = key(position);
	let nodes = 0;
	for (const most of STAGES) {
		const views: LineView[] = [];
		const taken = new Set<string>();
		let depth = 0;
		for (let rank = 0; rank < Math.min(lines, legal(position).length); rank++) {
			// The second best line begins with the best of the other moves.
			const moves = (at: Position): readonly Move[] =>
				key(at) === root ? legal(at).filter((move) => !taken.has(moveName(move))) : legal(at);
			const found = yield* bestOf(position, most, values, rank > 0 ? moves : legal);
			if (found === undefined) break;
			nodes += found.nodes;
			depth = Math.max(depth, found.depth);
			taken.add(moveName(found.move));
			views.push({ score: found.score, moves: lineMoves(yield* follow(found.move, values)) });
		}
		yield { lines: views, depth, nodes, done: false, problem: undefined };
	}
}
