/**
 * Where on the plane the board looks, exactly: the cell in the middle, whatever its size, the place in that cell, and how large cells are drawn.
 *
 * A cell is `scale` · 2^-`shift` pixels wide. `shift` is 0, or a multiple of 512 where doubles have no such small numbers; then `scale` is below 1.
 */
export interface Camera {
	readonly x: bigint;
	readonly y: bigint;
	/** Where in the middle cell the view is centred: -0.5 to 0.5, 0 its middle. */
	readonly fx: number;
	readonly fy: number;
	readonly scale: number;
	readonly shift: number;
}

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** What is seen: a camera, how large the board is on the page, and whether it is turned around. */
export interface View extends Size {
	readonly camera: Camera;
	readonly flipped: boolean;
}

/** Cells between edges that belong to it. */
export interface Box {
	readonly left: bigint;
	readonly right: bigint;
	readonly bottom: bigint;
	readonly top: bigint;
}

/** Pixels of the largest cells. */
export const LARGEST = 160;
const STEP = 512;
const FINEST = 2 ** -STEP;
/** No cell is drawn smaller than 2^-8192 pixels: texts have at most a thousand digits. */
const DEEPEST = 8192;
/** Bits behind the point where shifted numbers are turned into doubles. */
const POINT = 128;
/** Distances beyond are drawn as if they were this: large enough, and pixels made of it are still numbers. */
const HUGE = 2 ** 900;

/** A distance of cells as a double, in units of 2^shift cells; what is too large becomes 2^900. */
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

/** Brings scale and shift into their one form, and between the smallest and the largest. */
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

/** The camera moved by pixels, to higher coordinates where they are positive. */
export const panned = (camera: Camera, right: number, up: number): Camera => {
	const { scale, shift } = camera;
	const [x, fx] = along(camera.x, camera.fx, right / scale, shift);
	const [y, fy] = along(camera.y, camera.fy, up / scale, shift);
	return { ...camera, x, y, fx, fy };
};

/** Cells `factor` times as large, about the middle. */
export const zoomed = (camera: Camera, factor: number): Camera => sized(camera, camera.scale * factor, camera.shift);

/** From the middle of the board to a pixel: right and up on the plane. */
const offset = ({ width, height, flipped }: View, px: number, py: number): readonly [number, number] => {
	const sign = flipped ? -1 : 1;
	return [(px - width / 2) * sign, (height / 2 - py) * sign];
};

/** Cells `factor` times as large, while what is under a pixel stays there. */
export const zoomedAt = (view: View, px: number, py: number, factor: number): Camera => {
	const { camera } = view;
	const next = zoomed(camera, factor);
	const ratio = (next.scale / camera.scale) * 2 ** (camera.shift - next.shift);
	const [right, up] = offset(view, px, py);
	// The point keeps its pixel if the middle moves by what the point would have gone.
	return panned(next, right * (ratio - 1), up * (ratio - 1));
};

/** The camera over the middle of a cell. */
export const centred = (camera: Camera, x: bigint, y: bigint): Camera => ({ ...camera, x, y, fx: 0, fy: 0 });

/** Where the middle of a cell lies on the board, in pixels. */
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

/** How wide a cell is drawn; 0 where that is less than a double can say. */
export const cellSize = ({ scale, shift }: Camera): number => scale * 2 ** -shift;

/** The cells in sight, those that are cut by the edge included. */
export const boxOf = (view: View): Box => {
	const corners = [cellAt(view, 0, view.height), cellAt(view, view.width, 0)] as const;
	const [[left, bottom], [right, top]] = view.flipped ? [corners[1], corners[0]] : corners;
	return { left, right, bottom, top };
};

const bits = (value: bigint): number => value.toString(16).length * 4;

/** A camera that sees all of a box, with `margin` pixels around it, and cells of at most `most` pixels. */
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
