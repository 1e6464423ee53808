import { colorOf } from '../../draw/piece.js';
import { sideRoles } from '../../draw/theme.js';
import { boxOf, cellSize, toScreen, type View } from '../camera.js';
import type { Model } from '../model.js';
import { shortNumber } from '../numbers.js';
import type { Palette } from '../theme.js';

/** Cells with fewer pixels are not drawn one by one. */
const FINE = 6;
/** The least distance of two numbers at the rim, in pixels. */
const SPACE = 84;

type Context = CanvasRenderingContext2D;

/** The ground: cells, edges of the world, promotion lines, numbers along the rim. The chequered part is painted once for each cell size. */
export class Ground {
	private tile: { readonly key: string; readonly canvas: HTMLCanvasElement } | undefined;

	draw(context: Context, view: View, model: Model, palette: Palette, ratio: number): void {
		const size = cellSize(view.camera);
		context.fillStyle = palette.light;
		context.fillRect(0, 0, view.width, view.height);
		if (size >= FINE) this.chequer(context, view, size, palette, ratio);
		else {
			context.globalAlpha = 0.3;
			context.fillStyle = palette.dark;
			context.fillRect(0, 0, view.width, view.height);
			context.globalAlpha = 1;
		}
		drawLines(context, view, size, palette);
		drawPromotions(context, view, model, size, palette);
		drawBorder(context, view, model, size, palette);
	}

	/** Copies a canvas that is two cells wider and higher than the board, moved by less than two cells. */
	private chequer(context: Context, { camera, width, height, flipped }: View, size: number, palette: Palette, ratio: number): void {
		const key = `${width} ${height} ${size} ${ratio} ${palette.light}${palette.dark}`;
		if (this.tile?.key !== key) this.tile = { key, canvas: chequered(width, height, size, palette, ratio) };
		const sign = flipped ? -1 : 1;
		const parity = (cell: bigint): number => Number(BigInt.asUintN(1, cell));
		// The corner of an even cell, from the middle of the board.
		const left = (-0.5 - camera.fx * sign - parity(camera.x)) * size;
		const top = (-0.5 + camera.fy * sign - parity(camera.y)) * size;
		const shift = (middle: number, corner: number): number => ((((middle + corner) % (2 * size)) + 2 * size) % (2 * size)) - 2 * size;
		const snap = (value: number): number => Math.round(value * ratio) / ratio;
		const { canvas } = this.tile;
		context.drawImage(canvas, snap(shift(width / 2, left)), snap(shift(height / 2, top)), canvas.width / ratio, canvas.height / ratio);
	}
}

/** Cells in two colours; the corner cell is dark, like 0,0 and 1,1. */
const chequered = (width: number, height: number, size: number, palette: Palette, ratio: number): HTMLCanvasElement => {
	const canvas = document.createElement('canvas');
	const [columns, rows] = [Math.ceil(width / size) + 4, Math.ceil(height / size) + 4];
	canvas.width = Math.ceil(columns * size * ratio);
	canvas.height = Math.ceil(rows * size * ratio);
	const context = canvas.getContext('2d');
	if (context === null) return canvas;
	const edge = (index: number): number => Math.round(index * size * ratio);
	context.fillStyle = palette.light;
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.globalAlpha = Math.min(1, Math.max(0.3, (size - 3) / 12));
	context.fillStyle = palette.dark;
	context.beginPath();
	for (let row = 0; row < rows; row++)
		for (let column = row % 2; column < columns; column += 2)
			context.rect(edge(column), edge(row), edge(column + 1) - edge(column), edge(row + 1) - edge(row));
	context.fill();
	return canvas;
};

/** The smallest step of 1, 2 or 5 times a power of ten that is at least `pixels` wide. */
const stepFor = ({ scale, shift }: View['camera']): bigint => {
	// The power of ten is computed from logarithms, so that no size underflows.
	const least = (Math.log2(SPACE) - Math.log2(scale) + shift) * Math.log10(2);
	if (least <= 0) return 1n;
	const power = Math.floor(least);
	const rest = 10 ** (least - power);
	const factor = [1, 2, 5, 10].find((one) => one >= rest) ?? 10;
	return BigInt(factor) * 10n ** BigInt(power);
};

const firstFrom = (low: bigint, step: bigint): bigint => {
	const rest = low % step;
	return rest === 0n ? low : low - rest + (low > 0n ? step : 0n);
};

/** The coordinates written at the rim. */
const numbered = (low: bigint, high: bigint, step: bigint): readonly bigint[] => {
	const found: bigint[] = [];
	for (let at = firstFrom(low, step); at <= high && found.length < 60; at += step) found.push(at);
	return found;
};

/** Thin lines where cells are too small to be drawn. */
const drawLines = (context: Context, view: View, size: number, palette: Palette): void => {
	if (size >= 2 * FINE) return;
	const { left, right, bottom, top } = boxOf(view);
	const step = stepFor(view.camera);
	context.strokeStyle = palette.grid;
	context.lineWidth = 1;
	context.beginPath();
	for (const x of numbered(left, right, step)) {
		const [px] = toScreen(view, x, view.camera.y);
		context.moveTo(Math.round(px) + 0.5, 0);
		context.lineTo(Math.round(px) + 0.5, view.height);
	}
	for (const y of numbered(bottom, top, step)) {
		const [, py] = toScreen(view, view.camera.x, y);
		context.moveTo(0, Math.round(py) + 0.5);
		context.lineTo(view.width, Math.round(py) + 0.5);
	}
	context.stroke();
};

/** Coordinates along the lower and the left rim. */
export const drawNumbers = (context: Context, view: View, palette: Palette): void => {
	const { left, right, bottom, top } = boxOf(view);
	const step = stepFor(view.camera);
	context.font = '600 11px system-ui, sans-serif';
	context.textBaseline = 'middle';
	context.lineWidth = 3;
	context.lineJoin = 'round';
	context.strokeStyle = palette['number-halo'];
	context.fillStyle = palette.number;
	const write = (text: string, px: number, py: number): void => {
		context.strokeText(text, px, py);
		context.fillText(text, px, py);
	};
	context.textAlign = 'center';
	for (const x of numbered(left, right, step)) {
		const [px] = toScreen(view, x, view.camera.y);
		if (px > 24 && px < view.width - 12) write(shortNumber(x), px, view.height - 9);
	}
	context.textAlign = 'left';
	for (const y of numbered(bottom, top, step)) {
		const [, py] = toScreen(view, view.camera.x, y);
		if (py > 10 && py < view.height - 22) write(shortNumber(y), 4, py);
	}
};

const drawPromotions = (context: Context, view: View, { promotions, sides }: Model, size: number, palette: Palette): void => {
	const high = Math.max(2, size);
	for (const { side, y } of promotions) {
		const [, py] = toScreen(view, view.camera.x, y);
		if (py < -high || py > view.height + high) continue;
		context.fillStyle = palette.promotion;
		context.fillRect(0, py - high / 2, view.width, high);
		// A dashed line in the colour of the side whose pawns promote here, on the side they come from.
		const { fill, edge } = sideRoles(colorOf(side, sides));
		const below = (side === 0) !== view.flipped;
		const line = py + (below ? high / 2 : -high / 2);
		for (const [color, width] of [
			[palette[edge], 4],
			[palette[fill], 2],
		] as const) {
			context.strokeStyle = color;
			context.lineWidth = size < 8 ? width / 2 : width;
			context.setLineDash([10, 6]);
			context.beginPath();
			context.moveTo(0, line);
			context.lineTo(view.width, line);
			context.stroke();
		}
		context.setLineDash([]);
	}
};

/** The pixels of the border, in the order of the page; undefined where the board is open. */
const wallsOf = ({ border }: Model, view: View, size: number): Partial<Readonly<Record<'low' | 'high' | 'roof' | 'floor', number>>> => {
	const { width, height, flipped, camera } = view;
	const { left, right, bottom, top } = border;
	const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
	const across = (x: bigint, side: number): number => clamp(toScreen(view, x, camera.y)[0] + (size / 2) * side, width);
	const down = (y: bigint, side: number): number => clamp(toScreen(view, camera.x, y)[1] + (size / 2) * side, height);
	const [low, high] = flipped ? [right, left] : [left, right];
	const [floor, roof] = flipped ? [top, bottom] : [bottom, top];
	return {
		...(low !== undefined && { low: across(low, -1) }),
		...(high !== undefined && { high: across(high, 1) }),
		...(roof !== undefined && { roof: down(roof, -1) }),
		...(floor !== undefined && { floor: down(floor, 1) }),
	};
};

/** Everything beyond the border, and the border. */
const drawBorder = (context: Context, view: View, model: Model, size: number, palette: Palette): void => {
	const { width, height } = view;
	const { low, high, roof, floor } = wallsOf(model, view, size);
	context.fillStyle = palette.outside;
	if (low !== undefined) context.fillRect(0, 0, low, height);
	if (high !== undefined) context.fillRect(high, 0, width, height);
	if (floor !== undefined) context.fillRect(0, floor, width, height);
	if (roof !== undefined) context.fillRect(0, 0, width, roof);
	const [x0, x1, y0, y1] = [low ?? 0, high ?? width, roof ?? 0, floor ?? height];
	context.strokeStyle = palette.edge;
	context.lineWidth = 2;
	context.beginPath();
	const line = (known: number | undefined, ax: number, ay: number, bx: number, by: number): void => {
		if (known === undefined) return;
		context.moveTo(ax, ay);
		context.lineTo(bx, by);
	};
	line(low, x0, y0, x0, y1);
	line(high, x1, y0, x1, y1);
	line(roof, x0, y0, x1, y0);
	line(floor, x0, y1, x1, y1);
	context.stroke();
};
