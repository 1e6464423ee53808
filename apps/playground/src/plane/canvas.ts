import { type Camera, fitted, type View } from './camera.js';
import { drawNumbers, Ground } from './draw/ground.js';
import { drawOver, drawReach, drawUnder } from './draw/marks.js';
import { type Palette, paletteOf } from './draw/palette.js';
import { drawPieces, drawRim } from './draw/pieces.js';
import { Sprites } from './draw/sprites.js';
import type { Model, Reach } from './model.js';
import { type Rim, rimOf } from './rim.js';
import type { Cell } from './scene.js';

/** Drawings in addition to the position. */
export interface Show {
	readonly picked: Cell | undefined;
	readonly reach: Reach | undefined;
	/** The cell with the keyboard focus. */
	readonly cursor: Cell | undefined;
	/** A dragged piece, by its number and position. */
	readonly dragged: { readonly index: number; readonly px: number; readonly py: number; readonly over: Cell } | undefined;
}

const NOTHING: Show = { picked: undefined, reach: undefined, cursor: undefined, dragged: undefined };
const NO_RIM: Rim = { marks: [], groups: [], count: 0 };

/**
 * Draws the board on a canvas, only after a change, and at most once per frame.
 */
export class PlaneCanvas {
	view: View = {
		camera: fitted({ left: 1n, right: 8n, bottom: 1n, top: 8n }, { width: 1, height: 1 }),
		width: 1,
		height: 1,
		flipped: false,
	};
	/** The pieces out of view in the last drawing. */
	rim: Rim = NO_RIM;
	private model: Model | undefined;
	private show: Show = NOTHING;
	private frame = 0;
	private ratio = 1;
	private palette: Palette | undefined;
	private sprites: Sprites | undefined;
	private readonly ground = new Ground();
	private readonly canvas: HTMLCanvasElement;
	private readonly onDraw: () => void;
	private readonly dark = matchMedia('(prefers-color-scheme: dark)');
	private readonly restyle = (): void => {
		this.palette = undefined;
		this.invalidate();
	};

	constructor(canvas: HTMLCanvasElement, onDraw: () => void) {
		this.canvas = canvas;
		this.onDraw = onDraw;
		this.dark.addEventListener('change', this.restyle);
	}

	close(): void {
		cancelAnimationFrame(this.frame);
		this.dark.removeEventListener('change', this.restyle);
	}

	setModel(model: Model): void {
		this.model = model;
		this.invalidate();
	}

	setShow(show: Partial<Show>): void {
		this.show = { ...this.show, ...show };
		this.invalidate();
	}

	setCamera(camera: Camera): void {
		this.view = { ...this.view, camera };
		this.invalidate();
	}

	setFlipped(flipped: boolean): void {
		this.view = { ...this.view, flipped };
		this.invalidate();
	}

	/** Sets the size of the board on the page; false if it has not changed. */
	resize(width: number, height: number): boolean {
		const ratio = devicePixelRatio;
		if (width === this.view.width && height === this.view.height && ratio === this.ratio) return false;
		this.ratio = ratio;
		this.view = { ...this.view, width, height };
		this.canvas.width = Math.round(width * ratio);
		this.canvas.height = Math.round(height * ratio);
		this.invalidate();
		return true;
	}

	/** Requests a drawing in the next frame. */
	invalidate(): void {
		if (this.frame === 0) this.frame = requestAnimationFrame(() => this.draw());
	}

	/** Draws immediately. */
	draw(): void {
		cancelAnimationFrame(this.frame);
		this.frame = 0;
		const { canvas, model, view, show, ratio } = this;
		const context = canvas.getContext('2d');
		if (context === null || model === undefined) return;
		if (this.palette === undefined) {
			this.palette = paletteOf(canvas);
			this.sprites = new Sprites(this.palette);
		}
		const { palette } = this;
		const sprites = this.sprites!;
		context.setTransform(ratio, 0, 0, ratio, 0, 0);
		const { scene } = model;
		scene.project(view);
		this.ground.draw(context, view, model, palette, ratio);
		drawUnder(context, view, model, palette, show.picked);
		drawPieces(context, view, model, sprites, palette, ratio, show.dragged?.index);
		if (show.reach !== undefined) drawReach(context, view, model, palette, show.reach);
		drawOver(context, view, model, palette, { cursor: show.cursor, target: show.dragged?.over });
		drawNumbers(context, view, palette);
		this.rim = rimOf(scene.px, scene.py, view, (index) => model.lookOf(index).picture !== 'void');
		drawRim(context, this.rim.marks, model, sprites, palette, ratio);
		if (show.dragged !== undefined) {
			const { index, px, py } = show.dragged;
			const size = 56;
			context.drawImage(sprites.of(model.lookOf(index), size * ratio), px - size / 2, py - size / 2, size, size);
		}
		this.onDraw();
	}
}
