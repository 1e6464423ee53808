import { PHASE } from '../board/registers.js';
import type { Kernel } from '../load/kernel.js';
import { RECORDED } from '../move/packed.js';
import { Lister } from './lister.js';
import { LookBack } from './lookback.js';
import { Pins } from './pins.js';
import { Trial } from './trial.js';

/**
 * Legal moves of the position on the bench, by the fastest tier whose conditions hold.
 *
 * - Pins: the only law is one royal's safety, attacks are plain leaps and rides, hooks touch no piece. See `pins.ts`.
 * - Trial with read sets: everything else. See `trial.ts`.
 */
export class Generator {
	readonly lister: Lister;
	readonly pins: Pins;
	readonly trial: Trial;
	readonly lookBack: LookBack;
	/** The ruleset allows counting by pins while a side has exactly one royal. */
	readonly pinnable: boolean;
	/** There is no law: every candidate is legal. */
	private readonly free: boolean;
	private readonly kernel: Kernel;

	constructor(kernel: Kernel) {
		this.kernel = kernel;
		this.lister = new Lister(kernel);
		this.pins = new Pins(kernel, this.lister);
		this.trial = new Trial(kernel, this.lister);
		this.lookBack = new LookBack(kernel);
		const { facts } = kernel.plan;
		this.pinnable = Pins.fits(kernel);
		this.free = facts.lawless && facts.plainChoice;
	}

	/** Appends the legal moves to the lister's stack and returns how many; the caller resets `lister.top`. */
	generate(): number {
		const { kernel, lister } = this;
		const { bench } = kernel;
		const base = lister.top;
		const phase = bench.registers[PHASE]!;
		const side = kernel.player.sideOf[phase]!;
		if (this.pinnable && bench.royals[side] === 1) {
			this.pins.list(side, phase);
			return lister.top - base;
		}
		lister.all(side, phase);
		lister.pointTakes(side, phase);
		if (!this.free) this.trial.filter(base, side);
		return lister.top - base;
	}

	/** Whether there is a legal move at all. */
	any(): boolean {
		const { lister } = this;
		const base = lister.top;
		const recorded = lister.candidates.length;
		const found = this.generate() > 0;
		lister.top = base;
		lister.candidates.length = recorded;
		return found;
	}

	/** Whether one candidate (of the side whose phase it is) passes the laws; choices aside. */
	lawful(packedRoute: number, packedDetail: number, side: number): boolean {
		return this.trial.lawful(packedRoute, packedDetail, side);
	}

	/** Drops recorded walks above a height of the stack. */
	forget(recorded: number): void {
		this.lister.candidates.length = recorded;
	}

	isRecorded(packedDetail: number): boolean {
		return packedDetail >>> 26 === RECORDED;
	}
}
