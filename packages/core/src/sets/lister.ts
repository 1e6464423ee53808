import { FIRST_POINT } from '../board/registers.js';
import { Sight } from './sight.js';
import { CASTLES, KINDS, LEAVES, lowest, packed, type States, TAKES } from './state.js';
import { AHEAD, type SetTables } from './tables.js';

/** How many bits are set. */
const bits = (word: number): number => {
	let x = word - ((word >>> 1) & 0x55555555);
	x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
	return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Lists and counts legal moves. A royal is never left attacked: pieces keep to `Sight`'s lines, the royal's own steps are tried. */
export class SetLister {
	readonly sight: Sight;
	/** The moves listed last. */
	readonly moves: Int32Array = new Int32Array(4096);
	count = 0;
	private readonly states: States;
	private readonly tables: SetTables;
	private readonly point: number;
	private safeLow = 0;
	private safeHigh = 0;

	constructor(states: States) {
		this.states = states;
		this.tables = states.tables;
		this.sight = new Sight(states);
		this.point = states.tables.victims.some((victims) => victims !== 0) ? states.registers + FIRST_POINT : -1;
	}

	/** Lists all legal moves, or only counts them. */
	list(words: Int32Array, at: number, counting: boolean): number {
		const { states, tables, sight } = this;
		const { kinds, ahead } = tables;
		sight.look(words, at);
		this.count = 0;
		let total = 0;
		const side = states.side(words, at);
		const ownLow = words[at + 2 * side]!;
		const ownHigh = words[at + 2 * side + 1]!;
		const otherLow = words[at + 2 - 2 * side]!;
		const otherHigh = words[at + 3 - 2 * side]!;
		const fullLow = ownLow | otherLow;
		const fullHigh = ownHigh | otherHigh;
		const { leaps, up, down, rays, leapTo, leapOver } = tables;
		const royalKind = tables.royal;
		for (let kind = 0; kind < kinds; kind++) {
			const royal = kind === royalKind;
			if (!royal && sight.checks > 1) continue;
			const index = at + KINDS + 2 * kind;
			const pair = (side * kinds + kind) * 64;
			const rising = up[kind]!;
			const falling = down[kind]!;
			for (let word = 0; word < 2; word++) {
				for (let some = words[index + word]! & (word === 0 ? ownLow : ownHigh); some !== 0; some &= some - 1) {
					const from = 32 * word + 31 - Math.clz32(some & -some);
					const row = (pair + from) * AHEAD;
					let low = (ahead[row]! & otherLow) | (ahead[row + 2]! & ~fullLow);
					let high = (ahead[row + 1]! & otherHigh) | (ahead[row + 3]! & ~fullHigh);
					for (let ride = 0; ride < rising.length; ride++) {
						const ray = rising[ride]! + 2 * from;
						const blocks = rays[ray]! & fullLow;
						if (blocks !== 0) low |= rays[ray]! & (blocks ^ (blocks - 1)) & ~ownLow;
						else {
							const beyond = rays[ray + 1]! & fullHigh;
							low |= rays[ray]!;
							high |= rays[ray + 1]! & (beyond ^ (beyond - 1)) & ~ownHigh;
						}
					}
					for (let ride = 0; ride < falling.length; ride++) {
						const ray = falling[ride]! + 2 * from;
						const blocks = rays[ray + 1]! & fullHigh;
						if (blocks !== 0) high |= rays[ray + 1]! & (-0x80000000 >> Math.clz32(blocks)) & ~ownHigh;
						else {
							const beyond = rays[ray]! & fullLow;
							high |= rays[ray + 1]!;
							low |= (beyond === 0 ? rays[ray]! : rays[ray]! & (-0x80000000 >> Math.clz32(beyond))) & ~ownLow;
						}
					}
					let leap = -1;
					if (leaps[kind] === 1) {
						leap = leapTo[pair + from]!;
						if (leap >= 0 && this.free(fullLow, fullHigh, leap) && this.free(fullLow, fullHigh, leapOver[pair + from]!)) {
							if (leap < 32) low |= 1 << leap;
							else high |= 1 << leap;
						}
					}
					if (royal) {
						this.safe(words, at, side, from, low, high);
						low = this.safeLow;
						high = this.safeHigh;
					} else {
						low &= sight.evadeLow;
						high &= sight.evadeHigh;
						if (((word === 0 ? sight.pinnedLow : sight.pinnedHigh) & (1 << from)) !== 0) {
							low &= sight.lines[2 * from]!;
							high &= sight.lines[2 * from + 1]!;
						}
					}
					if (!counting) this.emit(words, at, side, kind, from, leap, low, high);
					else if (low !== 0 || high !== 0) total += this.countOf(side, kind, low, high);
				}
			}
		}
		const listed = this.count;
		this.takes(words, at, side, -1, -1, -1, -1);
		this.castlings(words, at, side, fullLow, fullHigh);
		if (!counting) return this.count;
		total += this.count - listed;
		this.count = 0;
		return total;
	}

	private free(low: number, high: number, cell: number): boolean {
		return ((cell < 32 ? low : high) & (1 << cell)) === 0;
	}

	/** Cells that a royal may go to without being attacked there. */
	private safe(words: Int32Array, at: number, side: number, from: number, low: number, high: number): void {
		const occupiedLow = (words[at]! | words[at + 2]!) & ~(from < 32 ? 1 << from : 0);
		const occupiedHigh = (words[at + 1]! | words[at + 3]!) & ~(from < 32 ? 0 : 1 << from);
		this.safeLow = 0;
		this.safeHigh = 0;
		for (let some = low; some !== 0; some &= some - 1) {
			const bit = some & -some;
			if (!this.sight.attacked(words, at, lowest(some), 1 - side, occupiedLow, occupiedHigh, bit, 0)) this.safeLow |= bit;
		}
		for (let some = high; some !== 0; some &= some - 1) {
			const bit = some & -some;
			if (!this.sight.attacked(words, at, 32 + lowest(some), 1 - side, occupiedLow, occupiedHigh, 0, bit)) this.safeHigh |= bit;
		}
	}

	private countOf(side: number, kind: number, low: number, high: number): number {
		const { becoming, choices, kinds } = this.tables;
		const all = bits(low) + bits(high);
		const many = choices[kind]!;
		if (many < 2) return all;
		const zone = (side * kinds + kind) * 2;
		return all + (many - 1) * (bits(low & becoming[zone]!) + bits(high & becoming[zone + 1]!));
	}

	private emit(words: Int32Array, at: number, side: number, kind: number, from: number, leap: number, low: number, high: number): void {
		for (let some = low; some !== 0; some &= some - 1) this.land(words, at, side, kind, from, leap, lowest(some));
		for (let some = high; some !== 0; some &= some - 1) this.land(words, at, side, kind, from, leap, 32 + lowest(some));
	}

	/** Appends a move onto a cell, once for every kind that it may become. */
	land(words: Int32Array, at: number, side: number, kind: number, from: number, leap: number, to: number): void {
		const { becoming, becomes, kinds, leapOver } = this.tables;
		const captured = this.states.kindAt(words, at, to) + 1;
		if (to === leap) this.moves[this.count++] = packed(from, to, LEAVES, leapOver[(side * kinds + kind) * 64 + from]!, kind, 0);
		else if ((becoming[(side * kinds + kind) * 2 + (to >> 5)]! & (1 << to)) !== 0) {
			for (const other of becomes[kind]!) this.moves[this.count++] = packed(from, to, 0, other + 1, kind, captured);
		} else this.moves[this.count++] = packed(from, to, 0, 0, kind, captured);
	}

	/** Appends captures beside the point, by one kind (-1: any), onto one cell (-1: any), from among these cells. */
	takes(words: Int32Array, at: number, side: number, only: number, onto: number, fromLow: number, fromHigh: number): void {
		if (this.point < 0) return;
		const cell = words[at + this.point]!;
		if (cell < 0 || (onto >= 0 && onto !== cell)) return;
		const { victims, kinds, takers, victim } = this.tables;
		const [low, high] = [words[at]! | words[at + 2]!, words[at + 1]! | words[at + 3]!];
		if (!this.free(low, high, cell)) return;
		for (let kind = 0; kind < kinds; kind++) {
			const row = (side * kinds + kind) * 64 + cell;
			const target = victim[row]!;
			if (victims[kind] === 0 || target < 0 || (only >= 0 && only !== kind)) continue;
			if (this.free(words[at + 2 - 2 * side]!, words[at + 3 - 2 * side]!, target)) continue;
			const captured = this.states.kindAt(words, at, target);
			if (((victims[kind]! >> captured) & 1) === 0) continue;
			for (let word = 0; word < 2; word++) {
				const of = words[at + KINDS + 2 * kind + word]! & words[at + 2 * side + word]! & (word === 0 ? fromLow : fromHigh);
				for (let some = of & takers[2 * row + word]!; some !== 0; some &= some - 1) {
					const from = 32 * word + lowest(some);
					if (this.opens(words, at, side, from, cell, target)) continue;
					this.moves[this.count++] = packed(from, cell, TAKES, target, kind, captured + 1);
				}
			}
		}
	}

	/** Whether a capture beside leaves the royal attacked: two pieces leave their cells at once, so it is tried. */
	private opens(words: Int32Array, at: number, side: number, from: number, to: number, victim: number): boolean {
		const royal = this.sight.royalOf(words, at, side);
		if (royal < 0) return false;
		let low = words[at]! | words[at + 2]!;
		let high = words[at + 1]! | words[at + 3]!;
		if (from < 32) low &= ~(1 << from);
		else high &= ~(1 << from);
		if (victim < 32) low &= ~(1 << victim);
		else high &= ~(1 << victim);
		if (to < 32) low |= 1 << to;
		else high |= 1 << to;
		const gone = 1 << victim;
		return this.sight.attacked(words, at, royal, 1 - side, low, high, victim < 32 ? gone : 0, victim < 32 ? 0 : gone);
	}

	/** Appends castlings. */
	castlings(words: Int32Array, at: number, side: number, fullLow: number, fullHigh: number): void {
		const { tables, states, sight } = this;
		const flags = at + states.flagged;
		const low = words[flags]! & words[at + 2 * side]!;
		const high = words[flags + 1]! & words[at + 2 * side + 1]!;
		if ((low | high) === 0) return;
		sight.look(words, at);
		const { royal } = sight;
		if (royal < 0 || this.free(low, high, royal)) return;
		const list = tables.castlingsFrom[64 * side + royal]!;
		for (let place = 0; place < list.length; place++) {
			const castling = tables.castlings[list[place]!]!;
			if ((castling.emptyLow & fullLow) !== 0 || (castling.emptyHigh & fullHigh) !== 0 || this.free(low, high, castling.partner)) continue;
			const { safe, to, partners, kind } = castling;
			if (!partners.includes(states.kindAt(words, at, castling.partner))) continue;
			let good = true;
			for (let index = 0; good && index < safe.length; index++) {
				const cell = safe[index]!;
				good = cell === royal ? sight.checks === 0 : !sight.attacked(words, at, cell, 1 - side, fullLow, fullHigh, 0, 0);
			}
			if (!good) continue;
			const afterLow = (fullLow & ~castling.leftLow) | castling.takenLow;
			const afterHigh = (fullHigh & ~castling.leftHigh) | castling.takenHigh;
			if (sight.attacked(words, at, to, 1 - side, afterLow, afterHigh, 0, 0)) continue;
			this.moves[this.count++] = packed(royal, to, CASTLES, list[place]!, kind, 0);
		}
	}
}
