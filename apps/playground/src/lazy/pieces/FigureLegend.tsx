import { type CellId, layout } from '@x/board';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { figureOf } from './figure.js';
import { Legend } from './Legend.js';
import { pictureOf, type Spot, type Trail } from './picture.js';
import type { Figures } from './use-figures.js';

/** The meaning of the signs in all pictures. */
export function FigureLegend({ figures }: { readonly figures: Figures }): JSX.Element | null {
	const picture = useMemo(() => {
		const spots = new Map<CellId, Spot>();
		const trails: Trail[] = [];
		for (const { view, figure } of figures.values()) {
			const { geometry, ways, columns } = figureOf(view.board, figure.at, figure.ways);
			const drawn = pictureOf(ways, figure.at, layout(geometry, 'first', columns));
			for (const spot of drawn.spots.values()) spots.set(`${figure.kind} ${spot.cell}`, spot);
			trails.push(...drawn.trails);
		}
		return { spots, trails, arches: [] };
	}, [figures]);
	return picture.spots.size === 0 ? null : <Legend picture={picture} />;
}
