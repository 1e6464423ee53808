import { FIRST_POINT, PHASE } from '../board/registers.js';
import type { Ground } from '../position/engine.js';
import { Asker } from './ask.js';
import type { SetTables } from './tables.js';

/** Where the words of kinds begin: two words of each side come first. */
export const KINDS = 4;

/**
 * A move as one number: from, to, shape, aux, kind, captured kind + 1.
 *
 * Shapes: 0 plain (aux: the kind it becomes + 1), 1 leaves a point (aux: its cell), 2 takes beside (aux: the victim's cell),
 * 3 castling (aux: which).
 */
export const packed = (from: number, to: number, shape: number, aux: number, kind: number, captured: number): number =>
	from | (to << 6) | (shape << 12) | (aux << 14) | (kind << 22) | (captured << 26);
export const LEAVES = 1;
export const TAKES = 2;
export const CASTLES = 3;
export const fromOf = (move: number): number => move & 63;
export const toOf = (move: number): number => (move >> 6) & 63;
export const shapeOf = (move: number): number => (move >> 12) & 3;
export const auxOf = (move: number): number => (move >> 14) & 255;
export const kindOf = (move: number): number => (move >> 22) & 15;
export const capturedOf = (move: number): number => (move >> 26) & 31;

/** Where the lowest bit stands. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** The words of a position, and how a move changes them: sides, kinds, the cells of flagged pieces, registers. */
export class States {
	readonly ground: Ground;
	readonly tables: SetTables;
	readonly asker: Asker;
	/** Where the flagged cells and the registers are, and how many words there are. */
	readonly flagged: number;
	readonly registers: number;
	readonly words: number;
	/** Side of each phase, and the phase that follows. */
	readonly sideOf: Int32Array;
	readonly next: Int32Array;
	/** What hooks write, by `((phase · kinds) + kind) · 2 + captured`: register, 1 where it is set anew, number. */
	private readonly hooks: readonly (readonly number[])[];
	private readonly point: number;
	/** Kinds of which a side must keep a flagged one, or all its flags die. */
	private readonly needed: readonly number[];
	private readonly flagKinds: number;

	constructor(ground: Ground, tables: SetTables) {
		const { codes, ruleset, registers } = ground;
		this.ground = ground;
		this.tables = tables;
		this.flagged = KINDS + 2 * tables.kinds;
		this.registers = this.flagged + 2;
		this.words = (this.registers + registers.initial.length + 3) & ~3;
		const phases = Object.values(ruleset.turn.phases);
		this.sideOf = Int32Array.from(phases, ({ side }) => codes.sideIndex(side));
		this.next = Int32Array.from(phases, ({ next }) => registers.phases.indexOf(next[0]!.to));
		this.asker = new Asker(ground);
		this.hooks = phases.flatMap((_, phase) =>
			codes.kinds.flatMap((_kind, kind) => [0, 1].map((captured) => this.asker.hooks(phase, this.sideOf[phase]!, kind, captured))),
		);
		this.point = registers.points.length === 0 ? -1 : this.registers + FIRST_POINT;
		const [flag] = Object.values(ruleset.flags);
		const text = JSON.stringify(flag?.while ?? {});
		this.needed = codes.kinds.flatMap((kind, index) => (text.includes(`"kind":["${kind}"]`) ? [index] : []));
		this.flagKinds = codes.kinds.reduce((bits, kind, index) => bits | ((flag?.kinds ?? []).includes(kind) ? 1 << index : 0), 0);
	}

	/** The side about to move. */
	side(words: Int32Array, at: number): number {
		return this.sideOf[words[at + this.registers + PHASE]!]!;
	}

	/** Whether some piece carries a flag. */
	flags(words: Int32Array, at: number): boolean {
		return (words[at + this.flagged]! | words[at + this.flagged + 1]!) !== 0;
	}

	/** The kind on a cell, or -1. */
	kindAt(words: Int32Array, at: number, cell: number): number {
		const high = cell >> 5;
		const bit = 1 << (cell & 31);
		if (((words[at + high]! | words[at + 2 + high]!) & bit) === 0) return -1;
		let index = at + KINDS + high;
		let kind = 0;
		for (; (words[index]! & bit) === 0; index += 2) kind++;
		return kind;
	}

	/** Fills words with a root's codes and registers. */
	fill(words: Int32Array, at: number, board: Int32Array, registers: Int32Array): void {
		const { codes } = this.ground;
		words.fill(0, at, at + this.words);
		for (let cell = 0; cell < board.length; cell++) {
			const code = board[cell]!;
			if (code === 0) continue;
			const high = cell >> 5;
			const bit = 1 << (cell & 31);
			words[at + 2 * codes.side[code]! + high]! |= bit;
			words[at + KINDS + 2 * codes.kind[code]! + high]! |= bit;
			if (codes.flagBits[code] !== 0) words[at + this.flagged + high]! |= bit;
		}
		words.set(registers, at + this.registers);
		this.settle(words, at);
	}

	/** Codes by cell. */
	codes(words: Int32Array, at: number, board: Int32Array): void {
		const { codes } = this.ground;
		board.fill(0);
		for (let cell = 0; cell < board.length; cell++) {
			const kind = this.kindAt(words, at, cell);
			if (kind < 0) continue;
			const high = cell >> 5;
			const side = (words[at + high]! >> (cell & 31)) & 1 ? 0 : 1;
			board[cell] = codes.of(side, kind, (words[at + this.flagged + high]! >> (cell & 31)) & 1);
		}
	}

	/** Writes the position after a move of the side to move. */
	make(words: Int32Array, at: number, into: Int32Array, to: number, move: number): void {
		// Four words at a time: this is most of the work.
		for (let index = 0, { words: count } = this; index < count; index += 4) {
			into[to + index] = words[at + index]!;
			into[to + index + 1] = words[at + index + 1]!;
			into[to + index + 2] = words[at + index + 2]!;
			into[to + index + 3] = words[at + index + 3]!;
		}
		const phase = words[at + this.registers + PHASE]!;
		const side = this.sideOf[phase]!;
		const own = to + 2 * side;
		const shape = shapeOf(move);
		const kind = kindOf(move);
		const captured = capturedOf(move);
		const from = fromOf(move);
		const target = toOf(move);
		const first = to + KINDS + 2 * kind;
		const landed = shape === 0 && auxOf(move) !== 0 ? to + KINDS + 2 * (auxOf(move) - 1) : first;
		if (captured !== 0) {
			const cell = shape === TAKES ? auxOf(move) : target;
			const high = cell >> 5;
			const bit = 1 << (cell & 31);
			into[to + 2 - 2 * side + high]! ^= bit;
			into[to + KINDS + 2 * (captured - 1) + high]! ^= bit;
		}
		const bit = 1 << (from & 31);
		const land = 1 << (target & 31);
		into[own + (from >> 5)]! ^= bit;
		into[own + (target >> 5)]! |= land;
		into[first + (from >> 5)]! ^= bit;
		into[landed + (target >> 5)]! |= land;
		if (shape === CASTLES) this.partner(into, to, own, move);
		const flags = to + this.flagged;
		if ((into[flags]! | into[flags + 1]!) !== 0) {
			// What moves loses its flag, and so does what is captured.
			const low = into[flags]!;
			const high = into[flags + 1]!;
			into[flags + (from >> 5)]! &= ~bit;
			into[flags + (target >> 5)]! &= ~land;
			if (into[flags] !== low || into[flags + 1] !== high) this.settle(into, to);
		}
		const hooks = this.hooks[(phase * this.tables.kinds + kind) * 2 + (captured === 0 ? 0 : 1)]!;
		for (let index = 0; index < hooks.length; index += 3) {
			const register = to + this.registers + hooks[index]!;
			into[register] = (hooks[index + 1] === 1 ? 0 : into[register]!) + hooks[index + 2]!;
		}
		if (this.point >= 0) {
			const register = to + this.point;
			// A point lives until its writer's next turn begins.
			if (into[register + 1] === 1 - side) {
				into[register] = -1;
				into[register + 1] = -1;
			}
			if (shape === LEAVES) {
				into[register] = auxOf(move);
				into[register + 1] = side;
			}
		}
		into[to + this.registers + PHASE] = this.next[phase]!;
	}

	/** Takes a castling's partner along: both cells may be those of the royal. */
	private partner(into: Int32Array, to: number, own: number, move: number): void {
		const { partner, partnerTo } = this.tables.castlings[auxOf(move)]!;
		const high = partner >> 5;
		const bit = 1 << (partner & 31);
		let index = to + KINDS;
		while ((into[index + high]! & bit) === 0 || index === to + KINDS + 2 * kindOf(move)) index += 2;
		into[index + high]! ^= bit;
		into[index + (partnerTo >> 5)]! |= 1 << (partnerTo & 31);
		if (partner !== toOf(move)) into[own + high]! ^= bit;
		into[own + (partnerTo >> 5)]! |= 1 << (partnerTo & 31);
		into[to + this.flagged + high]! &= ~bit;
	}

	/** A side's flags die where one of the kinds that must carry it has none left. */
	private settle(words: Int32Array, at: number): void {
		if (this.flagKinds === 0) return;
		for (let side = 0; side < 2; side++) {
			const low = words[at + this.flagged]! & words[at + 2 * side]!;
			const high = words[at + this.flagged + 1]! & words[at + 2 * side + 1]!;
			if ((low | high) === 0) continue;
			for (const kind of this.needed) {
				if (((words[at + KINDS + 2 * kind]! & low) | (words[at + KINDS + 2 * kind + 1]! & high)) !== 0) continue;
				words[at + this.flagged]! &= ~low;
				words[at + this.flagged + 1]! &= ~high;
				break;
			}
		}
	}
}
