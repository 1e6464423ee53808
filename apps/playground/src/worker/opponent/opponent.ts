import { type AnyPosition, type MoveOf, moveName, turn } from '@x/core';
import { type ChooseOptions, choose, isWon, winIn } from '@x/opponent';
import * as strings from '../../strings/worker/opponent.js';
import type { OpponentView } from '../opponent-views.js';
import { capital, sideTitle } from '../words.js';

/** Leads, in average pieces, and their names. */
const LEADS: readonly (readonly [least: number, words: (side: string) => string])[] = [
	[2.5, strings.isWinning],
	[1, strings.isClearlyBetter],
	[0.3, strings.isSlightlyBetter],
];

/** The evaluation in words, from the view of the side to move. */
const judgementOf = (position: AnyPosition, score: number, average: number): string => {
	const { game } = position;
	const { side } = turn(position);
	const leader = score >= 0 ? side : (game.ruleset.sideOrder.find((other) => other !== side) ?? side);
	const title = capital(sideTitle(game, leader));
	if (isWon(score)) {
		const moves = winIn(score);
		return moves === 1 ? strings.winsNow(title) : strings.winsIn(title, moves);
	}
	const lead = LEADS.find(([least]) => Math.abs(score) >= least * average);
	return lead === undefined ? strings.isEven : lead[1](title);
};

/** A computer player's move, in steps; `nameOf` names it. */
export function* chooseMove<P extends AnyPosition>(
	position: P,
	options: ChooseOptions<P>,
	nameOf: (move: MoveOf<P>) => string = moveName,
): Generator<OpponentView | undefined, void> {
	const choice = yield* choose(position, options);
	if (choice === undefined) {
		yield { name: undefined, nodes: 0, judgement: undefined, done: true };
		return;
	}
	const { move, nodes, evaluation } = choice;
	const judgement = evaluation === undefined ? undefined : judgementOf(position, evaluation.score, evaluation.average);
	yield { name: nameOf(move), nodes, judgement, done: true };
}
