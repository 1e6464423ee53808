import type { Mark } from '../board/marks.js';
import { implied, movesOf, type Source } from '../state/implied.js';
import type { PositionView, WhyNot } from '../worker/protocol.js';

/** The marks of the game on the board: the last move, check, the targets of the selected piece, and the pieces that make a refused move illegal. */
export const boardMarks = (position: PositionView, picked: Source | undefined, refusal: WhyNot | undefined): readonly Mark[] => {
	const marks: Mark[] = [];
	const { last } = position;
	if (last !== undefined) {
		if (last.from !== undefined) marks.push({ type: 'last', cell: last.from });
		if (last.to !== undefined) marks.push({ type: 'last', cell: last.to });
	}
	for (const cell of position.check) marks.push({ type: 'check', cell });
	const source = picked ?? implied(position);
	if (source !== undefined) {
		if (typeof picked === 'number') marks.push({ type: 'picked', cell: picked });
		const occupied = new Set(position.pieces.map((piece) => piece.cell));
		const moves = movesOf(position, source);
		for (const cell of new Set(moves.map((move) => move.to))) {
			if (cell === undefined) continue;
			const captures = moves.some((move) => move.to === cell && move.captured.length > 0);
			marks.push({ type: captures || occupied.has(cell) ? 'capture' : 'target', cell });
		}
	}
	if (refusal !== undefined) {
		marks.push({ type: 'refused', cell: refusal.to });
		for (const culprit of refusal.culprits) {
			marks.push({ type: 'culprit', cell: culprit });
			if (refusal.at !== undefined && refusal.at !== culprit) marks.push({ type: 'arrow', from: culprit, to: refusal.at });
		}
	}
	return marks;
};
