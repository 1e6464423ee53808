import { centre, type Layout } from '@x/board';
import type { JSX } from 'preact';
import type { Walk } from '../../worker/protocol.js';

interface WalkLineProps {
	readonly board: Layout;
	readonly walk: Walk;
	/** The number of legs that have been made. */
	readonly leg: number;
}

/** The legs of a move as a line: those that have been made, and, dashed, those to come. */
export function WalkLine({ board, walk: { cells }, leg }: WalkLineProps): JSX.Element {
	const points = cells.map((cell) => centre(board, cell)).map(({ x, y }) => `${Math.round(x * 100)} ${Math.round(y * 100)}`);
	return (
		<g class="walk">
			{points.slice(1).map((to, at) => (
				<path key={`${at} ${to}`} class={at < leg ? 'walk-leg' : 'walk-leg walk-later'} d={`M${points[at]!}L${to}`} />
			))}
			{points.slice(1).map((point, at) => (
				<g key={`${at} ${point}`} transform={`translate(${point})`}>
					<circle class="walk-stop" r="17" cx="30" cy="-30" />
					<text class="walk-number" x="30" y="-23" text-anchor="middle">
						{at + 1}
					</text>
				</g>
			))}
		</g>
	);
}
