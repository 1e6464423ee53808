import { FIRST_POINT, PHASE } from '../board/registers.js';
import type { Ground } from '../position/engine.js';
import type { Ask } from './ask.js';
import { auxOf, becomesOf, CASTLES, capturedOf, fromOf, KINDS, kindOf, LEAVES, shapeOf, TAKES, toOf } from './packed.js';
import type { SetTables } from './tables.js';

/** The words of a position, and how a move changes them: sides, kinds, the cells of flagged pieces, registers. */
export interface States {
	/** Where the flagged cells and the registers are, and how many words there are. */
	readonly flagged: number;
	readonly registers: number;
	readonly words: number;
	/** The side about to move. */
	side(words: Int32Array, at: number): number;
	/** The kind on a cell, or -1. */
	kindAt(words: Int32Array, at: number, cell: number): number;
	/** Writes the words of these codes and registers to where there is room for one more position: into `shared`, at the place that it answers. */
	fill(board: ArrayLike<number>, registers: Int32Array): number;
	/** Copies words there. */
	copy(words: Int32Array, at: number): number;
	/** Many positions in one array: where the last copy went. */
	shared: Int32Array;
	/** Codes by cell, in an array that may be given. */
	codes(words: Int32Array, at: number, board?: Int32Array): Int32Array;
	/** Writes the position after a move of the side to move. */
	make(words: Int32Array, at: number, into: Int32Array, to: number, move: number): void;
	/** Makes a move in place. */
	change(words: Int32Array, at: number, move: number): void;
}

/** Positions whose words share one array. */
const SHARED = 256;

/** Lays out the words of a game's positions. */
export function statesOf({ codes, ruleset, registers, size }: Ground, { kinds, castlings }: SetTables, ask: Ask): States {
	const flagged = KINDS + 2 * kinds;
	const first = flagged + 2;
	// Padded, as they are copied four at a time.
	const count = (first + registers.initial.length + 3) & ~3;
	const phases = Object.values(ruleset.turn.phases);
	const sides = phases.map(({ side }) => codes.sideIndex(side));
	const nextPhases = phases.map((phase) => registers.phases.indexOf(phase.next[0]!.to));
	/** What hooks write: how many, then the register, what is kept of it, what is added; and where that begins, by `(phase · kinds + kind) · 2 + captured`. */
	const acts: number[] = [];
	const hooks = Int32Array.from(
		phases.flatMap((_, phase) =>
			codes.kinds.flatMap((_kind, kind) =>
				[0, 1].map((captured) => {
					const list = ask.hooks(phase, sides[phase]!, kind, captured);
					return acts.push(list.length, ...list) - list.length - 1;
				}),
			),
		),
	);
	const act = Int32Array.from(acts);
	const point = registers.points.length === 0 ? 0 : first + FIRST_POINT;
	/** Where in the shared array there is room. */
	let room = 0;
	/** Kinds of which a side must keep a flagged one, or all its flags die. */
	const needed = Object.values(ruleset.flags).flatMap((flag) => (flag.kinds ?? []).map((kind) => codes.kindIndex(kind)));

	/** Codes by `(kind · 2 + 1 for the first side) · 2 + flagged`. */
	const numbers = codes.kinds.flatMap((_, kind) => [1, 0].flatMap((side) => [0, 1].map((flag) => codes.of(side, kind, flag))));

	const kindAt = (words: Int32Array, at: number, cell: number): number => {
		const half = at + (cell >> 5);
		const bit = 1 << cell;
		if (((words[half]! | words[half + 2]!) & bit) === 0) return -1;
		let kind = 0;
		while ((words[half + KINDS + 2 * kind]! & bit) === 0) kind++;
		return kind;
	};

	/** A side's flags die where one of the kinds that must carry it has none left. */
	const settle = (words: Int32Array, at: number): void => {
		for (let own = at; own < at + KINDS; own += 2) {
			const low = words[at + flagged]! & words[own]!;
			const high = words[at + flagged + 1]! & words[own + 1]!;
			if ((low | high) === 0) continue;
			for (const kind of needed) {
				const index = at + KINDS + 2 * kind;
				if (((words[index]! & low) | (words[index + 1]! & high)) !== 0) continue;
				words[at + flagged]! &= ~low;
				words[at + flagged + 1]! &= ~high;
			}
		}
	};

	const change: States['change'] = (words, at, move) => {
		const phase = words[at + first + PHASE]!;
		const side = sides[phase]!;
		const own = at + 2 * side;
		const shape = shapeOf(move);
		const aux = auxOf(move);
		const kind = kindOf(move);
		const captured = capturedOf(move);
		const from = fromOf(move);
		const target = toOf(move);
		const become = becomesOf(move);
		const origin = from >> 5;
		const end = target >> 5;
		const bit = 1 << from;
		const land = 1 << target;
		const index = at + KINDS + 2 * kind;
		if (captured !== 0) {
			const cell = shape === TAKES ? aux : target;
			const half = at + (cell >> 5);
			words[half + 2 - 2 * side]! ^= 1 << cell;
			words[half + KINDS + 2 * captured - 2]! ^= 1 << cell;
		}
		words[own + origin]! ^= bit;
		words[own + end]! |= land;
		words[index + origin]! ^= bit;
		words[(become < 0 ? index : at + KINDS + 2 * become) + end]! |= land;
		const flags = at + flagged;
		if (shape === CASTLES) {
			// Both of the partner's cells may be those of the royal.
			const { partner, partnerTo } = castlings[aux]!;
			const half = partner >> 5;
			const gone = 1 << partner;
			let other = at + KINDS;
			while ((words[other + half]! & gone) === 0 || other === index) other += 2;
			words[other + half]! ^= gone;
			words[other + (partnerTo >> 5)]! |= 1 << partnerTo;
			if (partner !== target) words[own + half]! ^= gone;
			words[own + (partnerTo >> 5)]! |= 1 << partnerTo;
			words[flags + half]! &= ~gone;
		}
		if (((words[flags + origin]! & bit) | (words[flags + end]! & land)) !== 0) {
			// What moves loses its flag, and so does what is captured.
			words[flags + origin]! &= ~bit;
			words[flags + end]! &= ~land;
			settle(words, at);
		}
		let place = hooks[(phase * kinds + kind) * 2 + (captured === 0 ? 0 : 1)]!;
		for (const last = place + act[place++]!; place < last; place += 3) {
			const register = at + first + act[place]!;
			words[register] = (words[register]! & act[place + 1]!) + act[place + 2]!;
		}
		if (point > 0) {
			const register = at + point;
			// A point lives until its writer's next turn begins.
			if (words[register + 1] === 1 - side) words[register] = words[register + 1] = -1;
			if (shape === LEAVES) {
				words[register] = aux;
				words[register + 1] = side;
			}
		}
		words[at + first + PHASE] = nextPhases[phase]!;
	};

	const copyTo = (words: Int32Array, at: number, into: Int32Array, to: number): void => {
		for (let index = 0; index < count; index += 4) {
			into[to + index] = words[at + index]!;
			into[to + index + 1] = words[at + index + 1]!;
			into[to + index + 2] = words[at + index + 2]!;
			into[to + index + 3] = words[at + index + 3]!;
		}
	};

	/** Where the next position's words go; nothing was written there. */
	const next = (states: States): number => {
		if (room === states.shared.length) {
			states.shared = new Int32Array(SHARED * count);
			room = 0;
		}
		room += count;
		return room - count;
	};

	return {
		flagged,
		registers: first,
		words: count,
		side: (words, at) => sides[words[at + first + PHASE]!]!,
		kindAt,
		shared: new Int32Array(0),
		fill(board, registers) {
			const at = next(this);
			const words = this.shared;
			for (let cell = 0; cell < size; cell++) {
				const code = board[cell]!;
				if (code === 0) continue;
				const half = at + (cell >> 5);
				const bit = 1 << cell;
				words[half + 2 * codes.side[code]!]! |= bit;
				words[half + KINDS + 2 * codes.kind[code]!]! |= bit;
				if (codes.flagBits[code] !== 0) words[half + flagged]! |= bit;
			}
			words.set(registers, at + first);
			settle(words, at);
			return at;
		},
		copy(words, at) {
			const to = next(this);
			copyTo(words, at, this.shared, to);
			return to;
		},
		codes(words, at, board = new Int32Array(size)) {
			for (let cell = 0; cell < size; cell++) {
				const kind = kindAt(words, at, cell);
				const half = at + (cell >> 5);
				// The side's bit is 0 for the second.
				board[cell] = kind < 0 ? 0 : numbers[(kind * 2 + ((words[half]! >> cell) & 1)) * 2 + ((words[half + flagged]! >> cell) & 1)]!;
			}
			return board;
		},
		make(words, at, into, to, move) {
			copyTo(words, at, into, to);
			change(into, to, move);
		},
		change,
	};
}
