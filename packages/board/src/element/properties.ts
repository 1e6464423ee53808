import { type Fault, faultOf, foundText } from '../model/faults.js';
import type { CellId, Geometry, Orientation } from '../model/geometry.js';
import type { Arrow, Drawings, Mark, MarkColor } from '../model/mark.js';
import type { BoardMove, Destinations, Premoves, Turn } from '../model/move.js';
import type { BoardPiece, BoardSide, Hand } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import type { Coordinates, Numerals } from '../model/state.js';
import type { BoardMode } from './interaction.js';
import { type BoardWords, ENGLISH } from './words.js';

/** Parts of the board that have to be drawn again. */
export type Part = 'layout' | 'pieces' | 'marks' | 'hands' | 'labels' | 'actions';

/** The values of the properties of a board. */
export interface BoardProperties {
	geometry: Geometry | undefined;
	pieces: readonly BoardPiece[] | undefined;
	hands: readonly Hand[] | undefined;
	sides: readonly BoardSide[] | undefined;
	sets: readonly PieceSet[] | undefined;
	orientation: Orientation | undefined;
	lastMove: readonly CellId[] | undefined;
	checks: readonly CellId[] | undefined;
	marks: readonly Mark[] | undefined;
	arrows: readonly Arrow[] | undefined;
	drawings: Drawings | undefined;
	drawable: boolean | MarkColor | undefined;
	turn: Turn | undefined;
	moves: readonly BoardMove[] | undefined;
	destinations: Destinations | undefined;
	premoves: Premoves | undefined;
	mode: BoardMode | undefined;
	viewOnly: boolean | undefined;
	draggable: boolean | undefined;
	selectable: boolean | undefined;
	coordinates: Coordinates | undefined;
	numerals: Numerals | undefined;
	animation: number | undefined;
	label: string | undefined;
	words: Partial<BoardWords> | undefined;
	describeCell: ((cell: CellId) => string) | undefined;
	focusCell: CellId | undefined;
}

/** The properties of a board, with the parts of the board that show them. */
export const PROPERTIES: Readonly<Record<keyof BoardProperties, readonly Part[]>> = {
	geometry: ['layout', 'pieces', 'marks', 'labels', 'actions'],
	pieces: ['pieces', 'marks', 'labels'],
	hands: ['hands'],
	sides: ['pieces', 'hands', 'labels'],
	sets: ['pieces', 'hands'],
	orientation: ['layout', 'pieces', 'marks', 'hands', 'labels'],
	lastMove: ['marks'],
	checks: ['marks', 'labels'],
	marks: ['marks'],
	arrows: ['marks'],
	drawings: ['marks', 'labels'],
	drawable: ['labels'],
	turn: ['hands', 'marks', 'labels'],
	moves: ['marks', 'labels', 'actions'],
	destinations: ['marks', 'labels', 'actions'],
	premoves: ['pieces', 'marks', 'hands', 'labels', 'actions'],
	mode: ['marks', 'labels', 'actions', 'hands'],
	viewOnly: ['layout', 'marks', 'labels', 'actions', 'hands'],
	draggable: ['labels'],
	selectable: [],
	coordinates: ['layout'],
	numerals: ['layout'],
	animation: ['pieces'],
	label: ['labels'],
	words: ['labels', 'hands', 'actions'],
	describeCell: ['labels'],
	focusCell: ['labels'],
};

/**
 * Checks the value of a property, and of its elements. null counts as undefined, as frameworks write it.
 *
 * @throws TypeError if the value or an element has another type. The message names the first fault.
 */
export const checked = (name: keyof BoardProperties, value: unknown): unknown => {
	const given = value ?? undefined;
	const fault = given === undefined ? undefined : faultOf(name, given);
	if (fault === undefined) return given;
	throw new TypeError(messageOf(fault.path === name ? { ...fault, path: `the property ${name}` } : fault));
};

/** A fault of a board as a sentence. */
export const messageOf = ({ path, expected, found }: Fault): string =>
	`Expected ${expected} for ${path} of a board, found ${foundText(found)}.`;

/** The words of a page, completed by English. */
export const wordsOf = (words: Partial<BoardWords> | undefined): BoardWords => ({ ...ENGLISH, ...words });
