import type { ThreatScan } from '../legality/model.js';
import type { ExtraAttackers } from '../model.js';

/** Two types of extra attackers in one game. */
export class CombinedAttackers implements ExtraAttackers {
	private readonly one: ExtraAttackers;
	private readonly other: ExtraAttackers;

	constructor(one: ExtraAttackers, other: ExtraAttackers) {
		this.one = one;
		this.other = other;
	}

	list(cell: number, side: number): void {
		this.one.list(cell, side);
		this.other.list(cell, side);
	}

	reads(cell: number, note: (address: number) => void): void {
		this.one.reads(cell, note);
		this.other.reads(cell, note);
	}

	watches(cell: number, side: number, pieces: number, note: (address: number) => void): void {
		this.one.watches(cell, side, pieces, note);
		this.other.watches(cell, side, pieces, note);
	}

	attacks(cell: number, side: number): boolean {
		return this.one.attacks(cell, side) || this.other.attacks(cell, side);
	}

	scan(cell: number, side: number, each: (from: number) => boolean): boolean {
		return this.one.scan(cell, side, each) || this.other.scan(cell, side, each);
	}

	scanThreats(royal: number, side: number, threats: ThreatScan): boolean {
		const needsTrial = this.one.scanThreats(royal, side, threats);
		return this.other.scanThreats(royal, side, threats) || needsTrial;
	}

	movesTo(side: number, to: number, kind: number, from: number): void {
		this.one.movesTo(side, to, kind, from);
		this.other.movesTo(side, to, kind, from);
	}
}
