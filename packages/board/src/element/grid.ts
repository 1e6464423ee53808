import { keyMeaning, typeAhead } from '../layout/keyboard.js';
import { halfWidth, type Layout } from '../layout/layout.js';
import { cellFinder } from '../model/cells.js';
import type { CellId } from '../model/geometry.js';
import { html, setAttribute } from './dom.js';

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

/** The grid of empty cells over the picture, used by screen readers, keyboards and touch. */
export class Grid {
	readonly element: HTMLElement = html('div', { class: 'grid', part: 'grid', role: 'grid' });
	private board: Layout | undefined;
	private cells: ReadonlyMap<CellId, HTMLElement> = new Map();
	private ids: ReadonlyMap<Element, CellId> = new Map();
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
		const { geometry, width, height } = board;
		const hadFocus = (this.element.getRootNode() as ShadowRoot).activeElement;
		const kept = hadFocus !== null && this.ids.has(hadFocus);
		const half = halfWidth(geometry.shape);
		const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
		const cells = new Map<CellId, HTMLElement>();
		const rows = board.rows.map((row) => {
			const elements = row.map(({ cell, x, y }) => {
				const element = html('div', { class: 'cell', role: 'gridcell', 'data-cell': cell.cell, tabindex: -1 });
				element.style.left = percent(x - half, width);
				element.style.top = percent(y - 0.5, height);
				element.style.width = percent(2 * half, width);
				element.style.height = percent(1, height);
				cells.set(cell.cell, element);
				return element;
			});
			return html('div', { class: 'row', role: 'row' }, ...elements);
		});
		this.element.classList.toggle('hex', geometry.shape === 'hex');
		this.element.replaceChildren(...rows);
		this.board = board;
		this.cells = cells;
		this.ids = new Map([...cells].map(([cell, element]) => [element, cell]));
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
			const { label, held, movable, picked } = face(cell);
			setAttribute(element, 'aria-label', label);
			setAttribute(element, 'aria-selected', String(picked));
			element.classList.toggle('held', held);
			element.classList.toggle('movable', movable);
		}
	}

	/** Frames the cell under a dragged piece. */
	setOver(cell: CellId | undefined): void {
		for (const [id, element] of this.cells) element.classList.toggle('over', id === cell);
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
