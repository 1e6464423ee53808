import type { Way } from '../paths/unroll.js';
import { asEffect, asPath, foldSome, type Pass } from '../rules/fold.js';
import type { CellRef, Cond, Ruleset, Vec } from '../rules/types.js';
import { Lattice } from '../space/lattice.js';
import { zoneMaps } from '../space/zones.js';

/** The most cells that all ways of a game may reach while they are followed. Beyond it no way is found to be dead. */
const CELLS = 2 ** 20;

/** A walk on an empty board, of which only the cells are known. */
interface Place {
	readonly origin: number;
	readonly at: number;
	readonly stand: number;
}

/** The cells of a side's walks, and the vectors that they have bound. */
interface Follow {
	/** A vector on the board, from the frame of the side. */
	readonly orient: (vector: Vec) => readonly number[];
	readonly zones: Readonly<Record<string, Uint8Array>>;
	readonly vectors: ReadonlyMap<string, Vec>;
}

/** The cell of a reference; undefined where the board decides it. */
const cellOf = (ref: CellRef, { origin, at, stand }: Place): number | undefined =>
	ref === 'origin' ? origin : ref === 'at' ? at : ref === 'stand' ? stand : undefined;

/** A condition by the cells of a walk alone; undefined where they do not decide it. */
const decided: Pass<'condition', boolean | undefined, [Place, Follow]> = /* @__PURE__ */ foldSome<
	'condition',
	boolean | undefined,
	[Place, Follow]
>(
	'condition',
	{
		in: (cond, place, { zones }) => {
			const cell = cellOf(cond.in, place);
			return cell === undefined || !Object.hasOwn(zones, cond.zone) ? undefined : zones[cond.zone]![cell] === 1;
		},
		same: ({ same: [one, other] }, place) => {
			const [first, second] = [cellOf(one, place), cellOf(other, place)];
			return first === undefined || second === undefined ? undefined : first === second;
		},
		all: ({ all }, place, follow) => joined(all, false, place, follow),
		some: ({ some }, place, follow) => joined(some, true, place, follow),
		not: ({ not }, place, follow) => {
			const value = decided(not, place, follow);
			return value === undefined ? undefined : !value;
		},
	},
	() => undefined,
);

/** Conditions that are joined: one of them with the value `decides` decides all. */
function joined(parts: readonly Cond[], decides: boolean, place: Place, follow: Follow): boolean | undefined {
	const values = parts.map((part) => decided(part, place, follow));
	return values.includes(decides) ? decides : values.includes(undefined) ? undefined : !decides;
}

/** The vector of a step; undefined where it is not known. */
const vectorOf = (step: Vec | { readonly bound: string; readonly times?: number }, { vectors }: Follow): Vec | undefined =>
	'bound' in step ? vectors.get(step.bound)?.map((value) => Number(value) * (step.times ?? 1)) : step;

/** Finds the ways that no walk can follow, whatever stands on the board: their zones exclude each other on every cell. */
export class DeadWays {
	private readonly ruleset: Ruleset;
	private lattice: Lattice | undefined;
	private maps: readonly Readonly<Record<string, Uint8Array>>[] = [];
	private left = CELLS;

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
	}

	/** Whether no walk can follow a way. Proof: steps and tests of cells of the walk are all that is evaluated, from every cell and for each side. */
	has(way: Way): boolean {
		if (!way.some((item) => asPath('test', item) !== undefined)) return false;
		if (this.lattice === undefined) {
			this.lattice = new Lattice(this.ruleset.space);
			this.maps = zoneMaps(this.ruleset, this.lattice);
		}
		const { lattice } = this;
		const origins = Array.from({ length: lattice.count }, (_, cell): Place => ({ origin: cell, at: cell, stand: cell })).filter(
			({ at }) => lattice.exists[at] === 1,
		);
		// The last map is that of neutral pieces, which have no frame. They make no moves, and attack.
		return this.maps.every((zones, index) => {
			const side = this.ruleset.sides[this.ruleset.sideOrder[index]!];
			const orient = (vector: Vec): readonly number[] => (side === undefined ? vector.map(Number) : lattice.orient(side, vector));
			return this.isDead(way, 0, origins, { orient, zones, vectors: new Map() });
		});
	}

	/** Follows the items from an index on. Only directions nest: each of them is followed for itself. */
	private isDead(way: Way, from: number, places: readonly Place[], follow: Follow): boolean {
		let left = places;
		for (let index = from; left.length > 0; index++) {
			this.left -= left.length;
			const item = way[index];
			if (item === undefined || this.left <= 0) return false;
			const each = asPath('each', item);
			if (each !== undefined) {
				const { each: vectors, as, series } = each;
				if ('bound' in vectors || series !== undefined) return false;
				return vectors.every((vector) =>
					this.isDead(way, index + 1, left, { ...follow, vectors: new Map([...follow.vectors, [as, vector]]) }),
				);
			}
			const next = this.follow(item, left, follow);
			if (next === undefined) return false;
			left = next;
		}
		return true;
	}

	/** The places after an item; undefined where they are not known. */
	private readonly follow: Pass<'path', readonly Place[] | undefined, [readonly Place[], Follow]> = foldSome<
		'path',
		readonly Place[] | undefined,
		[readonly Place[], Follow]
	>(
		'path',
		{
			mark: (_, places) => places,
			test: ({ test }, places, follow) => places.filter((place) => decided(test, place, follow) !== false),
			do: ({ do: effect }, places) =>
				asEffect('land', effect) === undefined ? places : places.map(({ origin, at }) => ({ origin, at, stand: at })),
			go: ({ go }, places) => {
				const gone = places.flatMap((place) => cellOf(go, place) ?? []);
				return gone.length === places.length ? places.map((place, index) => ({ ...place, at: gone[index]! })) : undefined;
			},
			step: ({ step, wraps }, places, follow) => {
				const vector = vectorOf(step, follow);
				const lattice = this.lattice!;
				if (vector === undefined) return undefined;
				const by = follow.orient(vector);
				return places.flatMap((place) => {
					const at = lattice.shift(place.at, by, wraps);
					return at < 0 ? [] : [{ ...place, at }];
				});
			},
		},
		() => undefined,
	);
}
