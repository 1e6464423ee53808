import type { Point } from '../layout/layout.js';
import type { Stroke } from '../model/drawings.js';
import type { CellId } from '../model/geometry.js';
import type { MarkColor } from '../model/mark.js';
import { pointOf } from './pointer.js';

/** Milliseconds after which a finger that rests on a cell begins to draw, and the pixels that it may move until then. */
const LONG_PRESS = 450;
const SLACK = 8;

export interface PenHost {
	/** The colour of a stroke without modifiers; undefined while the user cannot draw. */
	brush(): MarkColor | undefined;
	/** A stroke begins: the press or the drag of the same pointer ends. */
	begin(from: CellId): void;
	/** Shows the stroke in progress; undefined ends it. */
	sketch(stroke: Stroke | undefined): void;
	/** A stroke has ended. */
	draw(stroke: Stroke): void;
	eraseAll(): void;
}

/** The board on which a pen draws. */
interface Board {
	/** The cell with the keyboard focus. */
	readonly focusCell: CellId | undefined;
	/** The cell under a point of the window. */
	cellAt(point: Point): CellId | undefined;
}

/** Shift or Ctrl draws red, Alt or Meta blue, both yellow. Shift and the left button are the right one. */
const colorOf = (brush: MarkColor, event: MouseEvent | KeyboardEvent): MarkColor => {
	const red = event.ctrlKey || (event.shiftKey && (event as MouseEvent).button !== 0);
	const blue = event.altKey || event.metaKey;
	if (red) return blue ? 'yellow' : 'red';
	return blue ? 'blue' : brush;
};

/**
 * Lets the user draw on the cells of a board: the right button, the left one with Shift, a long press, and the keyboard draw strokes. Returns a
 * function that forgets the stroke in progress.
 */
export const addPen = (cells: HTMLElement, board: Board, host: PenHost): (() => void) => {
	let stroke: Stroke | undefined;
	/** The pointer that draws; undefined for the keyboard. */
	let pointer: number | undefined;
	let start: Point = { x: 0, y: 0 };
	let timer: ReturnType<typeof setTimeout> | undefined;

	const show = (next: Stroke | undefined): void => {
		stroke = next;
		host.sketch(next);
	};
	const begin = (from: CellId, color: MarkColor): void => {
		host.begin(from);
		show({ from, to: from, color });
	};
	const moveTo = (to: CellId | undefined): void => {
		if (stroke !== undefined && stroke.to !== to) show({ ...stroke, to });
	};
	const cancel = (): void => {
		clearTimeout(timer);
		pointer = undefined;
		if (stroke !== undefined) show(undefined);
	};
	const end = (done: Stroke): void => {
		cancel();
		host.draw(done);
	};

	/** Listens before the board does. */
	const on = <T extends keyof HTMLElementEventMap>(type: T, listener: (event: HTMLElementEventMap[T]) => void): void =>
		cells.addEventListener(type, listener, { capture: true, passive: false });

	on('pointerdown', (event) => {
		clearTimeout(timer);
		// A second finger does not end a stroke.
		if (!event.isPrimary) return;
		cancel();
		start = pointOf(event);
		const brush = host.brush();
		const from = board.cellAt(start);
		if (brush === undefined || from === undefined) return;
		const { button, pointerId, shiftKey } = event;
		const down = (): void => {
			pointer = pointerId;
			cells.setPointerCapture(pointerId);
			begin(from, colorOf(brush, event));
		};
		if (button === 2 || (button === 0 && shiftKey)) {
			event.stopPropagation();
			down();
		} else if (event.pointerType !== 'mouse') timer = setTimeout(down, LONG_PRESS);
	});
	on('pointermove', (event) => {
		const at = pointOf(event);
		if (event.pointerId === pointer) moveTo(board.cellAt(at));
		else if (Math.hypot(at.x - start.x, at.y - start.y) > SLACK) clearTimeout(timer);
	});
	on('pointerup', ({ pointerId }) => {
		if (stroke !== undefined && pointerId === pointer) end(stroke);
		else clearTimeout(timer);
	});
	on('pointercancel', cancel);
	// A finger that draws does not scroll.
	on('touchmove', (event) => stroke !== undefined && event.preventDefault());
	on('contextmenu', (event) => {
		if (stroke !== undefined || (host.brush() !== undefined && event.button === 2)) event.preventDefault();
	});
	cells.addEventListener('focusin', () => {
		if (pointer === undefined) moveTo(board.focusCell);
	});
	on('keydown', (event) => {
		const brush = host.brush();
		const { focusCell } = board;
		if (brush === undefined || focusCell === undefined) return;
		const { key } = event;
		const enter = key === 'Enter' || key === ' ';
		if (stroke !== undefined && enter) end({ ...stroke, to: focusCell, color: colorOf(brush, event) });
		else if (stroke !== undefined && key === 'Escape') cancel();
		else if (enter && event.shiftKey) begin(focusCell, brush);
		else if (key === 'Delete' || key === 'Backspace') host.eraseAll();
		else return;
		event.preventDefault();
		event.stopPropagation();
	});
	return cancel;
};
