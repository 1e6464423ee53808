import { type AnyMove, type AnyPosition, apply, hasLegalMove, outcome, turn } from '@x/core';
import { gainOf, type Values } from './material.js';
import { pick, type Random } from './random.js';

/** More than any capture wins. */
const WON = 1_000_000;

/** A move that wins at once, or else one that captures most; among equals by chance. */
export const greedy = <M extends AnyMove>(position: AnyPosition, moves: readonly M[], { kinds, material }: Values, random: Random): M => {
	const { side } = turn(position);
	const worth = moves.map((move) => {
		const next = apply(position, move);
		const end = hasLegalMove(next) ? undefined : outcome(next);
		const won = end?.winner === undefined ? 0 : end.winner === side ? WON : -WON;
		return won + gainOf(move, kinds) * material;
	});
	const best = Math.max(...worth);
	return pick(
		moves.filter((_, index) => worth[index] === best),
		random,
	);
};
