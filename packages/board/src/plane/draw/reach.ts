import { cellSize, toScreen, type View } from '../camera.js';
import type { Model, Reach } from '../model.js';
import { cellOn, clipped, passes, type Ray, type Steps } from '../ray.js';
import type { Cell } from '../scene.js';
import type { Palette } from '../theme.js';
import { drawLine, LEAST, wide } from './marks.js';

type Context = CanvasRenderingContext2D;

/** The most dots of one ray. */
const MOST = 600;
/** Cells with fewer pixels get lines without dots. */
const DOTTED = 9;

/** The targets of a piece: dots and brackets, rays to the rim, crosses on skipped cells, bars at the ends. */
export const drawReach = (context: Context, view: View, model: Model, palette: Palette, reach: Reach): void => {
	const color = palette[reach.idle ? 'mark-blue' : 'mark'];
	const signs = new Signs(view, reach.idle);
	for (const { to, capture } of reach.points) signs.land(to, capture);
	context.strokeStyle = color;
	for (const ray of reach.rays) if (drawRay(context, view, ray)) markRay(signs, view, model, ray);
	signs.draw(context, color, palette.bad);
};

/** Draws the line of a ray; false if it is out of view. A ray with gaps is dashed. */
const drawRay = (context: Context, view: View, ray: Ray): boolean => {
	const size = cellSize(view.camera);
	context.globalAlpha = size < DOTTED ? 0.75 : 0.4;
	context.lineWidth = size < DOTTED ? 2 : Math.max(2, size * 0.06);
	if (ray.only.length > 0) context.setLineDash([4, 6]);
	const isInView = drawLine(context, view, ray);
	context.setLineDash([]);
	context.globalAlpha = 1;
	return isInView;
};

/** The signs of a visible ray: its targets, the cells it skips, its end. */
const markRay = (signs: Signs, view: View, model: Model, ray: Ray): void => {
	const steps = clipped(ray, wide(view));
	if (steps === undefined) return;
	const close = cellSize(view.camera) >= DOTTED;
	if (close) markTargets(signs, model, ray, steps);
	for (const step of ray.except) if (step >= steps.first && step <= steps.last) signs.skip(cellOn(ray, step));
	if (ray.last === undefined || ray.last > steps.last) return;
	const end = cellOn(ray, ray.last);
	if (model.scene.at(end) === undefined) signs.end(end, ray.by);
	else if (!close) signs.land(end, true);
};

const markTargets = (signs: Signs, model: Model, ray: Ray, { first, last }: Steps): void => {
	let drawn = 0;
	for (let step = first; step <= last && drawn < MOST; step++) {
		if (!passes(ray, step)) continue;
		const cell = cellOn(ray, step);
		signs.land(cell, model.scene.at(cell) !== undefined);
		drawn++;
	}
};

/** Signs on cells, collected to be drawn at once. */
class Signs {
	private readonly view: View;
	private readonly size: number;
	private readonly dots = new Path2D();
	private readonly lines = new Path2D();
	private readonly crosses = new Path2D();

	/** The piece is only looked at: hollow diamonds stand for dots, squares for brackets. */
	private readonly idle: boolean;

	constructor(view: View, idle: boolean) {
		this.view = view;
		this.idle = idle;
		this.size = Math.max(LEAST, cellSize(view.camera));
	}

	/** A cell to go to: a dot, or brackets around a piece that can be captured. */
	land(cell: Cell, capture: boolean): void {
		const [px, py] = toScreen(this.view, ...cell);
		if (this.idle) this.look(px, py, capture ? Math.max(7, this.size / 2 - 1.5) : Math.max(3, this.size * 0.17), capture);
		else if (capture) this.corners(px, py, Math.max(14, this.size));
		else {
			const radius = Math.max(2.5, this.size * 0.13);
			this.dots.moveTo(px + radius, py);
			this.dots.arc(px, py, radius, 0, 2 * Math.PI);
		}
	}

	private look(px: number, py: number, arm: number, capture: boolean): void {
		const { lines } = this;
		if (capture) {
			lines.rect(px - arm, py - arm, 2 * arm, 2 * arm);
			return;
		}
		lines.moveTo(px, py - arm);
		lines.lineTo(px + arm, py);
		lines.lineTo(px, py + arm);
		lines.lineTo(px - arm, py);
		lines.closePath();
	}

	private corners(px: number, py: number, size: number): void {
		const { lines } = this;
		const [half, arm] = [size / 2 - 1.5, size / 4];
		for (const x of [-1, 1])
			for (const y of [-1, 1]) {
				lines.moveTo(px + x * half, py + y * (half - arm));
				lines.lineTo(px + x * half, py + y * half);
				lines.lineTo(px + x * (half - arm), py + y * half);
			}
	}

	/** A cell that is skipped: a cross. */
	skip(cell: Cell): void {
		const { crosses } = this;
		const [px, py] = toScreen(this.view, ...cell);
		const arm = Math.max(4, this.size * 0.14);
		crosses.moveTo(px - arm, py - arm);
		crosses.lineTo(px + arm, py + arm);
		crosses.moveTo(px + arm, py - arm);
		crosses.lineTo(px - arm, py + arm);
	}

	/** The last cell of a ray, if it is empty: a bar across the ray. */
	end(cell: Cell, by: Cell): void {
		const { lines, size, view } = this;
		const [px, py] = toScreen(view, ...cell);
		const angle = Math.atan2(-Number(by[1]), Number(by[0])) + (view.flipped ? Math.PI : 0);
		const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
		const [out, arm] = [size * 0.42, Math.max(5, size * 0.3)];
		const [x, y] = [px + dx * out, py + dy * out];
		lines.moveTo(x - dy * arm, y + dx * arm);
		lines.lineTo(x + dy * arm, y - dx * arm);
	}

	draw(context: Context, mark: string, bad: string): void {
		context.fillStyle = mark;
		context.fill(this.dots);
		context.strokeStyle = mark;
		context.lineWidth = 3;
		context.stroke(this.lines);
		context.strokeStyle = bad;
		context.lineWidth = 2.5;
		context.stroke(this.crosses);
	}
}
