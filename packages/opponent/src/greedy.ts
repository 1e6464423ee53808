import { apply, legal, type Move, outcome, type Position, turn } from '@x/core';
import { gainOf, type Values } from './material.js';
import { pick, type Random } from './random.js';

/** More than any capture wins. */
const WON = 1_000_000;

/** A move that wins at once, or else one that captures most; among equals by chance. */
export const greedy = (position: Position, moves: readonly Move[], { kinds, material }: Values, random: Random): Move => {
	const { side } = turn(position);
	const worth = moves.map((move) => {
		const next = apply(position, move);
		const end = legal(next).length === 0 ? outcome(next) : undefined;
		const won = end?.winner === undefined ? 0 : end.winner === side ? WON : -WON;
		return won + gainOf(move, kinds) * material;
	});
	const best = Math.max(...worth);
	return pick(
		moves.filter((_, index) => worth[index] === best),
		random,
	);
};
