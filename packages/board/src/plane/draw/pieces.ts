import { sideRoles } from '../../draw/theme.js';
import { cellSize, type View } from '../camera.js';
import { type Model, SIDE_COLORS } from '../model.js';
import { distanceText } from '../numbers.js';
import type { RimMark } from '../rim.js';
import type { Cell } from '../scene.js';
import type { Palette } from '../theme.js';
import type { Sprites } from './sprites.js';

type Context = CanvasRenderingContext2D;

/** Cells with fewer pixels show dots instead of pictures. */
const PICTURED = 9;
/** The size of a slot for dots, in pixels. A slot shows one dot per colour. */
const GRAIN = 2;

/** All visible pieces, as pictures or dots. Requires a projected scene. */
export const drawPieces = (
	context: Context,
	view: View,
	model: Model,
	sprites: Sprites,
	palette: Palette,
	ratio: number,
	hidden: number | undefined,
): void => {
	const size = cellSize(view.camera);
	if (size < PICTURED) {
		drawDots(context, view, model, palette, size);
		return;
	}
	const { px, py } = model.scene;
	const half = size / 2;
	const top = view.flipped ? 0 : 1;
	for (let index = 0; index < px.length; index++) {
		const [x, y] = [px[index]!, py[index]!];
		if (x < -half || y < -half || x > view.width + half || y > view.height + half || index === hidden) continue;
		const look = model.lookOf(index);
		context.drawImage(sprites.of(look, size * ratio, look.side === top), x - half, y - half, size, size);
	}
};

const drawDots = (context: Context, { width, height }: View, model: Model, palette: Palette, size: number): void => {
	const { px, py } = model.scene;
	const wide = Math.max(3.5, size * 0.8);
	const columns = Math.ceil(width / GRAIN) + 1;
	const taken = new Uint8Array(columns * (Math.ceil(height / GRAIN) + 1));
	const shown: number[][] = SIDE_COLORS.map(() => []);
	for (let index = 0; index < px.length; index++) {
		const [x, y] = [px[index]!, py[index]!];
		if (x < 0 || y < 0 || x > width || y > height) continue;
		const color = model.colors[index]!;
		const place = Math.floor(y / GRAIN) * columns + Math.floor(x / GRAIN);
		// Dots of two colours in one slot are both drawn; a second dot of one colour is not.
		if ((taken[place]! & (1 << color)) !== 0) continue;
		taken[place] = taken[place]! | (1 << color);
		shown[color]?.push(index);
	}
	shown.forEach((dots, index) => {
		const { fill, edge } = sideRoles(SIDE_COLORS[index]!);
		context.fillStyle = palette[edge];
		for (const index of dots) context.fillRect(px[index]! - wide / 2 - 1, py[index]! - wide / 2 - 1, wide + 2, wide + 2);
		context.fillStyle = palette[fill];
		for (const index of dots) context.fillRect(px[index]! - wide / 2, py[index]! - wide / 2, wide, wide);
	});
};

const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** The king's distance of a cell from the middle of the view. */
const distanceFrom = ({ camera }: View, [x, y]: Cell): bigint => most(size(x - camera.x), size(y - camera.y));

/** Writes a distance next to a mark, on its inner side. */
const drawDistance = (context: Context, view: View, palette: Palette, px: number, py: number, distance: bigint): void => {
	const text = distanceText(distance);
	const wide = text.length * 6 + 6;
	const isAside = px < 20 || px > view.width - 20;
	const x = isAside ? px + (px < 20 ? 1 : -1) * (15 + wide / 2) : px;
	const y = isAside ? py : py + (py < 20 ? 20 : -20);
	context.fillStyle = palette['number-halo'];
	context.globalAlpha = 0.85;
	context.fillRect(x - wide / 2, y - 7, wide, 14);
	context.globalAlpha = 1;
	context.fillStyle = palette.number;
	context.fillText(text, x, y + 0.5);
};

/** Marks for pieces out of view: the nearest piece with its distance, an arrow to it, and their number. */
export const drawRim = (
	context: Context,
	view: View,
	marks: readonly RimMark[],
	model: Model,
	sprites: Sprites,
	palette: Palette,
	ratio: number,
): void => {
	context.font = '600 10px system-ui, sans-serif';
	context.textAlign = 'center';
	context.textBaseline = 'middle';
	for (const { px, py, angle, nearest, count } of marks) {
		const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
		context.fillStyle = palette.number;
		context.beginPath();
		context.moveTo(px + dx * 17, py + dy * 17);
		context.lineTo(px + dx * 9 - dy * 8, py + dy * 9 + dx * 8);
		context.lineTo(px + dx * 9 + dy * 8, py + dy * 9 - dx * 8);
		context.fill();
		context.fillStyle = palette['number-halo'];
		context.strokeStyle = palette.number;
		context.lineWidth = 1.25;
		context.beginPath();
		context.arc(px, py, 12, 0, 2 * Math.PI);
		context.fill();
		context.stroke();
		context.drawImage(sprites.of(model.lookOf(nearest), 18 * ratio), px - 9, py - 9, 18, 18);
		drawDistance(context, view, palette, px, py, distanceFrom(view, model.scene.cells[nearest]!));
		if (count === 1) continue;
		const text = count > 999 ? '999+' : String(count);
		const wide = 6 + text.length * 6;
		context.fillStyle = palette.number;
		const [x, y] = [px + (dx > 0.5 ? -11 : 11), py + (dy > 0.5 ? -11 : 11)];
		context.fillRect(x - wide / 2, y - 6, wide, 12);
		context.fillStyle = palette['number-halo'];
		context.fillText(text, x, y + 0.5);
	}
};
