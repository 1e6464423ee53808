import type { Mark } from '../board/marks.js';
import type { PositionView, WhyNot } from '../worker/protocol.js';

/** What the game wants marked on the board: the last move, check, where the held piece may go, and who forbids a refused move. */
export const boardMarks = (position: PositionView, picked: number | undefined, refusal: WhyNot | undefined): readonly Mark[] => {
	const marks: Mark[] = [];
	const { last } = position;
	if (last !== undefined) {
		if (last.from !== undefined) marks.push({ type: 'last', cell: last.from });
		marks.push({ type: 'last', cell: last.to });
	}
	for (const cell of position.check) marks.push({ type: 'check', cell });
	if (picked !== undefined) {
		marks.push({ type: 'picked', cell: picked });
		const occupied = new Set(position.pieces.map((piece) => piece.cell));
		const targets = new Set(position.legal.filter((move) => move.from === picked).map((move) => move.to));
		for (const cell of targets) {
			const captures = position.legal.some((move) => move.from === picked && move.to === cell && move.captured.length > 0);
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
