import { groundShape, nameShape } from '../draw/ground.js';
import { overMarks, underMarks } from '../draw/marks.js';
import { pieceShape } from '../draw/piece.js';
import { escapeXml, group, round, type Shape, shapeText } from '../draw/shape.js';
import { type Layout, layout } from '../layout/layout.js';
import type { Geometry } from '../model/geometry.js';
import type { BoardView } from '../model/state.js';
import { handShape, showsHands } from './hands.js';
import { BOOLEAN, COUNT, checkedView, checkOptions, PICTURE_RULES, type PictureOptions, paletteOf } from './options.js';

/** How a board is written as SVG. */
export interface SvgOptions extends PictureOptions {
	/** Boards in one row where there are several. By default all stand in one. */
	readonly columns?: number;
	/** Whether hands are drawn above and below the board. By default they are if one has pieces. */
	readonly hands?: boolean;
	/** Whether columns and rows have their names. By default they have. */
	readonly names?: boolean;
}

/** The space between a board and a hand, and around a board whose names stand outside. */
const GAP = 13;
const NAMES = 26;

/** All that belongs to a position on the board, in the order of drawing. */
const boardShape = (board: Layout, view: BoardView, x: number, y: number): Shape => {
	const { pieces, sets, sides, lastMove, checks, marks, arrows, orientation = 'first' } = view;
	const states = { last: lastMove, checks, marks, arrows };
	const top = orientation === 'first' ? 1 : 0;
	const drawn = pieces.flatMap((piece) => {
		const place = board.places.get(piece.cell);
		if (place === undefined) return [];
		return [group([pieceShape(piece, { sets, sides, top: piece.side === top })], place.x * 100 - 50, place.y * 100 - 50)];
	});
	return group([groundShape(board), underMarks(board, states), group(drawn), nameShape(board), overMarks(board, states)], x, y);
};

/** A board without the names of its columns and rows. */
const unnamed = (geometry: Geometry): Geometry => ({
	...geometry,
	cells: geometry.cells.map((cell) => ({ ...cell, column: '', row: '' })),
});

/** An SVG picture around its content. */
export const svgDocument = (body: string, width: number, height: number, { width: pixels, title }: PictureOptions): string => {
	const size = pixels === undefined ? '' : ` width="${pixels}" height="${Math.max(1, Math.round((pixels * height) / width))}"`;
	const name = title === undefined ? '' : `<title>${escapeXml(title)}</title>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${size}${title === undefined ? '' : ' role="img"'}>${name}${body}</svg>`;
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
	checkOptions(options, { ...PICTURE_RULES, columns: COUNT, hands: BOOLEAN, names: BOOLEAN });
	const { columns, hands, names = true, dark = false } = options;
	const board = layout(names ? shown.geometry : unnamed(shown.geometry), shown.orientation, columns);
	// The names of hexagons stand outside the board.
	const margin = names && shown.geometry.shape === 'hex' ? NAMES : 0;
	const width = Math.ceil(round(board.width * 100)) + 2 * margin;
	const withHands = showsHands(shown, hands);
	const [above, below] = [true, false].map((top) => (withHands ? handShape(shown, top, width, dark) : undefined));
	const head = above === undefined ? 0 : above.height + GAP;
	const middle = head + Math.ceil(round(board.height * 100)) + 2 * margin;
	const [color, handColor] = [paletteOf(options), paletteOf(options, true)];
	const parts = [
		above === undefined ? '' : shapeText(above.shape, handColor),
		shapeText(boardShape(board, shown, margin, head + margin), color),
		below === undefined ? '' : shapeText(group([below.shape], 0, middle + GAP), handColor),
	];
	return svgDocument(parts.join(''), width, middle + (below === undefined ? 0 : GAP + below.height), options);
};
