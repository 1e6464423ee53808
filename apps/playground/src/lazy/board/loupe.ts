import type { XBoard } from '@x/board';

/** Pixels; in larger cells a finger hits what it means. */
const SMALL = 44;
/** Milliseconds that a finger rests before it is a hold and not a press. */
const HOLD = 250;
/** Pixels; a longer movement is a drag. */
const DRAG = 8;
/** Pixels: the side of the loupe, that of the cell in it, and how far its centre is from the finger. */
const SIDE = 116;
const CELL = 72;
const AWAY = 104;

interface Point {
	readonly x: number;
	readonly y: number;
}

/** Where the loupe stands: above the finger, or next to it at the top of the window. Inside the window in any case. */
export const loupePlace = ({ x, y }: Point, { width, height }: { readonly width: number; readonly height: number }): Point => {
	const half = SIDE / 2;
	const inside = (at: number, end: number): number => Math.max(half, Math.min(at, end - half));
	const top = inside(y - AWAY, height);
	const isOver = Math.abs(y - top) < AWAY - DRAG;
	const aside = x < width / 2 ? x + AWAY : x - AWAY;
	return { x: inside(isOver ? aside : x, width), y: top };
};

const move = ({ style }: HTMLElement, { x, y }: Point): void => {
	style.left = `${x}px`;
	style.top = `${y}px`;
};

/** A copy of what a board shows, without the piece that is being dragged. The styles of the board are adopted: a strict policy permits that. */
class Loupe {
	private readonly element: HTMLElement = document.createElement('div');
	private readonly root: ShadowRoot = this.element.attachShadow({ mode: 'open' });
	private shown: Element | undefined;

	constructor() {
		this.element.className = 'loupe';
		this.element.setAttribute('aria-hidden', 'true');
	}

	show(board: XBoard, cell: Element, finger: Point): void {
		const { x, y } = loupePlace(finger, { width: innerWidth, height: innerHeight });
		move(this.element, { x: x - SIDE / 2, y: y - SIDE / 2 });
		if (cell === this.shown) return;
		this.shown = cell;
		const frame = board.shadowRoot!.querySelector<HTMLElement>('[part~="picture"]')!;
		const [around, box] = [frame.getBoundingClientRect(), cell.getBoundingClientRect()];
		const copy = frame.cloneNode(true) as HTMLElement;
		for (const part of copy.querySelectorAll('.carried, [role]')) part.remove();
		const scale = CELL / box.height;
		const [left, top] = [box.left + box.width / 2 - around.left, box.top + box.height / 2 - around.top];
		copy.style.margin = '0';
		copy.style.width = `${around.width}px`;
		copy.style.transformOrigin = '0 0';
		copy.style.scale = String(scale);
		move(copy, { x: SIDE / 2 - left * scale, y: SIDE / 2 - top * scale });
		this.element.setAttribute('theme', board.getAttribute('theme') ?? '');
		this.root.adoptedStyleSheets = [...board.shadowRoot!.adoptedStyleSheets];
		this.root.replaceChildren(copy);
		if (!this.element.isConnected) board.after(this.element);
	}

	hide(): void {
		this.shown = undefined;
		this.element.remove();
	}
}

/** The cell of a board under a point. */
const cellAt = (board: XBoard, { x, y }: Point): Element | undefined =>
	board.shadowRoot?.elementFromPoint(x, y)?.closest('[role="gridcell"]') ?? undefined;

/** Shows the cell under a finger that rests or drags on a board with small cells. Returns the end of that. */
export const watchFingers = (page: HTMLElement | Document): (() => void) => {
	const loupe = new Loupe();
	let end = (): void => undefined;
	const down = (event: Event): void => {
		end();
		const { pointerType, pointerId, clientX, clientY } = event as PointerEvent;
		const board = event.composedPath().find((one): one is XBoard => one instanceof HTMLElement && one.localName === 'x-board');
		if (pointerType !== 'touch' || board === undefined) return;
		const begin = { x: clientX, y: clientY };
		const first = cellAt(board, begin);
		if (first === undefined || first.getBoundingClientRect().height >= SMALL) return;
		let finger = begin;
		let isShown = false;
		const show = (): void => {
			isShown = true;
			const cell = cellAt(board, finger);
			if (cell === undefined) loupe.hide();
			else loupe.show(board, cell, finger);
		};
		const timer = setTimeout(show, HOLD);
		const move = (moved: Event): void => {
			const { pointerId: id, clientX: x, clientY: y } = moved as PointerEvent;
			if (id !== pointerId) return;
			finger = { x, y };
			if (isShown || Math.hypot(x - begin.x, y - begin.y) > DRAG) show();
		};
		const ends = ['pointerup', 'pointercancel'] as const;
		end = () => {
			clearTimeout(timer);
			page.removeEventListener('pointermove', move, true);
			for (const name of ends) page.removeEventListener(name, end, true);
			loupe.hide();
		};
		page.addEventListener('pointermove', move, true);
		for (const name of ends) page.addEventListener(name, end, true);
	};
	page.addEventListener('pointerdown', down, true);
	return () => {
		end();
		page.removeEventListener('pointerdown', down, true);
	};
};
