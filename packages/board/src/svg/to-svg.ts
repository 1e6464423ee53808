import { groundShapes } from '../draw/ground.js';
import { overMarks, underMarks } from '../draw/marks.js';
import { type NameStyle, nameRoom, nameShapes } from '../draw/names.js';
import { pieceShape } from '../draw/piece.js';
import { escapeXml, group, round, type Shape, shapeText } from '../draw/shape.js';
import { halfWidth, type Layout, layout } from '../layout/layout.js';
import { cellFinder } from '../model/cells.js';
import type { CellId } from '../model/geometry.js';
import type { BoardView, Coordinates, Numerals } from '../model/state.js';
import { handShape, showsHands } from './hands.js';
import {
	BOOLEAN,
	COORDINATES,
	COUNT,
	checkedView,
	checkOptions,
	NUMERALS,
	PART,
	PICTURE_RULES,
	type PictureOptions,
	paletteOf,
} from './options.js';

/** How a board is written as SVG. */
export interface SvgOptions extends PictureOptions {
	/** Boards in one row where there are several. By default all stand in one. */
	readonly columns?: number;
	/** Whether hands are drawn above and below the board. By default they are if one has pieces. */
	readonly hands?: boolean;
	/** The place of the names of columns and rows. By default they are in the corners of checkered squares, and at the edge of other boards. */
	readonly coordinates?: Coordinates;
	/** How rows are numbered. */
	readonly numerals?: Numerals;
	/** Cells, by ids or names: the picture shows the smallest rectangle around them, without hands. By default the whole board. */
	readonly part?: readonly CellId[];
}

/** A rectangle of a picture, in hundredths of a cell. */
interface Frame {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** The space between a board and a hand. */
const GAP = 13;

/** All that belongs to a position on the board, in the order of drawing. */
const boardShape = (board: Layout, view: BoardView, names: NameStyle, x: number, y: number): Shape => {
	const { pieces, sets, sides, lastMove, checks, marks, arrows, drawings, orientation = 'first' } = view;
	const states = { last: lastMove, checks, marks, arrows, drawings };
	const top = orientation === 'first' ? 1 : 0;
	const drawn = pieces.flatMap((piece) => {
		const place = board.places.get(piece.cell);
		if (place === undefined) return [];
		return [group([pieceShape(piece, { sets, sides, top: piece.side === top })], place.x * 100 - 50, place.y * 100 - 50)];
	});
	return group(
		[...groundShapes(board), ...underMarks(board, states), ...drawn, ...nameShapes(board, names), ...overMarks(board, states)],
		x,
		y,
	);
};

/** The smallest rectangle around cells of a board. */
const frameOf = (board: Layout, part: readonly CellId[]): Frame => {
	const half = 100 * halfWidth(board.geometry.shape);
	const places = part.map((cell, index) => {
		const place = board.places.get(cellFinder(board.geometry)(cell) ?? cell);
		if (place === undefined) throw new TypeError(`options.part[${index}]: Expected a cell of the board, found ${JSON.stringify(cell)}.`);
		return place;
	});
	const [xs, ys] = [places.map((place) => place.x * 100), places.map((place) => place.y * 100)];
	const [x, y] = [Math.min(...xs) - half, Math.min(...ys) - 50];
	return { x: round(x), y: round(y), width: round(Math.max(...xs) + half - x), height: round(Math.max(...ys) + 50 - y) };
};

/** The pieces that can be seen in a part of a board. */
const piecesIn = (board: Layout, { pieces }: BoardView, { x, y, width, height }: Frame): BoardView['pieces'] =>
	pieces.filter(({ cell }) => {
		const place = board.places.get(cell);
		if (place === undefined) return false;
		const [across, down] = [place.x * 100 - x, place.y * 100 - y];
		return across > -50 && down > -50 && across < width + 50 && down < height + 50;
	});

/** An SVG picture around its content. */
export const svgDocument = (
	body: string,
	width: number,
	height: number,
	{ width: pixels, title }: PictureOptions,
	[x, y]: readonly [number, number] = [0, 0],
): string => {
	const size = pixels === undefined ? '' : ` width="${pixels}" height="${Math.max(1, Math.round((pixels * height) / width))}"`;
	const name = title === undefined ? '' : `<title>${escapeXml(title)}</title>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"${size}${title === undefined ? '' : ' role="img"'}>${name}${body}</svg>`;
};

/**
 * A board as the text of an SVG picture, with its pieces, marks, arrows and hands. It needs no page, and looks as `<x-board>` does.
 *
 * @throws TypeError for a part of the view of another type, for cells that the geometry does not have, and for an unknown option or colour.
 * @throws RangeError for a width or a number of columns that is not positive.
 *
 * @example
 * import { rectangle } from '@x/board';
 * import { toSvg } from '@x/board/svg';
 * const text = toSvg({ geometry: rectangle(8, 8), pieces: [] }, { width: 400, title: 'An empty board' });
 * text.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="400" height="400"') // → true
 * toSvg({ geometry: rectangle(8, 8), pieces: [] }, { width: 0 }); // throws RangeError
 */
export const toSvg = (view: BoardView, options: SvgOptions = {}): string => {
	const shown = checkedView(view);
	checkOptions(options, { ...PICTURE_RULES, columns: COUNT, hands: BOOLEAN, coordinates: COORDINATES, numerals: NUMERALS, part: PART });
	const { columns, hands, coordinates, dark = false, part } = options;
	const board = layout(shown.geometry, shown.orientation, columns);
	if (part !== undefined) {
		const frame = frameOf(board, part);
		const drawn = boardShape(board, { ...shown, pieces: piecesIn(board, shown, frame) }, options, 0, 0);
		return svgDocument(shapeText(drawn, paletteOf(options)), frame.width, frame.height, options, [frame.x, frame.y]);
	}
	const { left, right, top, bottom } = nameRoom(board, coordinates);
	const width = Math.ceil(round(board.width * 100)) + left + right;
	const withHands = showsHands(shown, hands);
	const [above, below] = [true, false].map((isAbove) => (withHands ? handShape(shown, isAbove, width, dark) : undefined));
	const head = above === undefined ? 0 : above.height + GAP;
	const middle = head + Math.ceil(round(board.height * 100)) + top + bottom;
	const [color, handColor] = [paletteOf(options), paletteOf(options, true)];
	const parts = [
		above === undefined ? '' : shapeText(above.shape, handColor),
		shapeText(boardShape(board, shown, options, left, head + top), color),
		below === undefined ? '' : shapeText(group([below.shape], 0, middle + GAP), handColor),
	];
	return svgDocument(parts.join(''), width, middle + (below === undefined ? 0 : GAP + below.height), options);
};
