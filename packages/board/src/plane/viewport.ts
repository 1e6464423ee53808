import { boxOf, type Camera, cellSize, centred, panned, toScreen, zoomed, zoomedAt } from './camera.js';
import { cameraOf, cameraText } from './camera-text.js';
import { PlaneCanvas } from './canvas.js';
import { AIMED } from './hit.js';
import { CLOSE, homeOf, isInside, wholeOf } from './home.js';
import type { Model } from './model.js';
import { around, type Cell } from './scene.js';

/** Milliseconds without a change after which the view is at rest. */
const REST = 250;

/** The listeners of a view. */
export interface ViewportEvents {
	/** The view is at rest, or the cell of the keyboard has changed. */
	readonly changed: () => void;
	/** The user has moved the view; it is at rest. */
	readonly moved: (view: string) => void;
}

/** The view: the camera with its movements, and the cell of the keyboard. */
export class Viewport {
	readonly canvas: PlaneCanvas;
	model: Model | undefined;
	cursor: Cell = [1n, 1n];
	private focused = false;
	/** The text of the camera; undefined until it is placed. */
	private written: string | undefined;
	private placed = false;
	private drawn: Camera | undefined;
	private timer: ReturnType<typeof setTimeout> | undefined;
	private readonly events: ViewportEvents;

	constructor(element: HTMLCanvasElement, events: ViewportEvents) {
		this.events = events;
		this.canvas = new PlaneCanvas(element, () => this.rested());
	}

	/** The text of the camera; undefined while it is the initial view. */
	get view(): string | undefined {
		return this.written;
	}

	open(): void {
		this.canvas.open();
	}

	close(): void {
		clearTimeout(this.timer);
		this.canvas.close();
	}

	/** Called after a drawing: once the view rests, the listeners are notified. */
	private rested(): void {
		const { camera } = this.canvas.view;
		if (this.drawn === camera) return;
		this.drawn = camera;
		clearTimeout(this.timer);
		this.timer = setTimeout(() => {
			this.events.changed();
			const text = cameraText(camera);
			if (!this.placed || text === this.written) return;
			this.written = text;
			this.events.moved(text);
		}, REST);
	}

	/** Takes a new position. `fresh`: its pieces are others; `follow`: the view goes to the piece that moved last if it is out of view. */
	setModel(model: Model, fresh: boolean, follow: boolean): void {
		const first = this.model === undefined;
		this.model = model;
		this.drawn = undefined;
		this.canvas.setModel(model);
		if (first) this.home();
		if (first || !fresh) return;
		const box = boxOf(this.canvas.view);
		if (!model.scene.cells.some((cell) => isInside(box, cell))) this.home();
		const to = model.last.at(-1);
		if (follow && to !== undefined && !isInside(box, to)) this.set(centred(this.canvas.view.camera, ...to));
	}

	/** Takes a new size of the board. */
	resize(width: number, height: number): void {
		if (this.canvas.resize(width, height) && !this.placed) this.home();
	}

	/** Takes the text of a camera; undefined or an invalid text is the initial view. */
	follow(view: string | undefined): void {
		if (view === this.written) return;
		this.written = view;
		const camera = view === undefined ? undefined : cameraOf(view);
		if (camera === undefined) this.home();
		else {
			this.placed = true;
			this.canvas.setCamera(camera);
			this.cursor = [camera.x, camera.y];
		}
	}

	private home(): void {
		const { view } = this.canvas;
		if (this.model === undefined || view.width < 2) return;
		const kept = this.written === undefined ? undefined : cameraOf(this.written);
		const camera = kept ?? homeOf(this.model.scene.cells, view);
		this.placed = kept !== undefined;
		this.canvas.setCamera(camera);
		this.cursor = [camera.x, camera.y];
	}

	/** Changes the view on the user's request. */
	private set(camera: Camera): void {
		this.placed = true;
		this.canvas.setCamera(camera);
	}

	pan(right: number, up: number): void {
		const sign = this.canvas.view.flipped ? -1 : 1;
		this.set(panned(this.canvas.view.camera, right * sign, up * sign));
	}

	/** Zooms around a pixel, by default the middle. */
	zoom(factor: number, at?: { readonly px: number; readonly py: number }): void {
		const { view } = this.canvas;
		this.set(at === undefined ? zoomed(view.camera, factor) : zoomedAt(view, at.px, at.py, factor));
	}

	fitAll(): void {
		if (this.model !== undefined) this.set(wholeOf(this.model.scene.cells, this.canvas.view));
	}

	fit(cells: readonly Cell[]): void {
		if (around(cells) !== undefined) this.set(wholeOf(cells, this.canvas.view));
	}

	/** Centres a cell, large enough to be recognised, and moves the keyboard there. */
	look(cell: Cell): void {
		const { camera } = this.canvas.view;
		const close = cellSize(camera) >= 2 * AIMED ? camera : { ...camera, scale: CLOSE, shift: 0 };
		this.set(centred(close, ...cell));
		this.cursor = cell;
		this.showCursor();
	}

	/** Moves the keyboard to a cell; the view follows if necessary. */
	moveTo(cell: Cell): void {
		this.cursor = cell;
		this.showCursor();
		const { view } = this.canvas;
		const [px, py] = toScreen(view, ...cell);
		const edge = Math.min(cellSize(view.camera), 60);
		const past = (at: number, size: number): number => (at < edge ? at - edge : at > size - edge ? at - size + edge : 0);
		const [right, down] = [past(px, view.width), past(py, view.height)];
		if (Math.abs(right) > view.width || Math.abs(down) > view.height) this.set(centred(view.camera, ...cell));
		else if (right !== 0 || down !== 0) this.pan(right, -down);
	}

	get isFocused(): boolean {
		return this.focused;
	}

	setFocused(focused: boolean): void {
		this.focused = focused;
		this.showCursor();
	}

	showCursor(): void {
		this.canvas.setShow({ cursor: this.focused ? this.cursor : undefined });
		this.events.changed();
	}

	/** The number of cells in a step of the keyboard: one, or the width of the view. */
	get stride(): bigint {
		const { view } = this.canvas;
		if (cellSize(view.camera) >= AIMED) return 1n;
		const there = panned(view.camera, 24, 0);
		const away = there.x - view.camera.x;
		return away < 1n ? 1n : away;
	}
}
