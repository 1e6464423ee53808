import type { Cond, Filter, Vec } from '@x/core';
import { asCondition, Structures } from '@x/core/rules';
import type { Ending, FixedPath as FixedPathShape, PointCapture as PointCaptureShape, Ride as RideShape, Script, Shape } from '../shape.js';
import { matches, NEUTRAL, primitive, type Tables } from '../tables.js';
import type { BoardState } from './board-state.js';
import { type Coordinate, type CoordinateArray, coordinateArray, toCoordinate, UNBOUNDED, ZERO } from './coordinate.js';
import { maximum } from './step-interval.js';

export type Predicate = (state: BoardState) => boolean;
export type CompileCondition = (cond: Cond) => Predicate;

/** A condition on the cell landed on, and the codes that the mover may then take (0: its own) if the condition is true and if it is false. */
export interface EndingChoice {
	readonly condition: Predicate | undefined;
	readonly whenTrue: readonly number[];
	readonly whenFalse: readonly number[];
}

/** A ride of one code, compiled. */
export interface Ride {
	/** The index of its direction, and the orientation along it. */
	readonly direction: number;
	readonly sign: 1 | -1;
	/** The vector in public form. */
	readonly by: Vec;
	/** The vector, and its length in primitive vectors of its direction. */
	readonly dx: Coordinate;
	readonly dy: Coordinate;
	readonly multiple: Coordinate;
	/** It meets the first piece on its line: its vector is primitive and it does not ride over primes. */
	readonly plain: boolean;
	/** It is plain and may end after any step. */
	readonly simple: boolean;
	readonly maxSteps: Coordinate;
	readonly primes: boolean;
	readonly quiet: boolean;
	readonly victims: Uint8Array;
	readonly before: Predicate | undefined;
	readonly marks: readonly string[];
}

/** A fixed path over cells; `mayEndAt[i]` says whether it may end on the i-th cell. */
export interface FixedPath {
	readonly dx: CoordinateArray;
	readonly dy: CoordinateArray;
	readonly mayEndAt: readonly boolean[];
	/** It has one cell. */
	readonly single: boolean;
	readonly quiet: boolean;
	readonly victims: Uint8Array;
	readonly before: Predicate | undefined;
	readonly endings: readonly EndingChoice[];
	/** It has one ending, without a condition and without a change of kind. */
	readonly simple: boolean;
	/** On every cell, at least one ending is possible. */
	readonly alwaysMayEnd: boolean;
	readonly points: readonly (readonly [number, number])[];
	readonly marks: readonly string[];
}

export interface PointCapture {
	readonly dx: Coordinate;
	readonly dy: Coordinate;
	readonly point: number;
	readonly victimX: Coordinate;
	readonly victimY: Coordinate;
	readonly victims: Uint8Array;
	readonly before: Predicate | undefined;
	readonly endings: readonly EndingChoice[];
	readonly marks: readonly string[];
}

/** Fixed paths of one cell without conditions, as arrays. */
export interface Leaps {
	readonly dx: CoordinateArray;
	readonly dy: CoordinateArray;
	readonly fixedPaths: readonly FixedPath[];
}

export interface PieceMoves {
	/** Sorted by direction. */
	readonly rides: readonly Ride[];
	readonly leaps: Leaps;
	readonly fixedPaths: readonly FixedPath[];
	readonly pointCaptures: readonly PointCapture[];
	readonly scripts: readonly Script[];
	/** Its conditions may read the mover, so the evaluation context must be set. */
	readonly readsContext: boolean;
	/** The directions of its rides; the reach of its other captures along either axis; and the width of its leaps across the lines of each direction. */
	readonly directions: readonly number[];
	readonly captureSpan: Coordinate;
	readonly leapWidths: CoordinateArray;
}

/** A capture by a fixed path, seen from the cell of the captured piece. */
export interface FixedPathCapture {
	readonly code: number;
	readonly fixedPath: FixedPath;
	/** Index of the path's last cell. */
	readonly at: number;
}

/** All captures by fixed paths with the same offset from the capturing piece. */
export interface CapturesByOffset {
	readonly dx: Coordinate;
	readonly dy: Coordinate;
	readonly captures: readonly FixedPathCapture[];
	/** The codes with such a capture. */
	readonly codes: readonly number[];
}

/** The moves of all codes, compiled for one lane. */
export interface MoveTables {
	readonly byCode: readonly PieceMoves[];
	/** By side: captures by fixed paths, grouped by offset. */
	readonly fixedPathCaptures: readonly (readonly CapturesByOffset[])[];
	/** By direction and orientation (0 forward, 1 backward): the plain ride of each code. */
	readonly plainRides: readonly (readonly [readonly (Ride | undefined)[], readonly (Ride | undefined)[]])[];
	/** By side and direction: the codes with a plain ride, and the rides that do not stop at the first piece. */
	readonly plainRiderCodes: readonly (readonly (readonly number[])[])[];
	readonly specialRides: readonly (readonly (readonly { readonly code: number; readonly ride: Ride }[])[])[];
}

/** Compiles the shapes of a ruleset for this lane. */
export function moveTablesOf(tables: Tables, compile: CompileCondition): MoveTables {
	const { kinds, shapes, sideOf, directions } = tables;
	const structures = new Structures();
	const known = new Map<number, Uint8Array>();
	// Shapes that capture the same codes share one table, so that `mergeFixedPaths` can compare the tables by identity.
	const victimsOf = (filters: readonly Filter[], side: number): Uint8Array => {
		const name = structures.of([side, filters]);
		const found =
			known.get(name) ??
			Uint8Array.from(sideOf, (_, code) =>
				code !== 0 && code !== tables.hole && filters.some((filter) => matches(tables, filter, side, code)) ? 1 : 0,
			);
		known.set(name, found);
		return found;
	};
	const guardOf = (conds: readonly Cond[]): Predicate | undefined => (conds.length === 0 ? undefined : compile({ all: conds }));
	const endingChoicesOf = (endings: readonly Ending[], side: number): EndingChoice[] => {
		const choices = new Map<number, { condition: Predicate | undefined; whenTrue: number[]; whenFalse: number[] }>();
		for (const { guards, becomes } of endings) {
			const negated = guards.length === 1 ? asCondition('not', guards[0]) : undefined;
			const conditions = negated === undefined ? guards : [negated.not];
			const name = structures.of(conditions);
			const choice = choices.get(name) ?? { condition: guardOf(conditions), whenTrue: [], whenFalse: [] };
			choices.set(name, choice);
			choice[negated ? 'whenFalse' : 'whenTrue'].push(becomes === undefined ? 0 : 1 + side * kinds.length + kinds.indexOf(becomes));
		}
		return [...choices.values()];
	};

	/** The parts that rides, fixed paths and captures on points have in common. */
	const commonOf = ({ before, marks, victims }: RideShape | FixedPathShape | PointCaptureShape, side: number) => ({
		before: guardOf(before),
		marks,
		victims: victimsOf(victims, side),
	});
	const rideOf = (shape: RideShape, side: number): Ride => {
		const { by: unit, sign, every } = primitive(shape.by);
		const primes = shape.primes === true;
		return {
			...commonOf(shape, side),
			direction: directions.findIndex((one) => String(one) === String(unit)),
			sign,
			by: [shape.by[0], shape.by[1]],
			dx: toCoordinate(shape.by[0]),
			dy: toCoordinate(shape.by[1]),
			multiple: toCoordinate(every),
			plain: every === 1 && !primes,
			simple: every === 1 && !primes && shape.quiet,
			maxSteps: shape.most === undefined ? UNBOUNDED : toCoordinate(shape.most as number),
			primes,
			quiet: shape.quiet,
		};
	};
	const fixedPathOf = (shape: FixedPathShape, side: number): FixedPath => {
		const common = commonOf(shape, side);
		const endings = endingChoicesOf(shape.endings, side);
		const [first] = endings;
		return {
			...common,
			dx: coordinateArrayOf(shape.cells.map(([x]) => toCoordinate(x))),
			dy: coordinateArrayOf(shape.cells.map(([, y]) => toCoordinate(y))),
			mayEndAt: shape.cells.map((_, index) => index === shape.cells.length - 1),
			single: shape.cells.length === 1,
			quiet: shape.quiet,
			endings,
			simple: endings.length === 1 && first!.condition === undefined && first!.whenTrue.join() === '0',
			alwaysMayEnd: endings.some(
				({ condition, whenTrue, whenFalse }) => whenTrue.length > 0 && (condition === undefined || whenFalse.length > 0),
			),
			points: shape.points.map(([name, at]) => [tables.points.indexOf(name), at] as const),
		};
	};
	const pointCaptureOf = (shape: PointCaptureShape, side: number): PointCapture => {
		const [[x, y], [vx, vy]] = [shape.to, shape.victim];
		return {
			...commonOf(shape, side),
			dx: toCoordinate(x),
			dy: toCoordinate(y),
			victimX: toCoordinate(vx),
			victimY: toCoordinate(vy),
			point: tables.points.indexOf(shape.point),
			endings: endingChoicesOf(shape.endings, side),
		};
	};

	const pieceMovesOf = (list: readonly Shape[], code: number): PieceMoves => {
		const side = sideOf[code]!;
		const rides: Ride[] = [];
		const fixedPaths: FixedPath[] = [];
		const pointCaptures: PointCapture[] = [];
		const scripts: Script[] = [];
		for (const shape of list) {
			if (shape.shape === 'script') scripts.push(shape);
			else if (shape.shape === 'ride') rides.push(rideOf(shape, side));
			else if (shape.shape === 'fixed-path') fixedPaths.push(fixedPathOf(shape, side));
			else pointCaptures.push(pointCaptureOf(shape, side));
		}
		rides.sort((a, b) => a.direction - b.direction);
		const all = mergeFixedPaths(fixedPaths);
		const short = all.filter((fixedPath) => isLeap(fixedPath));
		const leaps = {
			dx: coordinateArrayOf(short.map(({ dx }) => dx[0]!)),
			dy: coordinateArrayOf(short.map(({ dy }) => dy[0]!)),
			fixedPaths: short,
		};
		const long = all.filter((fixedPath) => !isLeap(fixedPath));
		const largest = (values: readonly Coordinate[]): Coordinate => values.reduce((most, value) => maximum(most, size(value)), ZERO);
		const widths = directions.map(([dx, dy]) => largest(short.map((one) => toCoordinate(dx) * one.dy[0]! - toCoordinate(dy) * one.dx[0]!)));
		return {
			rides,
			leaps,
			fixedPaths: long,
			pointCaptures,
			scripts,
			readsContext: long.length + pointCaptures.length + scripts.length > 0 || rides.some(({ before }) => before !== undefined),
			directions: [...new Set(rides.map(({ direction }) => direction))],
			captureSpan: largest(all.flatMap(({ dx, dy }) => [...dx, ...dy])),
			leapWidths: coordinateArrayOf(widths),
		};
	};
	const byCode = shapes.map(pieceMovesOf);
	return { byCode, ...captureTables(tables, byCode) };
}

/** The absolute value. */
export const size = (value: Coordinate): Coordinate => (value < ZERO ? -value : value);

const coordinateArrayOf = (values: readonly Coordinate[]): CoordinateArray => {
	const found = coordinateArray(values.length);
	for (const [at, value] of values.entries()) found[at] = value;
	return found;
};

const isLeap = ({ single, simple, before, points }: FixedPath): boolean => single && simple && before === undefined && points.length === 0;

/** Merges a path that is the beginning of another one into it, as a cell on which the longer path may end. */
function mergeFixedPaths(fixedPaths: readonly FixedPath[]): FixedPath[] {
	const alike = (a: FixedPath, b: FixedPath): boolean =>
		a.simple &&
		b.simple &&
		a.before === b.before &&
		a.quiet === b.quiet &&
		a.points.length + b.points.length + a.marks.length + b.marks.length === 0 &&
		a.victims === b.victims;
	const kept: FixedPath[] = [];
	for (const fixedPath of fixedPaths.toSorted((a, b) => b.dx.length - a.dx.length)) {
		const last = fixedPath.dx.length - 1;
		const host = kept.findIndex(
			(other) =>
				alike(fixedPath, other) &&
				fixedPath.mayEndAt.every((_, at) => fixedPath.dx[at] === other.dx[at] && fixedPath.dy[at] === other.dy[at]),
		);
		if (host < 0) kept.push(fixedPath);
		else kept[host] = { ...kept[host]!, mayEndAt: kept[host]!.mayEndAt.map((stop, at) => stop || at === last) };
	}
	return kept;
}

function captureTables({ sideOf, directions }: Tables, byCode: readonly PieceMoves[]): Omit<MoveTables, 'byCode'> {
	const fixedPathCaptures: Map<string, { dx: Coordinate; dy: Coordinate; captures: FixedPathCapture[]; codes: number[] }>[] = [
		new Map(),
		new Map(),
	];
	const plainRides = directions.map((): [(Ride | undefined)[], (Ride | undefined)[]] => [
		byCode.map(() => undefined),
		byCode.map(() => undefined),
	]);
	const plainRiderCodes = [0, 1].map(() => directions.map((): number[] => []));
	const specialRides = [0, 1].map(() => directions.map((): { code: number; ride: Ride }[] => []));
	for (const [code, { rides, leaps, fixedPaths }] of byCode.entries()) {
		const side = sideOf[code]!;
		if (side === NEUTRAL) continue;
		for (const ride of rides) {
			if (!ride.victims.includes(1)) continue;
			const slot = plainRides[ride.direction]![ride.sign === 1 ? 0 : 1];
			if (!ride.plain || ride.before !== undefined || slot[code] !== undefined) specialRides[side]![ride.direction]!.push({ code, ride });
			else {
				slot[code] = ride;
				if (!plainRiderCodes[side]![ride.direction]!.includes(code)) plainRiderCodes[side]![ride.direction]!.push(code);
			}
		}
		for (const fixedPath of [...leaps.fixedPaths, ...fixedPaths]) {
			if (!fixedPath.victims.includes(1)) continue;
			for (const [at, stop] of fixedPath.mayEndAt.entries()) {
				if (!stop) continue;
				const [dx, dy] = [fixedPath.dx[at]!, fixedPath.dy[at]!];
				const group = fixedPathCaptures[side]!.get(`${dx},${dy}`) ?? { dx, dy, captures: [], codes: [] };
				fixedPathCaptures[side]!.set(`${dx},${dy}`, group);
				group.captures.push({ code, fixedPath, at });
				if (!group.codes.includes(code)) group.codes.push(code);
			}
		}
	}
	return { fixedPathCaptures: fixedPathCaptures.map((map) => [...map.values()]), plainRides, plainRiderCodes, specialRides };
}
