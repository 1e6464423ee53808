import { asCell, asPath, fold, foldSome, type Pass } from '../../rules/fold.js';
import type { CellRef, Cond, Path, Ruleset, Vec, VecRef } from '../../rules/types.js';
import { Lattice } from '../../space/lattice.js';
import { zoneMaps } from '../../space/zones.js';
import { replaceCells } from '../cells.js';
import { type Offset, offsetOf, type SideIndex, squareAt } from './walk.js';

/** The state of a walk for all squares from which it proceeds identically. */
export interface Stance {
	readonly side: SideIndex;
	readonly origins: readonly number[];
	readonly to: Offset;
	readonly stand: Offset | undefined;
	readonly marks: ReadonlyMap<string, Offset>;
	readonly bound: Readonly<Record<string, Vec>>;
}

/** An offset, the name of a point, which only the game knows, or `undefined`. */
export type Place = Offset | string | undefined;

/** The places that a node depends on: squares, squares in zones, and the equality of two squares. */
interface Asked {
	readonly refs: CellRef[];
	readonly zones: { readonly ref: CellRef; readonly zone: string }[];
	readonly same: (readonly [CellRef, CellRef])[];
}

/** Whether a reference names the same square for all origins. */
const isAbsolute = (ref: CellRef): boolean => asCell('cell', ref) !== undefined || isAbsoluteStart(asCell('from', ref)?.from);
const isAbsoluteStart = (ref: CellRef | undefined): boolean => ref !== undefined && isAbsolute(ref);

/** The squares of a board, and those from which a walk can start. */
export class Places {
	readonly files: number;
	readonly ranks: number;
	/** All squares of the board. */
	readonly all: readonly number[];
	private readonly ruleset: Ruleset;
	private readonly lattice: Lattice;
	private readonly zones: readonly Readonly<Record<string, Uint8Array>>[];
	private readonly asked = new WeakMap<Path, Asked>();

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
		this.lattice = new Lattice(ruleset.space);
		const [files, ranks] = this.lattice.sizes;
		this.files = files!;
		this.ranks = ranks!;
		this.all = [...this.lattice.exists.keys()].filter((cell) => this.exists(cell));
		this.zones = zoneMaps(ruleset, this.lattice);
	}

	exists(cell: number): boolean {
		return this.lattice.exists[cell] === 1;
	}

	/** The squares from which an offset leads to a square of the board. */
	leading(origins: readonly number[], offset: Offset): readonly number[] {
		if (Number.isNaN(offset)) return [];
		const found = origins.filter((origin) => this.leads(origin, offset));
		return found.length === origins.length ? origins : found;
	}

	private leads(origin: number, offset: Offset): boolean {
		return this.exists(squareAt(this, origin, offset));
	}

	/** An offset in a side's own frame, as White sees it; `undefined` for vectors without a value. */
	vector(by: VecRef, { bound, side }: Stance): Offset | undefined {
		const literal = 'bound' in by ? bound[by.bound] : by;
		if (literal === undefined) return undefined;
		const times = 'bound' in by ? (by.times ?? 1) : 1;
		const [dx, dy] = this.lattice.orient(this.frameOf(side), literal).map((value) => value * times);
		// An offset longer than any board leads outside.
		return Math.abs(dx!) < 32 && Math.abs(dy!) < 32 ? offsetOf(dx!, dy!) : undefined;
	}

	private frameOf(side: SideIndex): Ruleset['sides'][string] {
		return this.ruleset.sides[this.ruleset.sideOrder[side]!]!;
	}

	/** The target of a reference from one square. */
	readonly resolve: Pass<'cell', Place, [Stance, number]> = fold<'cell', Place, [Stance, number]>('cell', {
		plain: (ref, { to, stand }) => (ref === 'origin' ? 0 : ref === 'at' ? to : stand),
		mark: ({ mark }, { marks }) => marks.get(mark),
		point: ({ point }) => point,
		cell: ({ cell }, { side }, origin) => {
			const target = this.lattice.orientCell(this.frameOf(side), cell);
			if (target < 0) return undefined;
			const y = Math.floor(target / this.files) - Math.floor(origin / this.files);
			return offsetOf((target % this.files) - (origin % this.files), y);
		},
		from: (ref, stance, origin) => {
			const from = this.resolve(ref.from, stance, origin);
			const by = this.vector(ref.by, stance);
			return typeof from === 'number' && by !== undefined && this.leads(origin, from + by) ? from + by : undefined;
		},
	});

	/** Whether a square is in a zone, if the zone is constant. */
	within(zone: string, origin: number, offset: Offset, side: SideIndex): boolean | undefined {
		const map = this.zones[side]![zone];
		return map && map[squareAt(this, origin, offset)] === 1;
	}

	/** Splits a walk into parts whose squares agree about all places that a test, an effect or a jump depends on. */
	parted<T extends Stance>(node: Path, stance: T): readonly T[] {
		const { refs, zones, same } = this.asks(node);
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
		for (const [a, b] of same) part((origin) => this.resolve(a, stance, origin) === this.resolve(b, stance, origin));
		for (const ref of refs) part((origin) => this.resolve(ref, stance, origin));
		for (const { ref, zone } of zones)
			part((origin) => {
				const cell = this.resolve(ref, stance, origin);
				return typeof cell === 'number' ? this.within(zone, origin, cell, stance.side) : cell;
			});
		return parts;
	}

	private asks(node: Path): Asked {
		let found = this.asked.get(node);
		if (found === undefined) {
			found = { refs: [], zones: [], same: [] };
			const { refs } = found;
			const [test, effect, go] = [asPath('test', node)?.test, asPath('do', node)?.do, asPath('go', node)?.go];
			if (test !== undefined) this.collect(test, found);
			if (effect !== undefined) replaceCells('effect', effect, (ref) => noted(ref, refs));
			if (go !== undefined) noted(go, refs);
			this.asked.set(node, found);
		}
		return found;
	}

	private readonly collect: Pass<'condition', unknown, [Asked]> = foldSome(
		'condition',
		{
			all: ({ all }, asked) => all.map((part) => this.collect(part, asked)),
			some: ({ some }, asked) => some.map((part) => this.collect(part, asked)),
			not: ({ not }, asked) => this.collect(not, asked),
			def: ({ def }, asked) => this.collect(this.ruleset.defs[def]!, asked),
			in: ({ in: ref, zone }, { zones, refs }) => zones.push({ ref: noted(ref, refs), zone }),
			same: ({ same: [a, b] }, { same, refs }) => {
				// Whether two squares at offsets from the origin are equal does not depend on the origin.
				if (isAbsolute(a) || isAbsolute(b)) same.push([a, b]);
				for (const ref of [a, b]) if (!isAbsolute(ref)) noted(ref, refs);
			},
		},
		(cond: Cond, { refs }) => replaceCells('condition', cond, (ref) => noted(ref, refs)),
	);
}

/** Notes a reference whose target depends on the origin. */
function noted(ref: CellRef, refs: CellRef[]): CellRef {
	if (asCell('from', ref) ?? asCell('cell', ref)) refs.push(ref);
	return ref;
}
