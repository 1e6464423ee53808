import type { Cond, Filter, Vec } from '@x/core';
import type { Ending, Script, Shape } from '../shape.js';
import { matches, NOBODY, primitive, type Tables } from '../tables.js';
import type { Bench } from './bench.js';
import { type Coordinate, OPEN, type Row, row, toCoordinate, ZERO } from './coordinate.js';
import { larger } from './part.js';

export type Asks = (bench: Bench) => boolean;
export type Compile = (cond: Cond) => Asks;

/** Ways to end: what is asked of the cell landed on, and the codes the mover may then have (0: its own) where that holds or does not. */
export interface Gate {
	readonly asks: Asks | undefined;
	readonly open: readonly number[];
	readonly shut: readonly number[];
}

/** A ride of one code, ready to be asked. */
export interface Ride {
	/** Which order of the board, and the way along it. */
	readonly order: number;
	readonly sign: 1 | -1;
	/** As published. */
	readonly by: Vec;
	/** The vector, and how often it holds the primitive one. */
	readonly dx: Coordinate;
	readonly dy: Coordinate;
	readonly every: Coordinate;
	/** Meets the first piece on its line: neither primes nor a multiple step. */
	readonly plain: boolean;
	/** Plain, and each step may be the last. */
	readonly simple: boolean;
	readonly most: Coordinate;
	readonly primes: boolean;
	readonly quiet: boolean;
	readonly victims: Uint8Array;
	readonly before: Asks | undefined;
	readonly marks: readonly string[];
}

/** A way over cells; `stops[i]` says whether it may end on the i-th. */
export interface Trail {
	readonly dx: Row;
	readonly dy: Row;
	readonly stops: readonly boolean[];
	/** Of one cell. */
	readonly single: boolean;
	readonly quiet: boolean;
	readonly victims: Uint8Array;
	readonly before: Asks | undefined;
	readonly gates: readonly Gate[];
	/** Its one ending is open everywhere and changes nothing. */
	readonly simple: boolean;
	/** Some ending is open on every cell. */
	readonly always: boolean;
	readonly points: readonly (readonly [number, number])[];
	readonly marks: readonly string[];
}

export interface Take {
	readonly dx: Coordinate;
	readonly dy: Coordinate;
	readonly point: number;
	readonly victimX: Coordinate;
	readonly victimY: Coordinate;
	readonly victims: Uint8Array;
	readonly before: Asks | undefined;
	readonly gates: readonly Gate[];
	readonly marks: readonly string[];
}

/** Trails of one cell that ask nothing, in rows. */
export interface Leaps {
	readonly dx: Row;
	readonly dy: Row;
	readonly trails: readonly Trail[];
}

export interface Man {
	/** In the order of their lines. */
	readonly rides: readonly Ride[];
	readonly leaps: Leaps;
	readonly trails: readonly Trail[];
	readonly takes: readonly Take[];
	readonly scripts: readonly Script[];
	/** Something is asked of the mover, so that the scene must be set. */
	readonly asks: boolean;
	/** The lines along which it rides, how far its other captures reach on either axis, and over how many lines of each order its leaps. */
	readonly orders: readonly number[];
	readonly span: Coordinate;
	readonly widths: Row;
}

/** A capture by a trail, seen from the cell that is captured on. */
export interface Hit {
	readonly code: number;
	readonly trail: Trail;
	/** Index of the last cell. */
	readonly at: number;
}

/** All captures that end by one offset. */
export interface Hits {
	readonly dx: Coordinate;
	readonly dy: Coordinate;
	readonly hits: readonly Hit[];
	/** The codes that have one. */
	readonly codes: readonly number[];
}

/** What the sides can do, in one lane's numbers. */
export interface Army {
	readonly men: readonly Man[];
	/** By side: captures by offsets. */
	readonly hits: readonly (readonly Hits[])[];
	/** By order and way along it (0 on, 1 back): the plain ride of each code. */
	readonly plain: readonly (readonly [readonly (Ride | undefined)[], readonly (Ride | undefined)[]])[];
	/** By side and order: the codes that ride plainly there, and rides that do not stop at the first piece. */
	readonly riders: readonly (readonly (readonly number[])[])[];
	readonly special: readonly (readonly (readonly { readonly code: number; readonly ride: Ride }[])[])[];
}

/** Puts the shapes of a ruleset into this lane's numbers. */
export function armyOf(tables: Tables, compile: Compile): Army {
	const { kinds, shapes, sideOf, directions } = tables;
	const known = new Map<string, Uint8Array>();
	// One table for all shapes that capture the same, so that they can be told alike.
	const victimsOf = (filters: readonly Filter[], side: number): Uint8Array => {
		const name = `${side}${JSON.stringify(filters)}`;
		const found =
			known.get(name) ??
			Uint8Array.from(sideOf, (_, code) =>
				code !== 0 && code !== tables.hole && filters.some((filter) => matches(tables, filter, side, code)) ? 1 : 0,
			);
		known.set(name, found);
		return found;
	};
	const guardOf = (conds: readonly Cond[]): Asks | undefined => (conds.length === 0 ? undefined : compile({ all: conds }));
	const gatesOf = (endings: readonly Ending[], side: number): Gate[] => {
		const gates = new Map<string, { asks: Asks | undefined; open: number[]; shut: number[] }>();
		for (const { guards, becomes } of endings) {
			const [first] = guards;
			const shut = guards.length === 1 && first !== undefined && 'not' in first;
			const asked = shut ? [first.not] : guards;
			const name = JSON.stringify(asked);
			const gate = gates.get(name) ?? { asks: guardOf(asked), open: [], shut: [] };
			gates.set(name, gate);
			gate[shut ? 'shut' : 'open'].push(becomes === undefined ? 0 : 1 + side * kinds.length + kinds.indexOf(becomes));
		}
		return [...gates.values()];
	};

	const man = (list: readonly Shape[], code: number): Man => {
		const side = sideOf[code]!;
		const rides: Ride[] = [];
		const trails: Trail[] = [];
		const takes: Take[] = [];
		const scripts: Script[] = [];
		for (const shape of list) {
			if (shape.shape === 'script') {
				scripts.push(shape);
				continue;
			}
			const asked = { before: guardOf(shape.before), marks: shape.marks, victims: victimsOf(shape.victims, side) };
			if (shape.shape === 'ride') {
				const { by: unit, sign, every } = primitive(shape.by);
				const primes = shape.primes === true;
				rides.push({
					...asked,
					order: directions.findIndex((one) => String(one) === String(unit)),
					sign,
					by: [shape.by[0], shape.by[1]],
					dx: toCoordinate(shape.by[0]),
					dy: toCoordinate(shape.by[1]),
					every: toCoordinate(every),
					plain: every === 1 && !primes,
					simple: every === 1 && !primes && shape.quiet,
					most: shape.most === undefined ? OPEN : toCoordinate(shape.most as number),
					primes,
					quiet: shape.quiet,
				});
			} else if (shape.shape === 'trail') {
				const gates = gatesOf(shape.endings, side);
				const [gate] = gates;
				trails.push({
					...asked,
					dx: rowOf(shape.cells.map(([x]) => toCoordinate(x))),
					dy: rowOf(shape.cells.map(([, y]) => toCoordinate(y))),
					stops: shape.cells.map((_, index) => index === shape.cells.length - 1),
					single: shape.cells.length === 1,
					quiet: shape.quiet,
					gates,
					simple: gates.length === 1 && gate!.asks === undefined && gate!.open.join() === '0',
					always: gates.some(({ asks, open, shut }) => open.length > 0 && (asks === undefined || shut.length > 0)),
					points: shape.points.map(([name, at]) => [tables.points.indexOf(name), at] as const),
				});
			} else {
				const [[x, y], [vx, vy]] = [shape.to, shape.victim];
				takes.push({
					...asked,
					dx: toCoordinate(x),
					dy: toCoordinate(y),
					victimX: toCoordinate(vx),
					victimY: toCoordinate(vy),
					point: tables.points.indexOf(shape.point),
					gates: gatesOf(shape.endings, side),
				});
			}
		}
		rides.sort((a, b) => a.order - b.order);
		const all = joined(trails);
		const short = all.filter((trail) => isLeap(trail));
		const leaps = { dx: rowOf(short.map(({ dx }) => dx[0]!)), dy: rowOf(short.map(({ dy }) => dy[0]!)), trails: short };
		const long = all.filter((trail) => !isLeap(trail));
		const largest = (values: readonly Coordinate[]): Coordinate => values.reduce((most, value) => larger(most, size(value)), ZERO);
		const widths = directions.map(([dx, dy]) => largest(short.map((one) => toCoordinate(dx) * one.dy[0]! - toCoordinate(dy) * one.dx[0]!)));
		return {
			rides,
			leaps,
			trails: long,
			takes,
			scripts,
			asks: long.length + takes.length + scripts.length > 0 || rides.some(({ before }) => before !== undefined),
			orders: [...new Set(rides.map(({ order }) => order))],
			span: largest(all.flatMap(({ dx, dy }) => [...dx, ...dy])),
			widths: rowOf(widths),
		};
	};
	const men = shapes.map(man);
	return { men, ...reversed(tables, men) };
}

/** Without its sign. */
export const size = (value: Coordinate): Coordinate => (value < ZERO ? -value : value);

const rowOf = (values: readonly Coordinate[]): Row => {
	const found = row(values.length);
	for (const [at, value] of values.entries()) found[at] = value;
	return found;
};

const isLeap = ({ single, simple, before, points }: Trail): boolean => single && simple && before === undefined && points.length === 0;

/** Ways that are the beginning of another one become stops on it. */
function joined(trails: readonly Trail[]): Trail[] {
	const alike = (a: Trail, b: Trail): boolean =>
		a.simple &&
		b.simple &&
		a.before === b.before &&
		a.quiet === b.quiet &&
		a.points.length + b.points.length + a.marks.length + b.marks.length === 0 &&
		a.victims === b.victims;
	const kept: Trail[] = [];
	for (const trail of trails.toSorted((a, b) => b.dx.length - a.dx.length)) {
		const last = trail.dx.length - 1;
		const host = kept.findIndex(
			(other) => alike(trail, other) && trail.stops.every((_, at) => trail.dx[at] === other.dx[at] && trail.dy[at] === other.dy[at]),
		);
		if (host < 0) kept.push(trail);
		else kept[host] = { ...kept[host]!, stops: kept[host]!.stops.map((stop, at) => stop || at === last) };
	}
	return kept;
}

function reversed({ sideOf, directions }: Tables, men: readonly Man[]): Omit<Army, 'men'> {
	const hits: Map<string, { dx: Coordinate; dy: Coordinate; hits: Hit[]; codes: number[] }>[] = [new Map(), new Map()];
	const plain = directions.map((): [(Ride | undefined)[], (Ride | undefined)[]] => [men.map(() => undefined), men.map(() => undefined)]);
	const riders = [0, 1].map(() => directions.map((): number[] => []));
	const special = [0, 1].map(() => directions.map((): { code: number; ride: Ride }[] => []));
	for (const [code, { rides, leaps, trails }] of men.entries()) {
		const side = sideOf[code]!;
		if (side === NOBODY) continue;
		for (const ride of rides) {
			if (!ride.victims.includes(1)) continue;
			const slot = plain[ride.order]![ride.sign === 1 ? 0 : 1];
			if (!ride.plain || ride.before !== undefined || slot[code] !== undefined) special[side]![ride.order]!.push({ code, ride });
			else {
				slot[code] = ride;
				if (!riders[side]![ride.order]!.includes(code)) riders[side]![ride.order]!.push(code);
			}
		}
		for (const trail of [...leaps.trails, ...trails]) {
			if (!trail.victims.includes(1)) continue;
			for (const [at, stop] of trail.stops.entries()) {
				if (!stop) continue;
				const [dx, dy] = [trail.dx[at]!, trail.dy[at]!];
				const group = hits[side]!.get(`${dx},${dy}`) ?? { dx, dy, hits: [], codes: [] };
				hits[side]!.set(`${dx},${dy}`, group);
				group.hits.push({ code, trail, at });
				if (!group.codes.includes(code)) group.codes.push(code);
			}
		}
	}
	return { hits: hits.map((map) => [...map.values()]), plain, riders, special };
}
