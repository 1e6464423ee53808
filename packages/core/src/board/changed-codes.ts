import type { Filter, FlagEdit, Ruleset } from '../rules/types.js';
import { Codes, NEUTRAL } from './codes.js';

/** Side of the code for a piece captured `later`: it occupies its cell, without side, kind and flags. */
export const NOBODY = 3;

/** Whether both sides are of one team. */
export const ofOneTeam = ({ sides, sideOrder: [one = '', other] }: Ruleset): boolean =>
	other !== undefined && sides[one]?.team === sides[other]?.team;

/** Codes, and the codes after a change: other flags, another side, captured but still on its cell until the move ends. */
export class ChangedCodes extends Codes {
	/** Code of a piece that was captured `later` and still occupies its cell. */
	readonly ghost: number;
	/** The code after landing with the flags' own `onMove`. */
	readonly landed: Int32Array;
	/** Results of `edited`, by the edit as text. */
	private readonly edits = new Map<string, Int32Array>();
	/** Both sides are of one team. */
	readonly oneTeam: boolean;
	/** Results of `matching` for friends and enemies, where these are not simply the own side and the other side. */
	private readonly related = new Map<string, Uint8Array>();

	constructor(ruleset: Ruleset) {
		super(ruleset);
		this.oneTeam = ofOneTeam(ruleset);
		this.ghost = this.count++;
		this.side = Int8Array.from([...this.side, NOBODY]);
		this.kind = Int16Array.from([...this.kind, -1]);
		this.flagBits = Int32Array.from([...this.flagBits, 0]);
		const kept = this.flags.reduce((mask, flag, bit) => (ruleset.flags[flag]!.onMove === 'keep' ? mask | (1 << bit) : mask), 0);
		this.landed = Int32Array.from(this.flagBits, (bits, code) => this.withFlags(code, bits & kept));
	}

	/** Whether pieces of two sides are of one team. Neutral pieces are a team of their own. */
	friends(side: number, other: number): boolean {
		return side === other || (this.oneTeam && side < 2 && other < 2 && side >= 0 && other >= 0);
	}

	/** For neutral pieces both sides are enemies; for sides of one team neither is. */
	override matching(filter: Filter, asking: number): Uint8Array {
		if ((asking !== NEUTRAL && !this.oneTeam) || (filter.who !== 'friend' && filter.who !== 'enemy')) return super.matching(filter, asking);
		const { who, ...rest } = filter;
		const name = `${asking} ${JSON.stringify(filter)}`;
		let known = this.related.get(name);
		if (known === undefined) {
			const fits = super.matching(rest, asking);
			known = fits.map((fit, code) =>
				fit === 1 &&
				(who === 'friend' ? this.friends(this.side[code]!, asking) : this.isPlayers(code) && !this.friends(this.side[code]!, asking))
					? 1
					: 0,
			);
			this.related.set(name, known);
		}
		return known;
	}

	/** The same piece with other flags. */
	withFlags(code: number, flagBits: number): number {
		const kind = this.kind[code]!;
		return kind < 0 ? code : this.of(this.side[code]!, kind, flagBits);
	}

	/** The same piece on another side. */
	recoloured(code: number, side: number): number {
		const kind = this.kind[code]!;
		return kind < 0 ? code : this.of(side, kind, this.flagBits[code]!);
	}

	/** A read-only table: code → code after a flag edit. */
	edited(edit: FlagEdit): Int32Array {
		const name = JSON.stringify(edit);
		const known = this.edits.get(name);
		if (known !== undefined) return known;
		const add = typeof edit === 'string' ? 0 : this.bitsOf(edit.add);
		const drop = edit === 'keep' ? 0 : edit === 'clear' ? -1 : this.bitsOf(edit.drop);
		const table = Int32Array.from({ length: this.count }, (_, code) => this.withFlags(code, (this.flagBits[code]! & ~drop) | add));
		this.edits.set(name, table);
		return table;
	}
}
