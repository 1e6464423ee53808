import type { MarkColor } from '../../model/mark.js';
import { boxOf, cellSize, toScreen, type View } from '../camera.js';
import type { Model, Reach } from '../model.js';
import { cellOn, clipped, passes, type Ray } from '../ray.js';
import type { Cell } from '../scene.js';
import type { Palette } from '../theme.js';

type Context = CanvasRenderingContext2D;

/** The smallest size of a mark. */
const LEAST = 7;
/** The most dots of one ray. */
const MOST = 600;
/** Cells with fewer pixels get lines without dots. */
const DOTTED = 9;

const tint = (context: Context, view: View, cell: Cell, color: string): void => {
	const [px, py] = toScreen(view, ...cell);
	const size = Math.max(LEAST, cellSize(view.camera));
	context.fillStyle = color;
	context.fillRect(px - size / 2, py - size / 2, size, size);
};

const ring = (context: Context, view: View, cell: Cell, color: string, width: number): void => {
	const [px, py] = toScreen(view, ...cell);
	const size = Math.max(LEAST + 6, cellSize(view.camera));
	context.strokeStyle = color;
	context.lineWidth = width;
	context.strokeRect(px - size / 2 + width / 2, py - size / 2 + width / 2, size - width, size - width);
};

/** Marks under the pieces: marked squares and rays, the last move, checks, the selection. */
export const drawUnder = (context: Context, view: View, model: Model, palette: Palette, picked: Cell | undefined): void => {
	const use = (color: MarkColor | undefined): string => (color === undefined ? palette.square : palette[`mark-${color}`]);
	// The other colours are opaque.
	const alpha = (color: MarkColor | undefined): number => (color === undefined ? 1 : 0.35);
	for (const { cell, color } of model.squares) {
		context.globalAlpha = alpha(color);
		tint(context, view, cell, use(color));
	}
	context.lineWidth = Math.max(3, cellSize(view.camera) / 5);
	for (const { ray, color } of model.rays) {
		context.globalAlpha = alpha(color);
		context.strokeStyle = use(color);
		drawLine(context, view, ray);
	}
	context.globalAlpha = 1;
	for (const cell of model.last) tint(context, view, cell, palette.last);
	for (const cell of model.checked) tint(context, view, cell, palette.check);
	if (picked !== undefined) tint(context, view, picked, palette.picked);
};

/** A line along the visible part of a ray, from its beginning to its end or to the rim. */
const drawLine = (context: Context, view: View, ray: Pick<Ray, 'from' | 'by' | 'first' | 'last'>): boolean => {
	const steps = clipped(ray, wide(view));
	if (steps === undefined) return false;
	const [ax, ay] = toScreen(view, ...cellOn(ray, steps.first));
	const [bx, by] = toScreen(view, ...cellOn(ray, steps.last));
	context.beginPath();
	context.moveTo(ax, ay);
	// An unbounded ray continues beyond the last visible cell.
	const beyond = ray.last === undefined || ray.last > steps.last ? 40 / Math.max(1, Math.hypot(bx - ax, by - ay)) : 0;
	context.lineTo(bx + (bx - ax) * beyond, by + (by - ay) * beyond);
	context.stroke();
	return true;
};

/** The visible cells and a margin. */
const wide = (view: View): ReturnType<typeof boxOf> => {
	const { left, right, bottom, top } = boxOf(view);
	const [across, up] = [(right - left) / 16n + 2n, (top - bottom) / 16n + 2n];
	return { left: left - across, right: right + across, bottom: bottom - up, top: top + up };
};

const dot = (path: Path2D, px: number, py: number, radius: number): void => {
	path.moveTo(px + radius, py);
	path.arc(px, py, radius, 0, 2 * Math.PI);
};

/** Brackets around pieces that can be captured. */
const corners = (path: Path2D, px: number, py: number, size: number): void => {
	const [half, arm] = [size / 2 - 1.5, size / 4];
	for (const x of [-1, 1])
		for (const y of [-1, 1]) {
			path.moveTo(px + x * half, py + y * (half - arm));
			path.lineTo(px + x * half, py + y * half);
			path.lineTo(px + x * (half - arm), py + y * half);
		}
};

const cross = (path: Path2D, px: number, py: number, arm: number): void => {
	path.moveTo(px - arm, py - arm);
	path.lineTo(px + arm, py + arm);
	path.moveTo(px + arm, py - arm);
	path.lineTo(px - arm, py + arm);
};

/** The targets of a piece: dots and brackets, rays to the rim, crosses on skipped cells, bars at the ends. */
export const drawReach = (context: Context, view: View, model: Model, palette: Palette, reach: Reach): void => {
	const size = cellSize(view.camera);
	const seen = Math.max(LEAST, size);
	const [dots, brackets, crosses, bars] = [new Path2D(), new Path2D(), new Path2D(), new Path2D()];
	const land = (cell: Cell, capture: boolean): void => {
		const [px, py] = toScreen(view, ...cell);
		if (capture) corners(brackets, px, py, Math.max(14, size));
		else dot(dots, px, py, Math.max(2.5, seen * 0.13));
	};
	for (const { to, capture } of reach.points) land(to, capture);
	context.strokeStyle = palette.mark;
	for (const ray of reach.rays) {
		context.globalAlpha = size < DOTTED ? 0.75 : 0.4;
		context.lineWidth = size < DOTTED ? 2 : Math.max(2, size * 0.06);
		if (ray.only.length > 0) context.setLineDash([4, 6]);
		const inSight = drawLine(context, view, ray);
		context.setLineDash([]);
		context.globalAlpha = 1;
		if (!inSight) continue;
		const steps = clipped(ray, wide(view))!;
		if (size >= DOTTED) {
			let drawn = 0;
			for (let step = steps.first; step <= steps.last && drawn < MOST; step++) {
				if (!passes(ray, step)) continue;
				const cell = cellOn(ray, step);
				land(cell, model.scene.at(cell) !== undefined);
				drawn++;
			}
		}
		for (const step of ray.except) {
			if (step < steps.first || step > steps.last) continue;
			const [px, py] = toScreen(view, ...cellOn(ray, step));
			cross(crosses, px, py, Math.max(4, seen * 0.14));
		}
		if (ray.last === undefined || ray.last > steps.last) continue;
		const end = cellOn(ray, ray.last);
		const [px, py] = toScreen(view, ...end);
		if (model.scene.at(end) !== undefined) {
			if (size < DOTTED) corners(brackets, px, py, 14);
		} else bar(bars, px, py, Math.atan2(-Number(ray.by[1]), Number(ray.by[0])), seen);
	}
	context.fillStyle = palette.mark;
	context.fill(dots);
	context.lineWidth = 3;
	context.stroke(brackets);
	context.stroke(bars);
	context.strokeStyle = palette.bad;
	context.lineWidth = 2.5;
	context.stroke(crosses);
};

/** A bar across the last cell of a ray that ends at an empty cell. */
const bar = (path: Path2D, px: number, py: number, angle: number, size: number): void => {
	const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
	const [out, arm] = [size * 0.42, Math.max(5, size * 0.3)];
	const [x, y] = [px + dx * out, py + dy * out];
	path.moveTo(x - dy * arm, y + dx * arm);
	path.lineTo(x + dy * arm, y - dx * arm);
};

/** Marks over the pieces: checkers, the keyboard cursor, the cell under a dragged piece. */
export const drawOver = (
	context: Context,
	view: View,
	model: Model,
	palette: Palette,
	{ cursor, target }: { readonly cursor: Cell | undefined; readonly target: Cell | undefined },
): void => {
	for (const cell of model.checkers) ring(context, view, cell, palette.bad, 2);
	if (target !== undefined) ring(context, view, target, palette.mark, 3);
	if (cursor === undefined) return;
	ring(context, view, cursor, palette['focus-halo'], 5);
	ring(context, view, cursor, palette.focus, 3);
};
