import type { Arrow, Mark } from '@x/board';
import type { Hint } from '../state/interaction.js';
import type { WhyNot } from '../worker/protocol.js';

/** A suggested move as an arrow, or as a mark where it has no origin. */
export const hintMarks = ({ move: { from, to } }: Hint): { readonly marks: readonly Mark[]; readonly arrows: readonly Arrow[] } => {
	if (to === undefined) return { marks: [], arrows: [] };
	return from === undefined || from === to ? { marks: [{ cell: to }], arrows: [] } : { marks: [], arrows: [{ from, to }] };
};

/** The marks of a refused move on the board: its target, the pieces that make it illegal, and what they attack. */
export const refusalMarks = (refusal: WhyNot | undefined): { readonly marks: readonly Mark[]; readonly arrows: readonly Arrow[] } => {
	if (refusal === undefined) return { marks: [], arrows: [] };
	const { to, culprits, at } = refusal;
	return {
		marks: [{ cell: to, type: 'cross', color: 'red' }, ...culprits.map((cell): Mark => ({ cell, type: 'circle', color: 'red' }))],
		arrows: culprits.flatMap((from): readonly Arrow[] => (at === undefined || at === from ? [] : [{ from, to: at, color: 'red' }])),
	};
};
