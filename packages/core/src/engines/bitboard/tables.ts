import type { BitboardKind, BitboardScript } from '../../analyse/bitboard-plan.js';
import type { GameData } from '../../position/types.js';
import { asCondition } from '../../rules/fold.js';
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

/** The targets of vectors by cell, -1 where there is none. Equal vectors share one list. A board of bitboards has two axes, and neither wraps. */
function targetsOf({ lattice: { sizes, exists } }: GameData): (by: readonly number[]) => Int8Array {
	const [files, ranks] = sizes as readonly [number, number];
	const known = new Map<string, Int8Array>();
	return (by) => {
		const name = by.join();
		let targets = known.get(name);
		if (targets === undefined) {
			targets = new Int8Array(files * ranks).fill(-1);
			known.set(name, targets);
			const [right, up] = by as readonly [number, number];
			for (let rank = Math.max(0, -up); rank < Math.min(ranks, ranks - up); rank++) {
				for (let file = Math.max(0, -right); file < Math.min(files, files - right); file++) {
					const cell = rank * files + file;
					const to = cell + up * files + right;
					if ((exists[cell]! & exists[to]!) === 1) targets[cell] = to;
				}
			}
		}
		return targets;
	};
}

type Targets = ReturnType<typeof targetsOf>;

/** The castlings of a plan, by `side · 64 + cell` of the royal. */
function castlingsOf({ ruleset, lattice, codes }: GameData, plans: readonly BitboardKind[], targets: Targets): Castling[][] {
	const castlings = Array.from({ length: 128 }, (): Castling[] => []);
	const add = (owner: number, cell: number, kind: number, script: BitboardScript, shift: (vec: Vec) => number): void => {
		const to = shift(script.to);
		const partner = shift(script.partner);
		const partnerTo = shift(script.partnerTo);
		if (to < 0 || partner < 0 || partnerTo < 0) return;
		const empty = script.empty.map(shift);
		if (empty.includes(-1)) return;
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
	ruleset.sideOrder.forEach((name, owner) => {
		const side = ruleset.sides[name]!;
		plans.forEach(({ scripts }, kind) => {
			for (const script of scripts) {
				if (script.from) {
					const cell = lattice.orientCell(side, script.from);
					if (lattice.exists[cell] === 1) add(owner, cell, kind, script, (vec) => lattice.shift(cell, lattice.orient(side, vec)));
				} else {
					const vecs = [script.to, script.partner, script.partnerTo, ...script.empty, ...script.safe];
					const lists = new Map(vecs.map((vec) => [vec, targets(lattice.orient(side, vec))]));
					for (let cell = 0; cell < lattice.count; cell++) add(owner, cell, kind, script, (vec) => lists.get(vec)![cell]!);
				}
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
	const targets = targetsOf(ground);
	directions.forEach((by, direction) => {
		const next = targets(by);
		for (let cell = 0; cell < lattice.count; cell++) {
			// The cells passed, as two words.
			let low = 0;
			let high = 0;
			for (let at = next[cell]!; at >= 0; at = next[at]!) {
				const line = (cell * 64 + at) * 2;
				between[line]! |= low;
				between[line + 1]! |= high;
				if (at < 32) low |= 1 << at;
				else high |= 1 << at;
			}
			rays[(direction * 64 + cell) * 2] = low;
			rays[(direction * 64 + cell) * 2 + 1] = high;
		}
	});
	ruleset.sideOrder.forEach((name, owner) => {
		const targetsBy = (vec: Vec): Int8Array => targets(lattice.orient(ruleset.sides[name]!, vec));
		plans.forEach(({ steps, leap, becomes, takes }, kind) => {
			const first = (owner * kinds + kind) * 64;
			for (const { by, mode } of steps) {
				for (const vec of by) {
					const list = targetsBy(vec);
					for (let cell = 0; cell < lattice.count; cell++) {
						const to = list[cell]!;
						if (to < 0) continue;
						for (let way = 0; way < 2; way++) {
							if ((mode & (2 >> way)) === 0) continue;
							put(ahead, ((first + cell) * AHEAD) / 2 + way, to);
							put(back, (((owner * 64 + to) * kinds + kind) * BACK) / 2 + way, cell);
						}
					}
				}
			}
			for (const ride of rides[kind]!)
				for (let cell = 0; cell < lattice.count; cell++) {
					const row = ((owner * 64 + cell) * kinds + kind) * BACK + 4;
					back[row]! |= rays[(ride * 64 + cell) * 2]!;
					back[row + 1]! |= rays[(ride * 64 + cell) * 2 + 1]!;
				}
			if (leap !== undefined) {
				const [leaps, passed, within] = [targetsBy(leap.by), targetsBy(leap.over), zones[owner]![leap.from]!];
				leaps.forEach((to, cell) => {
					if (to < 0 || passed[cell]! < 0 || within[cell] !== 1) return;
					leapTo[first + cell] = to;
					leapOver[first + cell] = passed[cell]!;
					leapFrom[first + to] = cell;
				});
			}
			if (becomes !== undefined)
				zones[owner]![becomes.zone]!.forEach((within, cell) => {
					if (within === 1 && lattice.exists[cell] === 1) put(becoming, owner * kinds + kind, cell);
				});
			if (takes !== undefined) {
				const victims = targetsBy(takes.victim);
				for (const vec of takes.by)
					targetsBy(vec).forEach((to, cell) => {
						if (to < 0 || victims[to]! < 0) return;
						put(takers, first + to, cell);
						victim[first + to] = victims[to]!;
					});
			}
		});
	});
	return {
		kinds,
		royal: codes.kindIndex(asCondition('is', ruleset.royal)?.a.kind?.[0] ?? ''),
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
		castlings: castlingsOf(ground, plans, targets),
	};
}
