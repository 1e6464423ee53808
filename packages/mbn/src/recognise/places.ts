import type { CellRef, Ruleset, Vec, VecRef } from '@x/core';
import { type Offset, offsetOf, squareAt } from './walk.js';
import { cellsOf } from './zones.js';

/** The state of a walk for all squares from which it proceeds identically. */
export interface Stance {
	readonly origins: readonly number[];
	readonly to: Offset;
	readonly stand: Offset | undefined;
	readonly marks: ReadonlyMap<string, Offset>;
	readonly bound: Readonly<Record<string, Vec>>;
}

/** The places that a condition or an effect depends on: squares, squares in zones, and the equality of two squares. */
interface Asked {
	readonly refs: readonly CellRef[];
	readonly zones: readonly { readonly ref: CellRef; readonly zone: string }[];
	readonly same: readonly (readonly [CellRef, CellRef])[];
}

/** Inner walks have their own references. */
export const INNER: ReadonlySet<string> = new Set(['if', 'matches', 'count', 'moves']);

const isAbsolute = (ref: CellRef): boolean => typeof ref === 'object' && ('cell' in ref || ('from' in ref && isAbsolute(ref.from)));

/** The squares of a board, and those from which a walk can start. */
export class Places {
	readonly files: number;
	readonly ranks: number;
	/** All squares of the board. */
	readonly all: readonly number[];
	private readonly ruleset: Ruleset;
	private readonly holes: ReadonlySet<number>;
	private readonly sideNames: readonly string[];
	private readonly zones: ReadonlyMap<string, readonly ReadonlySet<number>[]>;
	private readonly asked = new WeakMap<object, Asked>();

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
		const [files, ranks] = ruleset.space.axes.map(({ extent }) => Number(extent[1]) + 1);
		this.files = files!;
		this.ranks = ranks!;
		this.sideNames = ruleset.sideOrder;
		this.holes = new Set((ruleset.space.holes ?? []).map(([x, y]) => Number(x) + Number(y) * files!));
		this.all = Array.from({ length: files! * ranks! }, (_, cell) => cell).filter((cell) => !this.holes.has(cell));
		this.zones = new Map(
			Object.entries(ruleset.zones).map(([name, zone]) => [name, this.sideNames.map((side) => cellsOf(ruleset, zone, side))]),
		);
	}

	exists(cell: number): boolean {
		return !this.holes.has(cell);
	}

	/** The squares from which an offset leads to a square of the board. */
	leading(origins: readonly number[], offset: Offset): readonly number[] {
		if (Number.isNaN(offset)) return [];
		const found = origins.filter((origin) => this.leads(origin, offset));
		return found.length === origins.length ? origins : found;
	}

	private leads(origin: number, offset: Offset): boolean {
		const to = squareAt(this, origin, offset);
		return to >= 0 && !this.holes.has(to);
	}

	/** An offset in a side's own frame, as White sees it; `undefined` for vectors without a value. */
	vector(by: VecRef, bound: Stance['bound'], side: 0 | 1): Offset | undefined {
		const literal = 'bound' in by ? bound[by.bound] : by;
		if (literal === undefined) return undefined;
		const times = 'bound' in by ? (by.times ?? 1) : 1;
		const { matrix } = this.ruleset.sides[this.sideNames[side]!]!.frame;
		const [dx, dy] = matrix.map((row) =>
			row.reduce<number>((sum, factor, axis) => sum + Number(factor) * Number(literal[axis]) * times, 0),
		);
		// An offset longer than any board leads outside.
		return Math.abs(dx!) < 32 && Math.abs(dy!) < 32 ? offsetOf(dx!, dy!) : undefined;
	}

	/** The target of a reference from one square: an offset, a name that only the game knows, or `undefined`. */
	resolve(ref: CellRef, stance: Stance, side: 0 | 1, origin: number): Offset | string | undefined {
		if (ref === 'origin') return 0;
		if (ref === 'at') return stance.to;
		if (ref === 'stand') return stance.stand;
		if ('mark' in ref) return stance.marks.get(ref.mark);
		if ('point' in ref) return `point ${ref.point}`;
		if ('cell' in ref) {
			const { matrix } = this.ruleset.sides[this.sideNames[side]!]!.frame;
			const size = [this.files, this.ranks];
			const [x, y] = matrix.map((row, axis) => {
				const factor = Number(row[axis]);
				return factor < 0 ? size[axis]! - 1 - Number(ref.cell[axis]) : Number(ref.cell[axis]);
			});
			return offsetOf(x! - (origin % this.files), y! - Math.floor(origin / this.files));
		}
		const from = this.resolve(ref.from, stance, side, origin);
		const by = this.vector(ref.by, stance.bound, side);
		if (typeof from !== 'number' || by === undefined) return undefined;
		return this.leads(origin, from + by) ? from + by : undefined;
	}

	/** Whether a square is in a zone, if the zone is constant. */
	within(zone: string, origin: number, offset: Offset, side: 0 | 1): boolean | undefined {
		return this.zones.get(zone)?.[side]?.has(squareAt(this, origin, offset));
	}

	/** Splits a walk into parts whose squares agree about all these places. */
	parted<T extends Stance>(asking: object, stance: T, side: 0 | 1): readonly T[] {
		const { refs, zones, same } = this.asks(asking);
		if (refs.length + zones.length + same.length === 0) return [stance];
		let parts: readonly T[] = [stance];
		const part = (answer: (origin: number) => unknown): void => {
			parts = parts.flatMap((one) => {
				if (one.origins.length < 2) return [one];
				const groups = new Map<unknown, number[]>();
				for (const origin of one.origins) {
					const key = answer(origin);
					const group = groups.get(key);
					if (group === undefined) groups.set(key, [origin]);
					else group.push(origin);
				}
				return groups.size === 1 ? [one] : [...groups.values()].map((origins) => ({ ...one, origins }));
			});
		};
		const place = (ref: CellRef, origin: number): Offset | string | undefined => this.resolve(ref, stance, side, origin);
		for (const [a, b] of same) part((origin) => place(a, origin) === place(b, origin));
		for (const ref of refs) part((origin) => place(ref, origin));
		for (const { ref, zone } of zones)
			part((origin) => {
				const cell = place(ref, origin);
				return typeof cell === 'number' ? this.within(zone, origin, cell, side) : cell;
			});
		return parts;
	}

	private asks(asking: object): Asked {
		const known = this.asked.get(asking);
		if (known !== undefined) return known;
		const found = { refs: [] as CellRef[], zones: [] as { ref: CellRef; zone: string }[], same: [] as (readonly [CellRef, CellRef])[] };
		const visit = (value: unknown): void => {
			if (value === null || typeof value !== 'object') return;
			if (Array.isArray(value)) {
				for (const part of value) visit(part);
				return;
			}
			const node = value as Record<string, unknown>;
			if (typeof node.def === 'string') visit(this.ruleset.defs[node.def]);
			else if (Array.isArray(node.same)) {
				const [a, b] = node.same as [CellRef, CellRef];
				// Whether two squares at offsets from the origin are equal does not depend on the origin.
				if (isAbsolute(a) || isAbsolute(b)) found.same.push([a, b]);
				for (const ref of [a, b]) if (typeof ref === 'object' && 'from' in ref && !isAbsolute(ref)) found.refs.push(ref);
			} else if ('in' in node && typeof node.zone === 'string') {
				found.zones.push({ ref: node.in as CellRef, zone: node.zone });
				visit(node.in);
			} else if (('from' in node && 'by' in node) || ('cell' in node && Array.isArray(node.cell)))
				found.refs.push(node as unknown as CellRef);
			else for (const [key, part] of Object.entries(node)) if (!INNER.has(key)) visit(part);
		};
		visit(asking);
		this.asked.set(asking, found);
		return found;
	}
}
