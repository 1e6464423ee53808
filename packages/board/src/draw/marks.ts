import { centre, type Layout, outline, type Point } from '../layout/layout.js';
import type { CellId } from '../model/geometry.js';
import type { Arrow, Drawings, Mark } from '../model/mark.js';
import { movedTo } from './ground.js';
import { group, path, type Shape } from './shape.js';

/** The state of cells, drawn under and over the pieces. */
export interface CellStates {
	readonly last?: Iterable<CellId> | undefined;
	readonly checks?: Iterable<CellId> | undefined;
	/** The cell whose piece is picked up. */
	readonly picked?: CellId | undefined;
	/** Where it can go, and what it can capture there. */
	readonly targets?: Iterable<CellId> | undefined;
	readonly captures?: Iterable<CellId> | undefined;
	/** The cells of moves made ahead. */
	readonly premoved?: Iterable<CellId> | undefined;
	readonly marks?: readonly Mark[] | undefined;
	readonly arrows?: readonly Arrow[] | undefined;
	readonly drawings?: Drawings | undefined;
}

const on = (board: Layout, cells: Iterable<CellId> = [], draw: (cell: CellId) => readonly Shape[]): readonly Shape[] =>
	[...cells].flatMap((cell) => {
		const place = board.places.get(cell);
		return place === undefined ? [] : [group(draw(cell), place.x * 100, place.y * 100)];
	});

/** Marks that are drawn under the piece. */
const isUnder = ({ type }: Mark): boolean => type === 'tint' || type === 'slash' || type === 'backslash';

const SLASHES = 'M-32 0L0 -32M-32 32L32 -32M0 32L32 0';

/** A mark under the piece: a tinted or a hatched cell. */
const ground = (board: Layout, { type, color = 'green' }: Mark): Shape =>
	type === 'tint'
		? path(outline(board.geometry.shape), { fill: `$mark-${color}`, 'fill-opacity': 0.35 })
		: path(SLASHES, {
				stroke: `$mark-${color}`,
				'stroke-width': 5,
				'stroke-opacity': 0.6,
				'stroke-linecap': 'round',
				...(type === 'backslash' && { transform: 'scale(-1 1)' }),
			});

const tint = (board: Layout, fill: string): Shape => path(outline(board.geometry.shape), { fill });

/** The outlines of cells as one path. */
const together = (board: Layout, cells: Iterable<CellId> = [], attributes: Shape['attributes']): readonly Shape[] => {
	const d = Array.from(cells, (cell) => {
		const place = board.places.get(cell);
		return place === undefined ? '' : movedTo(place, outline(board.geometry.shape, 2));
	});
	return d.join('') === '' ? [] : [path(d.join(''), attributes)];
};

/** Marks under the pieces: tinted cells. */
export const underMarks = (board: Layout, { last, checks, picked, premoved, marks }: CellStates): readonly Shape[] => {
	const { shape } = board.geometry;
	return [
		...together(board, last, { fill: '$last', stroke: '$last-frame', 'stroke-width': 3 }),
		...together(board, premoved, {
			fill: '$mark-blue',
			'fill-opacity': 0.32,
			stroke: '$mark-blue',
			'stroke-width': 3,
			'stroke-dasharray': '9 7',
		}),
		...(marks ?? []).filter(isUnder).flatMap((mark) => on(board, [mark.cell], () => [ground(board, mark)])),
		...on(board, picked === undefined ? [] : [picked], () => [
			tint(board, '$picked'),
			path(outline(shape, 4), { fill: 'none', stroke: '$mark', 'stroke-width': 5 }),
		]),
		...on(board, checks, () => [
			tint(board, '$check'),
			{ tag: 'circle', attributes: { r: 45, fill: 'none', stroke: '$bad', 'stroke-width': 4, 'stroke-dasharray': '10 7' } },
		]),
	];
};

const CORNERS = 'M-46 -22V-40q0 -6 6 -6H-22M22 -46H40q6 0 6 6V-22M46 22V40q0 6 -6 6H22M-22 46H-40q-6 0 -6 -6V22';

/** Marks over the pieces: dots, rings, crosses and arrows. */
export const overMarks = (board: Layout, { targets, captures, marks = [], arrows = [], drawings }: CellStates): readonly Shape[] => {
	const { shape } = board.geometry;
	return [
		...on(board, targets, () => [
			{ tag: 'circle', attributes: { r: 13, fill: '$mark', 'fill-opacity': 0.75, stroke: '$mark-edge', 'stroke-width': 2.5 } },
		]),
		...on(board, captures, () => outlined('$mark', 6, (line) => path(shape === 'hex' ? outline(shape, 5) : CORNERS, line))),
		...[...marks, ...(drawings?.circles ?? [])].flatMap((mark) =>
			isUnder(mark) ? [] : on(board, [mark.cell], () => markShapes(mark, shape)),
		),
		...[...arrows, ...(drawings?.arrows ?? [])].flatMap(({ from, to, color }) => {
			if (!board.places.has(from) || !board.places.has(to)) return [];
			return [
				path(arrowPath(centre(board, from), centre(board, to)), {
					transform: 'scale(100)',
					fill: `$mark-${color ?? 'green'}`,
					stroke: '$mark-edge',
					'stroke-width': 0.025,
					opacity: 0.9,
				}),
			];
		}),
	];
};

/** Draws a line with given attributes. */
type Line = (attributes: Shape['attributes']) => Shape;

/** A line with an outline, which shows it on cells as dark as it is. */
const outlined = (stroke: string, width: number, draw: Line): readonly Shape[] =>
	[
		{ stroke: '$mark-edge', 'stroke-width': width + 4.5 },
		{ stroke, 'stroke-width': width },
	].map((line) => draw({ fill: 'none', 'stroke-linecap': 'round', ...line }));

/** A mark over the piece. */
const markShapes = ({ type = 'circle', color = 'green' }: Mark, shape: Layout['geometry']['shape']): readonly Shape[] => {
	const fill = `$mark-${color}`;
	const lines = (draw: Line, width = 5.5): readonly Shape[] => outlined(fill, width, draw);
	switch (type) {
		case 'dot':
			return [{ tag: 'circle', attributes: { r: 13, fill, stroke: '$mark-edge', 'stroke-width': 2.5 } }];
		case 'cross':
			return lines((line) => path('M-15 -15L15 15M15 -15L-15 15', line), 8);
		case 'diamond':
			return lines((line) => path('M0 -19L19 0L0 19L-19 0Z', line));
		case 'frame':
			return lines((line) => path(outline(shape, 6), line));
		default:
			return lines((line) => ({ tag: 'circle', attributes: { r: 44, ...line } }));
	}
};

/** An arrow between two points as an SVG path. It ends short of the middle of its target. */
export const arrowPath = (from: Point, to: Point): string => {
	const length = Math.hypot(to.x - from.x, to.y - from.y);
	if (length === 0) return '';
	const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
	const at = (along: number, aside: number): string =>
		`${(from.x + dx * along - dy * aside).toFixed(3)} ${(from.y + dy * along + dx * aside).toFixed(3)}`;
	const [start, tip, neck] = [0.36, length - 0.12, length - 0.46];
	return `M${at(start, 0.065)}L${at(neck, 0.065)}L${at(neck, 0.2)}L${at(tip, 0)}L${at(neck, -0.2)}L${at(neck, -0.065)}L${at(start, -0.065)}Z`;
};
