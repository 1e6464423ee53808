import { type Layout, outline, type Place, type Point } from '../layout/layout.js';
import type { BoardStyle } from '../model/geometry.js';
import { label, OUTSIDE } from './names.js';
import { path, round, type Shape } from './shape.js';
import type { ThemeRole } from './theme.js';
import { groundOf, isPlain, TONES } from './tones.js';
import { wrapShapes } from './wraps.js';

const hundred = ({ x, y }: Point): string => `${round(x * 100)} ${round(y * 100)}`;

/** The empty board: its cells and its lines. Lengths are in hundredths of a cell. */
export const groundShapes = (board: Layout): readonly Shape[] => {
	const { geometry } = board;
	const style = geometry.style ?? {};
	const titles =
		geometry.slices.length > 1 ? board.slices.map(({ title, x, y }) => label(title, x * 100 + 4, y * 100 - 12, 30, OUTSIDE)) : [];
	return [...titles, ...cellShapes(board, style), ...lineShapes(board, style), ...wrapShapes(board)];
};

const cellShapes = (board: Layout, style: BoardStyle): readonly Shape[] => {
	const { shape } = board.geometry;
	// A little over the edge, so that no light shines through between two cells.
	const cell = outline(shape, -0.3);
	const byFill = new Map<ThemeRole, string[]>();
	for (const place of board.places.values()) {
		const fill = isPlain(style) ? groundOf(style) : (TONES[place.cell.tone] ?? 'middle');
		const list = byFill.get(fill);
		const one = movedTo(place, cell);
		if (list === undefined) byFill.set(fill, [one]);
		else list.push(one);
	}
	return [...byFill].map(([fill, cells]) => path(cells.join(''), { fill: `$${fill}` }));
};

/** The outline of a cell, moved to its place. Relative commands have one number and stay as they are. */
export const movedTo = ({ x, y }: Place, d: string): string =>
	d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => `${round(x * 100 + Number(px))} ${round(y * 100 + Number(py))}`);

/** Lines between plain cells or through points; rivers, palaces and stars. */
const lineShapes = (board: Layout, style: BoardStyle): readonly Shape[] => {
	const { geometry } = board;
	const lines: string[] = [];
	const draw = (from: Point, to: Point): void => {
		lines.push(`M${hundred(from)}L${hundred(to)}`);
	};
	if (style.cells === 'plain' && geometry.shape === 'square') {
		for (const { x, y } of board.places.values()) lines.push(`M${round(x * 100 - 50)} ${round(y * 100 - 50)}h100v100h-100z`);
	}
	if (style.cells === 'points') {
		const at = new Map([...board.places.values()].map((place) => [`${place.cell.slice} ${place.cell.x} ${place.cell.y}`, place]));
		const sides = new Map(board.slices.map((_, slice) => [slice, extent(board, slice)]));
		for (const place of board.places.values()) {
			const { slice, x, y } = place.cell;
			const right = at.get(`${slice} ${x + 1} ${y}`);
			const up = at.get(`${slice} ${x} ${y + 1}`);
			if (right !== undefined) draw(place, right);
			const [low, high] = sides.get(slice) ?? [x, x];
			const isBank = x === low || x === high;
			if (up !== undefined && (isBank || !(style.rivers ?? []).includes(y + 0.5))) draw(place, up);
		}
	}
	for (const [slice] of board.slices.entries()) {
		for (const [from, to] of style.lines ?? []) draw(board.toView(slice, ...from), board.toView(slice, ...to));
	}
	const thin = path(lines.join(''), { fill: 'none', stroke: '$line', 'stroke-width': 2 });
	return [...(lines.length === 0 ? [] : [thin]), ...borderShapes(board, style), ...starShapes(board, style)];
};

/** The border of plain boards without gaps. Its outer half is outside of the picture, where nothing else is drawn. */
const borderShapes = (board: Layout, style: BoardStyle): readonly Shape[] => {
	if (style.cells !== 'plain' || board.geometry.shape !== 'square') return [];
	return board.slices.flatMap(({ x, y, width, height }, slice) => {
		const count = board.geometry.cells.filter((cell) => cell.slice === slice).length;
		if (count !== width * height) return [];
		const frame = `M${round(x * 100)} ${round(y * 100)}h${round(width * 100)}v${round(height * 100)}h${round(-width * 100)}z`;
		return [path(frame, { fill: 'none', stroke: '$line', 'stroke-width': 5 })];
	});
};

/** Stars: dots between cells; corners around a point, none of them over the edge of the board. */
const starShapes = (board: Layout, style: BoardStyle): readonly Shape[] => {
	const points = board.slices.flatMap((_, slice) =>
		(style.stars ?? []).map(([x, y]) => ({ at: board.toView(slice, x, y), ends: cornerSides(board, slice, x) })),
	);
	if (style.cells !== 'points') {
		return points.map(({ at }): Shape => ({ tag: 'circle', attributes: { cx: at.x * 100, cy: at.y * 100, r: 6, fill: '$line' } }));
	}
	const corners = points.flatMap(({ at, ends }) =>
		ends.flatMap((across) =>
			[-1, 1].map((down) => `M${round(at.x * 100 + across * 7)} ${round(at.y * 100 + down * 18)}v${-down * 11}h${across * 11}`),
		),
	);
	return corners.length === 0 ? [] : [path(corners.join(''), { fill: 'none', stroke: '$line', 'stroke-width': 2 })];
};

/** The sides of a point in the view, left (-1) and right (1), where the board goes on. */
const cornerSides = (board: Layout, slice: number, x: number): readonly number[] => {
	const [low, high] = extent(board, slice);
	const forward = board.orientation === 'first' ? 1 : -1;
	return [...(x > low ? [-forward] : []), ...(x < high ? [forward] : [])];
};

/** The first and the last column of a slice. */
const extent = ({ places }: Layout, slice: number): readonly [number, number] => {
	const xs = [...places.values()].flatMap(({ cell }) => (cell.slice === slice ? [cell.x] : []));
	return [Math.min(...xs), Math.max(...xs)];
};
