import type { Control } from './control.js';
import { hit } from './hit.js';
import { sameCell } from './model.js';
import { markAt } from './rim.js';
import type { Scene } from './scene.js';

/** The largest movement of a click, in pixels. */
const STILL = 5;

interface Place {
	readonly px: number;
	readonly py: number;
}

type Gesture =
	| { readonly type: 'press'; readonly from: Place; readonly index: number | undefined; readonly pan: boolean }
	| { readonly type: 'pan' }
	| { readonly type: 'drag'; readonly index: number }
	| { readonly type: 'pinch'; readonly distance: number };

/** Handles mouse, pen and touch on the board: click, drag a piece, drag the view, pinch, wheel. Returns a function that removes the listeners. */
export const listen = (canvas: HTMLCanvasElement, control: Control): (() => void) => {
	const { eye } = control;
	const pointers = new Map<number, Place>();
	let gesture: Gesture | undefined;

	const placeOf = (event: MouseEvent): Place => {
		const box = canvas.getBoundingClientRect();
		return { px: event.clientX - box.left, py: event.clientY - box.top };
	};
	const scenes = (): readonly Scene[] => {
		const { model } = control;
		return model === undefined ? [] : [model.scene];
	};
	const cellAt = ({ px, py }: Place) => hit(eye.canvas.view, px, py, scenes());
	const spread = (): number => {
		const [a, b] = [...pointers.values()];
		return a === undefined || b === undefined ? 1 : Math.max(1, Math.hypot(a.px - b.px, a.py - b.py));
	};
	const middle = (): Place => {
		const all = [...pointers.values()];
		const sum = all.reduce((one, other) => ({ px: one.px + other.px, py: one.py + other.py }), { px: 0, py: 0 });
		return { px: sum.px / all.length, py: sum.py / all.length };
	};
	const letGo = (): void => eye.canvas.setShow({ dragged: undefined });

	const down = (event: PointerEvent): void => {
		const place = placeOf(event);
		pointers.set(event.pointerId, place);
		canvas.setPointerCapture(event.pointerId);
		if (pointers.size === 2) {
			letGo();
			gesture = { type: 'pinch', distance: spread() };
			return;
		}
		const aside = event.button !== 0;
		gesture = { type: 'press', from: place, index: aside ? undefined : control.model?.scene.at(cellAt(place)), pan: aside };
		if (aside) event.preventDefault();
	};
	const move = (event: PointerEvent): void => {
		const before = pointers.get(event.pointerId);
		if (before === undefined || gesture === undefined) return;
		const old = middle();
		const place = placeOf(event);
		pointers.set(event.pointerId, place);
		const now = middle();
		if (gesture.type === 'press' && Math.hypot(place.px - gesture.from.px, place.py - gesture.from.py) > STILL) {
			const { index, from } = gesture;
			const movable = index !== undefined && (control.model?.lookOf(index).side ?? -1) >= 0;
			gesture = movable ? { type: 'drag', index } : { type: 'pan' };
			if (movable) control.pick(control.model!.scene.cells[index]!);
			else eye.pan(from.px - now.px, now.py - from.py);
			return;
		}
		if (gesture.type === 'drag') eye.canvas.setShow({ dragged: { index: gesture.index, ...place, over: cellAt(place) } });
		else if (gesture.type !== 'press') eye.pan(old.px - now.px, now.py - old.py);
		if (gesture.type === 'pinch') {
			const distance = spread();
			eye.zoom(distance / gesture.distance, now);
			gesture = { type: 'pinch', distance };
		}
	};
	const up = (event: PointerEvent): void => {
		if (!pointers.delete(event.pointerId) || gesture === undefined) return;
		const place = placeOf(event);
		const done = gesture;
		gesture = pointers.size === 0 ? undefined : { type: 'pan' };
		letGo();
		if (event.type === 'pointercancel') return;
		if (done.type === 'drag' && control.model !== undefined) {
			const from = control.model.scene.cells[done.index];
			const to = cellAt(place);
			if (from !== undefined && !sameCell(from, to)) control.move(from, to);
		} else if (done.type === 'press' && !done.pan) {
			const mark = markAt(eye.canvas.rim.marks, place.px, place.py);
			const far = mark === undefined ? undefined : control.model?.scene.cells[mark.nearest];
			if (far === undefined) control.select(cellAt(place));
			else eye.look(far);
		}
	};
	const wheel = (event: WheelEvent): void => {
		event.preventDefault();
		const lines = event.deltaMode === 0 ? event.deltaY : event.deltaY * 16;
		eye.zoom(Math.exp(-Math.max(-240, Math.min(240, lines)) * (event.ctrlKey ? 0.01 : 0.0016)), placeOf(event));
	};
	const menu = (event: Event): void => event.preventDefault();

	canvas.addEventListener('pointerdown', down);
	canvas.addEventListener('pointermove', move);
	canvas.addEventListener('pointerup', up);
	canvas.addEventListener('pointercancel', up);
	canvas.addEventListener('wheel', wheel, { passive: false });
	canvas.addEventListener('contextmenu', menu);
	return () => {
		canvas.removeEventListener('pointerdown', down);
		canvas.removeEventListener('pointermove', move);
		canvas.removeEventListener('pointerup', up);
		canvas.removeEventListener('pointercancel', up);
		canvas.removeEventListener('wheel', wheel);
		canvas.removeEventListener('contextmenu', menu);
	};
};
