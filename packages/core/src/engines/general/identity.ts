import { hashText } from '../../board/keys.js';
import { FIRST_POINT } from '../../board/registers.js';
import { seenBefore } from '../../position/occurrences.js';
import { onBoard } from './board-cursor.js';
import type { GameInPlay, LazyPosition } from './model.js';

import { RECORDED, shapeOf } from './packed-move.js';

/** The packed legal moves as a text; equal sets of moves have equal texts. */
function movesText(inPlay: GameInPlay): string {
	const { generator, pathRuntime } = inPlay;
	const { moveList } = generator;
	return generator.during((base, count) => {
		const texts: string[] = [];
		for (let index = base; index < base + count; index++) {
			const detail = moveList.details[index]!;
			texts.push(`${moveList.routes[index]},${shapeOf(detail) === RECORDED ? pathRuntime!.records.text(detail) : detail}`);
		}
		return texts.sort().join(';');
	});
}

/**
 * The points whose removal would change the legal moves of the position on the board, with their cells. Positions count as the same for
 * repetition if and only if they share this text and their hashes.
 */
export function pointsThatMatter(inPlay: GameInPlay): string {
	const { boardState, registers, timeless, counting, phaseInstead, recording, safe } = inPlay;
	if (!registers.hasPoint(boardState.registers)) return '';
	Object.assign(inPlay, { timeless: true, counting: false, phaseInstead: -1, recording: 0, safe: -1 });
	try {
		return comparePoints(inPlay);
	} finally {
		Object.assign(inPlay, { timeless, counting, phaseInstead, recording, safe });
	}
}

function comparePoints(inPlay: GameInPlay): string {
	const { boardState, registers } = inPlay;
	let text = '';
	for (let point = 0; point < registers.points.length; point++) {
		const register = FIRST_POINT + 2 * point;
		const cell = boardState.registers[register]!;
		if (cell < 0) continue;
		const withPoint = movesText(inPlay);
		const mark = boardState.top;
		const list = registers.lists.get(registers.points[point]!);
		const cells = list?.read(boardState.registers).map((pointed) => pointed.cell) ?? [cell];
		if (list === undefined) boardState.write(register, -1);
		else list.write(boardState, []);
		const without = movesText(inPlay);
		boardState.undo(mark);
		if (withPoint !== without) text += `+${point}.${cells.sort((a, b) => a - b)}`;
	}
	return text;
}

/** The points that matter in a position, computed once. */
export function pointsOf(position: LazyPosition): string {
	position.points ??= onBoard(position, pointsThatMatter);
	return position.points;
}

/** The key of a position. */
export const key = (position: LazyPosition): string => hashText(position.hashHigh, position.hashLow) + pointsOf(position);

/** Whether two positions count as the same for repetition. */
const isSame = (one: LazyPosition, other: LazyPosition): boolean =>
	one.hashLow === other.hashLow && one.hashHigh === other.hashHigh && pointsOf(one) === pointsOf(other);

/** The number of occurrences of a position in its chain, itself included, and among the earlier positions of its setup. */
export function occurrences(position: LazyPosition): number {
	const line = position.game.occurrences;
	return line.counted(line.of(position), isSame).times + seenBefore(position.root, () => key(position));
}
