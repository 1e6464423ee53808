import type { Layout, Place } from '../layout/layout.js';
import type { BoardStyle } from '../model/geometry.js';
import type { Coordinates, Numerals } from '../model/state.js';
import { NAME_FONT } from './piece.js';
import type { Shape } from './shape.js';
import type { ThemeRole } from './theme.js';
import { groundOf, isPlain, TONES } from './tones.js';

/** The colour of a name, and that of the ground around its letters. */
interface NameColors {
	readonly fill: ThemeRole;
	readonly halo?: ThemeRole;
}

/** The colour of names outside of the board. */
export const OUTSIDE: NameColors = { fill: 'name-outside' };

/** How the columns and rows of a board are named. */
export interface NameStyle {
	readonly coordinates?: Coordinates | undefined;
	readonly numerals?: Numerals | undefined;
}

/** Room around a board for names at its edge, in hundredths of a cell. */
export interface NameRoom {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

const NO_ROOM: NameRoom = { left: 0, right: 0, top: 0, bottom: 0 };
const AROUND: NameRoom = { left: 26, right: 26, top: 26, bottom: 26 };

/** The place of the names: hexagons have no room for them, and the pieces of boards without a checker cover them. */
const placeOf = ({ geometry }: Layout, coordinates: Coordinates | undefined): Coordinates => {
	if (coordinates === 'none') return 'none';
	if (geometry.shape === 'hex') return 'edge';
	return coordinates ?? (isPlain(geometry.style ?? {}) ? 'edge' : 'inside');
};

/** The role of the colour of names on a ground. */
export const nameOn = (ground: ThemeRole): ThemeRole => {
	if (ground === 'green') return 'name-on-green';
	if (ground === 'plain' || ground === 'wood') return 'line';
	return ground === 'dark' ? 'name-on-dark' : 'name-on-light';
};

const colorsOn = (style: BoardStyle, tone: number): NameColors => {
	const halo = isPlain(style) ? groundOf(style) : (TONES[tone] ?? 'middle');
	return { fill: nameOn(halo), halo };
};

/** A name, with a halo in the colour of its cell: a piece may lie under it. */
export const label = (text: string, x: number, y: number, size: number, { fill, halo }: NameColors, anchor = 'start'): Shape => ({
	tag: 'text',
	attributes: {
		x,
		y,
		'font-size': size,
		'font-weight': 600,
		'font-family': NAME_FONT,
		'text-anchor': anchor,
		fill: `$${fill}`,
		...(halo !== undefined && { stroke: `$${halo}`, 'stroke-width': 4, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }),
	},
	text,
});

const KANJI = '一二三四五六七八九';

/** A number from 1 to 99 in the characters of shogi; other texts stay. Rows that are named by letters are counted. */
const kanji = (name: string): string => {
	const number = /^[a-z]$/.test(name) ? name.charCodeAt(0) - 96 : Number(name);
	if (!Number.isInteger(number) || number < 1 || number > 99) return name;
	const [tens, ones] = [Math.floor(number / 10), number % 10];
	return (tens > 1 ? KANJI[tens - 1]! : '') + (tens > 0 ? '十' : '') + (KANJI[ones - 1] ?? '');
};

/** The cells that name the columns and rows. */
const ends = ({ geometry, places }: Layout): { readonly columns: readonly Place[]; readonly rows: readonly Place[] } => {
	const hex = geometry.shape === 'hex';
	const lowest = new Map<string, Place>();
	const leftmost = new Map<string, Place>();
	for (const place of places.values()) {
		const column = `${place.cell.slice} ${Math.round(place.x * 10)}`;
		const row = hex ? `${place.cell.slice} ${place.cell.row}` : `${place.cell.slice} ${Math.round(place.y * 10)}`;
		if ((lowest.get(column)?.y ?? -1) < place.y) lowest.set(column, place);
		if ((leftmost.get(row)?.x ?? Number.POSITIVE_INFINITY) > place.x) leftmost.set(row, place);
	}
	return { columns: [...lowest.values()], rows: [...leftmost.values()] };
};

/** Names at the edges of hexagons: below the columns, and next to the edges that face left. */
const hexNames = (board: Layout): readonly Shape[] => {
	const places = [...board.places.values()];
	const { columns, rows } = ends(board);
	/** The lower left edge if another cell precedes the upper left one. */
	const nextTo = ({ x, y }: Place): number =>
		places.some((other) => x - other.x > 0.8 && x - other.x < 0.9 && y - other.y > 0.4 && y - other.y < 0.6) ? 42 : -30;
	return [
		...columns.map((place) => label(place.cell.column, place.x * 100, place.y * 100 + 68, 19, OUTSIDE, 'middle')),
		...rows.map((place) => label(place.cell.row, place.x * 100 - 50, place.y * 100 + nextTo(place), 19, OUTSIDE, 'end')),
	];
};

/** Names around a board of squares: below its columns, and left of its rows. */
const outerNames = (board: Layout, rowName: (name: string) => string): readonly Shape[] => {
	const { columns, rows } = ends(board);
	return [
		...columns.map(({ cell, x, y }) => label(cell.column, x * 100, y * 100 + 74, 21, OUTSIDE, 'middle')),
		...rows.map(({ cell, x, y }) => label(rowName(cell.row), x * 100 - 58, y * 100 + 7, 21, OUTSIDE, 'end')),
	];
};

/** Names in the corners of cells: of columns at the lower right, of rows at the upper left. Small letters stand above pieces that fill their cells. */
const innerNames = (board: Layout, style: BoardStyle, rowName: (name: string) => string): readonly Shape[] => {
	const { columns, rows } = ends(board);
	const plain = style.cells === 'plain';
	/** A name at a corner: a single character has the same distance from it at both ends of the cell. */
	const inCorner = (name: string, { cell, x, y }: Place, side: number, up: number, size: number): Shape => {
		const colors = colorsOn(style, cell.tone);
		if (name.length === 1) return label(name, x * 100 + side * 39, y * 100 + up, size, colors, 'middle');
		return label(name, x * 100 + side * 47, y * 100 + up, size, colors, side < 0 ? 'start' : 'end');
	};
	return [
		...columns.map((place) => inCorner(place.cell.column, place, 1, plain ? -34 : 44, plain ? 15 : 19)),
		...rows.map((place) => {
			const small = place.cell.row.length > 1 || isPlain(style);
			return inCorner(rowName(place.cell.row), place, -1, small ? -34 : -28, small ? 15 : 19);
		}),
	];
};

/** Names that differ in nothing but their places, as one text: each character has its own place. */
const joined = (names: readonly Shape[]): readonly Shape[] => {
	const found = new Map<string, { readonly shape: Shape; readonly xs: unknown[]; readonly ys: unknown[]; text: string }>();
	for (const shape of names) {
		const { x, y, ...others } = shape.attributes;
		const { text = '' } = shape;
		if (text === '') continue;
		const key = text.length === 1 ? JSON.stringify(others) : `${found.size}`;
		const known = found.get(key);
		if (known === undefined) found.set(key, { shape, xs: [x], ys: [y], text });
		else {
			known.xs.push(x);
			known.ys.push(y);
			known.text += text;
		}
	}
	return [...found.values()].map(({ shape, xs, ys, text }) =>
		text === shape.text ? shape : { ...shape, attributes: { ...shape.attributes, x: xs.join(' '), y: ys.join(' ') }, text },
	);
};

/** The names of columns and rows. They stand over the pieces, which may fill their cells. */
export const nameShapes = (board: Layout, { coordinates, numerals }: NameStyle = {}): readonly Shape[] => {
	const place = placeOf(board, coordinates);
	if (place === 'none') return [];
	const rowName = numerals === 'kanji' ? kanji : (name: string): string => name;
	if (board.geometry.shape === 'hex') return joined(hexNames(board));
	return joined(place === 'edge' ? outerNames(board, rowName) : innerNames(board, board.geometry.style ?? {}, rowName));
};

/** The room that names at the edge need. */
export const nameRoom = (board: Layout, coordinates?: Coordinates): NameRoom => {
	const { shape, cells } = board.geometry;
	if (placeOf(board, coordinates) !== 'edge') return NO_ROOM;
	if (shape === 'hex') return AROUND;
	const longest = Math.max(0, ...cells.map(({ row }) => row.length));
	return { ...NO_ROOM, left: longest === 0 ? 0 : 13 + 13 * longest, bottom: cells.some(({ column }) => column !== '') ? 34 : 0 };
};
