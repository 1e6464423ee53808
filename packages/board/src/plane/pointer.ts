import type { Control } from './control.js';
import type { PlaneWheel } from './data.js';
import { hit } from './hit.js';
import { sameCell } from './model.js';
import { markAt } from './rim.js';
import type { Cell } from './scene.js';

/** The largest movement of a click, in pixels. */
const STILL = 5;
/** The height of a line, if a wheel counts lines. */
const LINE = 16;
/** The largest step of a wheel, in pixels. */
const STEP = 240;

interface Place {
	readonly px: number;
	readonly py: number;
}

type Gesture =
	| { readonly type: 'press'; readonly from: Place; readonly index: number | undefined; readonly pan: boolean }
	| { readonly type: 'pan' }
	| { readonly type: 'drag'; readonly index: number }
	| { readonly type: 'pinch'; readonly distance: number };

/** Handles mouse, pen and touch on the board: click, drag a piece, drag the view, pinch, wheel. */
export class Pointers {
	private readonly canvas: HTMLCanvasElement;
	private readonly control: Control;
	private readonly wheelUse: () => PlaneWheel;
	private readonly places = new Map<number, Place>();
	private gesture: Gesture | undefined;

	constructor(canvas: HTMLCanvasElement, control: Control, wheelUse: () => PlaneWheel) {
		this.canvas = canvas;
		this.control = control;
		this.wheelUse = wheelUse;
	}

	/** Begins to listen. Returns a function that ends it. */
	listen(): () => void {
		const end = new AbortController();
		const { signal } = end;
		const { canvas } = this;
		const up = (event: PointerEvent): void => this.up(event);
		canvas.addEventListener('pointerdown', (event) => this.down(event), { signal });
		canvas.addEventListener('pointermove', (event) => this.move(event), { signal });
		canvas.addEventListener('pointerup', up, { signal });
		canvas.addEventListener('pointercancel', up, { signal });
		canvas.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
		canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
		return () => {
			end.abort();
			this.letGo();
		};
	}

	private placeOf(event: MouseEvent): Place {
		const box = this.canvas.getBoundingClientRect();
		return { px: event.clientX - box.left, py: event.clientY - box.top };
	}

	private cellAt({ px, py }: Place): Cell {
		const { viewport, model } = this.control;
		return hit(viewport.canvas.view, px, py, model === undefined ? [] : [model.scene]);
	}

	/** The distance of two pointers. */
	private spread(): number {
		const [a, b] = [...this.places.values()];
		return a === undefined || b === undefined ? 1 : Math.max(1, Math.hypot(a.px - b.px, a.py - b.py));
	}

	private middle(): Place {
		const all = [...this.places.values()];
		const sum = all.reduce((one, other) => ({ px: one.px + other.px, py: one.py + other.py }), { px: 0, py: 0 });
		return { px: sum.px / all.length, py: sum.py / all.length };
	}

	/** The dragged piece is drawn in its place again. */
	private letGo(): void {
		this.control.viewport.canvas.setShow({ dragged: undefined });
	}

	private down(event: PointerEvent): void {
		// A third finger during a pinch means nothing.
		if (this.places.size >= 2) return;
		const place = this.placeOf(event);
		this.places.set(event.pointerId, place);
		this.canvas.setPointerCapture(event.pointerId);
		if (this.places.size === 2) {
			this.letGo();
			this.gesture = { type: 'pinch', distance: this.spread() };
			return;
		}
		const pan = event.button !== 0;
		const index = pan ? undefined : this.control.model?.scene.at(this.cellAt(place));
		this.gesture = { type: 'press', from: place, index, pan };
		if (pan) event.preventDefault();
	}

	private move(event: PointerEvent): void {
		const { gesture, control } = this;
		if (!this.places.has(event.pointerId) || gesture === undefined) return;
		const before = this.middle();
		const place = this.placeOf(event);
		this.places.set(event.pointerId, place);
		const now = this.middle();
		if (gesture.type === 'press') this.begin(gesture, place, now);
		else if (gesture.type === 'drag')
			control.viewport.canvas.setShow({ dragged: { index: gesture.index, ...place, over: this.cellAt(place) } });
		else control.viewport.pan(before.px - now.px, now.py - before.py);
		if (gesture.type !== 'pinch') return;
		const distance = this.spread();
		control.viewport.zoom(distance / gesture.distance, now);
		this.gesture = { type: 'pinch', distance };
	}

	/** Begins to drag the pressed piece, or the view, once the pointer has moved far enough. */
	private begin({ from, index }: Extract<Gesture, { type: 'press' }>, place: Place, now: Place): void {
		if (Math.hypot(place.px - from.px, place.py - from.py) <= STILL) return;
		const { control } = this;
		const { model } = control;
		if (index !== undefined && model !== undefined && model.lookOf(index).side >= 0) {
			this.gesture = { type: 'drag', index };
			control.pick(model.scene.cells[index]!);
		} else {
			this.gesture = { type: 'pan' };
			control.viewport.pan(from.px - now.px, now.py - from.py);
		}
	}

	private up(event: PointerEvent): void {
		const { gesture } = this;
		if (!this.places.delete(event.pointerId) || gesture === undefined) return;
		this.gesture = this.places.size === 0 ? undefined : { type: 'pan' };
		this.letGo();
		if (event.type === 'pointercancel') return;
		const place = this.placeOf(event);
		if (gesture.type === 'drag') this.drop(gesture.index, place);
		else if (gesture.type === 'press' && !gesture.pan) this.press(place);
	}

	private drop(index: number, place: Place): void {
		const { control } = this;
		const from = control.model?.scene.cells[index];
		const to = this.cellAt(place);
		if (from !== undefined && !sameCell(from, to)) control.move(from, to);
	}

	private press(place: Place): void {
		const { control } = this;
		const mark = markAt(control.viewport.canvas.rim.marks, place.px, place.py);
		const far = mark === undefined ? undefined : control.model?.scene.cells[mark.nearest];
		if (far === undefined) control.select(this.cellAt(place));
		else control.viewport.look(far);
	}

	private wheel(event: WheelEvent): void {
		// Browsers report a pinch on a trackpad as a wheel with Ctrl.
		if (this.wheelUse() === 'ctrl' && !event.ctrlKey && !event.metaKey) return;
		event.preventDefault();
		const by = event.deltaMode === 0 ? event.deltaY : event.deltaY * LINE;
		const speed = event.ctrlKey ? 0.01 : 0.0016;
		this.control.viewport.zoom(Math.exp(-Math.max(-STEP, Math.min(STEP, by)) * speed), this.placeOf(event));
	}
}
