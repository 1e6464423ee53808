import type { CellRef, Cond, Coord, Filter, Num, Zone } from '@x/core';
import { isAbsolute, matches, NOBODY, type Tables } from '../tables.js';
import { type Bench, codePasses, otherSide, type Spot } from './bench.js';
import { FLAG_BITS } from './board.js';
import { type Coordinate, toCoordinate, ZERO } from './coordinate.js';
import type { Asks } from './men.js';

/** What conditions ask of the rest of the lane. */
export interface Oracle {
	royalAttacked(bench: Bench, side: number): boolean;
	attacked(bench: Bench, x: Coordinate, y: Coordinate, by: number): boolean;
	hasMove(bench: Bench): boolean;
	repeats(bench: Bench): number;
}

type Finds = (bench: Bench) => Spot | undefined;
type Counts = (bench: Bench) => number;
type Holds = (x: Coordinate, y: Coordinate, side: number) => boolean;

/** Conditions, numbers and references as closures over a bench and its scene. */
export class Asking {
	private readonly tables: Tables;
	private readonly oracle: Oracle;
	private readonly counts = new Map<string, Counts>();
	private readonly zones = new Map<string, Holds>();

	constructor(tables: Tables, oracle: Oracle) {
		this.tables = tables;
		this.oracle = oracle;
	}

	cond(node: Cond): Asks {
		const { tables, oracle } = this;
		if ('is' in node) return this.is(node.is, node.a);
		if ('in' in node) return this.within(node.in, node.zone);
		if ('same' in node) {
			const [a, b] = [this.ref(node.same[0]), this.ref(node.same[1])];
			return (bench) => {
				const [one, other] = [a(bench), b(bench)];
				return one !== undefined && other !== undefined && one.x === other.x && one.y === other.y;
			};
		}
		if ('mover' in node) {
			const passes = this.passing(node.mover);
			return ({ scene }) => passes(scene.code, scene.flags, scene.side);
		}
		if ('attacked' in node) {
			const at = this.ref(node.attacked);
			return (bench) => {
				const cell = at(bench);
				const by = node.by === 'neutral' ? NOBODY : node.by === 'own' ? bench.scene.side : otherSide(bench.scene.side);
				return cell !== undefined && oracle.attacked(bench, cell.x, cell.y, by);
			};
		}
		if ('royalAttacked' in node) {
			const own = node.royalAttacked === 'own';
			return (bench) => oracle.royalAttacked(bench, own ? bench.scene.side : otherSide(bench.scene.side));
		}
		if ('phase' in node) {
			const phases = node.phase.map((name) => tables.phases.indexOf(name));
			return (bench) => phases.includes(bench.scene.phase);
		}
		if ('compare' in node) return this.compare(node.compare);
		if ('def' in node) return this.cond(tables.ruleset.defs[node.def]!);
		if ('all' in node) {
			const parts = node.all.map((part) => this.cond(part));
			return parts.length === 1 ? parts[0]! : (bench) => parts.every((part) => part(bench));
		}
		if ('some' in node) {
			const parts = node.some.map((part) => this.cond(part));
			return (bench) => parts.some((part) => part(bench));
		}
		if (!('not' in node)) throw new RangeError('A condition that a plane does not ask.');
		const part = this.cond(node.not);
		return (bench) => !part(bench);
	}

	/** Whether a piece passes a filter, as a side sees it: asked once of every code with its flags. */
	private passing(filter: Filter): (code: number, flags: number, view: number) => boolean {
		const { tables } = this;
		const size = (tables.hole + 1) << FLAG_BITS;
		// 0 is not known yet, 1 no, 2 yes.
		const known = new Uint8Array(size * (NOBODY + 1));
		return (code, flags, view) => {
			const slot = view * size + ((code << FLAG_BITS) | flags);
			if (known[slot] === 0) known[slot] = codePasses(tables, code, flags, filter, view) ? 2 : 1;
			return known[slot] === 2;
		};
	}

	private is(ref: CellRef, filter: Filter): Asks {
		const passes = this.passing(filter);
		const stands = ({ board, scene }: Bench, x: Coordinate, y: Coordinate): boolean => {
			const id = board.find(x, y);
			return id < 0 ? passes(0, 0, scene.side) : passes(board.code[id]!, board.flags[id]!, scene.side);
		};
		if (ref === 'origin')
			return (bench) => {
				const { scene } = bench;
				return scene.walked ? stands(bench, scene.originX, scene.originY) : passes(scene.code, scene.flags, scene.side);
			};
		if (ref === 'at') return (bench) => stands(bench, bench.scene.atX, bench.scene.atY);
		const at = this.ref(ref);
		return (bench) => {
			const cell = at(bench);
			return cell !== undefined && stands(bench, cell.x, cell.y);
		};
	}

	private within(ref: CellRef, name: string): Asks {
		if (!Object.hasOwn(this.tables.ruleset.zones, name)) return this.cond({ same: [ref, { point: name }] });
		const holds = this.zone(name);
		if (ref === 'at') return ({ scene }) => holds(scene.atX, scene.atY, scene.side);
		const at = this.ref(ref);
		return (bench) => {
			const cell = at(bench);
			return cell !== undefined && holds(cell.x, cell.y, bench.scene.side);
		};
	}

	private compare([left, how, right]: Extract<Cond, { readonly compare: unknown }>['compare']): Asks {
		// Whether there is a move is far cheaper than how many.
		if (typeof left === 'object' && 'moves' in left && right === 0) {
			const { oracle } = this;
			return how === '=' ? (bench) => !oracle.hasMove(bench) : how === '>' ? (bench) => oracle.hasMove(bench) : () => false;
		}
		const [a, b] = [this.num(left), this.num(right)];
		if (how === '<') return (bench) => a(bench) < b(bench);
		return how === '>' ? (bench) => a(bench) > b(bench) : (bench) => a(bench) === b(bench);
	}

	num(node: Num): Counts {
		const { tables, oracle } = this;
		if (typeof node === 'number') return () => node;
		if ('var' in node) {
			const at = tables.vars.indexOf(node.var) * 2;
			if (tables.ruleset.vars[node.var]!.perSide !== true) return ({ vars }) => vars[at]!;
			return ({ vars, scene }) => vars[at + (node.of === 'other' ? otherSide(scene.side) : scene.side)]!;
		}
		if ('count' in node) return this.count(node);
		if ('captured' in node) {
			const holds = node.zone === undefined ? undefined : this.zone(node.zone);
			const passes = this.passing(node.captured);
			return (bench) => {
				const { captured, side } = bench.scene;
				let found = 0;
				for (const { x, y, code, flags } of captured) if (passes(code, flags, side) && (holds === undefined || holds(x, y, side))) found++;
				return found;
			};
		}
		if ('repeats' in node) return (bench) => oracle.repeats(bench);
		if (!('sum' in node)) throw new RangeError('A number that a plane does not count.');
		const parts = node.sum.map(({ of, times = 1 }) => ({ of: this.num(of), times }));
		return (bench) => parts.reduce((sum, { of, times }) => sum + of(bench) * times, 0);
	}

	private count(node: Extract<Num, { readonly count: unknown }>): Counts {
		const name = JSON.stringify(node);
		const known = this.counts.get(name) ?? this.counted(node);
		this.counts.set(name, known);
		return known;
	}

	private counted({ count, zone }: Extract<Num, { readonly count: unknown }>): Counts {
		const { tables } = this;
		const holds = zone === undefined ? undefined : this.zone(zone);
		const bit = (name: string | undefined): number => (name === undefined ? 0 : 1 << tables.flags.indexOf(name));
		const [wanted, unwanted] = [bit(count.flag), bit(count.notFlag)];
		// Without a zone kinds and flags decide, and those are counted as pieces come and go.
		const slots = [0, 1, NOBODY].map((view) =>
			Array.from(tables.sideOf.keys()).flatMap((code) =>
				code === 0 || !matches(tables, count, view, code)
					? []
					: Array.from({ length: 1 << FLAG_BITS }, (_, flags) => flags).flatMap((flags) =>
							(flags & wanted) === wanted && (flags & unwanted) === 0 ? [(code << FLAG_BITS) | flags] : [],
						),
			),
		);
		return (bench) => {
			const { board, scene } = bench;
			let found = 0;
			if (holds === undefined) {
				for (const slot of slots[scene.side]!) found += board.counts[slot]!;
				return found;
			}
			for (const members of board.members)
				for (const id of members) if (bench.passes(id, count, scene.side) && holds(board.x[id]!, board.y[id]!, scene.side)) found++;
			return found;
		};
	}

	/** A cell, as the asking side reads it. */
	ref(node: CellRef): Finds {
		if (node === 'at') return ({ scene: { atX: x, atY: y } }) => ({ x, y });
		if (node === 'origin') return ({ scene: { originX: x, originY: y } }) => ({ x, y });
		if (node === 'stand') return ({ scene: { standX: x, standY: y } }) => ({ x, y });
		if ('mark' in node) return ({ scene }) => scene.marks.get(node.mark);
		if ('point' in node) {
			const point = this.tables.points.indexOf(node.point);
			return ({ points }) => points[point];
		}
		if ('cell' in node) {
			const [x, y] = [toCoordinate(node.cell[0]!), toCoordinate(node.cell[1]!)];
			return (bench) => existing(bench, this.framed(x, y, bench.scene.side, true));
		}
		const from = this.ref(node.from);
		const by = node.by;
		if ('bound' in by) throw new RangeError('A vector that was never bound.');
		const [x, y] = [toCoordinate(by[0]!), toCoordinate(by[1]!)];
		return (bench) => {
			const start = from(bench);
			if (start === undefined) return undefined;
			const vector = this.framed(x, y, bench.scene.side, false);
			return existing(bench, { x: start.x + vector.x, y: start.y + vector.y });
		};
	}

	private framed(x: Coordinate, y: Coordinate, side: number, shifted: boolean): Spot {
		const { matrix, shift } = this.tables.frames[side]!;
		const along = (axis: 0 | 1): Coordinate => {
			const [a, b] = matrix[axis]!;
			return toCoordinate(a) * x + toCoordinate(b) * y + (shifted ? toCoordinate(shift[axis]) : ZERO);
		};
		return { x: along(0), y: along(1) };
	}

	private zone(name: string): Holds {
		const known = this.zones.get(name);
		if (known !== undefined) return known;
		const zone = this.tables.ruleset.zones[name]!;
		const frames = this.tables.frames.map(({ inverse, shift }) => ({
			inverse: inverse.map(([a, b]) => [toCoordinate(a), toCoordinate(b)] as const),
			shift: [toCoordinate(shift[0]), toCoordinate(shift[1])] as const,
		}));
		if ('perSide' in zone) {
			const own = this.tables.sides.map((side) => (zone.perSide[side] === undefined ? undefined : this.holds(zone.perSide[side])));
			const sided: Holds = (x, y, side) => own[side]?.(x, y, x, y, side) === true;
			this.zones.set(name, sided);
			return sided;
		}
		const written = this.holds(zone);
		if (isAbsolute(zone)) {
			const plain: Holds = (x, y, side) => written(x, y, x, y, side);
			this.zones.set(name, plain);
			return plain;
		}
		const holds: Holds = (x, y, side) => {
			const { inverse, shift } = frames[side]!;
			const [dx, dy] = [x - shift[0], y - shift[1]];
			return written(inverse[0]![0] * dx + inverse[0]![1] * dy, inverse[1]![0] * dx + inverse[1]![1] * dy, x, y, side);
		};
		this.zones.set(name, holds);
		return holds;
	}

	private holds(zone: Zone): (x: Coordinate, y: Coordinate, absoluteX: Coordinate, absoluteY: Coordinate, side: number) => boolean {
		if ('cells' in zone) {
			const cells = zone.cells.map(([x, y]) => [toCoordinate(x!), toCoordinate(y!)] as const);
			return (x, y) => cells.some(([a, b]) => a === x && b === y);
		}
		if ('box' in zone) {
			const [left, right] = zone.box[0] ?? [null, null];
			const [bottom, top] = zone.box[1] ?? [null, null];
			const [wide, tall] = [between(left, right), between(bottom, top)];
			if (wide === undefined) return tall === undefined ? () => true : (_, y) => tall(y);
			return tall === undefined ? (x) => wide(x) : (x, y) => wide(x) && tall(y);
		}
		if ('union' in zone) {
			const parts = zone.union.map((part) => this.holds(part));
			if (parts.length === 1) return parts[0]!;
			return (x, y, a, b, side) => parts.some((part) => part(x, y, a, b, side));
		}
		if ('minus' in zone) {
			const [all, without] = [this.holds(zone.minus[0]), this.holds(zone.minus[1])];
			return (x, y, a, b, side) => all(x, y, a, b, side) && !without(x, y, a, b, side);
		}
		if ('parity' in zone) {
			const [odd, two] = [zone.parity === 1, toCoordinate(2)];
			return (x, y) => ((x + y) % two !== ZERO) === odd;
		}
		const own = this.tables.sides.map((side) => (zone.perSide[side] === undefined ? undefined : this.holds(zone.perSide[side])));
		return (_x, _y, a, b, side) => own[side]?.(a, b, a, b, side) === true;
	}
}

/** A cell, unless it lies outside or is a hole. */
const existing = (bench: Bench, spot: Spot): Spot | undefined => {
	if (!bench.inside(spot.x, spot.y)) return undefined;
	const id = bench.board.find(spot.x, spot.y);
	return id >= 0 && bench.board.code[id] === bench.tables.hole ? undefined : spot;
};

/** Whether a number lies between two ends; undefined: there are none. */
function between(from: Coord | null, to: Coord | null): ((value: Coordinate) => boolean) | undefined {
	const [low, high] = [from, to].map((end) => (end === null ? undefined : toCoordinate(end)));
	if (low === undefined) return high === undefined ? undefined : (value) => value <= high;
	if (high === undefined) return (value) => value >= low;
	return low === high ? (value) => value === low : (value) => value >= low && value <= high;
}
