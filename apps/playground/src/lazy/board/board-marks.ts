import type { Arrow, Circle, Drawings, Mark } from '@x/board';
import { arrowsOf, squaresOf } from '@x/pgn/tree';
import type { Drawn, Hint } from '../../state/interaction.js';
import type { MoveNode, Reading, WhyNot } from '../../worker/protocol.js';

const NOTHING: Drawn = { marks: [], arrows: [] };
const NO_DRAWINGS: Drawings = { arrows: [], circles: [] };

/** Suggested moves as arrows, or as marks where they have no origin; the best one in the usual colour. */
export const hintMarks = ({ moves }: Hint): Drawn => {
	const marks: Mark[] = [];
	const arrows: Arrow[] = [];
	// The best move is drawn last: its arrow lies on the others.
	for (const [rank, { from, to }] of [...moves.entries()].reverse()) {
		const color = rank === 0 ? {} : { color: 'blue' as const };
		if (to === undefined) continue;
		if (from === undefined || from === to) marks.push({ cell: to, ...color });
		else arrows.push({ from, to, ...color });
	}
	return { marks, arrows };
};

/** The marks of a refused move on the board: the move in red; in blue its cause, the pieces that make it illegal and what they attack. */
export const refusalMarks = (refusal: WhyNot | undefined): Drawn => {
	if (refusal === undefined) return NOTHING;
	const { from, to, culprits, at } = refusal;
	const refused: readonly Arrow[] = from === undefined || from === to ? [] : [{ from, to, color: 'red' }];
	return {
		marks: [{ cell: to, type: 'cross', color: 'red' }, ...culprits.map((cell): Mark => ({ cell, type: 'circle', color: 'blue' }))],
		arrows: [
			...culprits.flatMap((culprit): readonly Arrow[] =>
				at === undefined || at === culprit ? [] : [{ from: culprit, to: at, color: 'blue' }],
			),
			...refused,
		],
	};
};

/** The coloured squares and arrows in the comments of a move: `[%csl Gd4]`, `[%cal Re2e4]`. */
export const drawingsOf = ({ commands }: MoveNode, { board }: Reading): Drawings => {
	if (commands === undefined) return NO_DRAWINGS;
	const commented = { comments: [{ text: '', commands }] };
	const cellNamed = (name: string): number | undefined => board.cells.find((cell) => cell.name === name)?.cell as number | undefined;
	return {
		circles: squaresOf(commented).flatMap(({ square, color }): readonly Circle[] => {
			const cell = cellNamed(square);
			return cell === undefined ? [] : [{ cell, color }];
		}),
		arrows: arrowsOf(commented).flatMap(({ from, to, color }): readonly Arrow[] => {
			const [start, end] = [cellNamed(from), cellNamed(to)];
			return start === undefined || end === undefined ? [] : [{ from: start, to: end, color }];
		}),
	};
};
