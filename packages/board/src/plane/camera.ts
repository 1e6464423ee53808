/**
 * The exact view of the plane: the cell in the middle, of any size, the point in that cell, and the size of cells on screen.
 *
 * A cell is `scale` · 2^-`shift` pixels wide. `shift` is 0, or a multiple of 512 if the width underflows a double; then `scale` is below 1.
 */
export interface Camera {
	readonly x: bigint;
	readonly y: bigint;
	/** The centre of the view in the middle cell: -0.5 to 0.5, 0 is its middle. */
	readonly fx: number;
	readonly fy: number;
	readonly scale: number;
	readonly shift: number;
}

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** A view: a camera, the size of the board on the page, and whether it is turned around. */
export interface View extends Size {
	readonly camera: Camera;
	readonly flipped: boolean;
}

/** A range of cells, inclusive. */
export interface Box {
	readonly left: bigint;
	readonly right: bigint;
	readonly bottom: bigint;
	readonly top: bigint;
}

/** The width of the largest cells, in pixels. */
export const LARGEST = 160;
const STEP = 512;
const FINEST = 2 ** -STEP;
/** The smallest cells are 2^-8192 pixels wide: coordinates in texts have at most a thousand digits. */
const DEEPEST = 8192;
/** Fraction bits when shifted numbers are converted to doubles. */
const POINT = 128;
/** Larger distances are drawn as this one; products with pixels are still finite. */
const HUGE = 2 ** 900;

/** A distance of cells as a double, in units of 2^shift cells, at most 2^900. */
export const unitsOf = (distance: bigint, shift: number): number => {
	const value = shift === 0 ? Number(distance) : Number(distance >> BigInt(shift - POINT)) / 2 ** POINT;
	return Math.max(-HUGE, Math.min(HUGE, value));
};

/** The whole cells of a distance in units of 2^shift. */
const cellsOf = (units: number, shift: number): bigint => {
	const finite = Math.max(-HUGE, Math.min(HUGE, units));
	if (shift === 0) return BigInt(Math.round(finite));
	return BigInt(Math.round(finite * 2 ** POINT)) << BigInt(shift - POINT);
};

/** Normalises scale and shift, and limits them to the smallest and the largest. */
const sized = (camera: Camera, scale: number, shift: number): Camera => {
	let [size, deep] = [scale, shift];
	while (size < FINEST && deep < DEEPEST) [size, deep] = [size / FINEST, deep + STEP];
	while (size >= 1 && deep > 0) [size, deep] = [size * FINEST, deep - STEP];
	if (deep === 0) size = Math.min(size, LARGEST);
	const whole = deep > 0;
	return { ...camera, fx: whole ? 0 : camera.fx, fy: whole ? 0 : camera.fy, scale: Math.max(size, FINEST), shift: deep };
};

const along = (cell: bigint, part: number, units: number, shift: number): readonly [bigint, number] => {
	if (shift > 0) return [cell + cellsOf(units, shift), 0];
	const whole = Math.round(part + units);
	return Number.isFinite(whole) ? [cell + BigInt(whole), part + units - whole] : [cell, part];
};

/** The camera moved by pixels, towards higher coordinates if they are positive. */
export const panned = (camera: Camera, right: number, up: number): Camera => {
	const { scale, shift } = camera;
	const [x, fx] = along(camera.x, camera.fx, right / scale, shift);
	const [y, fy] = along(camera.y, camera.fy, up / scale, shift);
	return { ...camera, x, y, fx, fy };
};

/** Zooms by `factor` around the middle. */
export const zoomed = (camera: Camera, factor: number): Camera => sized(camera, camera.scale * factor, camera.shift);

/** The vector from the middle of the board to a pixel: right and up on the plane. */
const offset = ({ width, height, flipped }: View, px: number, py: number): readonly [number, number] => {
	const sign = flipped ? -1 : 1;
	return [(px - width / 2) * sign, (height / 2 - py) * sign];
};

/** Zooms by `factor` around a pixel. */
export const zoomedAt = (view: View, px: number, py: number, factor: number): Camera => {
	const { camera } = view;
	const next = zoomed(camera, factor);
	const ratio = (next.scale / camera.scale) * 2 ** (camera.shift - next.shift);
	const [right, up] = offset(view, px, py);
	// The point keeps its pixel if the middle moves by the opposite of its displacement.
	return panned(next, right * (ratio - 1), up * (ratio - 1));
};

/** The camera over the middle of a cell. */
export const centred = (camera: Camera, x: bigint, y: bigint): Camera => ({ ...camera, x, y, fx: 0, fy: 0 });

/** The position of a cell's middle on the board, in pixels. */
export const toScreen = ({ camera, width, height, flipped }: View, x: bigint, y: bigint): readonly [px: number, py: number] => {
	const sign = flipped ? -1 : 1;
	const right = (unitsOf(x - camera.x, camera.shift) - camera.fx) * camera.scale;
	const up = (unitsOf(y - camera.y, camera.shift) - camera.fy) * camera.scale;
	return [width / 2 + right * sign, height / 2 - up * sign];
};

/** The cell under a pixel. */
export const cellAt = (view: View, px: number, py: number): readonly [bigint, bigint] => {
	const [right, up] = offset(view, px, py);
	const { x, y } = panned(view.camera, right, up);
	return [x, y];
};

/** The width of a cell in pixels; 0 if it underflows a double. */
export const cellSize = ({ scale, shift }: Camera): number => scale * 2 ** -shift;

/** The visible cells, including partly visible ones. */
export const boxOf = (view: View): Box => {
	const corners = [cellAt(view, 0, view.height), cellAt(view, view.width, 0)] as const;
	const [[left, bottom], [right, top]] = view.flipped ? [corners[1], corners[0]] : corners;
	return { left, right, bottom, top };
};

const bits = (value: bigint): number => value.toString(16).length * 4;

/** A camera that shows a whole box, with `margin` pixels around it, and cells of at most `most` pixels. */
export const fitted = ({ left, right, bottom, top }: Box, { width, height }: Size, margin = 40, most = 72): Camera => {
	const [wide, high] = [right - left + 1n, top - bottom + 1n];
	const half = (low: bigint, size: bigint): readonly [bigint, number] => [low + (size - 1n) / 2n, size % 2n === 0n ? 0.5 : 0];
	const [x, fx] = half(left, wide);
	const [y, fy] = half(bottom, high);
	const longest = Math.max(bits(wide), bits(high));
	const shift = longest <= STEP ? 0 : Math.ceil((longest - STEP) / STEP) * STEP;
	const part = (cells: bigint, pixels: number): number => Math.max(1, pixels - 2 * margin) / unitsOf(cells, shift);
	const scale = Math.min(part(wide, width), part(high, height));
	return sized({ x, y, fx, fy, scale, shift }, shift === 0 ? Math.min(scale, most) : scale, shift);
};
