import type { MarkColor } from '../../model/mark.js';
import { type Box, boxOf, cellSize, toScreen, type View } from '../camera.js';
import type { Model } from '../model.js';
import { cellOn, clipped, type Ray } from '../ray.js';
import type { Cell } from '../scene.js';
import type { Palette } from '../theme.js';

type Context = CanvasRenderingContext2D;

/** The smallest size of a mark. */
export const LEAST = 7;

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
export const drawLine = (context: Context, view: View, ray: Pick<Ray, 'from' | 'by' | 'first' | 'last'>): boolean => {
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
export const wide = (view: View): Box => {
	const { left, right, bottom, top } = boxOf(view);
	const [across, up] = [(right - left) / 16n + 2n, (top - bottom) / 16n + 2n];
	return { left: left - across, right: right + across, bottom: bottom - up, top: top + up };
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
	ring(context, view, cursor, palette['cursor-halo'], 5);
	ring(context, view, cursor, palette.cursor, 3);
};
