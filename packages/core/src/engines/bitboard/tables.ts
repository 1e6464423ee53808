import type { BitboardKind, BitboardScript } from '../../analyse/bitboard-plan.js';
import type { GameData } from '../../position/types.js';

import type { Vec } from '../../rules/types.js';
import { auxOf, CASTLING, fromOf, packed } from './packed.js';

/** Words in a row of `back`, the table of origins: captures by step, quiet steps, rides. */
export const BACK = 6;
/** Words in a row of `ahead`, the table of targets: captures by step, quiet steps. */
export const AHEAD = 4;

/** A castling of one side's royal from one cell. */
export interface Castling {
	/** The packed move, to the royal's target or to the partner's cell. */
	readonly move: number;
	readonly to: number;
	readonly partner: number;
	readonly partnerTo: number;
	readonly partners: readonly number[];
	/** Two words each: cells that must be empty, cells that both pieces leave, cells that both pieces enter. */
	readonly masks: Int32Array;
	readonly safe: readonly number[];
	readonly marks: readonly string[];
}

/**
 * The moves of pieces on the empty board, as bitboards of two words. The row of a side's kind on a cell is `((side · kinds + kind) · 64 +
 * cell)` times the words of a row.
 */
export interface BitboardTables {
	readonly kinds: number;
	/** The royal kind. */
	readonly royal: number;
	/**
	 * The origins from which a piece steps to the cell and captures; steps there quietly; rides there. The kinds of one cell are
	 * adjacent, as they are read together: `((side · 64 + cell) · kinds + kind) · BACK`.
	 */
	readonly back: Int32Array;
	/** The targets of steps that capture, and of quiet steps. */
	readonly ahead: Int32Array;
	/** The cells between two cells that a ride connects. */
	readonly between: Int32Array;
	/** The cells of a ray, by `direction · 64 + cell`; and by kind, where the rays of its upward and downward directions begin. */
	readonly rays: Int32Array;
	readonly up: readonly (readonly number[])[];
	readonly down: readonly (readonly number[])[];
	/** By row: the target of the leap that leaves a point, or -1; the cell it passes over; and by target, its origin. */
	readonly leapTo: Int8Array;
	readonly leapOver: Int8Array;
	readonly leapFrom: Int8Array;
	/** By side and kind: the cells on which it promotes; by kind, the kinds it promotes to. */
	readonly becoming: Int32Array;
	readonly becomes: readonly (readonly number[])[];
	/** By row of the point's cell: the origins of captures on the point; and the cell of the victim. */
	readonly takers: Int32Array;
	readonly victim: Int8Array;
	/** By kind that captures on points: the kinds it may capture, as bits, or 0. */
	readonly victims: readonly number[];
	/** By `side · 64 + cell` of the royal; a packed move holds the index in this list. */
	readonly castlings: readonly (readonly Castling[])[];
}

/** The castling of a packed move. */
export const castlingOf = ({ castlings }: BitboardTables, side: number, move: number): Castling =>
	castlings[64 * side + fromOf(move)]![auxOf(move)]!;

/** Adds a cell to a bitboard: cells 0–31 are in its low word. */
const put = (words: Int32Array, set: number, cell: number): void => {
	words[2 * set + (cell >> 5)]! |= 1 << cell;
};

/** The castlings of a plan, by `side · 64 + cell` of the royal. */
function castlingsOf({ ruleset, lattice, codes }: GameData, plans: readonly BitboardKind[]): Castling[][] {
	const castlings = Array.from({ length: 128 }, (): Castling[] => []);
	const cells = Array.from({ length: lattice.count }, (_, cell) => cell);
	const sides = ruleset.sideOrder.map((name) => ruleset.sides[name]!);
	const add = (owner: number, cell: number, kind: number, script: BitboardScript): void => {
		const shift = (vec: Vec): number => lattice.shift(cell, lattice.orient(sides[owner]!, vec));
		const [to, partner, partnerTo] = [script.to, script.partner, script.partnerTo].map(shift) as [number, number, number];
		const empty = script.empty.map(shift);
		if ([to, partner, partnerTo, ...empty].includes(-1)) return;
		// A cell off the board is not attacked.
		const safe = script.safe.map(shift).filter((at) => at >= 0);
		const masks = new Int32Array(6);
		[empty, [cell, partner], [to, partnerTo]].forEach((list, set) => {
			for (const one of list) put(masks, set, one);
		});
		const ways = castlings[64 * owner + cell]!;
		ways.push({
			move: packed(cell, script.from ? partner : to, CASTLING, ways.length, kind, 0),
			to,
			partner,
			partnerTo,
			partners: script.kinds.map((name) => codes.kindIndex(name)),
			masks,
			safe,
			marks: Object.freeze(script.marks),
		});
	};
	sides.forEach((side, owner) => {
		plans.forEach(({ scripts }, kind) => {
			for (const script of scripts) {
				const origins = script.from ? [lattice.orientCell(side, script.from)] : cells;
				for (const cell of origins) if (lattice.exists[cell] === 1) add(owner, cell, kind, script);
			}
		});
	});
	return castlings;
}

/** Computes the tables of a plan. */
export function tablesOf(ground: GameData, plans: readonly BitboardKind[]): BitboardTables {
	const { ruleset, lattice, codes, zones } = ground;
	const kinds = plans.length;
	const rows = 128 * kinds;
	const cells = (): Int8Array => new Int8Array(rows).fill(-1);
	const [leapTo, leapOver, leapFrom, victim] = [cells(), cells(), cells(), cells()];
	const back = new Int32Array(rows * BACK);
	const ahead = new Int32Array(rows * AHEAD);
	const between = new Int32Array(64 * 64 * 2);
	const becoming = new Int32Array(kinds * 4);
	const takers = new Int32Array(rows * 2);
	const numbers = (names: readonly string[] = []): number[] => names.map((name) => codes.kindIndex(name));
	/** All directions of rides, and those of each kind. */
	const directions: number[][] = [];
	const rides = plans.map(({ rides }) =>
		rides.map((vec) => {
			const by = vec.map(Number);
			const known = directions.findIndex((other) => String(other) === String(by));
			return known < 0 ? directions.push(by) - 1 : known;
		}),
	);
	// The order of a ray's bits depends on its direction.
	const rising = (up: boolean): number[][] =>
		rides.map((list) => list.flatMap((ride) => (directions[ride]![1]! * 64 + directions[ride]![0]! > 0 === up ? 128 * ride : [])));
	const rays = new Int32Array(directions.length * 128);
	for (let cell = 0; cell < lattice.count; cell++) {
		if (lattice.exists[cell] !== 1) continue;
		directions.forEach((by, direction) => {
			const passed: number[] = [];
			for (let at = lattice.shift(cell, by); at >= 0; at = lattice.shift(at, by)) {
				put(rays, direction * 64 + cell, at);
				for (const one of passed) put(between, cell * 64 + at, one);
				passed.push(at);
			}
		});
		plans.forEach(({ steps, leap, becomes, takes }, kind) => {
			ruleset.sideOrder
				.map((name) => ruleset.sides[name]!)
				.forEach((side, owner) => {
					const first = (owner * kinds + kind) * 64;
					const row = first + cell;
					const shift = (vec: Vec): number => lattice.shift(cell, lattice.orient(side, vec));
					const within = (zone: string): boolean => zones[owner]![zone]![cell] === 1;
					for (const { by, mode } of steps) {
						for (const to of by.map(shift)) {
							if (to < 0) continue;
							for (const way of [0, 1]) {
								if ((mode & (2 >> way)) === 0) continue;
								put(ahead, (row * AHEAD) / 2 + way, to);
								put(back, (((owner * 64 + to) * kinds + kind) * BACK) / 2 + way, cell);
							}
						}
					}
					for (const ride of rides[kind]!)
						for (const half of [0, 1])
							back[((owner * 64 + cell) * kinds + kind) * BACK + 4 + half]! |= rays[(ride * 64 + cell) * 2 + half]!;
					if (leap !== undefined && within(leap.from)) {
						const [to, over] = [shift(leap.by), shift(leap.over)];
						if (to >= 0 && over >= 0) {
							leapTo[row] = to;
							leapOver[row] = over;
							leapFrom[first + to] = cell;
						}
					}
					if (becomes !== undefined && within(becomes.zone)) put(becoming, owner * kinds + kind, cell);
					for (const to of takes?.by.map(shift) ?? []) {
						const beside = to < 0 ? -1 : lattice.shift(to, lattice.orient(side, takes!.victim));
						if (beside < 0) continue;
						put(takers, first + to, cell);
						victim[first + to] = beside;
					}
				});
		});
	}
	return {
		kinds,
		royal: codes.kindIndex('is' in ruleset.royal ? (ruleset.royal.a.kind?.[0] ?? '') : ''),
		back,
		ahead,
		between,
		rays,
		up: rising(true),
		down: rising(false),
		leapTo,
		leapOver,
		leapFrom,
		becoming,
		becomes: plans.map(({ becomes }) => numbers(becomes?.kinds)),
		takers,
		victim,
		victims: plans.map(({ takes }) => numbers(takes?.kinds).reduce((bits, kind) => bits | (1 << kind), 0)),
		castlings: castlingsOf(ground, plans),
	};
}
