import type { SetKind } from '../analyse/set-plan.js';
import type { Codes } from '../board/codes.js';
import type { Ground } from '../position/engine.js';
import type { Captured } from '../position/move.js';
import type { Ruleset, Vec } from '../ruleset/types.js';

/** Words of a row that looks back: takers by step, quiet steppers, riders. */
export const BACK = 6;
/** Words of a row that looks forward: takes by step, quiet steps. */
export const AHEAD = 4;

/** A castling of one side from one cell. */
export interface Castling {
	readonly from: number;
	readonly to: number;
	readonly partner: number;
	readonly partnerTo: number;
	readonly partners: readonly number[];
	readonly emptyLow: number;
	readonly emptyHigh: number;
	/** Cells that the two leave, and those that they go to. */
	readonly leftLow: number;
	readonly leftHigh: number;
	readonly takenLow: number;
	readonly takenHigh: number;
	readonly safe: readonly number[];
	readonly mark: string;
	readonly kind: number;
}

/** The bit of a cell in its word: cells 0–31 are in the low one. */
const put = (words: Int32Array, at: number, cell: number): void => {
	words[at + (cell >> 5)]! |= 1 << (cell & 31);
};

/**
 * What pieces do on the empty board, as sets of cells: computed once from the plan. Row of a side's kind on a cell:
 * `((side · kinds + kind) · 64 + cell)` times the words of a row.
 */
export class SetTables {
	readonly kinds: number;
	/** From where a piece steps to the cell and takes; from where it steps there quietly; from where it rides there. */
	readonly back: Int32Array;
	/** Where it takes by step; where it steps quietly. */
	readonly ahead: Int32Array;
	/** Cells between two that a ride connects. */
	readonly between: Int32Array = new Int32Array(64 * 64 * 2);
	/** Cells ahead, by `direction · 64 + cell`. */
	readonly rays: Int32Array;
	/** Directions of each kind; and where the rays of those that go up and of those that go down begin. */
	readonly rides: readonly (readonly number[])[];
	readonly up: readonly Int32Array[];
	readonly down: readonly Int32Array[];
	/** 1 for kinds that ride. */
	readonly riders: Uint8Array;
	/** 1 for kinds that have a leap that leaves a point. */
	readonly leaps: Uint8Array;
	/** Into how many kinds each may turn. */
	readonly choices: Int32Array;
	/** By row: where the leap that leaves a point goes, or -1, and over what; and from where it comes to the cell. */
	readonly leapTo: Int8Array;
	readonly leapOver: Int8Array;
	readonly leapFrom: Int8Array;
	/** Per side and kind: cells on which it becomes something else; and what. */
	readonly becoming: Int32Array;
	readonly becomes: readonly (readonly number[])[];
	/** By row of the point's cell: from where it is taken so; and the cell of the victim. */
	readonly takers: Int32Array;
	readonly victim: Int8Array;
	/** Per kind that takes so: what it may take, or 0. */
	readonly victims: Int32Array;
	/** The royal kind. */
	readonly royal: number;
	readonly castlings: readonly Castling[];
	/** By castling: what a move says it is. */
	readonly marks: readonly (readonly string[])[];
	/** Castlings by `side · 64 + cell` of the royal. */
	readonly castlingsFrom: readonly (readonly number[])[];

	/** Captures as moves tell them, by row of the victim: made when first told. */
	private readonly told: (readonly Captured[])[] = [];
	private readonly codes: Codes;

	constructor({ ruleset, lattice, codes, zones }: Ground, kinds: readonly SetKind[]) {
		this.codes = codes;
		const sides = Object.values(ruleset.sides);
		const rows = 2 * kinds.length * 64;
		this.kinds = kinds.length;
		this.back = new Int32Array(rows * BACK);
		this.ahead = new Int32Array(rows * AHEAD);
		this.leapTo = new Int8Array(rows).fill(-1);
		this.leapOver = new Int8Array(rows).fill(-1);
		this.leapFrom = new Int8Array(rows).fill(-1);
		this.becoming = new Int32Array(kinds.length * 4);
		this.takers = new Int32Array(rows * 2);
		this.victim = new Int8Array(rows).fill(-1);
		this.becomes = kinds.map(({ becomes }) => (becomes?.kinds ?? []).map((kind) => codes.kinds.indexOf(kind)));
		this.victims = Int32Array.from(kinds, ({ takes }) =>
			(takes?.kinds ?? []).reduce((bits, kind) => bits | (1 << codes.kinds.indexOf(kind)), 0),
		);
		this.royal = royalKind(ruleset, codes.kinds);
		const directions = directionsOf(kinds);
		this.rides = kinds.map(({ rides }) =>
			directions.flatMap(({ by }, index) => (rides.some((ride) => String(ride) === String(by)) ? [index] : [])),
		);
		const begins = (up: boolean): Int32Array[] =>
			this.rides.map((list) => Int32Array.from(list.flatMap((ride) => (directions[ride]!.up === up ? [128 * ride] : []))));
		this.up = begins(true);
		this.down = begins(false);
		this.riders = Uint8Array.from(this.rides, (list) => (list.length > 0 ? 1 : 0));
		this.leaps = Uint8Array.from(kinds, ({ leap }) => (leap === undefined ? 0 : 1));
		this.choices = Int32Array.from(this.becomes, (list) => list.length);
		this.rays = new Int32Array(directions.length * 128);
		const castlings: Castling[] = [];
		for (let cell = 0; cell < lattice.count; cell++) {
			if (lattice.exists[cell] !== 1) continue;
			directions.forEach(({ by }, direction) => {
				const passed: number[] = [];
				for (let at = lattice.shift(cell, by); at >= 0; at = lattice.shift(at, by)) {
					put(this.rays, (direction * 64 + cell) * 2, at);
					for (const one of passed) put(this.between, (cell * 64 + at) * 2, one);
					passed.push(at);
				}
			});
			kinds.forEach(({ steps, leap, becomes, takes, scripts }, kind) => {
				sides.forEach((side, owner) => {
					const first = (owner * kinds.length + kind) * 64;
					const shift = (vec: Vec): number => lattice.shift(cell, lattice.orient(side, vec));
					const row = first + cell;
					for (const { by, mode } of steps) {
						for (const vec of by) {
							const to = shift(vec);
							if (to < 0) continue;
							for (const [bit, word] of [
								[2, 0],
								[1, 2],
							] as const) {
								if ((mode & bit) === 0) continue;
								put(this.ahead, row * AHEAD + word, to);
								put(this.back, (first + to) * BACK + word, cell);
							}
						}
					}
					for (const direction of this.rides[kind]!) {
						const at = (direction * 64 + cell) * 2;
						this.back[row * BACK + 4]! |= this.rays[at]!;
						this.back[row * BACK + 5]! |= this.rays[at + 1]!;
					}
					if (leap !== undefined && zones[owner]![leap.from]![cell] === 1) {
						const [to, over] = [shift(leap.by), shift(leap.over)];
						if (to >= 0 && over >= 0) {
							this.leapTo[row] = to;
							this.leapOver[row] = over;
							this.leapFrom[first + to] = cell;
						}
					}
					if (becomes !== undefined && zones[owner]![becomes.zone]![cell] === 1)
						put(this.becoming, (owner * kinds.length + kind) * 2, cell);
					for (const vec of takes?.by ?? []) {
						const to = shift(vec);
						const victim = to < 0 ? -1 : lattice.shift(to, lattice.orient(side, takes!.victim));
						if (victim < 0) continue;
						put(this.takers, (first + to) * 2, cell);
						this.victim[first + to] = victim;
					}
					for (const script of scripts) {
						const at = (vec: Vec): number => shift(vec);
						const cells = [script.to, script.partner, script.partnerTo, ...script.empty, ...script.safe].map(at);
						if (cells.includes(-1)) continue;
						const masks = new Int32Array(6);
						for (const vec of script.empty) put(masks, 0, at(vec));
						for (const one of [cell, at(script.partner)]) put(masks, 2, one);
						for (const vec of [script.to, script.partnerTo]) put(masks, 4, at(vec));
						const [emptyLow, emptyHigh, leftLow, leftHigh, takenLow, takenHigh] = masks as unknown as [
							number,
							number,
							number,
							number,
							number,
							number,
						];
						castlings.push({
							from: cell + 64 * owner,
							to: at(script.to),
							partner: at(script.partner),
							partnerTo: at(script.partnerTo),
							partners: script.kinds.map((name) => codes.kinds.indexOf(name)),
							emptyLow,
							emptyHigh,
							leftLow,
							leftHigh,
							takenLow,
							takenHigh,
							safe: script.safe.map(at),
							mark: script.mark,
							kind,
						});
					}
				});
			});
		}
		this.castlings = castlings;
		this.marks = castlings.map(({ mark }) => [mark]);
		this.castlingsFrom = Array.from({ length: 128 }, (_, from) =>
			castlings.flatMap((castling, index) => (castling.from === from ? [index] : [])),
		);
	}

	/** A capture of a side's kind on a cell, as moves tell it. */
	captured(side: number, kind: number, cell: number): readonly Captured[] {
		const row = (side * this.kinds + kind) * 64 + cell;
		this.told[row] ??= Object.freeze([Object.freeze({ cell, side: this.codes.sides[side]!, kind: this.codes.kinds[kind]! })]);
		return this.told[row];
	}
}

/** The one kind that is royal. */
const royalKind = ({ royal }: Ruleset, kinds: readonly string[]): number => ('is' in royal ? kinds.indexOf(royal.a.kind?.[0] ?? '') : -1);

/** All directions of rides, those that go to higher cells first in each ray's order of bits. */
function directionsOf(kinds: readonly SetKind[]): { readonly by: readonly number[]; readonly up: boolean }[] {
	const known = new Map<string, { by: readonly number[]; up: boolean }>();
	for (const { rides } of kinds) {
		for (const vec of rides) {
			const by = vec.map(Number);
			known.set(String(by), { by, up: by[1]! > 0 || (by[1] === 0 && by[0]! > 0) });
		}
	}
	return [...known.values()];
}
