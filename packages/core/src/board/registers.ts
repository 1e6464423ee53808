import type { Ruleset, Setup, Vec } from '../rules/types.js';
import type { Codes } from './codes.js';
import type { Report } from './report.js';

/** Register of the phase. */
export const PHASE = 0;
/** Register of the end by an effect: 0 none, -1 a circle of skips, -2 by the setup, otherwise the number of an `end` effect. */
export const ENDED = 1;
/** The value of that register where the setup states that the game is over. */
export const ENDED_BY_SETUP = -2;
/** Register of the `moved` outcomes that hold after the last move: 0 none, otherwise a value written by path programs. */
export const MOVED = 2;
/** Point i has its cell in register `FIRST_POINT + 2 * i`, and the side that wrote it in the next register. */
export const FIRST_POINT = 3;

/**
 * The registers of the state next to the board: one for the phase, two for each point (its cell, -1 for none, and its writer), one for each
 * variable (and side). `StoreRegisters` adds the stores.
 */
export class Registers {
	readonly phases: readonly string[];
	readonly points: readonly string[];
	initial: Int32Array;
	/** 1 where a register is part of a position's identity. Points are not included: they count only where they change the legal moves. */
	hashed: Uint8Array;
	protected readonly ruleset: Ruleset;
	protected readonly codes: Codes;
	private readonly pointNumbers: ReadonlyMap<string, number>;
	/** First registers of variables. */
	private readonly firsts: Map<string, number> = new Map();

	constructor(ruleset: Ruleset, codes: Codes) {
		this.ruleset = ruleset;
		this.codes = codes;
		this.phases = Object.keys(ruleset.turn.phases);
		this.points = Object.keys(ruleset.points);
		this.pointNumbers = new Map(this.points.map((point, number) => [point, number]));
		const initial: number[] = [this.phases.indexOf(ruleset.turn.start), 0, 0, ...this.points.flatMap(() => [-1, -1])];
		const hashed: number[] = initial.map((_, register) => (register === PHASE ? 1 : 0));
		for (const [name, { start, perSide, identity }] of Object.entries(ruleset.vars)) {
			this.firsts.set(name, initial.length);
			// The third is the neutral side.
			for (let side = 0; side < (perSide === true ? 3 : 1); side++) {
				initial.push(start);
				hashed.push(identity === true && side < 2 ? 1 : 0);
			}
		}
		this.initial = Int32Array.from(initial);
		this.hashed = Uint8Array.from(hashed);
	}

	point(name: string): number {
		return FIRST_POINT + 2 * (this.pointNumbers.get(name) ?? -1);
	}

	/** Whether some point is set. */
	hasPoint(values: ArrayLike<number>): boolean {
		for (let point = 0; point < this.points.length; point++) if (values[FIRST_POINT + 2 * point]! >= 0) return true;
		return false;
	}

	/** Register of a variable for a side. */
	variable(name: string, side: number): number {
		return this.firsts.get(name)! + (this.ruleset.vars[name]!.perSide === true ? side : 0);
	}

	/** The cells of a point that can be on several cells. */
	cells?(values: ArrayLike<number>, point: string): readonly number[] | undefined;

	/** Pieces in the stores of a side (or `shared`), by store and kind. */
	held?(values: ArrayLike<number>, side: string): Record<string, Record<string, number>>;

	/** Reports faults of the contents of a store. */
	checkStore?(name: string, holders: Readonly<Record<string, Readonly<Record<string, number>>>>, fault: Report): void;

	/** Registers with a setup's phase, points and variables; missing ones have the values of the ruleset. */
	of({ phase, points, vars }: Setup, cellAt: (vec: Vec) => number): Int32Array {
		const { ruleset, codes } = this;
		const values = this.initial.slice();
		if (phase !== undefined) values[PHASE] = this.phases.indexOf(phase);
		const chooser = codes.sideIndex(ruleset.turn.phases[this.phases[values[PHASE]!]!]!.side);
		for (const name in points) {
			const last = points[name]!.at(-1);
			if (last === undefined) continue;
			values[this.point(name)] = cellAt(last);
			// A point that awaits a reply was written by the side that does not move now.
			values[this.point(name) + 1] = ruleset.points[name] === 'reply' ? 1 - chooser : chooser;
		}
		for (const name in vars) {
			const value = vars[name]!;
			for (let index = 0; index < 2; index++) {
				const number = typeof value === 'number' ? value : value[codes.sides[index]!];
				if (number !== undefined) values[this.variable(name, index)] = number;
			}
		}
		return values;
	}
}
