import { type Camera, fitted, type View } from './camera.js';
import { drawNumbers, Ground } from './draw/ground.js';
import { drawOver, drawUnder } from './draw/marks.js';
import { drawPieces, drawRim } from './draw/pieces.js';
import { drawReach } from './draw/reach.js';
import { Sprites, sameDress } from './draw/sprites.js';
import type { Model, Reach } from './model.js';
import { type EdgeMarkers, rimOf } from './rim.js';
import type { Cell } from './scene.js';
import { type Palette, paletteOf } from './theme.js';

/** Drawings in addition to the position. */
export interface Show {
	readonly picked: Cell | undefined;
	readonly reach: Reach | undefined;
	/** The cell with the keyboard focus. */
	readonly cursor: Cell | undefined;
	/** A dragged piece, by its number and position. */
	readonly dragged: { readonly index: number; readonly px: number; readonly py: number; readonly over: Cell } | undefined;
}

/** The size of a dragged piece, in pixels. */
const DRAGGED = 56;

const NOTHING: Show = { picked: undefined, reach: undefined, cursor: undefined, dragged: undefined };
const NO_RIM: EdgeMarkers = { marks: [], groups: [], count: 0 };

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
	rim: EdgeMarkers = NO_RIM;
	private model: Model | undefined;
	private show: Show = NOTHING;
	private frame = 0;
	private ratio = 1;
	private palette: Palette | undefined;
	private sprites: Sprites | undefined;
	private readonly ground = new Ground();
	private readonly canvas: HTMLCanvasElement;
	private readonly onDraw: () => void;
	private isOpen = false;
	private dark: MediaQueryList | undefined;
	private density: MediaQueryList | undefined;

	constructor(canvas: HTMLCanvasElement, onDraw: () => void) {
		this.canvas = canvas;
		this.onDraw = onDraw;
	}

	/** Begins to draw: the canvas is in a page. */
	open(): void {
		this.isOpen = true;
		this.dark = matchMedia('(prefers-color-scheme: dark)');
		this.dark.addEventListener('change', this.restyle);
		this.watch();
		this.restyle();
	}

	/** Ends drawing until the next call of {@link open}. */
	close(): void {
		this.isOpen = false;
		cancelAnimationFrame(this.frame);
		this.frame = 0;
		this.dark?.removeEventListener('change', this.restyle);
		this.density?.removeEventListener('change', this.sharpen);
	}

	/** Waits for another ratio of pixels: a zoom of the page, or another screen. */
	private watch(): void {
		this.density?.removeEventListener('change', this.sharpen);
		this.density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
		this.density.addEventListener('change', this.sharpen);
	}

	private readonly sharpen = (): void => {
		this.watch();
		this.resize(this.view.width, this.view.height);
	};

	/** Reads the colours again. */
	readonly restyle = (): void => {
		this.palette = undefined;
		this.sprites = undefined;
		this.invalidate();
	};

	private spritesOf(model: Model): Sprites {
		this.palette ??= paletteOf(this.canvas);
		if (this.sprites === undefined || !sameDress(this.sprites.dress, model)) this.sprites = new Sprites(this.palette, model);
		return this.sprites;
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
		if (this.isOpen && this.frame === 0) this.frame = requestAnimationFrame(() => this.draw());
	}

	/** Draws immediately. */
	draw(): void {
		cancelAnimationFrame(this.frame);
		this.frame = 0;
		const context = this.canvas.getContext('2d');
		if (context === null || this.model === undefined) return;
		context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
		this.drawModel(context, this.model, this.spritesOf(this.model));
		this.onDraw();
	}

	private drawModel(context: CanvasRenderingContext2D, model: Model, sprites: Sprites): void {
		const { view, show, ratio } = this;
		const { scene } = model;
		const palette = this.palette!;
		const { dragged } = show;
		scene.project(view);
		this.ground.draw(context, view, model, palette, ratio);
		drawUnder(context, view, model, palette, show.picked);
		drawPieces(context, view, model, sprites, palette, ratio, dragged?.index);
		if (show.reach !== undefined) drawReach(context, view, model, palette, show.reach);
		drawOver(context, view, model, palette, { cursor: show.cursor, target: dragged?.over });
		drawNumbers(context, view, palette);
		this.rim = rimOf(scene.px, scene.py, view, (index) => model.lookOf(index).picture !== 'void');
		drawRim(context, view, this.rim.marks, model, sprites, palette, ratio);
		if (dragged === undefined) return;
		const look = model.lookOf(dragged.index);
		const picture = sprites.of(look, DRAGGED * ratio, look.side === (view.flipped ? 0 : 1));
		context.drawImage(picture, dragged.px - DRAGGED / 2, dragged.py - DRAGGED / 2, DRAGGED, DRAGGED);
	}
}
