import { hashText } from '../../board/keys.js';
import { FIRST_POINT } from '../../board/registers.js';
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
			texts.push(`${moveList.routes[index]},${shapeOf(detail) === RECORDED ? pathRuntime!.text(detail) : detail}`);
		}
		return texts.sort().join(';');
	});
}

/** The text that positions share if and only if they count as the same for repetition. */
export function identityText(inPlay: GameInPlay): string {
	const { boardState, timeless, counting, phaseInstead, recording, safe } = inPlay;
	Object.assign(inPlay, { timeless: true, counting: false, phaseInstead: -1, recording: 0, safe: -1 });
	try {
		return hashText(boardState.hashHigh, boardState.hashLow) + pointsThatMatter(inPlay);
	} finally {
		Object.assign(inPlay, { timeless, counting, phaseInstead, recording, safe });
	}
}

/** The points whose removal would change the legal moves, with their cells. */
function pointsThatMatter(inPlay: GameInPlay): string {
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

/** The key of a position, cached. */
export function key(position: LazyPosition): string {
	position.identity ??= onBoard(position, identityText);
	return position.identity;
}

/** The number of occurrences of a position in its chain, itself included, and among the earlier positions of its setup. */
export function occurrences(position: LazyPosition): number {
	const { seen } = position.root;
	let count = seen.length === 0 ? 1 : 1 + seen.filter((earlier) => earlier === key(position)).length;
	for (let at = position.parent; at !== undefined; at = at.parent) {
		if (at.hashLow === position.hashLow && at.hashHigh === position.hashHigh && key(at) === key(position)) count++;
	}
	return count;
}
