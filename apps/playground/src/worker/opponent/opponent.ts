import { moveName, type Position, turn } from '@x/core';
import { type ChooseOptions, choose, isWon, winIn } from '@x/opponent';
import { opponent as words } from '../../strings/worker/opponent.js';
import type { OpponentView } from '../opponent-views.js';
import { capital, sideTitle } from '../words.js';

/** Leads, in average pieces, and their names. */
const LEADS: readonly (readonly [least: number, words: string])[] = [
	[2.5, words.winning],
	[1, words.better],
	[0.3, words.slightlyBetter],
];

/** The evaluation in words, from the view of the side to move. */
const judgementOf = (position: Position, score: number, average: number): string => {
	const { game } = position;
	const { side } = turn(position);
	const leader = score >= 0 ? side : (game.ruleset.sideOrder.find((other) => other !== side) ?? side);
	const title = capital(sideTitle(game, leader));
	if (isWon(score)) {
		const moves = winIn(score);
		return moves === 1 ? words.winsNow(title) : words.winsByForce(title, moves);
	}
	const lead = LEADS.find(([least]) => Math.abs(score) >= least * average);
	return lead === undefined ? words.even : words.leads(title, lead[1]);
};

/** A computer player's move, in steps. */
export function* chooseMove(position: Position, options: ChooseOptions): Generator<OpponentView | undefined, void> {
	const choice = yield* choose(position, options);
	if (choice === undefined) {
		yield { name: undefined, nodes: 0, judgement: undefined, done: true };
		return;
	}
	const { move, nodes, evaluation } = choice;
	const judgement = evaluation === undefined ? undefined : judgementOf(position, evaluation.score, evaluation.average);
	yield { name: moveName(move), nodes, judgement, done: true };
}
