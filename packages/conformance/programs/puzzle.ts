/** Checks mate puzzles: the solution forces mate, and no other first move does. */
import { apply, legal, type Move, outcome, type Position, turn } from '@x/core';
import { safeParsePosition } from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { play, resolve, stringify } from '@x/san';

/** Whether the side that just moved mates within a number of its moves. */
function forces(position: Position, moves: number): boolean {
	const end = outcome(position);
	if (end) return end.reason === 'checkmate';
	return moves > 1 && legal(position).every((reply) => mates(apply(position, reply), moves - 1).length > 0);
}

const mates = (position: Position, moves: number): readonly Move[] =>
	outcome(position) ? [] : legal(position).filter((move) => forces(apply(position, move), moves));

export function check(fen: string, sans: readonly string[]): string {
	const read = safeParsePosition(fen, chess);
	if (!read.ok) return read.problems[0]!.message;
	let position = read.value;
	const solver = turn(position).side;
	for (const [ply, san] of sans.entries()) {
		const move = resolve(san, position);
		if (turn(position).side === solver) {
			const found = mates(position, Math.ceil((sans.length - ply) / 2)).map((one) => stringify(one, position));
			if (!found.includes(stringify(move, position))) return `${san} does not force mate`;
			if (ply === 0 && found.length > 1) return `cooked: ${found.join(', ')}`;
		}
		position = play(position, san);
	}
	return outcome(position)?.reason === 'checkmate' ? 'sound' : 'not mate';
}
