import { axisVectors, images, legsOf } from '../geometry.js';
import type { Pair } from '../sides.js';
import { both, type SideIndex } from '../sides.js';
import type { Axis, Compass, Generator, Step, Vector } from '../syntax.js';
import { AXES, COMPASS } from '../words.js';
import { type Pattern, rideOf, type Size } from './patterns.js';

/** A board with holes. */
interface Squares extends Size {
	readonly exists: (cell: number) => boolean;
	/** The squares on which the piece may end; all squares by default. */
	readonly ends?: Pair<ReadonlySet<number>> | undefined;
}

const name = (vector: Vector): string => vector.join();
const turned = ([x, y]: Vector): Vector => [0 - x, y];
const isUnit = ([x, y]: Vector): boolean => Math.abs(x) <= 1 && Math.abs(y) <= 1;

/** The distance to the edge in a direction. */
const farthest = ({ files, ranks }: Size, [x, y]: Vector): number =>
	Math.min(
		x === 0 ? Number.POSITIVE_INFINITY : Math.floor((files - 1) / Math.abs(x)),
		y === 0 ? Number.POSITIVE_INFINITY : Math.floor((ranks - 1) / Math.abs(y)),
	);

/** Whether the board has two squares at this distance. */
function leads({ files, ranks, exists, ends }: Squares, side: SideIndex, [x, y]: Vector, length: number): boolean {
	for (let from = 0; from < files * ranks; from++) {
		const [file, rank] = [(from % files) + x * length, Math.floor(from / files) + (side === 0 ? y : -y) * length];
		if (file < 0 || file >= files || rank < 0 || rank >= ranks || !exists(from)) continue;
		const to = file + rank * files;
		if (exists(to) && ends?.[side].has(to) !== false) return true;
	}
	return false;
}

/** The patterns of one side by type. */
class Sorted {
	/** Direction → maximum distance, if all shorter distances are present too. */
	readonly rides: Map<string, { readonly by: Vector; readonly most: number }> = new Map();
	readonly lame: { readonly leg: Vector; readonly to: Vector }[] = [];
	readonly hops: Map<string, Vector> = new Map();
	readonly rest: Pattern[] = [];

	constructor(board: Squares, side: SideIndex, patterns: readonly Pattern[]) {
		const lengths = new Map<string, { by: Vector; found: Set<number>; patterns: Pattern[] }>();
		for (const pattern of patterns) {
			const ride = rideOf(pattern);
			if (ride !== undefined) {
				const known = lengths.get(name(ride.by)) ?? { by: ride.by, found: new Set(), patterns: [] };
				known.found.add(ride.length);
				known.patterns.push(pattern);
				lengths.set(name(ride.by), known);
			} else if (pattern.hurdles.length === 1 && pattern.empty.length === 0) {
				const [hurdle] = pattern.hurdles;
				if (pattern.to[0] === 2 * hurdle![0] && pattern.to[1] === 2 * hurdle![1]) this.hops.set(name(hurdle!), hurdle!);
				else this.rest.push(pattern);
			} else if (pattern.hurdles.length === 0 && pattern.empty.length === 1) this.lame.push({ leg: pattern.empty[0]!, to: pattern.to });
			else if (pattern.hurdles.length !== 1) this.rest.push(pattern);
		}
		for (const { by, found, patterns: own } of lengths.values()) {
			let most = 0;
			const far = farthest(board, by);
			// Lengths that are impossible on every square, because of holes or a prison, do not end a line.
			while (found.has(most + 1) || (most > 0 && most < far && !leads(board, side, by, most + 1))) most++;
			if (most > 0) this.rides.set(name(by), { by, most });
			for (const pattern of own) {
				const ride = rideOf(pattern)!;
				if (ride.length <= most) continue;
				if (pattern.empty.length === 1) this.lame.push({ leg: pattern.empty[0]!, to: pattern.to });
				else this.rest.push(pattern);
			}
		}
	}
}

export interface Guessed {
	readonly generators: readonly Generator[];
	/** Records that some patterns cannot be expressed. */
	readonly left: boolean;
}

/** Finds generators for the patterns of White and of Black, each from its own point of view. */
export function generatorsOf(size: Squares, white: readonly Pattern[], black: readonly Pattern[], stepping: boolean): Guessed {
	return new Guess(size, new Sorted(size, 0, white), new Sorted(size, 1, black)).all(stepping);
}

/** The leaps of one side. */
const jumpsOf = ({ rides }: Sorted): Map<string, Vector> =>
	new Map([...rides].filter(([, { most }]) => most === 1).map(([key, { by }]) => [key, by]));

/** Generators for the patterns of both sides. Each method covers some patterns and leaves the others to the next one. */
class Guess {
	private readonly size: Squares;
	private readonly ours: Sorted;
	private readonly theirs: Sorted;
	private readonly generators: Generator[] = [];
	/** The leaps that no generator covers yet. */
	private readonly jumps: Map<string, Vector>;
	private readonly theirJumps: Map<string, Vector>;
	private left: boolean;

	constructor(size: Squares, ours: Sorted, theirs: Sorted) {
		this.size = size;
		this.ours = ours;
		this.theirs = theirs;
		this.jumps = jumpsOf(ours);
		this.theirJumps = jumpsOf(theirs);
		this.left = ours.rest.length > 0 || theirs.rest.length > 0;
	}

	all(stepping: boolean): Guessed {
		const axes = this.addSlides();
		const steps = this.linesOf(axes, this.addRides());
		lameOf(this.ours, this.generators, this.jumps, this.theirJumps);
		this.addLeaps();
		this.addOtherLeaps(steps, stepping);
		if (this.jumps.size > 0 || this.theirJumps.size > 0) this.left = true;
		this.addHops();
		return { generators: this.generators, left: this.left };
	}

	/** The axes along which both sides have a property in both directions. */
	private axesWith(is: (sorted: Sorted, vector: Vector) => boolean): readonly Axis[] {
		return AXES.filter((axis) =>
			[this.ours, this.theirs].every((sorted, index) => axisVectors([axis], index === 0 ? 0 : 1).every((vector) => is(sorted, vector))),
		);
	}

	private remove(vector: Vector, theirs = vector): void {
		this.jumps.delete(name(vector));
		this.theirJumps.delete(name(theirs));
	}

	/** Slides: both directions along a line, without limit. */
	private addSlides(): readonly Axis[] {
		const axes = this.axesWith(({ rides }, vector) => {
			const ride = rides.get(name(vector));
			return ride !== undefined && ride.most > 1 && ride.most >= farthest(this.size, vector);
		});
		if (axes.length > 0) this.generators.push({ type: 'slide', axes });
		return axes;
	}

	/** Rides: repeated long leaps in all directions. */
	private addRides(): readonly Vector[] {
		const { size, ours, theirs } = this;
		const riders: Vector[] = [];
		for (const { by } of ours.rides.values()) {
			if (isUnit(by) || riders.some((one) => images([one]).some((image) => name(image) === name(by)))) continue;
			if (farthest(size, by) > 1 && images([by]).every((image) => endless(size, ours, image) && endless(size, theirs, image)))
				riders.push([Math.abs(by[0]), Math.abs(by[1])]);
		}
		if (riders.length > 0) this.generators.push({ type: 'ride', vectors: riders });
		return riders;
	}

	/** The lines along the compass that slides and rides do not cover, as steps. */
	private linesOf(axes: readonly Axis[], riders: readonly Vector[]): Step[] {
		const { size, ours, theirs } = this;
		const [slid, theirSlid] = both((side) => new Set(axisVectors(axes, side).map(name)));
		const ridden = new Set(images(riders).map(name));
		const steps: Step[] = [];
		const long = [...ours.rides.values()].filter(({ by, most }) => most > 1 && !slid.has(name(by)) && !ridden.has(name(by)));
		for (const { by, most } of long) {
			const direction = compassOf(by);
			const mirror = theirs.rides.get(name(turned(by)));
			if (direction === undefined || mirror?.most !== most) this.left = true;
			else steps.push({ direction, count: most >= farthest(size, by) ? Math.max(size.files, size.ranks) - 1 : most });
		}
		for (const { by, most } of theirs.rides.values())
			if (most > 1 && !theirSlid.has(name(by)) && !ridden.has(name(by)) && !(ours.rides.get(name(turned(by)))?.most === most))
				this.left = true;
		return steps;
	}

	/** Leaps in all directions. */
	private addLeaps(): void {
		const { jumps, theirJumps } = this;
		const leaps: Vector[] = [];
		for (const vector of jumps.values()) {
			const all = images([vector]);
			if (!all.every((image) => jumps.has(name(image)) && theirJumps.has(name(image)))) continue;
			if (leaps.some((one) => images([one]).some((image) => name(image) === name(vector)))) continue;
			leaps.push([Math.min(...vector.map(Math.abs)), Math.max(...vector.map(Math.abs))] as const);
		}
		for (const image of images(leaps)) this.remove(image);
		if (leaps.length > 0) this.generators.push({ type: 'leap', vectors: leaps });
	}

	/** Other leaps: steps if there are steps already, otherwise individual leaps. */
	private addOtherLeaps(steps: Step[], stepping: boolean): void {
		const { jumps, theirJumps, generators } = this;
		const units = [...jumps.values()].filter((vector) => isUnit(vector) && theirJumps.has(name(turned(vector))));
		const same = [...jumps.keys()].every((key) => theirJumps.has(key)) && jumps.size === theirJumps.size;
		if (stepping || steps.length > 0 || !same) {
			for (const vector of units) {
				steps.push({ direction: compassOf(vector)!, count: 1 });
				this.remove(vector, turned(vector));
			}
		}
		const single = [...jumps.values()].filter((vector) => theirJumps.has(name(vector)));
		if (single.length > 0) generators.push({ type: 'aleap', vectors: single });
		for (const vector of single) this.remove(vector);
		if (steps.length > 0) generators.push({ type: 'step', steps });
	}

	private addHops(): void {
		const { ours, theirs } = this;
		const axes = this.axesWith(({ hops }, vector) => hops.has(name(vector)));
		if (axes.length > 0) this.generators.push({ type: 'hop', axes });
		if (ours.hops.size > axisVectors(axes, 0).length || theirs.hops.size > axisVectors(axes, 1).length) this.left = true;
	}
}

const endless = (size: Size, sorted: Sorted, vector: Vector): boolean =>
	(sorted.rides.get(name(vector))?.most ?? 0) >= farthest(size, vector);

const compassOf = (vector: Vector): Compass | undefined =>
	(Object.keys(COMPASS) as Compass[]).find((direction) => name(COMPASS[direction]) === name(vector));

/** One generator for all lame leaps, if it expresses exactly these. */
function lameOf(ours: Sorted, generators: Generator[], jumps: Map<string, Vector>, theirJumps: Map<string, Vector>): void {
	if (ours.lame.length === 0) return;
	const reduce = (vectors: readonly Vector[]): Vector[] => {
		const found: Vector[] = [];
		for (const [x, y] of vectors) {
			const small: Vector = [Math.min(Math.abs(x), Math.abs(y)), Math.max(Math.abs(x), Math.abs(y))];
			if (!found.some((one) => name(one) === name(small))) found.push(small);
		}
		return found;
	};
	const guess: Generator & { type: 'leap' } = {
		type: 'leap',
		vectors: reduce(ours.lame.map(({ leg }) => leg)),
		second: reduce(ours.lame.map(({ leg, to }) => [to[0] - leg[0], to[1] - leg[1]])),
		mask: reduce(ours.lame.map(({ to }) => to)),
	};
	generators.push(guess);
	for (const vector of legsOf(guess).direct) {
		jumps.delete(name(vector));
		theirJumps.delete(name(vector));
	}
}
