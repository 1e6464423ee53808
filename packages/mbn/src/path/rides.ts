import type { CellRef, Cond, Path, Vec } from '@x/core';
import {
	act,
	addPoint,
	all,
	any,
	at,
	compare,
	each,
	is,
	loop,
	mark,
	matches,
	not,
	same,
	seq,
	setPoint,
	some,
	step,
	test,
	within,
} from '@x/core/build';
import { DIRECTION, type Environment, vector } from './environment.js';
import { filters } from './pieces.js';
import type { RequirementList } from './requirements.js';
import type { Atom, Lift, Part, Repeat } from './resolved.js';
import { offsets, type Source, Sources } from './source.js';
import { between, isStraight, turned, unit, type Vector } from './vectors.js';

/**
 * Where a ride may end. `farther` leads from there to the cells where the same ride could end later; it is given only where rides must go as
 * far as they can.
 */
export type RideEnd = (farther: ((landing: Path) => Path) | undefined) => Path | undefined;

/** The mark on the cell where a ride begins that goes as far as it can: a look at farther cells has a `stand` of its own. */
export const RIDE_START = 'ride';

const ONCE: Repeat = { type: 'count', least: 1, most: 1 };

/** The steps of a ride as paths. */
interface Way {
	/** One step without tests. */
	readonly bare: Path;
	/** One step, with tests of the cells that it leaps over. */
	readonly advance: Path;
	/** Like `advance`, over exactly one hurdle, or with `pp` at least one; `undefined` if the step does not leap over cells. */
	readonly overHurdle: Path | undefined;
	/** Like `advance`, over any number of hurdles. */
	readonly overAny: Path;
	readonly free: Path;
	readonly hurdle: Path;
	/** The effects and tests on a cell that the ride crosses. */
	readonly crossing: readonly Path[];
}

const NOTHING: Path = seq();

/** Makes paths of base moves: leaps, rides, hops. */
export class Rides {
	readonly #environment: Environment;
	readonly #needs: RequirementList;
	readonly #sources: Sources;

	constructor(environment: Environment, needs: RequirementList) {
		this.#environment = environment;
		this.#needs = needs;
		this.#sources = new Sources(environment, needs);
	}

	/** The way from the cursor to each cell where the move can end; `end` continues there. */
	ride(
		source: Source,
		atom: Atom,
		part: Part,
		end: RideEnd,
		{ lift, bound = true }: { lift?: Lift | undefined; bound?: boolean } = {},
	): Path | undefined {
		const { traits } = part;
		const repeat = atom.steps ?? ONCE;
		const leaping = atom.vectors.some((one) => between(one).length > 0 || !isStraight(one));
		const hurdles = traits.has('p') || traits.has('pp');
		const fixed = lift !== undefined || (leaping && (traits.has('n') || hurdles)) || topology(part)?.range !== undefined;
		const { toward } = this.#environment.guards ?? {};
		const literal = traits.has('h') || fixed || toward !== undefined;
		// One offset without a need for its name is written as it is, as in the paths of games.
		const named =
			bound || source.type !== 'fixed' || source.vectors.length > 1 || repeat.least !== repeat.most || atom.turning !== undefined;
		const ways = atom.turning === 's' ? (repeat.most === 1 ? (['l'] as const) : (['l', 'r'] as const)) : [atom.turning];
		const body = (offset: Vector | undefined, turn: 'l' | 'r' | undefined): Path | undefined => {
			// A ride that turns has the offset of its first step only at first.
			const way = this.#way(atom, part, turn !== undefined && !fixed ? undefined : offset, turn, lift);
			const limited = (most: number): Path | undefined =>
				most < repeat.least ? undefined : this.#ending(way, part, { ...repeat, most: Math.min(repeat.most, most) }, end);
			const path = traits.has('h') ? this.#halved(offset!, part, limited) : limited(Number.POSITIVE_INFINITY);
			const start = offset && toward?.([offset[0], offset[1]]);
			const begun = path && start ? seq(test(start), path) : path;
			return begun && repeat.type === 'greedy' ? seq(mark(RIDE_START), begun) : begun;
		};
		if (!named) return body(offsets(source)[0], undefined);
		return alternatives(ways.map((turn) => this.#sources.each(source, literal, (offset) => body(offset, turn))));
	}

	/** Whether an enemy is the first piece in one of the directions: the moves of `u` do not exist then. */
	enemyAhead(source: Source, atom: Atom, part: Part): Cond {
		const { least: _, ...most } = atom.steps ?? ONCE;
		const path = this.#sources.each(source, false, () => {
			const way = this.#way(atom, { ...part, traits: new Map() }, undefined, undefined);
			return seq(repeated(seq(way.advance, way.free), 0, most.most - 1), way.advance, at({ who: 'enemy' }));
		});
		return path === undefined ? some() : compare(matches(path, 'at'), '>', 0);
	}

	/** The steps of a ride: of one offset, or of the bound one. A ride that turns changes the bound one on each cell that it crosses. */
	#way(atom: Atom, part: Part, offset: Vector | undefined, turn: 'l' | 'r' | undefined, lift?: Lift): Way {
		const straight =
			offset === undefined || turn === undefined ? undefined : atom.vectors.map((one) => this.#straight(atom, part, one, turn, lift));
		if (straight === undefined) return this.#straight(atom, part, offset, turn, lift);
		// A step that must be written for each offset is chosen by the bound one.
		const chosen = (path: (way: Way) => Path | undefined): Path =>
			any(
				...straight.map((way, at) => {
					const one = atom.vectors[at]!;
					return each({ bound: DIRECTION, map: this.#sources.map([[one, [one]]]) }, DIRECTION, path(way) ?? any());
				}),
			);
		const [first] = straight as [Way];
		return {
			...first,
			bare: chosen(({ bare }) => bare),
			advance: chosen(({ advance }) => advance),
			overHurdle: first.overHurdle && chosen(({ overHurdle }) => overHurdle),
			overAny: chosen(({ overAny }) => overAny),
		};
	}

	#straight(atom: Atom, part: Part, offset: Vector | undefined, turn: 'l' | 'r' | undefined, lift?: Lift): Way {
		const { traits } = part;
		const glide = traits.get('gg') ?? traits.get('g');
		const passable: Cond[] = [is('at', { who: 'empty' })];
		const transparent = this.#environment.guards?.transparent ?? [];
		if (transparent.length > 0) passable.push(is('at', { kind: transparent }));
		const empty = one(passable);
		if (glide !== undefined)
			passable.push(...filters(glide.set, traits.has('gg') ? 'friend' : 'any', this.#environment).map((filter) => is('at', filter)));
		const leap = traits.get('pp') ?? traits.get('p');
		const hurdles = one(filters(leap?.set, 'any', this.#environment).map((filter) => is('at', filter)));
		// A ride that comes back to the mover ends there: the mover does not leap over itself.
		const closes = turn !== undefined || topology(part) !== undefined || this.#environment.wraps?.includes(true) === true;
		const began: CellRef = atom.steps?.type === 'greedy' ? { mark: RIDE_START } : 'stand';
		const hurdle = leap !== undefined && closes ? all(hurdles, not(same('at', began))) : hurdles;
		const cells = offset === undefined ? [] : between(offset);
		const mids = (condition: (index: number) => Cond): Path[] =>
			cells.flatMap((_, index) => [this.#step(part, unit(offset!), lift), test(condition(index))]);
		const last = this.#step(part, cells.length === 0 ? offset : unit(offset!), lift);
		const clean = cells.length === 0 ? last : seq(...mids(() => empty), last);
		const turning = turn === undefined ? [] : [this.#turn(atom, turn)];
		return {
			bare: this.#step(part, offset, lift),
			advance: leap !== undefined ? clean : traits.has('n') ? this.#lame(part, offset, clean) : this.#step(part, offset, lift),
			overHurdle:
				cells.length === 0
					? undefined
					: any(
							...cells.map((_, first) =>
								seq(...mids((index) => (index === first ? hurdle : index > first && traits.has('pp') ? some(empty, hurdle) : empty)), last),
							),
						),
			overAny: cells.length === 0 ? last : seq(...mids(() => some(empty, hurdle)), last),
			free: test(one(passable)),
			hurdle: test(hurdle),
			crossing: [...this.#crossing(part, atom), ...turning],
		};
	}

	/** The effects and tests on a cell that a ride crosses: en passant remembers it, and other rules may stop the ride there. */
	#crossing(part: Part, { steps }: Atom): Path[] {
		const { guards, passed = 'passed', enPassant } = this.#environment;
		const remembers = enPassant !== false && part.modes.some(({ name }) => name === 'm') && part.modes.some(({ name }) => name === 'e');
		if (remembers) this.#needs.point(passed, 'reply');
		// A move that crosses one cell leaves that one, as the engines prefer.
		const leave = steps?.most === 2 ? setPoint(passed, 'at') : addPoint(passed, 'at');
		return [...(remembers ? [act(leave)] : []), ...(guards?.cross ? [test(guards.cross)] : [])];
	}

	/** One step. With a literal offset it may be joined to another file, or go to another board. */
	#step(part: Part, offset: Vector | undefined, lift?: Lift): Path {
		const joined = topology(part);
		const planar: Vector | undefined = lift?.column ? [0, 0] : offset;
		const bound = planar === undefined ? DIRECTION : vector(this.#environment, planar, lift?.levels);
		if (joined === undefined) return step(bound);
		if (joined.range === undefined) {
			const { size, wraps = [] } = this.#environment;
			return step(bound, this.#needs.wrapping(size.map((_, axis) => axis === 0 || wraps[axis] === true || (axis === 1 && joined.all))));
		}
		return this.#joinedStep(offset!, joined.range);
	}

	/** A step on a board on which two files are neighbours. */
	#joinedStep([x, y]: Vector, [first, last]: readonly [number, number]): Path {
		const width = last - first + 1;
		const files = (from: number, to: number): Cond =>
			within(this.#needs.zone({ box: this.#environment.size.map((_, axis) => (axis === 0 ? [from, to] : null)) }));
		const across = x > 0 ? files(Math.max(first, last - x + 1), last) : files(first, Math.min(last, first - x - 1));
		const straight = step(vector(this.#environment, [x, y]));
		if (x === 0) return straight;
		const other = step(vector(this.#environment, [x > 0 ? x - width : x + width, y]));
		return any(seq(test(not(across)), straight), seq(test(across), other));
	}

	/** A leap that one free way of king's steps must lead to (decision A16). */
	#lame(part: Part, offset: Vector | undefined, clean: Path): Path {
		if (offset === undefined || isStraight(offset)) return clean;
		const walks = (left: Vector): Path[] => {
			const [x, y] = left;
			const [sx, sy] = [Math.sign(x), Math.sign(y)];
			const ways: Vector[] = [];
			if (x !== 0 && y !== 0) ways.push([sx, sy]);
			if (Math.abs(x) > Math.abs(y)) ways.push([sx, 0]);
			if (Math.abs(y) > Math.abs(x)) ways.push([0, sy]);
			return ways.flatMap((way): Path[] => {
				const rest: Vector = [x - way[0], y - way[1]];
				const first = this.#step(part, way);
				if (rest[0] === 0 && rest[1] === 0) return [first];
				return walks(rest).map((path) => seq(first, at({ who: 'empty' }), path));
			});
		};
		const [first, ...others] = walks(offset);
		return others.length === 0 ? first! : any(first!, ...others);
	}

	#turn(atom: Atom, way: 'l' | 'r'): Path {
		const map = this.#sources.map(atom.vectors.map((one) => [one, [turned(atom.vectors, one, way)]] as const));
		return each({ bound: DIRECTION, map }, DIRECTION, NOTHING);
	}

	/** Half of the way to the edge, rounded up (decision A15): a ride for each distance of the edge. */
	#halved(offset: Vector, part: Part, ride: (most: number) => Path | undefined): Path | undefined {
		const limits = new Map<number, Vec[]>();
		for (const [cell, distance] of this.#distances(offset, part)) {
			const limit = Math.ceil(distance / 2);
			if (limit > 0) limits.set(limit, [...(limits.get(limit) ?? []), cell]);
		}
		return alternatives(
			[...limits].map(([limit, cells]) => {
				const path = ride(limit);
				return path && seq(test(within(this.#needs.zone({ cells }))), path);
			}),
		);
	}

	/** How many steps each cell is away from the edge. On an axis that closes on itself there is no edge. */
	*#distances([x, y]: Vector, part: Part): Generator<readonly [Vec, number]> {
		const { size, wraps = [] } = this.#environment;
		const joined = topology(part);
		const steps = (axis: number, from: number, by: number): number => {
			if (by === 0 || wraps[axis] || (joined !== undefined && (axis === 0 || joined.all))) return Number.POSITIVE_INFINITY;
			return Math.floor((by > 0 ? size[axis]! - 1 - from : from) / Math.abs(by));
		};
		const [files, ranks, ...levels] = size;
		const rest = levels.reduce<number[][]>(
			(all, many) => all.flatMap((one) => Array.from({ length: many }, (_, at) => [...one, at])),
			[[]],
		);
		for (let file = 0; file < files!; file++)
			for (let rank = 0; rank < ranks!; rank++)
				for (const level of rest) yield [[file, rank, ...level], Math.min(steps(0, file, x), steps(1, rank, y), 2 * Math.max(...size))];
	}

	#ending(way: Way, part: Part, repeat: Repeat, end: RideEnd): Path | undefined {
		const { traits } = part;
		const hops = traits.get('pp') ?? traits.get('p');
		const edge: RideEnd = (farther) => {
			const path = end(repeat.type === 'greedy' ? farther : undefined);
			if (path === undefined || (repeat.type !== 'edge' && repeat.type !== 'all')) return path;
			return seq(test(compare(matches(way.bare, 'at'), '=', 0)), path);
		};
		const plain = (): Path | undefined => plainRide(way, repeat, edge);
		if (hops === undefined) return plain();
		const hop = hoppingRide(way, repeat, traits.has('pp'), edge);
		return hops.optional ? alternatives([plain(), hop]) : hop;
	}
}

/** One condition of several, one of which must hold. */
const one = (conditions: readonly Cond[]): Cond => (conditions.length === 1 ? conditions[0]! : some(...conditions));

/** The branches that exist. */
export function alternatives(paths: readonly (Path | undefined)[]): Path | undefined {
	const found = paths.filter((path) => path !== undefined);
	return found.length === 0 ? undefined : found.length === 1 ? found[0] : any(...found);
}

/** Repeats a path; without a loop where it happens once or never. */
export function repeated(path: Path, least: number, most: number): Path {
	if (most === 0) return NOTHING;
	if (least === 1 && most === 1) return path;
	return loop(path, { ...(least > 0 && { min: least }), ...(Number.isFinite(most) && { max: most }) });
}

/** Over free cells. */
function plainRide(way: Way, { least, most }: Repeat, end: RideEnd): Path | undefined {
	const cross = seq(way.advance, way.free, ...way.crossing);
	const landing = end((land) => seq(way.free, ...way.crossing, loop(cross), way.advance, land));
	if (landing === undefined) return undefined;
	return most === 1 ? seq(way.advance, landing) : seq(repeated(cross, least - 1, most - 1), way.advance, landing);
}

/** Over exactly one hurdle, or over at least one. */
function hoppingRide(way: Way, { least, most }: Repeat, many: boolean, end: RideEnd): Path | undefined {
	const cross = seq(way.advance, way.free, ...way.crossing);
	const passes = many ? any(way.free, way.hurdle) : way.free;
	const later = many ? way.overAny : way.advance;
	const crossLater = seq(later, passes, ...way.crossing);
	const landing = end((land) => seq(passes, ...way.crossing, loop(crossLater), later, land));
	if (landing === undefined) return undefined;
	/** After the hurdle, with `from` to `to` steps left. */
	const after = (from: number, to: number): Path => seq(repeated(crossLater, Math.max(0, from - 1), to - 1), later, landing);
	const paths: Path[] = [];
	/** The hurdle comes after some free cells. */
	const hurdleAfter = (free: Path, from: number, to: number): void => {
		// On a cell where the ride could have ended.
		if (to >= 2) paths.push(seq(free, way.advance, way.hurdle, ...way.crossing, after(Math.max(1, from - 1), to - 1)));
		// Under a leap of the ride.
		if (way.overHurdle === undefined) return;
		if (from <= 1) paths.push(seq(free, way.overHurdle, landing));
		if (to >= 2) paths.push(seq(free, way.overHurdle, passes, ...way.crossing, after(Math.max(1, from - 1), to - 1)));
	};
	if (!Number.isFinite(most) && least <= 1) hurdleAfter(loop(cross), 1, most);
	else
		for (let free = 0; free < (Number.isFinite(most) ? most : least + 1); free++) {
			// Beyond the least number of steps, any number of free cells may come first.
			const open = !Number.isFinite(most) && free === least;
			hurdleAfter(open ? loop(cross, { min: free }) : repeated(cross, free, free), least - free, most - free);
		}
	return alternatives(paths);
}

/** The files that a part joins: the first and the last of the board, or two others. */
function topology(part: Part): { readonly all: boolean; readonly range?: readonly [number, number] } | undefined {
	const trait = part.traits.get('oo') ?? part.traits.get('o');
	if (trait === undefined) return undefined;
	const files = (trait.range?.areas ?? []).flatMap((area) => (area.type === 'box' && area.files ? [area.files.from, area.files.to] : []));
	const every = part.traits.has('oo');
	return files.length === 0 ? { all: every } : { all: every, range: [Math.min(...files), Math.max(...files)] };
}
