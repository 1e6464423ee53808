import type { Arrow, Mark } from '@x/board';
import type { WhyNot } from '../worker/protocol.js';

/** The marks of a refused move on the board: its target, the pieces that make it illegal, and what they attack. */
export const refusalMarks = (refusal: WhyNot | undefined): { readonly marks: readonly Mark[]; readonly arrows: readonly Arrow[] } => {
	if (refusal === undefined) return { marks: [], arrows: [] };
	const { to, culprits, at } = refusal;
	return {
		marks: [{ cell: to, type: 'cross', color: 'red' }, ...culprits.map((cell): Mark => ({ cell, type: 'circle', color: 'red' }))],
		arrows: culprits.flatMap((from): readonly Arrow[] => (at === undefined || at === from ? [] : [{ from, to: at, color: 'red' }])),
	};
};
