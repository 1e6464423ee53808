import type { Point } from '../layout/layout.js';
import type { CellId } from '../model/geometry.js';
import type { Source } from '../model/move.js';
import { cellOf, type Drag, dragTo } from './drag.js';

export interface PointerHost {
	/** The cell under a point of the window. */
	cellAt(point: Point): CellId | undefined;
	/** Whether there is something to drag with the mouse, or by a finger, which otherwise scrolls the page. */
	canLift(source: Source, byFinger: boolean): boolean;
	/** A drag begins. */
	lift(source: Source): void;
	/** A press that was no drag. */
	click(cell: CellId): void;
	/** A drag ended on a cell, or outside the board. */
	drop(source: Source, to: CellId | undefined): void;
	/** A drag was broken off. */
	breakOff(): void;
	/** Shows the piece that is being dragged; undefined ends it. */
	carry(drag: Drag | undefined, over: CellId | undefined): void;
}

/** The point of the window at which an event happened. */
export const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Mouse, pen and touch on a board and its hands: presses and drags, one pointer at a time. */
export class Pointer {
	private drag: Drag | undefined;
	private readonly area: HTMLElement;
	private readonly host: PointerHost;
	/** Whether the last press became a drag: its end is not a click. */
	private dragged = false;

	/** `cells` is the part of the area whose points are cells. */
	constructor(area: HTMLElement, cells: HTMLElement, host: PointerHost) {
		this.area = area;
		this.host = host;
		cells.addEventListener('pointerdown', (event) => {
			const cell = host.cellAt(pointOf(event));
			if (cell !== undefined) this.down(event, { cell });
		});
		area.addEventListener('keydown', (event) => {
			if (event.key === 'Escape' && !event.defaultPrevented) host.breakOff();
		});
		area.addEventListener('pointermove', (event) => this.move(event));
		area.addEventListener('pointerup', (event) => this.up(event));
		area.addEventListener('pointercancel', () => this.breakOff());
		area.addEventListener('contextmenu', (event) => {
			// A long press of a finger is the beginning of a drag.
			if (this.drag !== undefined && (event as PointerEvent).pointerType === 'touch') event.preventDefault();
			else this.breakOff();
		});
	}

	/** Whether a click follows from a drag. */
	get wasDrag(): boolean {
		return this.dragged;
	}

	/** A button goes down on a source. */
	down(event: PointerEvent, from: Source): void {
		this.dragged = false;
		// A press that ended outside the board is forgotten; a second finger does not end a drag.
		if (event.button !== 0 || this.drag?.moving === true) return;
		const at = pointOf(event);
		this.drag = { pointer: event.pointerId, from, start: at, at, moving: false };
	}

	private move(event: PointerEvent): void {
		const { drag, host } = this;
		if (drag === undefined || event.pointerId !== drag.pointer) return;
		const next = dragTo(drag, pointOf(event), host.canLift(drag.from, event.pointerType === 'touch'));
		this.drag = next;
		if (!next.moving) return;
		if (!drag.moving) {
			this.area.setPointerCapture(event.pointerId);
			this.dragged = true;
			addEventListener('keydown', this.onKey, true);
			host.lift(next.from);
		}
		// Lifting may have broken the drag off.
		if (this.drag !== undefined) host.carry(next, host.cellAt(next.at));
	}

	private up(event: PointerEvent): void {
		const { drag, host } = this;
		if (drag === undefined || event.pointerId !== drag.pointer) return;
		const over = host.cellAt(pointOf(event));
		this.end();
		if (drag.moving) {
			if (over !== undefined && over === cellOf(drag.from)) host.breakOff();
			else host.drop(drag.from, over);
		} else if (over !== undefined && over === cellOf(drag.from)) host.click(over);
	}

	/** Ends a drag without an effect. */
	breakOff(): void {
		const moving = this.drag?.moving === true;
		this.end();
		if (moving) this.host.breakOff();
	}

	private end(): void {
		removeEventListener('keydown', this.onKey, true);
		this.drag = undefined;
		this.host.carry(undefined, undefined);
	}

	/** Escape breaks a drag off, wherever the focus is. */
	private readonly onKey = (event: KeyboardEvent): void => {
		if (event.key !== 'Escape') return;
		// The board hears the key only once.
		event.stopPropagation();
		event.preventDefault();
		this.breakOff();
	};
}
