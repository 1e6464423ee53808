import type { BoardState, Change } from './board-state.js';
import { type Coordinate, highBits, lowBits } from './coordinate.js';

const scramble = (seed: number, value: number): number => {
	const h = Math.imul(seed ^ value, 0x9e3779b1);
	return h ^ (h >>> 15);
};

const pieceHash = (code: number, flags: number, x: Coordinate, y: Coordinate): number =>
	scramble(scramble(scramble(scramble(code * 16 + flags, lowBits(x)), highBits(x)), lowBits(y)), highBits(y));

/** A hash of board and phase. It is the same in both lanes and does not depend on the order of the pieces. */
export function positionHash({ board, phase }: BoardState): number {
	let sum = phase;
	for (const members of board.pieceIds)
		for (const id of members) sum = (sum + pieceHash(board.code[id]!, board.flags[id]!, board.x[id]!, board.y[id]!)) | 0;
	return sum;
}

/** The difference that changes make to the hash of a position. */
export function hashDifference(changes: readonly Change[]): number {
	let sum = 0;
	for (const change of changes) {
		if ('put' in change) {
			const hash = pieceHash(change.code, change.flags, change.x, change.y);
			sum = (change.put ? sum + hash : sum - hash) | 0;
		} else if ('phase' in change) sum = (sum + change.phase - change.was) | 0;
	}
	return sum;
}

/** A text that is equal for two positions exactly if they count as the same for repetition. It is the same in both lanes. */
export function identityText(state: BoardState, matters: (point: number) => boolean): string {
	const { board, tables, points, vars } = state;
	const pieces = board.pieceIds.flatMap((members) =>
		members.flatMap((id) => (board.code[id] === tables.hole ? [] : [`${board.x[id]},${board.y[id]},${board.code[id]},${board.flags[id]}`])),
	);
	const numbers = tables.vars.flatMap((name, index) =>
		tables.ruleset.vars[name]!.identity === true ? [`${name}=${vars[index * 2]},${vars[index * 2 + 1]}`] : [],
	);
	const cells = points.flatMap((point, index) =>
		point !== undefined && matters(index) ? [`${tables.points[index]}=${point.x},${point.y}`] : [],
	);
	return [pieces.sort().join('|'), tables.phases[state.phase], numbers.join('|'), cells.join('|')].join('\n');
}
