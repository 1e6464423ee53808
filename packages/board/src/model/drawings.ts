import { cellFinder } from './cells.js';
import type { CellId, Geometry } from './geometry.js';
import type { Arrow, Circle, Drawings, MarkColor } from './mark.js';

/** A movement of the user's pen: an arrow, or a circle where it ends on the cell on which it began. */
export interface Stroke {
	readonly from: CellId;
	/** Undefined outside of the board. */
	readonly to: CellId | undefined;
	readonly color: MarkColor;
}

export const NO_DRAWINGS: Drawings = { arrows: [], circles: [] };

/** A list with another shape. The same again removes it, and in another colour replaces it. */
const toggled = <S extends Circle | Arrow>(list: readonly S[], shape: S, isSame: (one: S) => boolean): readonly S[] => {
	const rest = list.filter((one) => !isSame(one));
	return list.some((one) => isSame(one) && (one.color ?? 'green') === shape.color) ? rest : [...rest, shape];
};

/** Drawings after a stroke of the user. */
export const withStroke = (drawings: Drawings, { from, to, color }: Stroke): Drawings => {
	const { arrows, circles } = drawings;
	if (to === undefined) return drawings;
	if (from === to) return { arrows, circles: toggled(circles, { cell: from, color }, ({ cell }) => cell === from) };
	return { arrows: toggled(arrows, { from, to, color }, (one) => one.from === from && one.to === to), circles };
};

/** The colour of an arrow or a square. */
interface Colored {
	readonly color: MarkColor;
}

/** Drawings with the names of cells, as the functions `withArrows` and `withSquares` of `@x/pgn/tree` take them. */
export interface NamedDrawings {
	readonly arrows: readonly (Colored & { readonly from: string; readonly to: string })[];
	readonly squares: readonly (Colored & { readonly square: string })[];
}

/**
 * The drawings of a user with the names of cells in place of their ids, for a file: PGN has them as `[%cal]` and `[%csl]`.
 *
 * @throws TypeError for a cell that the geometry does not have.
 *
 * @example
 * import { namedDrawings, rectangle } from '@x/board';
 * namedDrawings({ arrows: [], circles: [{ cell: 'e4' }] }, rectangle(8, 8)).squares // → [{ color: 'green', square: 'e4' }]
 */
export const namedDrawings = ({ arrows, circles }: Drawings, geometry: Geometry): NamedDrawings => {
	const find = cellFinder(geometry);
	const names = new Map(geometry.cells.map(({ cell, name }) => [cell, name]));
	const nameOf = (cell: CellId): string => {
		const name = names.get(find(cell) ?? cell);
		if (name === undefined) throw new TypeError(`Expected the id or the name of a cell of the geometry, found ${JSON.stringify(cell)}.`);
		return name;
	};
	return {
		arrows: arrows.map(({ color = 'green', from, to }) => ({ color, from: nameOf(from), to: nameOf(to) })),
		squares: circles.map(({ color = 'green', cell }) => ({ color, square: nameOf(cell) })),
	};
};
