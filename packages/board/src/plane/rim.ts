import type { Size } from './camera.js';

/** A direction in the current view. */
export type Direction = 'up left' | 'up' | 'up right' | 'left' | 'right' | 'down left' | 'down' | 'down right';

const DIRECTIONS: readonly (Direction | undefined)[] = [
	'up left',
	'up',
	'up right',
	'left',
	undefined,
	'right',
	'down left',
	'down',
	'down right',
];

/** A mark at the rim for pieces beyond it, the nearest first. */
export interface RimMark {
	readonly px: number;
	readonly py: number;
	/** Its angle in radians: 0 is right, positive is clockwise as in pixels. */
	readonly angle: number;
	readonly nearest: number;
	readonly count: number;
}

/** All pieces out of view in one direction, nearest first. */
export interface FarGroup {
	readonly direction: Direction;
	readonly members: readonly number[];
}

export interface EdgeMarkers {
	readonly marks: readonly RimMark[];
	readonly groups: readonly FarGroup[];
	/** The number of pieces out of view. */
	readonly count: number;
}

/** The length of the rim that one mark covers, in pixels. */
const SLOT = 34;
/** The distance of marks from the rim. */
const INSET = 17;

/** undefined inside the view, otherwise the index of one of the nine regions, row by row. */
const part = (px: number, py: number, { width, height }: Size): Direction | undefined => {
	const column = px < 0 ? 0 : px > width ? 2 : 1;
	const row = py < 0 ? 0 : py > height ? 2 : 1;
	return DIRECTIONS[row * 3 + column];
};

interface Slot {
	nearest: number;
	distance: number;
	count: number;
	px: number;
	py: number;
}

/** The pieces out of view: marks where lines from the middle cross the rim, and groups by direction. Positions are in pixels. */
export const rimOf = (px: Float64Array, py: Float64Array, size: Size, shown: (index: number) => boolean = () => true): EdgeMarkers => {
	const [halfX, halfY] = [size.width / 2, size.height / 2];
	const slots = new Map<string, Slot>();
	const groups = new Map<Direction, { readonly index: number; readonly distance: number }[]>();
	let count = 0;
	for (let index = 0; index < px.length; index++) {
		const direction = part(px[index]!, py[index]!, size);
		if (direction === undefined || !shown(index)) continue;
		count++;
		const [dx, dy] = [px[index]! - halfX, py[index]! - halfY];
		const distance = Math.max(Math.abs(dx), Math.abs(dy));
		const group = groups.get(direction);
		if (group === undefined) groups.set(direction, [{ index, distance }]);
		else group.push({ index, distance });
		const [byX, byY] = [Math.max(1, halfX - INSET) / Math.abs(dx), Math.max(1, halfY - INSET) / Math.abs(dy)];
		// Marks have slots along their edge, so that they do not overlap.
		const snap = (at: number, half: number): number => {
			const most = Math.max(0, half - INSET);
			return half + Math.max(-most, Math.min(most, Math.round((at * Math.min(byX, byY)) / SLOT) * SLOT));
		};
		const [x, y] =
			byX < byY ? [dx < 0 ? INSET : size.width - INSET, snap(dy, halfY)] : [snap(dx, halfX), dy < 0 ? INSET : size.height - INSET];
		const key = `${x} ${y}`;
		const slot = slots.get(key);
		if (slot === undefined) slots.set(key, { nearest: index, distance, count: 1, px: x, py: y });
		else {
			slot.count++;
			if (distance < slot.distance) Object.assign(slot, { nearest: index, distance });
		}
	}
	return {
		count,
		marks: [...slots.values()].map(({ nearest, count: many, px: x, py: y }) => ({
			px: x,
			py: y,
			angle: Math.atan2(py[nearest]! - halfY, px[nearest]! - halfX),
			nearest,
			count: many,
		})),
		groups: DIRECTIONS.flatMap((direction) => {
			const members = direction === undefined ? undefined : groups.get(direction);
			if (direction === undefined || members === undefined) return [];
			return [{ direction, members: members.sort((a, b) => a.distance - b.distance || a.index - b.index).map(({ index }) => index) }];
		}),
	};
};

/** The mark at a pixel. */
export const markAt = (marks: readonly RimMark[], px: number, py: number): RimMark | undefined =>
	marks.find((mark) => Math.hypot(mark.px - px, mark.py - py) <= SLOT / 2);
