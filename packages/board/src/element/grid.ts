import { keyMeaning, typeAhead } from '../layout/keyboard.js';
import { halfWidth, type Layout } from '../layout/layout.js';
import { cellFinder } from '../model/cells.js';
import type { CellId } from '../model/geometry.js';
import { html } from './dom.js';

/** Milliseconds after which a typed cell name starts again. */
const TYPE_PAUSE = 1200;

export interface GridHost {
	/** The keyboard focus goes to a cell. */
	focused(cell: CellId): void;
	/** Enter on a cell, or a click that has no pointer, as assistive technology makes it. */
	press(cell: CellId): void;
	cancel(): void;
}

/** The states that a cell shows beyond its piece. */
export interface CellFace {
	readonly label: string;
	readonly held: boolean;
	/** A finger drags its piece, in place of scrolling the page. */
	readonly movable: boolean;
	readonly picked: boolean;
}

/** Whether the device has a touch screen. Elsewhere no finger drags a piece. */
const touch = globalThis.matchMedia?.('(any-pointer: coarse)');

/** The rows of a layout, without names: each board has a copy. */
const rows = new WeakMap<Layout, DocumentFragment>();

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Whether the cells of a layout fill it in even rows, so that the style sheet can place them. */
const isEven = ({ geometry, rows: lines, width, height }: Layout): boolean =>
	geometry.shape === 'square' && geometry.slices.length === 1 && lines.length === height && lines.every((row) => row.length === width);

const rowsOf = (board: Layout): DocumentFragment => {
	const known = rows.get(board);
	if (known !== undefined) return known;
	const { geometry, width, height } = board;
	const half = halfWidth(geometry.shape);
	const even = isEven(board);
	const made = document.createDocumentFragment();
	for (const row of board.rows) {
		const cells = row.map(({ cell, x, y }) => {
			const element = html('div', { class: 'cell', role: 'gridcell', 'data-cell': cell.cell, tabindex: -1, 'aria-selected': 'false' });
			if (even) return element;
			element.style.left = percent(x - half, width);
			element.style.top = percent(y - 0.5, height);
			element.style.width = percent(2 * half, width);
			element.style.height = percent(1, height);
			return element;
		});
		made.append(html('div', { class: 'row', role: 'row' }, ...cells));
	}
	rows.set(board, made);
	return made;
};

/** The grid of empty cells over the picture, used by screen readers, keyboards and touch. */
export class Grid {
	readonly element: HTMLElement = html('div', { class: 'grid', part: 'grid', role: 'grid', 'aria-describedby': 'help' });
	private board: Layout | undefined;
	private cells: ReadonlyMap<CellId, HTMLElement> = new Map();
	private ids: ReadonlyMap<Element, CellId> = new Map();
	/** The states that the cells show. */
	private readonly faces = new Map<CellId, CellFace>();
	private over: HTMLElement | undefined;
	private focus: CellId | undefined;
	/** A cell that the next board may have. */
	private pending: CellId | undefined;
	private typed = { text: '', at: 0 };
	private readonly host: GridHost;

	constructor(host: GridHost) {
		this.host = host;
		this.element.addEventListener('keydown', (event) => this.onKey(event));
		this.element.addEventListener('focusin', ({ target }) => {
			const cell = this.ids.get(target as Element);
			if (cell === undefined) return;
			this.setFocus(cell);
			this.host.focused(cell);
		});
		this.element.addEventListener('click', ({ target, detail }) => {
			const cell = this.ids.get(target as Element);
			if (detail === 0 && cell !== undefined) this.host.press(cell);
		});
	}

	/** The cell that Tab reaches. */
	get focusCell(): CellId | undefined {
		return this.focus;
	}

	/** Builds the cells of a board. Keeps the focus on the same cell. */
	setBoard(board: Layout): void {
		if (board === this.board) return;
		const { geometry } = board;
		const hadFocus = (this.element.getRootNode() as ShadowRoot).activeElement;
		const kept = hadFocus !== null && this.ids.has(hadFocus);
		this.element.classList.toggle('hex', geometry.shape === 'hex');
		this.element.classList.toggle('even', isEven(board));
		this.element.replaceChildren(rowsOf(board).cloneNode(true));
		const elements = [...this.element.children].flatMap((row) => [...row.children]) as HTMLElement[];
		const cells = new Map(board.rows.flat().map(({ cell }, index) => [cell.cell, elements[index]!]));
		this.board = board;
		this.cells = cells;
		this.ids = new Map([...cells].map(([cell, element]) => [element, cell]));
		this.faces.clear();
		this.over = undefined;
		const pending = this.pending === undefined ? undefined : cellFinder(geometry)(this.pending);
		const focus = [pending, this.focus].find((cell) => cell !== undefined && cells.has(cell)) ?? geometry.cells[0]?.cell;
		this.focus = undefined;
		if (focus !== undefined) this.setFocus(focus);
		if (kept) this.goTo(focus);
	}

	/** Makes a cell the one that Tab reaches. */
	setFocus(cell: CellId): void {
		this.pending = this.cells.has(cell) ? undefined : cell;
		if (cell === this.focus || this.pending !== undefined) return;
		if (this.focus !== undefined) this.cells.get(this.focus)?.setAttribute('tabindex', '-1');
		this.focus = cell;
		this.cells.get(cell)?.setAttribute('tabindex', '0');
	}

	/** Gives the keyboard focus to a cell. */
	goTo(cell: CellId | undefined): void {
		if (cell !== undefined) this.cells.get(cell)?.focus({ preventScroll: true });
	}

	/** Updates the names and states of all cells. */
	label(face: (cell: CellId) => CellFace): void {
		for (const [cell, element] of this.cells) {
			const before = this.faces.get(cell);
			const next = face(cell);
			const { label, held, picked } = next;
			const movable = next.movable && touch?.matches === true;
			if (label !== before?.label) element.setAttribute('aria-label', label);
			if (picked !== (before?.picked ?? false)) element.setAttribute('aria-selected', String(picked));
			if (held !== (before?.held ?? false)) element.classList.toggle('held', held);
			if (movable !== (before?.movable ?? false)) element.classList.toggle('movable', movable);
			this.faces.set(cell, { label, held, movable, picked });
		}
	}

	/** Frames the cell under a dragged piece. */
	setOver(cell: CellId | undefined): void {
		const over = cell === undefined ? undefined : this.cells.get(cell);
		if (over === this.over) return;
		this.over?.classList.remove('over');
		over?.classList.add('over');
		this.over = over;
	}

	private onKey(event: KeyboardEvent): void {
		const current = this.ids.get(event.target as Element);
		if (this.board === undefined || current === undefined) return;
		const meaning = keyMeaning(this.board, current, event);
		if (meaning === undefined) return;
		event.preventDefault();
		if (meaning.type === 'focus') this.cells.get(meaning.cell)?.focus();
		else if (meaning.type === 'select') this.host.press(current);
		else if (meaning.type === 'cancel') this.host.cancel();
		else {
			const now = performance.now();
			const next = typeAhead(this.board, now - this.typed.at > TYPE_PAUSE ? '' : this.typed.text, meaning.character);
			this.typed = { text: next.typed, at: now };
			if (next.cell !== undefined) this.cells.get(next.cell)?.focus();
		}
	}
}
