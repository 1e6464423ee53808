import type { JSX } from 'preact';
import { arrow, centre, type Layout, outline } from './geometry.js';

/** A mark drawn on a cell in addition to its piece. The board does not interpret it. */
export type Mark =
	| { readonly type: 'last' | 'picked' | 'target' | 'capture' | 'check' | 'culprit' | 'refused'; readonly cell: number }
	| { readonly type: 'arrow'; readonly from: number; readonly to: number };

export type CellMark = Exclude<Mark, { type: 'arrow' }>;

const UNDER: ReadonlySet<Mark['type']> = new Set(['last', 'picked', 'check']);

/** Marks under the pieces: tinted cells. */
export function UnderMarks({ board, marks }: { readonly board: Layout; readonly marks: readonly Mark[] }): JSX.Element {
	return (
		<g>
			{marks.map((mark) => {
				if (mark.type === 'arrow' || !UNDER.has(mark.type)) return null;
				const { x, y } = centre(board, mark.cell);
				return (
					<g key={`${mark.type}${mark.cell}`} class={`mark mark-${mark.type}`} transform={`translate(${x * 100} ${y * 100})`}>
						<path class="mark-tint" d={outline(board.shape)} />
						{mark.type === 'picked' ? <path class="mark-frame" d={outline(board.shape, 4)} /> : null}
						{mark.type === 'check' ? <circle class="mark-ring" r="45" /> : null}
					</g>
				);
			})}
		</g>
	);
}

/** Marks over the pieces: dots, rings and arrows. They differ in shape as well as in colour. */
export function OverMarks({ board, marks }: { readonly board: Layout; readonly marks: readonly Mark[] }): JSX.Element {
	return (
		<g>
			{marks.map((mark) => {
				if (mark.type === 'arrow') {
					const [from, to] = [centre(board, mark.from), centre(board, mark.to)];
					return <path key={`arrow${mark.from}-${mark.to}`} class="mark mark-arrow" transform="scale(100)" d={arrow(from, to)} />;
				}
				if (UNDER.has(mark.type)) return null;
				const { x, y } = centre(board, mark.cell);
				return (
					<g key={`${mark.type}${mark.cell}`} class={`mark mark-${mark.type}`} transform={`translate(${x * 100} ${y * 100})`}>
						{shapeOf(mark, board.shape)}
					</g>
				);
			})}
		</g>
	);
}

const shapeOf = (mark: CellMark, shape: Layout['shape']): JSX.Element | null => {
	switch (mark.type) {
		case 'target':
			return <circle r="13" />;
		case 'capture':
			if (shape === 'hex') return <path class="mark-ring" d={outline(shape, 5)} />;
			return <path d="M-46 -22V-40q0 -6 6 -6H-22M22 -46H40q6 0 6 6V-22M46 22V40q0 6 -6 6H22M-22 46H-40q-6 0 -6 -6V22" />;
		case 'culprit':
			return <circle r="44" />;
		case 'refused':
			return <path d="M-15 -15L15 15M15 -15L-15 15" />;
		default:
			return null;
	}
};
