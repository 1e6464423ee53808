import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Layout, outline, type Place } from './geometry.js';

/** The empty board: coloured cells, column names along the lower edges, row names along the left edges. */
export function Squares({ board }: { readonly board: Layout }): JSX.Element {
	return useMemo(() => {
		const cell = outline(board.shape, -0.3);
		const places = [...board.places.values()];
		const hex = board.shape === 'hex';
		/** Whether this cell is the outermost of its board along its line. */
		const isLast = ({ cell, x, y }: Place, down: boolean): boolean =>
			!places.some(
				(other) =>
					other.cell.slice === cell.slice &&
					(down ? Math.abs(other.x - x) < 0.1 && other.y > y : Math.abs(other.y - y) < 0.1 && other.x < x),
			);
		/** Two digits are smaller and stand above the piece, so that a piece does not cover them. */
		const isLong = ({ cell }: Place): boolean => !hex && cell.row.length > 1;
		/** Rows of hexagons are bent: each row has its name at its first cell. */
		const begins = ({ cell, x }: Place): boolean =>
			!places.some((other) => other.cell.slice === cell.slice && other.cell.row === cell.row && other.x < x);
		/** Outside the edge that faces left: the lower left edge if another cell precedes the upper left one. */
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
