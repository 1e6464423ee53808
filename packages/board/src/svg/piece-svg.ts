import { pieceShape } from '../draw/piece.js';
import { shapeText } from '../draw/shape.js';
import type { BoardSide, PieceLook } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import { ARRAY, BOOLEAN, checkLook, checkOptions, PICTURE_RULES, type PictureOptions, paletteOf } from './options.js';
import { svgDocument } from './to-svg.js';

/** How a piece is written as SVG. */
export interface PieceSvgOptions extends PictureOptions {
	/** The sets to draw the piece from: the first that has a picture. */
	readonly sets?: readonly PieceSet[];
	readonly sides?: readonly BoardSide[];
	/** Its side sits at the top of the board, where some sets turn their pieces. */
	readonly top?: boolean;
}

/**
 * A piece without a board as the text of an SVG picture.
 *
 * @throws TypeError for a look without a side, a picture or a letter, and for an unknown option or colour.
 * @throws RangeError for a width that is not positive.
 *
 * @example
 * import { pieceSvg } from '@x/board/svg';
 * const text = pieceSvg({ side: 0, picture: 'knight', letter: 'N' }, { title: 'white knight' });
 * text.includes('<title>white knight</title>') // → true
 */
export const pieceSvg = (look: Omit<PieceLook, 'title'>, options: PieceSvgOptions = {}): string => {
	checkLook(look);
	checkOptions(options, { ...PICTURE_RULES, sets: ARRAY, sides: ARRAY, top: BOOLEAN });
	const { sets, sides, top = false } = options;
	return svgDocument(shapeText(pieceShape({ ...look, title: '' }, { sets, sides, top }), paletteOf(options)), 100, 100, options);
};
