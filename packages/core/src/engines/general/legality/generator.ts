import { PHASE } from '../../../board/registers.js';
import type { Kernel } from '../kernel.js';
import { Lister } from './lister.js';
import { LookBack } from './moves-to.js';
import { Pins } from './pins.js';

/**
 * Legal moves of the position on the bench: by pins where `Pins.fits` and the side has one royal, else by the programs'
 * trial of every law.
 */
export class Generator {
	readonly lister: Lister;
	readonly pins: Pins;
	readonly lookBack: LookBack;
	/** The ruleset allows judging by pins while a side has exactly one royal. */
	readonly pinnable: boolean;
	/** Every ply passes the turn to the other side. */
	readonly alternates: boolean;
	/** A capture on a point may take a royal, so that attack queries must look for it. */
	readonly pointTakesMatter: boolean;
	private readonly kernel: Kernel;

	constructor(kernel: Kernel) {
		this.kernel = kernel;
		this.lister = new Lister(kernel);
		this.pins = new Pins(kernel, this.lister);
		this.lookBack = new LookBack(kernel, this.lister, this.pins);
		this.pointTakesMatter =
			!kernel.plan.facts.staticRoyal ||
			kernel.tables.pointTakes.some(({ takers }) =>
				takers.some(({ victims }) => kernel.royal.some((royal, code) => royal === 1 && victims[code] === 1)),
			);
		const { phases } = kernel.ruleset.turn;
		this.alternates = Object.values(phases).every(({ side, next }) => next.every(({ to }) => phases[to]!.side !== side));
		this.pinnable = Pins.fits(kernel, this.pointTakesMatter);
	}

	/** Appends the legal moves to the lister's stack and returns how many; the caller resets `lister.top`. */
	generate(): number {
		const { kernel, lister } = this;
		const base = lister.top;
		const phase = kernel.board.registers[PHASE]!;
		const side = kernel.player.sideOf[phase]!;
		if (this.pinnable && kernel.board.royals[side] === 1) this.pins.list(side, phase);
		else kernel.extended().generate(side, phase);
		if (kernel.player.walking) kernel.programs?.mergeLasting(base, side);
		return lister.top - base;
	}

	/** Generates, hands the count to the callback, and takes the stacks back. */
	during<T>(use: (base: number, count: number) => T): T {
		const { lister, kernel } = this;
		const base = lister.top;
		const height = kernel.programs?.height() ?? 0;
		const result = use(base, this.generate());
		lister.top = base;
		kernel.programs?.forget(height);
		return result;
	}

	/** Whether there is a legal move at all. */
	any(): boolean {
		return this.during((_, count) => count > 0);
	}
}
