import type { Cells, Definition, PieceType } from './definition.js';
import { both, type Pair, type SideIndex } from './sides.js';
import type { Axis, Generator, Step, Vector } from './syntax.js';
import { COMPASS } from './words.js';

const AXIS_VECTORS: Readonly<Record<Axis, readonly Vector[]>> = {
	H: [
		[1, 0],
		[-1, 0],
	],
	V: [
		[0, 1],
		[0, -1],
	],
	D: [
		[1, 1],
		[-1, -1],
	],
	A: [
		[-1, 1],
		[1, -1],
	],
};

/** The mirror images of an offset, at most eight. */
export const images = (vectors: readonly Vector[]): readonly Vector[] => {
	const found = new Map<string, Vector>();
	const add = (x: number, y: number): void => {
		const name = `${x},${y}`;
		// Adding 0 replaces a negative zero.
		if (!found.has(name)) found.set(name, [x + 0, y + 0]);
	};
	for (const [a, b] of vectors) {
		for (const x of [a, -a]) {
			for (const y of [b, -b]) {
				add(x, y);
				add(y, x);
			}
		}
	}
	return [...found.values()];
};

/** Axes are fixed on the board: the diagonal a1-h8, which rises to the right for White, rises to the left for Black. */
const TURNED: Readonly<Partial<Record<Axis, Axis>>> = { D: 'A', A: 'D' };

/** The vectors of some axes from a side's point of view. */
export const axisVectors = (axes: readonly Axis[], side: SideIndex): readonly Vector[] =>
	axes.flatMap((axis) => AXIS_VECTORS[side === 0 ? axis : (TURNED[axis] ?? axis)]);

/** The offset of a step from the mover's point of view: Black's steps are rotated by 180 degrees, so east is west in the mirrored view. */
export const stepVector = ({ direction }: Step, side: SideIndex): Vector => {
	const [x, y] = COMPASS[direction];
	return side === 0 ? [x, y] : [0 - x, y];
};

/** A leg of a lame or two-step leaper. */
export interface Leg {
	readonly leg: Vector;
	readonly second: readonly Vector[];
}

interface Legs {
	readonly direct: readonly Vector[];
	readonly legs: readonly Leg[];
}

const legsKnown = new WeakMap<Generator, Legs>();

/** The direct offsets of a leaper (restricted by its mask, if it has one), and its second legs. */
export function legsOf(generator: Generator & { type: 'leap' }): Legs {
	const known = legsKnown.get(generator) ?? foundLegs(generator);
	legsKnown.set(generator, known);
	return known;
}

function foundLegs(generator: Generator & { type: 'leap' }): Legs {
	const first = images(generator.vectors);
	const mask = generator.mask === undefined ? undefined : new Set(images(generator.mask).map((vector) => vector.join()));
	const inMask = ([x, y]: Vector): boolean => mask === undefined || mask.has(`${x},${y}`);
	if (generator.second === undefined) return { direct: first.filter(inMask), legs: [] };
	const ends = images(generator.second);
	const legs = first.flatMap((leg): Leg[] => {
		const second = ends.filter(([x, y]) => inMask([leg[0] + x, leg[1] + y]));
		return second.length === 0 ? [] : [{ leg, second }];
	});
	return { direct: mask === undefined ? [] : first.filter(inMask), legs };
}

/** Whether a generator is a two-step leaper without mask, which may capture twice. */
export const isDouble = (generator: Generator): generator is Generator & { type: 'leap' } =>
	generator.type === 'leap' && generator.second !== undefined && generator.mask === undefined;

type Board = Pick<Definition, 'files' | 'ranks' | 'holes'>;

/** The square at an offset from the side's point of view; `undefined` outside the board. */
export function stepFrom({ files, ranks }: Board, cell: number, vector: Vector, side: SideIndex): number | undefined {
	const x = (cell % files) + vector[0];
	const y = Math.floor(cell / files) + (side === 0 ? vector[1] : -vector[1]);
	return x >= 0 && x < files && y >= 0 && y < ranks ? x + y * files : undefined;
}

/** The restrictions of a piece on a board. */
export interface Limits {
	readonly prison?: ReadonlySet<number> | undefined;
	readonly block?: ReadonlySet<number> | undefined;
}

export const limitsOf = ({ prison, block }: PieceType, side: SideIndex): Limits => ({
	prison: prison && new Set(prison[side]),
	block: block && new Set(block[side]),
});

const ridden = new WeakMap<Generator, Pair<readonly Vector[]>>();

/** The vectors of a slide, a hop or a ride from a side's point of view. */
export function ridesOf(generator: Generator & { type: 'slide' | 'hop' | 'ride' }, side: SideIndex): readonly Vector[] {
	const known =
		ridden.get(generator) ?? both((one) => (generator.type === 'ride' ? images(generator.vectors) : axisVectors(generator.axes, one)));
	ridden.set(generator, known);
	return known[side];
}

/**
 * Whether a callback returns true for one of the squares that make up `reach`. It stops at the first such square; some squares are visited
 * more than once.
 */
function meets(
	board: Board,
	generator: Generator,
	side: SideIndex,
	from: number,
	{ prison, block }: Limits,
	over: boolean,
	see: (cell: number) => boolean,
): boolean {
	const end = (cell: number | undefined): boolean =>
		cell !== undefined && !board.holes.has(cell) && prison?.has(cell) !== false && (over || block?.has(cell) !== true) && see(cell);
	const free = (cell: number): boolean => !board.holes.has(cell) && block?.has(cell) !== true;
	const ride = (vector: Vector): boolean => {
		for (let cell = stepFrom(board, from, vector, side), length = 0; cell !== undefined && length < 64; length++) {
			if (end(cell)) return true;
			if (block?.has(cell) === true || (vector[0] === 0 && vector[1] === 0)) break;
			cell = stepFrom(board, cell, vector, side);
		}
		return false;
	};
	switch (generator.type) {
		case 'hop':
			return over && ridesOf(generator, side).some(ride);
		case 'slide':
		case 'ride':
			return ridesOf(generator, side).some(ride);
		case 'aleap':
			return generator.vectors.some((vector) => end(stepFrom(board, from, vector, side)));
		case 'step':
			return generator.steps.some((step) => {
				const vector = stepVector(step, side);
				let cell = stepFrom(board, from, vector, side);
				for (let count = 0; count < step.count && cell !== undefined && !board.holes.has(cell) && prison?.has(cell) !== false; count++) {
					if (end(cell)) return true;
					if (block?.has(cell) === true) break;
					cell = stepFrom(board, cell, vector, side);
				}
				return false;
			});
		case 'leap': {
			const { direct, legs } = legsOf(generator);
			const { mask } = generator;
			if (direct.some((vector) => end(stepFrom(board, from, vector, side)))) return true;
			return legs.some(({ leg, second }) => {
				const middle = stepFrom(board, from, leg, side);
				if (middle === undefined || (mask !== undefined && !free(middle))) return false;
				return second.some((vector) => end(stepFrom(board, middle, vector, side))) || (over && mask === undefined && end(middle));
			});
		}
		case 'none':
			return false;
	}
}

/**
 * The squares that a generator can reach from a square on an empty board; with `over`, those that it can reach with any arrangement of
 * other pieces.
 */
export function reach(board: Board, generator: Generator, side: SideIndex, from: number, limits: Limits = {}, over = false): Set<number> {
	const found = new Set<number>();
	meets(board, generator, side, from, limits, over, (cell) => {
		found.add(cell);
		return false;
	});
	return found;
}

/** The squares that any of some generators can reach from a square on an empty board. */
export function reachAll(board: Board, generators: readonly Generator[], side: SideIndex, from: number): Set<number> {
	const found = new Set<number>();
	for (const generator of generators)
		meets(board, generator, side, from, {}, false, (cell) => {
			found.add(cell);
			return false;
		});
	return found;
}

/** Whether a generator can reach a square with any arrangement of other pieces. */
export const reachesAny = (board: Board, generator: Generator, side: SideIndex, from: number): boolean =>
	meets(board, generator, side, from, {}, true, () => true);

/** The primitive offsets, if only the edge limits moves; `undefined` if the squares must be examined. */
function firstSteps(generator: Generator, side: SideIndex): readonly Vector[] | undefined {
	switch (generator.type) {
		case 'slide':
		case 'ride':
			return ridesOf(generator, side);
		case 'aleap':
			return generator.vectors;
		case 'step':
			return generator.steps.flatMap((step) => (step.count > 0 ? [stepVector(step, side)] : []));
		case 'leap': {
			const { direct, legs } = legsOf(generator);
			return legs.length === 0 ? direct : undefined;
		}
		case 'hop':
		case 'none':
			return [];
	}
}

/** The squares from which a piece has a quiet move on the empty board. */
export function mobile(board: Board, piece: PieceType, side: SideIndex): Cells {
	const limits = limitsOf(piece, side);
	const { files, ranks, holes } = board;
	// If only the edge restricts moves, one step on the board is enough.
	const free = holes.size === 0 && limits.prison === undefined && limits.block === undefined;
	const cells: number[] = [];
	const looked: Generator[] = [];
	const ways: Vector[] = [];
	for (const generator of piece.moves) {
		const first = free ? firstSteps(generator, side) : undefined;
		if (first === undefined) looked.push(generator);
		else for (const [x, y] of first) if (x !== 0 || y !== 0) ways.push([x, side === 0 ? y : -y]);
	}
	for (let cell = 0; cell < files * ranks; cell++) {
		const [x, y] = [cell % files, Math.floor(cell / files)];
		const steps = ways.some(([dx, dy]) => x + dx >= 0 && x + dx < files && y + dy >= 0 && y + dy < ranks);
		if (steps || (!holes.has(cell) && looked.some((way) => meets(board, way, side, cell, limits, false, (to) => to !== cell))))
			cells.push(cell);
	}
	return cells;
}

const moving = new WeakMap<PieceType, { readonly holes: Board['holes']; readonly cells: Pair<Cells> }>();

/** The same squares for both sides, cached for a piece with a complete definition. */
export function mobileOf(board: Board, piece: PieceType): Pair<Cells> {
	let known = moving.get(piece);
	if (known?.holes !== board.holes) {
		known = { holes: board.holes, cells: both((side) => mobile(board, piece, side)) };
		moving.set(piece, known);
	}
	return known.cells;
}

/** Whether a piece can never move back: all its quiet moves lead forward. */
export function onlyForward(board: Board, { moves, initial, special }: PieceType): boolean {
	const ways = [...moves, ...initial, ...special.map(({ generator }) => generator)];
	const { files, ranks, holes } = board;
	const row = (cell: number): number => Math.floor(cell / files);
	const all = Array.from({ length: files * ranks }, (_, cell) => cell);
	const back = (way: Generator): boolean => {
		const first = holes.size === 0 ? firstSteps(way, 0) : undefined;
		if (first !== undefined) return first.some(([x, y]) => y <= 0 && -y < ranks && Math.abs(x) < files);
		return all.some((cell) => meets(board, way, 0, cell, {}, false, (to) => row(to) <= row(cell)));
	};
	return ways.length > 0 && !ways.some(back);
}

/** Whether a line is one of the queen's. */
const straight = ([x, y]: Vector): boolean => x === 0 || y === 0 || Math.abs(x) === Math.abs(y);

/** The vectors along which a piece captures as a rider, except the queen's lines. */
export const crookedRides = ({ moves, captures = moves }: PieceType): readonly Vector[] =>
	captures.flatMap((generator) => (generator.type === 'ride' ? images(generator.vectors).filter((vector) => !straight(vector)) : []));
