import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Layout, outline, type Place } from './geometry.js';

/** The empty board: cells in their tones, the names of columns along the lower edges and of rows along the left ones. */
export function Squares({ board }: { readonly board: Layout }): JSX.Element {
	return useMemo(() => {
		const cell = outline(board.shape, -0.3);
		const places = [...board.places.values()];
		const hex = board.shape === 'hex';
		/** Whether no cell of the same board lies farther out along its line. */
		const isLast = ({ cell, x, y }: Place, down: boolean): boolean =>
			!places.some(
				(other) =>
					other.cell.slice === cell.slice &&
					(down ? Math.abs(other.x - x) < 0.1 && other.y > y : Math.abs(other.y - y) < 0.1 && other.x < x),
			);
		/** Two digits are written smaller, above the piece that may stand there. */
		const isLong = ({ cell }: Place): boolean => !hex && cell.row.length > 1;
		/** Rows of hexagons are bent: each has its name where it begins. */
		const begins = ({ cell, x }: Place): boolean =>
			!places.some((other) => other.cell.slice === cell.slice && other.cell.row === cell.row && other.x < x);
		/** Outside the edge that faces left: the lower one where another cell lies before the upper one. */
		const beside = ({ x, y }: Place): number =>
			places.some((other) => x - other.x > 0.8 && x - other.x < 0.9 && y - other.y > 0.4 && y - other.y < 0.6) ? 42 : -30;
		return (
			<g>
				{board.slices.length > 1
					? board.slices.map(({ label, x, y }) => (
							<text key={label} class="slice-name" x={x * 100 + 4} y={y * 100 - 12}>
								{label}
							</text>
						))
					: null}
				{places.map((place) => (
					<g key={place.cell.cell} transform={`translate(${place.x * 100} ${place.y * 100})`}>
						<path class={`square square-${place.cell.tone}`} d={cell} />
						{isLast(place, true) ? (
							<text
								class={hex ? 'coordinate on-page' : `coordinate on-${place.cell.tone}`}
								x={hex ? 0 : 45}
								y={hex ? 68 : 44}
								text-anchor={hex ? 'middle' : 'end'}
							>
								{place.cell.column}
							</text>
						) : null}
						{place.cell.row !== '' && (hex ? begins(place) : isLast(place, false)) ? (
							<text
								class={`coordinate ${hex ? 'on-page' : `on-${place.cell.tone}`}${isLong(place) ? ' coordinate-long' : ''}`}
								x={hex ? -50 : isLong(place) ? -47 : -44}
								y={hex ? beside(place) : isLong(place) ? -34 : -28}
								text-anchor={hex ? 'end' : 'start'}
							>
								{place.cell.row}
							</text>
						) : null}
					</g>
				))}
			</g>
		);
	}, [board]);
}
