import type { Cells, Definition, Pair, PieceType } from './definition.js';
import type { Axis, Generator, Step, Vector } from './syntax.js';
import { COMPASS } from './words.js';

/** 0 is White, 1 is Black. */
export type SideIndex = 0 | 1;
export const SIDES: readonly SideIndex[] = [0, 1];

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

const unique = (vectors: readonly Vector[]): readonly Vector[] => {
	const seen = new Set<string>();
	return vectors.filter(([x, y]) => {
		const name = `${x},${y}`;
		if (seen.has(name)) return false;
		seen.add(name);
		return true;
	});
};

/** The up to eight mirror images of an offset. */
export const images = (vectors: readonly Vector[]): readonly Vector[] =>
	unique(
		vectors.flatMap(([a, b]) =>
			[a, -a].flatMap((x): Vector[] =>
				[b, -b].flatMap((y): Vector[] => [
					[x + 0, y + 0],
					[y + 0, x + 0],
				]),
			),
		),
	);

export const axisVectors = (axes: readonly Axis[]): readonly Vector[] => axes.flatMap((axis) => AXIS_VECTORS[axis]);

/** A step's offset in the mover's own view: Black's steps are turned by half a turn, so east is west in the flipped view. */
export const stepVector = ({ direction }: Step, side: SideIndex): Vector => {
	const [x, y] = COMPASS[direction];
	return side === 0 ? [x, y] : [0 - x, y];
};

/** A leg of a lame or two-step leaper. */
export interface Leg {
	readonly leg: Vector;
	readonly second: readonly Vector[];
}

/** Direct offsets of a leaper (masked where there is a mask), and its second legs. */
export function legsOf(generator: Generator & { type: 'leap' }): { readonly direct: readonly Vector[]; readonly legs: readonly Leg[] } {
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

/** Whether a generator is a two-step leaper without mask: one that may capture twice. */
export const isDouble = (generator: Generator): generator is Generator & { type: 'leap' } =>
	generator.type === 'leap' && generator.second !== undefined && generator.mask === undefined;

type Board = Pick<Definition, 'files' | 'ranks' | 'holes'>;

/** The square at an offset (as the side sees it), or undefined off the board. */
export function stepFrom({ files, ranks }: Board, cell: number, vector: Vector, side: SideIndex): number | undefined {
	const x = (cell % files) + vector[0];
	const y = Math.floor(cell / files) + (side === 0 ? vector[1] : -vector[1]);
	return x >= 0 && x < files && y >= 0 && y < ranks ? x + y * files : undefined;
}

/** What restricts a piece on a board. */
export interface Limits {
	readonly prison?: ReadonlySet<number> | undefined;
	readonly block?: ReadonlySet<number> | undefined;
}

export const limitsOf = ({ prison, block }: PieceType, side: SideIndex): Limits => ({
	prison: prison && new Set(prison[side]),
	block: block && new Set(block[side]),
});

/** Squares that a generator may reach from a square on an empty board; with `over`, those it could reach if pieces stood just right. */
export function reach(board: Board, generator: Generator, side: SideIndex, from: number, limits: Limits = {}, over = false): Set<number> {
	const found = new Set<number>();
	const { prison, block } = limits;
	const end = (cell: number | undefined): void => {
		if (cell !== undefined && !board.holes.has(cell) && prison?.has(cell) !== false && (over || block?.has(cell) !== true)) found.add(cell);
	};
	const free = (cell: number): boolean => !board.holes.has(cell) && block?.has(cell) !== true;
	const ride = (vectors: readonly Vector[]): void => {
		for (const vector of vectors) {
			for (let cell = stepFrom(board, from, vector, side), length = 0; cell !== undefined && length < 64; length++) {
				end(cell);
				if (block?.has(cell) === true || (vector[0] === 0 && vector[1] === 0)) break;
				cell = stepFrom(board, cell, vector, side);
			}
		}
	};
	switch (generator.type) {
		case 'slide':
			ride(axisVectors(generator.axes));
			break;
		case 'hop':
			if (over) ride(axisVectors(generator.axes));
			break;
		case 'ride':
			ride(images(generator.vectors));
			break;
		case 'aleap':
			for (const vector of generator.vectors) end(stepFrom(board, from, vector, side));
			break;
		case 'step':
			for (const step of generator.steps) {
				const vector = stepVector(step, side);
				let cell = stepFrom(board, from, vector, side);
				for (let count = 0; count < step.count && cell !== undefined && !board.holes.has(cell) && prison?.has(cell) !== false; count++) {
					end(cell);
					if (block?.has(cell) === true) break;
					cell = stepFrom(board, cell, vector, side);
				}
			}
			break;
		case 'leap': {
			const { direct, legs } = legsOf(generator);
			for (const vector of direct) end(stepFrom(board, from, vector, side));
			for (const { leg, second } of legs) {
				const middle = stepFrom(board, from, leg, side);
				if (middle === undefined || (generator.mask !== undefined && !free(middle))) continue;
				for (const vector of second) end(stepFrom(board, middle, vector, side));
				if (over && generator.mask === undefined) end(middle);
			}
			break;
		}
		case 'none':
			break;
	}
	return found;
}

/** Squares from which a piece has a quiet move on the empty board. */
export function mobile(board: Board, piece: PieceType, side: SideIndex): Cells {
	const limits = limitsOf(piece, side);
	const all = Array.from({ length: board.files * board.ranks }, (_, cell) => cell);
	return all.filter(
		(cell) =>
			!board.holes.has(cell) &&
			piece.moves.some((generator) => {
				const targets = reach(board, generator, side, cell, limits);
				targets.delete(cell);
				return targets.size > 0;
			}),
	);
}

/** Whether a piece can never come back: its quiet moves lead forward only. */
export function onlyForward(board: Board, { moves, initial, special }: PieceType): boolean {
	const ways = [...moves, ...initial, ...special.map(({ generator }) => generator)];
	const row = (cell: number): number => Math.floor(cell / board.files);
	const all = Array.from({ length: board.files * board.ranks }, (_, cell) => cell);
	return ways.length > 0 && all.every((cell) => ways.every((way) => [...reach(board, way, 0, cell)].every((to) => row(to) > row(cell))));
}

/** A pair of the same thing computed for each side. */
export const both = <T>(make: (side: SideIndex) => T): Pair<T> => [make(0), make(1)];
