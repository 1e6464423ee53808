import { groundShape, nameShape } from '../draw/ground.js';
import { overMarks, underMarks } from '../draw/marks.js';
import { pieceShape } from '../draw/piece.js';
import { escapeXml, group, type Shape, shapeText } from '../draw/shape.js';
import { type Colors, LIGHT_THEME, type ThemeRole } from '../draw/theme.js';
import { type Layout, layout } from '../layout/layout.js';
import type { BoardView } from '../model/state.js';

/** How a board is written as SVG. */
export interface SvgOptions {
	/** Boards in one row where there are several. By default all stand in one. */
	readonly columns?: number;
	/** The width of the picture in pixels. Without it the picture fills its place. */
	readonly width?: number;
	/** A title for screen readers. */
	readonly title?: string;
	readonly colors?: Colors;
}

/** All that belongs to a position on the board, in the order of drawing. */
const boardShapes = (board: Layout, view: BoardView): readonly Shape[] => {
	const { pieces, sets, sides, lastMove, checks, marks, arrows, orientation = 'first' } = view;
	const states = { last: lastMove, checks, marks, arrows };
	const top = orientation === 'first' ? 1 : 0;
	return [
		groundShape(board),
		underMarks(board, states),
		group(
			pieces.flatMap((piece) => {
				const place = board.places.get(piece.cell);
				if (place === undefined) return [];
				return [group([pieceShape(piece, { sets, sides, top: piece.side === top })], place.x * 100 - 50, place.y * 100 - 50)];
			}),
		),
		nameShape(board),
		overMarks(board, states),
	];
};

/** A board as the text of an SVG picture. Needs no DOM. */
export const toSvg = (view: BoardView, { columns, width, title, colors = {} }: SvgOptions = {}): string => {
	const board = layout(view.geometry, view.orientation, columns);
	const color = (role: string): string => colors[role as ThemeRole] ?? LIGHT_THEME[role as ThemeRole];
	const [w, h] = [board.width * 100, board.height * 100];
	const size = width === undefined ? '' : ` width="${width}" height="${Math.round((width * h) / w)}"`;
	const name = title === undefined ? '' : `<title>${escapeXml(title)}</title>`;
	const body = boardShapes(board, view)
		.map((shape) => shapeText(shape, color))
		.join('');
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"${size}${title === undefined ? '' : ' role="img"'}>${name}${body}</svg>`;
};
