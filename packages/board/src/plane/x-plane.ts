import { adoptProperties, defineProperties } from '../element/accessors.js';
import type { Listen } from '../element/listen.js';
import type { Orientation } from '../model/geometry.js';
import type { BoardSide } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import type {
	PlaneBorder,
	PlaneCell,
	PlaneChoices,
	PlaneControl,
	PlaneMark,
	PlanePiece,
	PlanePromotion,
	PlaneReach,
	PlaneWheel,
} from './data.js';
import type { PlaneEventMap } from './events.js';
import { hit } from './hit.js';
import type { PlaneView } from './model.js';
import { PlaneElement } from './plane-element.js';
import { checked, ofAttribute, PLANE_PROPERTIES, type PlaneProperty } from './properties.js';
import type { PlaneWords } from './words.js';

/** HTMLElement where there is one: a server can import the module, too. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * A board without edges, on a canvas. Coordinates are exact, however far a piece is.
 *
 * It contains no rules. The page sets the position and the targets of the piece that the user picks up, and receives moves as events:
 * see {@link PlaneEventMap}. All properties are plain data, and may be set in any order; the board shows together what is set together.
 * Import `@x/board/define-plane` to register it as `<x-plane>`.
 *
 * Colours are the custom properties `--x-board-ROLE` of every board (see {@link PlaneRole}). Parts for style sheets: `frame`, `canvas`,
 * `chooser`, `bar`, `tools`, `go`, `button`, `input`, `place`, `lists`, `list`, `stop`, `help`. Content of the element is shown under the
 * canvas.
 *
 * ```html
 * <x-plane label="A king"></x-plane>
 * <script type="module">
 *   import '@x/board/define-plane';
 *   import { chess } from '@x/board/sets/chess';
 *
 *   const plane = document.querySelector('x-plane');
 *   const king = { side: 0, picture: 'king', letter: 'K', title: 'white king' };
 *   Object.assign(plane, { sets: [chess], pieces: [{ x: 10n ** 40n, y: -7n, look: king }] });
 *   plane.addEventListener('plane-pick', ({ detail: { cell } }) => {
 *     plane.reach = { from: cell, points: [], rays: [{ from: cell, by: [1n, 0n] }] };
 *   });
 *   plane.addEventListener('plane-move', ({ detail: { to } }) => {
 *     plane.pieces = [{ x: to[0], y: to[1], look: king }];
 *   });
 * </script>
 * ```
 *
 * @throws TypeError when a property is set to a value of another type. It names the wrong element: `Expected pieces[0] to have x, y (bigints)
 * and a look, found null.` The property keeps its value.
 *
 * @example
 * import { XPlane } from '@x/board/plane';
 * XPlane.observedAttributes // → ['view', 'orientation', 'label', 'controls', 'wheel']
 */
export class XPlane extends Base implements PlaneView {
	static readonly observedAttributes: readonly string[] = ['view', 'orientation', 'label', 'controls', 'wheel'];

	static {
		defineProperties(XPlane.prototype, PLANE_PROPERTIES, {
			get: (plane, name) => plane.#inside.get(name),
			set: (plane, name, value) => plane.#set(name, value),
		});
	}

	/** Setting the pieces puts down the piece that is picked up, and closes the question. */
	declare pieces: readonly PlanePiece[] | undefined;
	/** The titles and colours of the sides; by default white, black, red and blue. */
	declare sides: readonly BoardSide[] | undefined;
	/** The sets to draw pieces from: the first that has a picture. A piece without a picture is a disc with its letter. */
	declare sets: readonly PieceSet[] | undefined;
	/** The cells of the last move. If the last of them is out of view, the view moves there. */
	declare lastMove: readonly PlaneCell[] | undefined;
	/** The cells of pieces in check. */
	declare checks: readonly PlaneCell[] | undefined;
	/** The cells of pieces that give check. */
	declare checkers: readonly PlaneCell[] | undefined;
	declare marks: readonly PlaneMark[] | undefined;
	/** The border of the board; by default there is none. */
	declare border: PlaneBorder | undefined;
	declare promotions: readonly PlanePromotion[] | undefined;
	/** The targets of the picked-up piece: the answer to `plane-pick`. */
	declare reach: PlaneReach | undefined;
	/** A question about a move: the possible answer to `plane-move`. The answer is another `plane-move`, with `choice`. */
	declare choices: PlaneChoices | undefined;
	/** The end of the board at the bottom. Also an attribute. */
	declare orientation: Orientation | undefined;
	/**
	 * The view as text: `4.25,-3*48` looks at a point in hundredths of a cell and draws cells 48 pixels wide; `0,0/140` draws them 2^-140
	 * pixels wide. Undefined is the initial view: all pieces, or the region with most of them. Also an attribute.
	 */
	declare view: string | undefined;
	/** The name of the board for screen readers. Also an attribute. */
	declare label: string | undefined;
	/** Words that replace the English ones. */
	declare words: Partial<PlaneWords> | undefined;
	/** The parts of the interface that are shown; by default all. Also an attribute: their names with spaces between them. */
	declare controls: readonly PlaneControl[] | undefined;

	/**
	 * The use of the mouse wheel over the canvas. By default `zoom`, as maps have it; `ctrl` zooms only with Ctrl or ⌘ or by a pinch on a
	 * trackpad, for boards in pages that scroll. Also an attribute.
	 */
	declare wheel: PlaneWheel | undefined;

	readonly #inside: PlaneElement;

	constructor() {
		super();
		this.#inside = new PlaneElement(this.attachShadow({ mode: 'open' }), (type, detail) =>
			this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true })),
		);
		adoptProperties(this, PLANE_PROPERTIES, (plane, name, value) => plane.#set(name, value));
	}

	#set(name: PlaneProperty, value: unknown): void {
		this.#inside.set(name, checked(name, value));
	}

	connectedCallback(): void {
		this.#inside.connect();
	}

	disconnectedCallback(): void {
		this.#inside.disconnect();
	}

	attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
		this.#inside.set(name as 'view', ofAttribute(name, value));
	}

	/** The cell of the picked-up piece. */
	get picked(): PlaneCell | undefined {
		return this.#inside.control.picked;
	}

	/** The cell of the keyboard. */
	get cursor(): PlaneCell {
		return this.#inside.control.viewport.cursor;
	}

	/** Picks up the piece on a cell as if the user did. */
	pick(cell: PlaneCell): void {
		this.#inside.control.pick(cell);
	}

	/** Puts back the picked-up piece, and closes an open question. */
	cancel(): void {
		this.#inside.control.cancel();
	}

	/** Shows cells larger or smaller by a factor. */
	zoom(factor: number): void {
		this.#inside.control.viewport.zoom(factor);
	}

	/** Shows all pieces. */
	fit(): void {
		this.#inside.control.viewport.fitAll();
	}

	/** Shows the picked-up piece with its targets, otherwise the last move. */
	fitSelection(): void {
		this.#inside.control.fitSelection();
	}

	/** The cell at a point of the window; undefined where the board is not. */
	cellAt(x: number, y: number): PlaneCell | undefined {
		const box = this.shadowRoot?.querySelector('canvas')?.getBoundingClientRect();
		if (box === undefined || x < box.left || x >= box.right || y < box.top || y >= box.bottom) return undefined;
		return hit(this.#inside.control.viewport.canvas.view, x - box.left, y - box.top, []);
	}

	/** Shows a cell in the middle, and moves the keyboard there. */
	look(cell: PlaneCell): void {
		this.#inside.control.viewport.look(cell);
	}

	/** Shows and announces the next piece in the order of coordinates. */
	next(): void {
		this.#inside.control.step(1);
	}

	/** Shows and announces the previous piece. */
	previous(): void {
		this.#inside.control.step(-1);
	}

	/** Says a text to screen readers, politely, unless the page cancels the event `plane-say`. */
	announce(text: string): void {
		this.#inside.say(text);
	}

	/** Reads the colours again, after a change of style that the element cannot see: another class, a changed custom property. */
	restyle(): void {
		this.#inside.control.viewport.canvas.restyle();
	}

	/** Moves the keyboard to the board. */
	override focus(options?: FocusOptions): void {
		this.#inside.frame.focus(options);
	}

	/** With the types of the element's own events. */
	declare addEventListener: Listen<XPlane, PlaneEventMap>;
	declare removeEventListener: Listen<XPlane, PlaneEventMap>;
}

// Here, where the class is: the declarations of a module that is imported for its effect only are lost in a package.
declare global {
	interface HTMLElementTagNameMap {
		'x-plane': XPlane;
	}
}
