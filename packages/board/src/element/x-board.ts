import type { CellId, Geometry, Orientation } from '../model/geometry.js';
import type { Arrow, Drawings, Mark, MarkColor } from '../model/mark.js';
import type { BoardMove, Destinations, Premoves, Source, Turn } from '../model/move.js';
import type { BoardPiece, BoardSide, Hand } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import type { Coordinates, Numerals } from '../model/state.js';
import { adoptProperties, defineProperties } from './accessors.js';
import { BoardDrawing } from './board-drawing.js';
import type { BoardEventMap } from './events.js';
import type { BoardMode } from './interaction.js';
import type { Listen } from './listen.js';
import { type BoardProperties, checked, PROPERTIES } from './properties.js';
import type { BoardWords } from './words.js';

/** HTMLElement where there is one: a server can import the module, too. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

const NAMES = Object.keys(PROPERTIES) as readonly (keyof BoardProperties)[];

/** Attributes that set the property of the same name. */
const ATTRIBUTES = [
	'orientation',
	'mode',
	'label',
	'coordinates',
	'numerals',
	'animation',
	'view-only',
	'drawable',
	'draggable',
	'selectable',
] as const;

const isNotFalse = (text: string): boolean => text !== 'false';

/** The values of attributes that are not texts. */
const READ: Readonly<Record<string, (text: string) => unknown>> = {
	animation: Number,
	'view-only': () => true,
	drawable: (text) => text || true,
	draggable: isNotFalse,
	selectable: isNotFalse,
};

/**
 * A board of any game. It draws what its properties say and offers the moves that it is given; it contains no rules.
 *
 * Import `@x/board/define` to register it as `<x-board>`. All properties are plain data, and may be set in any order; the board is drawn
 * once for all changes that are made together.
 *
 * @throws TypeError when a property is set to a value of another type.
 *
 * @example
 * import { rectangle, XBoard } from '@x/board';
 * typeof XBoard // → 'function'
 * rectangle(8, 8).cells.length // → 64
 */
export class XBoard extends Base {
	static readonly observedAttributes: readonly string[] = ATTRIBUTES;

	static {
		defineProperties(XBoard.prototype, NAMES, {
			get: ({ drawing }, name) => drawing.values.given[name],
			set: (board, name, value) => board.set(name, value),
		});
	}

	/** The cells of the board: `rectangle(8, 8)`, or those of a game. */
	declare geometry: Geometry | undefined;
	declare pieces: readonly BoardPiece[] | undefined;
	/** The pieces that can be dropped, one hand for each side that has one. */
	declare hands: readonly Hand[] | undefined;
	/** The titles and colours of the sides; by default white and black without titles. */
	declare sides: readonly BoardSide[] | undefined;
	/** The sets to draw pieces from: the first that has a picture. */
	declare sets: readonly PieceSet[] | undefined;
	/** The end of the board at the bottom. Also an attribute. */
	declare orientation: Orientation | undefined;
	declare lastMove: readonly CellId[] | undefined;
	declare checks: readonly CellId[] | undefined;
	declare marks: readonly Mark[] | undefined;
	declare arrows: readonly Arrow[] | undefined;
	/** The arrows and circles of the user. The board changes them while the user draws. */
	declare drawings: Drawings | undefined;
	/** Whether the user can draw, or the colour of strokes without modifiers. Also an attribute. */
	declare drawable: boolean | MarkColor | undefined;
	/** The turn in progress: the side to move, and what it has done already. */
	declare turn: Turn | undefined;
	/** The moves that the user may make. Several to one cell, as promotions, are asked for. */
	declare moves: readonly BoardMove[] | undefined;
	/** Moves without names, as chessground's `dests`. */
	declare destinations: Destinations | undefined;
	/** Moves that the user may make ahead, while no moves are offered: plain data, or a function of those already made ahead. */
	declare premoves: Premoves | undefined;
	/** `play` by default. Also an attribute. */
	declare mode: BoardMode | undefined;
	/** The board is one labelled image without interaction, as a thumbnail. Also the attribute `view-only`. */
	declare viewOnly: boolean | undefined;
	/** Whether pieces can be dragged. Unlike that of HTML, it is true by default. Also an attribute: `draggable="false"`. */
	declare draggable: boolean;
	/** Whether a click picks up a piece; the keyboard always does. True by default. Also an attribute: `selectable="false"`. */
	declare selectable: boolean;
	/** The place of the names of columns and rows: by default in the corners of checkered squares, and at the edge of other boards. Also an attribute. */
	declare coordinates: Coordinates | undefined;
	/** How rows are numbered. Also an attribute. */
	declare numerals: Numerals | undefined;
	/** Milliseconds for which a piece slides, 160 by default; 0 for none. Readers who prefer less motion see none. Also an attribute. */
	declare animation: number | undefined;
	/** The name of the board for screen readers. Also an attribute. */
	declare label: string | undefined;
	/** Words that replace the English ones. */
	declare words: Partial<BoardWords> | undefined;
	/** The spoken name of a cell, in place of that of `words.cell`. */
	declare describeCell: ((cell: CellId) => string) | undefined;
	/** The cell that Tab reaches. */
	declare focusCell: CellId | undefined;

	private readonly drawing: BoardDrawing;

	constructor() {
		super();
		this.drawing = new BoardDrawing(this.attachShadow({ mode: 'open', delegatesFocus: false }), (type, detail) =>
			this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true })),
		);
		adoptProperties(this, NAMES, (board, name, value) => board.set(name, value));
	}

	connectedCallback(): void {
		this.drawing.connect();
	}

	disconnectedCallback(): void {
		this.drawing.disconnect();
	}

	attributeChangedCallback(attribute: (typeof ATTRIBUTES)[number], _before: string | null, value: string | null): void {
		const name = attribute === 'view-only' ? 'viewOnly' : attribute;
		// An attribute is text that a page may have from anywhere: a wrong one is ignored, as HTML does it.
		try {
			this.set(name, value === null ? undefined : (READ[attribute]?.(value) ?? value));
		} catch {
			this.drawing.set(name, undefined);
		}
	}

	private set(name: keyof BoardProperties, value: unknown): void {
		this.drawing.set(name, checked(name, value));
	}

	/** The piece that is picked up. */
	get picked(): Source | undefined {
		return this.drawing.interaction.picked;
	}

	/**
	 * Picks up a piece as if the user did.
	 *
	 * @throws TypeError for a cell that the board does not have.
	 */
	pick(source: Source): void {
		this.drawing.interaction.pick(this.drawing.values.known('pick', source));
	}

	/**
	 * Presses a cell as if the user did: picks up, moves, asks or refuses.
	 *
	 * @throws TypeError for a cell that the board does not have.
	 */
	press(cell: CellId): void {
		this.drawing.press(this.drawing.values.known('press', { cell }).cell);
	}

	/** Puts back what is picked up, and closes an open question; otherwise takes back all premoves. */
	cancel(): void {
		this.drawing.interaction.cancel();
	}

	/** The id of the cell at a point of the window, as `clientX` and `clientY` of an event are; undefined outside of the board. */
	cellAt(x: number, y: number): CellId | undefined {
		return this.drawing.cellAt({ x, y });
	}

	/** Says a text to screen readers, politely. */
	announce(text: string): void {
		this.drawing.announce(text);
	}

	/**
	 * Gives the keyboard focus to a cell; by default to the one that Tab reaches.
	 *
	 * @throws TypeError for a cell that the board does not have.
	 */
	override focus(options?: FocusOptions & { readonly cell?: CellId }): void {
		const cell = options?.cell;
		this.drawing.focus(cell === undefined ? undefined : this.drawing.values.known('focus', { cell }).cell);
	}

	/**
	 * Resolves when all changes are drawn. It rejects with a TypeError that names the cells that the board does not have, in each property with
	 * cells; all other cells are drawn.
	 */
	get updated(): Promise<void> {
		return this.drawing.updated;
	}

	/** With the types of the element's own events. */
	declare addEventListener: Listen<XBoard, BoardEventMap>;
	declare removeEventListener: Listen<XBoard, BoardEventMap>;
}

// Here, where the class is: the declarations of a module that is imported for its effect only are lost in a package.
declare global {
	interface HTMLElementTagNameMap {
		'x-board': XBoard;
	}
}
