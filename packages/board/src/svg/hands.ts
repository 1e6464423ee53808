import { NAME_FONT, pieceShape } from '../draw/piece.js';
import { group, type Shape } from '../draw/shape.js';
import type { BoardView } from '../model/state.js';

/** Lengths in hundredths of a cell. */
const PIECE = 74;
const STEP = 104;
const ROW = 80;
const EDGE = 13;
const TITLE_SIZE = 22;
/** The width of a letter of a title is estimated: a picture is made without a page to measure it. */
const LETTER = 13;

/** A hand of a picture. */
export interface HandShape {
	readonly height: number;
	readonly shape: Shape;
}

/** Whether a picture shows hands: if it has to, or by default if a hand has pieces. */
export const showsHands = ({ hands = [] }: BoardView, asked: boolean | undefined): boolean =>
	asked ?? hands.some(({ pieces }) => pieces.length > 0);

const text = (
	content: string,
	x: number,
	y: number,
	size: number,
	fill: string,
	more: Readonly<Record<string, string | number>>,
): Shape => ({
	tag: 'text',
	attributes: { x, y, 'font-size': size, 'font-family': NAME_FONT, fill, ...more },
	text: content,
});

const capital = (title: string): string => title.slice(0, 1).toUpperCase() + title.slice(1);

/** The pieces in the hand of the side at the top or at the bottom of a picture; undefined if the side has none. */
export const handShape = (view: BoardView, top: boolean, width: number, dark: boolean): HandShape | undefined => {
	const { hands = [], sides, sets, orientation = 'first' } = view;
	const side = (orientation === 'first') === top ? 1 : 0;
	const hand = hands.find((one) => one.side === side);
	if (hand === undefined) return undefined;
	const ink = dark ? '#e9e7df' : '#24282a';
	const title = capital(sides?.[side]?.title ?? '');
	const room = width - 2 * EDGE;
	const titleWidth = [...title].length * LETTER;
	const squeezed: Readonly<Record<string, string | number>> =
		titleWidth > room ? { textLength: Math.max(room, 1), lengthAdjust: 'spacingAndGlyphs' } : {};
	let [x, y] = [EDGE + (title === '' ? 0 : Math.min(titleWidth, room) + 12), 0];
	const pieces = hand.pieces.map((piece) => {
		if (x > EDGE && x + STEP > width) [x, y] = [EDGE, y + ROW];
		const one = pieceShape(piece, { sets, sides, top });
		const shapes = [
			group([one], 0, 0, { transform: `translate(${x} ${y + (ROW - PIECE) / 2}) scale(${PIECE / 100})` }),
			text(String(piece.count ?? '∞'), x + PIECE - 7, y + ROW - 12, 23, ink, { 'font-weight': 600 }),
		];
		x += STEP;
		return group(shapes);
	});
	const height = y + ROW;
	const panel: Shape = { tag: 'rect', attributes: { width, height, rx: EDGE, fill: dark ? '#121517' : '#efece2' } };
	const name = text(title, EDGE, ROW / 2 + TITLE_SIZE / 3, TITLE_SIZE, ink, { opacity: 0.8, ...squeezed });
	return { height, shape: group([panel, ...(title === '' ? [] : [name]), ...pieces]) };
};
