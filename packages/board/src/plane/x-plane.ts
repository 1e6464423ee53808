import type { Orientation } from '../model/geometry.js';
import type { BoardSide } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import {
	PLANE_CONTROLS,
	type PlaneBorder,
	type PlaneCell,
	type PlaneChoices,
	type PlaneControl,
	type PlaneMark,
	type PlanePiece,
	type PlanePromotion,
	type PlaneReach,
} from './data.js';
import type { PlaneEventMap, PlaneEventName } from './events.js';
import { modelOf, type PlaneView, reachOf } from './model.js';
import { planeStyle } from './style.js';
import { BoardFrame } from './ui/board-frame.js';
import { node, place } from './ui/dom.js';
import { SideParts } from './ui/side-parts.js';
import { PLANE_WORDS, type PlaneWords } from './words.js';

/** The properties that are plain data, with their values before a page sets them. */
const DEFAULTS = {
	pieces: [] as readonly PlanePiece[],
	sides: undefined as readonly BoardSide[] | undefined,
	sets: [] as readonly PieceSet[],
	lastMove: [] as readonly PlaneCell[],
	checks: [] as readonly PlaneCell[],
	checkers: [] as readonly PlaneCell[],
	marks: [] as readonly PlaneMark[],
	border: {} as PlaneBorder,
	promotions: [] as readonly PlanePromotion[],
	reach: undefined as PlaneReach | undefined,
	choices: undefined as PlaneChoices | undefined,
	orientation: 'first' as Orientation,
	label: undefined as string | undefined,
	words: {} as Partial<PlaneWords>,
	controls: PLANE_CONTROLS,
};

type Data = typeof DEFAULTS;
type Name = keyof Data;

const NAMES = Object.keys(DEFAULTS) as readonly Name[];
const OF_MODEL: readonly Name[] = ['pieces', 'sides', 'sets', 'lastMove', 'checks', 'checkers', 'marks', 'border', 'promotions'];

/** Node has no elements. The class can be imported there, but not constructed. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/**
 * `<x-plane>`: a board without edges, on a canvas. Coordinates are exact, however far a piece is.
 *
 * It contains no rules. The page sets the position and the targets of the piece that the user picks up, and receives moves as events:
 * see {@link PlaneEventMap}. All properties are plain data; a changed position is a new array. Several properties that are set together
 * are shown together. Attributes: `view`, `orientation`, `label`, `controls`.
 *
 * Colours are the custom properties `--x-board-ROLE` of every board (see {@link PlaneRole}). Parts for style sheets: `frame`, `canvas`,
 * `chooser`, `bar`, `tools`, `go`, `button`, `input`, `place`, `lists`, `list`, `stop`, `help`. Content of the element is shown under the
 * canvas.
 *
 * @example
 * ```html
 * <x-plane label="Two kings"></x-plane>
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
 */
export class XPlane extends Base implements PlaneView {
	static readonly observedAttributes: readonly string[] = ['view', 'orientation', 'label', 'controls'];

	/** Setting the pieces puts down the piece that is picked up, and closes the question. */
	declare pieces: readonly PlanePiece[];
	/** By default white, black, red and blue. */
	declare sides: readonly BoardSide[] | undefined;
	/** The sets to draw pieces from: the first that has a picture. A piece without a picture is a disc with its letter. */
	declare sets: readonly PieceSet[];
	/** The cells of the last move. If the last of them is out of view, the view moves there. */
	declare lastMove: readonly PlaneCell[];
	/** The cells of pieces in check. */
	declare checks: readonly PlaneCell[];
	/** The cells of pieces that give check. */
	declare checkers: readonly PlaneCell[];
	declare marks: readonly PlaneMark[];
	/** The border of the board; by default there is none. */
	declare border: PlaneBorder;
	declare promotions: readonly PlanePromotion[];
	/** The targets of the picked-up piece: the answer to `plane-pick`. */
	declare reach: PlaneReach | undefined;
	/** A question about a move: the possible answer to `plane-move`. The answer is another `plane-move`, with `choice`. */
	declare choices: PlaneChoices | undefined;
	/** The side at the bottom. */
	declare orientation: Orientation;
	/** The name of the board for screen readers. */
	declare label: string | undefined;
	/** Texts that replace those in English. */
	declare words: Partial<PlaneWords>;
	/** The parts of the interface that are shown. As an attribute, their names with spaces between them. */
	declare controls: readonly PlaneControl[];

	readonly #data: Data = { ...DEFAULTS };
	readonly #changedNames = new Set<Name>(NAMES);
	#givenView: { readonly text: string | undefined } | undefined;
	readonly #frame: BoardFrame;
	#side: SideParts | undefined;
	readonly #region: HTMLElement = node('div', { class: 'hidden', role: 'status', 'aria-live': 'polite' });
	#waiting = false;
	#isFresh = true;
	#allWords: PlaneWords = PLANE_WORDS;

	static {
		for (const name of NAMES) {
			Object.defineProperty(XPlane.prototype, name, {
				configurable: true,
				enumerable: true,
				get(this: XPlane): unknown {
					return this.#data[name];
				},
				set(this: XPlane, value: unknown) {
					this.#put(name, value as never);
				},
			});
		}
	}

	constructor() {
		super();
		const element = this;
		this.#frame = new BoardFrame({
			get words() {
				return element.#allWords;
			},
			get name() {
				return element.#data.label ?? element.#allWords.board;
			},
			send: (name, detail) => element.#send(name, detail),
			say: (text) => element.say(text),
			changed: () => element.#wait(),
			type: (text) => element.#side?.type(text) ?? false,
		});
		const root = this.attachShadow({ mode: 'open' });
		root.adoptedStyleSheets = [planeStyle()];
		root.append(this.#frame.element, node('slot'), this.#region);
	}

	/** @internal */
	connectedCallback(): void {
		// Properties that were set before the element was defined hide those of the class.
		for (const name of [...NAMES, 'view'] as const) {
			if (!Object.hasOwn(this, name)) continue;
			const value = this[name];
			Reflect.deleteProperty(this, name);
			Object.assign(this, { [name]: value });
		}
		this.#flush();
		this.#frame.connect();
	}

	/** @internal */
	disconnectedCallback(): void {
		this.#frame.disconnect();
	}

	/** @internal */
	attributeChangedCallback(name: string, _: string | null, value: string | null): void {
		if (name === 'view') this.view = value ?? undefined;
		else if (name === 'label') this.label = value ?? undefined;
		else if (name === 'orientation') this.orientation = value === 'second' ? 'second' : 'first';
		else this.controls = value === null ? PLANE_CONTROLS : PLANE_CONTROLS.filter((part) => value.split(/\s+/).includes(part));
	}

	/**
	 * The view as text: `4.25,-3*48` looks at a point in hundredths of a cell and draws cells 48 pixels wide; `0,0/140` draws them 2^-140
	 * pixels wide. Undefined is the initial view: all pieces, or the region with most of them.
	 */
	get view(): string | undefined {
		return this.#givenView === undefined ? this.#frame.control.eye.view : this.#givenView.text;
	}

	set view(text: string | undefined) {
		this.#givenView = { text };
		this.#wait();
	}

	/** The cell of the picked-up piece. */
	get picked(): PlaneCell | undefined {
		return this.#flushed.picked;
	}

	/** The cell of the keyboard. */
	get cursor(): PlaneCell {
		return this.#flushed.eye.cursor;
	}

	/** Shows cells larger or smaller by a factor. */
	zoom(factor: number): void {
		this.#flushed.eye.zoom(factor);
	}

	/** Shows all pieces. */
	fit(): void {
		this.#flushed.eye.fitAll();
	}

	/** Shows the picked-up piece with its targets, otherwise the last move. */
	fitSelection(): void {
		this.#flushed.fitSelection();
	}

	/** Shows a cell in the middle, and moves the keyboard there. */
	look(cell: PlaneCell): void {
		this.#flushed.eye.look(cell);
	}

	/** Acts as if the user pressed a cell. */
	select(cell: PlaneCell): void {
		this.#flushed.select(cell);
	}

	/** Puts the picked-up piece back, and closes the question. */
	cancel(): void {
		this.#flushed.cancel();
	}

	/** Shows and announces the next piece in the order of coordinates. */
	next(): void {
		this.#flushed.step(1);
	}

	/** Shows and announces the previous piece. */
	previous(): void {
		this.#flushed.step(-1);
	}

	/** Moves the keyboard to the board. */
	override focus(options?: FocusOptions): void {
		this.#frame.focus(options);
	}

	/** Reads the colours again, after a change of style that the element cannot see: another class, a changed custom property. */
	restyle(): void {
		this.#frame.control.eye.canvas.restyle();
	}

	/** Announces a text to screen readers, unless the page cancels the event `plane-say`. */
	say(text: string): void {
		if (!this.#send('plane-say', { text })) return;
		// A repeated text is announced only if it differs.
		this.#region.textContent = this.#region.textContent === text ? `${text}\u00a0` : text;
	}

	declare addEventListener: {
		<K extends PlaneEventName>(
			type: K,
			listener: (this: XPlane, event: PlaneEventMap[K]) => void,
			options?: boolean | AddEventListenerOptions,
		): void;
		(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
	};

	declare removeEventListener: {
		<K extends PlaneEventName>(
			type: K,
			listener: (this: XPlane, event: PlaneEventMap[K]) => void,
			options?: boolean | EventListenerOptions,
		): void;
		(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
	};

	#send<K extends PlaneEventName>(name: K, detail: PlaneEventMap[K]['detail']): boolean {
		return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
	}

	#put<K extends Name>(name: K, value: Data[K] | null | undefined): void {
		this.#data[name] = value ?? DEFAULTS[name];
		this.#changedNames.add(name);
		this.#wait();
	}

	/** Shows the changes at the end of the present task. */
	#wait(): void {
		if (this.#waiting) return;
		this.#waiting = true;
		queueMicrotask(() => {
			if (this.#waiting) this.#flush();
		});
	}

	get #flushed(): BoardFrame['control'] {
		if (this.#changedNames.size > 0 || this.#givenView !== undefined) this.#flush();
		return this.#frame.control;
	}

	/** Shows all changes. */
	#flush(): void {
		const changed = new Set(this.#changedNames);
		this.#changedNames.clear();
		this.#waiting = true;
		this.#applyData(changed);
		if (this.#side === undefined || changed.has('words') || changed.has('controls')) this.#rebuild();
		this.#frame.update(this.#data.controls.includes('help'));
		this.#side?.update(this.#isFresh);
		this.#isFresh = false;
		this.#forget();
		this.#waiting = false;
		// A listener has changed the element meanwhile.
		if (this.#changedNames.size > 0) this.#wait();
	}

	/** A piece that is put down has no targets; an answered question is closed. */
	#forget(): void {
		const { control } = this.#frame;
		if (control.picked === undefined && !this.#changedNames.has('reach')) this.#data.reach = undefined;
		if (control.choices === undefined && !this.#changedNames.has('choices')) this.#data.choices = undefined;
	}

	#applyData(changed: ReadonlySet<Name>): void {
		const data = this.#data;
		const { control } = this.#frame;
		const { eye } = control;
		if (changed.has('orientation')) eye.canvas.setFlipped(data.orientation === 'second');
		if (this.#givenView !== undefined) {
			const { text } = this.#givenView;
			this.#givenView = undefined;
			eye.follow(text);
		}
		if (changed.has('pieces')) {
			this.#isFresh = true;
			control.clear();
		}
		if (OF_MODEL.some((name) => changed.has(name))) {
			const moved = data.lastMove.join(' ') !== eye.model?.last.join(' ');
			eye.setModel(modelOf(data, eye.model), changed.has('pieces'), moved);
		}
		if (changed.has('reach')) control.setReach(data.reach && reachOf(data.reach));
		if (changed.has('choices')) control.setChoices(data.choices);
	}

	/** Makes the interface anew, in other words or with other parts. */
	#rebuild(): void {
		this.#allWords = { ...PLANE_WORDS, ...this.#data.words };
		this.#side = new SideParts(this.#frame.control, this.#allWords, this.#data.controls, { leave: () => this.#frame.focus() });
		const root = this.shadowRoot;
		const slot = root?.querySelector('slot');
		if (root && slot) place(root, [this.#frame.element, slot, ...this.#side.elements, this.#region]);
	}
}

declare global {
	interface HTMLElementTagNameMap {
		'x-plane': XPlane;
	}
}
