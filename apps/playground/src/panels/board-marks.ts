import type { Arrow, Mark } from '@x/board';
import type { Hint } from '../state/interaction.js';
import type { MoveNode, Reading, WhyNot } from '../worker/protocol.js';

/** Marks and arrows on the board. */
interface Drawn {
	readonly marks: readonly Mark[];
	readonly arrows: readonly Arrow[];
}

/** A suggested move as an arrow, or as a mark where it has no origin. */
export const hintMarks = ({ move: { from, to } }: Hint): Drawn => {
	if (to === undefined) return { marks: [], arrows: [] };
	return from === undefined || from === to ? { marks: [{ cell: to }], arrows: [] } : { marks: [], arrows: [{ from, to }] };
};

/** The marks of a refused move on the board: its target, the pieces that make it illegal, and what they attack. */
export const refusalMarks = (refusal: WhyNot | undefined): Drawn => {
	if (refusal === undefined) return { marks: [], arrows: [] };
	const { to, culprits, at } = refusal;
	return {
		marks: [{ cell: to, type: 'cross', color: 'red' }, ...culprits.map((cell): Mark => ({ cell, type: 'circle', color: 'red' }))],
		arrows: culprits.flatMap((from): readonly Arrow[] => (at === undefined || at === from ? [] : [{ from, to: at, color: 'red' }])),
	};
};

const COLORS: Readonly<Record<string, NonNullable<Mark['color']>>> = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' };

/** The coloured squares and arrows in the comments of a move: `[%csl Gd4]`, `[%cal Re2e4]`. */
export const drawingMarks = ({ commands = [] }: MoveNode, { board }: Reading): Drawn => {
	const marks: Mark[] = [];
	const arrows: Arrow[] = [];
	const cellNamed = (name: string): number | undefined => board.cells.find((cell) => cell.name === name)?.cell as number | undefined;
	for (const { name, value } of commands) {
		if (name !== 'csl' && name !== 'cal') continue;
		for (const [, letter = '', first = '', second = ''] of value.matchAll(/([GRYB])([a-z]+\d+)([a-z]+\d+)?/g)) {
			const [from, to] = [cellNamed(first), cellNamed(second)];
			const color = COLORS[letter]!;
			if (name === 'csl' && from !== undefined) marks.push({ cell: from, type: 'circle', color });
			else if (from !== undefined && to !== undefined) arrows.push({ from, to, color });
		}
	}
	return { marks, arrows };
};
