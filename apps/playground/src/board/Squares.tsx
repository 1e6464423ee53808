import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { isDark, type Layout } from './geometry.js';

/** The empty board: cells in two tones, the names of columns along the lower edge and of rows along the left one. */
export function Squares({ board }: { readonly board: Layout }): JSX.Element {
	return useMemo(
		() => (
			<g>
				{[...board.places.values()].map(({ row, column, cell }) => {
					const tone = isDark(cell) ? 'dark' : 'light';
					return (
						<g key={cell.cell} transform={`translate(${column * 100} ${row * 100})`}>
							<rect class={`square square-${tone}`} width="100.5" height="100.5" />
							{row === board.height - 1 ? (
								<text class={`coordinate on-${tone}`} x="95" y="94" text-anchor="end">
									{/^\D*/.exec(cell.name)?.[0]}
								</text>
							) : null}
							{column === 0 ? (
								<text class={`coordinate on-${tone}`} x="6" y="22">
									{/\d*$/.exec(cell.name)?.[0]}
								</text>
							) : null}
						</g>
					);
				})}
			</g>
		),
		[board],
	);
}
