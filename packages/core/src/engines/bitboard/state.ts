import { FIRST_POINT, PHASE } from '../../board/registers.js';
import type { GameData } from '../../position/types.js';

import type { Conditions } from './conditions.js';
import {
	auxOf,
	becomesOf,
	CASTLING,
	capturedOf,
	fromOf,
	KINDS,
	kindOf,
	LEAVES_POINT,
	lowestBit,
	POINT_CAPTURE,
	shapeOf,
	toOf,
} from './packed.js';
import { CHECKS_KNOWN, DERIVED_WORDS, type SavedWords } from './scratch.js';
import { type BitboardTables, castlingOf } from './tables.js';

/**
 * The words of a position (sides, kinds, flagged cells, registers), and how a move changes them.
 *
 * Every query runs on the one position on the scratch: an array whose address never changes is read in one step.
 *
 * More than 15 members: a third are the indices of its words.
 */
export interface States {
	readonly scratch: Int32Array;
	/** Values derived from the scratch by `BitboardAttacks` and others; `CHECKS_KNOWN` is cleared on every change. */
	readonly derived: Int32Array;
	/** The indices of the flagged cells, of the registers, and of the point (0 where the game has none); and the number of words. */
	readonly flagged: number;
	readonly registers: number;
	readonly point: number;
	readonly words: number;
	/** One array that holds many positions: the one to which positions were stored last. */
	readonly shared: Int32Array;
	/** Loads saved words onto the scratch; returns at once where they are there. */
	load(saved: SavedWords): void;
	/** Sets the owner of the words on the scratch. Without an owner, the next query loads its position again. */
	setOwner(saved: SavedWords | undefined): void;
	/** Whether these words are on the scratch. */
	isOwner(saved: SavedWords): boolean;
	/** Stores the words on the scratch in `shared`; returns their index. */
	store(): number;
	/** Copies words from the scratch, and back. */
	save(words: Int32Array, at: number): void;
	restore(words: Int32Array, at: number): void;
	/** Sets the scratch from codes and registers. */
	fill(board: ArrayLike<number>, registers: Int32Array): void;
	/**
	 * Makes a move of the side to move. Callers set the owner to undefined before it, so that after an exception the next query loads its
	 * position again. Or they keep the owner and remember that a move is being made. That costs less than two writes of the owner.
	 */
	makeMove(move: number): void;
	/** The side about to move. */
	side(): number;
	/** The kind on a cell, or -1. */
	kindAt(cell: number): number;
	/** The number of cells whose code fits (code 0: empty), on the whole board or on the cells of `inside`. */
	count(fits: ArrayLike<number>, inside?: ArrayLike<number>): number;
	/** Codes by cell, in the given array or a new one. */
	codes(board?: Int32Array): Int32Array;
}

/** The number of positions in one shared array: any of them keeps the words of all in memory. */
const SHARED = 32;

/** Creates the scratch for a game's positions. */
export function statesOf({ codes, ruleset, registers, size }: GameData, tables: BitboardTables, conditions: Conditions): States {
	const { kinds } = tables;
	const flagged = KINDS + 2 * kinds;
	const first = flagged + 2;
	// Padded, since words are copied back four at a time.
	const count = (first + registers.initial.length + 3) & ~3;
	const phases = Object.values(ruleset.turn.phases);
	const sides = phases.map(({ side }) => codes.sideIndex(side));
	const nextPhases = phases.map((phase) => registers.phases.indexOf(phase.next[0]!.to));
	/**
	 * The writes of hooks: their number, then triples of register, mask kept and number added; and the index of each list, by `(phase ·
	 * kinds + kind) · 2 + captured`.
	 */
	const hookWrites: number[] = [];
	const hooks = Int32Array.from(
		phases.flatMap((_, phase) =>
			codes.kinds.flatMap((_kind, kind) =>
				[0, 1].map((captured) => {
					const list = conditions.hooks(phase, sides[phase]!, kind, captured);
					return hookWrites.push(list.length, ...list) - list.length - 1;
				}),
			),
		),
	);
	const hookWriteTable = Int32Array.from(hookWrites);
	const scratch = new Int32Array(count);
	const derived = new Int32Array(DERIVED_WORDS);
	let owner: SavedWords | undefined;
	let shared = scratch;
	const point = registers.points.length === 0 ? 0 : first + FIRST_POINT;
	/** The next free index in the shared array; the first array has no room. */
	let sharedTop = count;
	/** Kinds of which a side must keep a flagged piece; otherwise it loses all its flags. */
	const requiredKinds = Object.values(ruleset.flags).flatMap((flag) => (flag.kinds ?? []).map((kind) => codes.kindIndex(kind)));

	/** Codes by `(kind · 2 + 1 for the first side) · 2 + flagged`. */
	const codeNumbers = codes.kinds.flatMap((_, kind) => [1, 0].flatMap((side) => [0, 1].map((flag) => codes.of(side, kind, flag))));

	/** Adds a cell to the bitboard at an index, or removes it. */
	const add = (index: number, cell: number): void => {
		scratch[index + (cell >> 5)]! |= 1 << cell;
	};
	const remove = (index: number, cell: number): void => {
		scratch[index + (cell >> 5)]! &= ~(1 << cell);
	};

	/** Adds the pieces of a board, given by their codes. */
	const addPieces = (board: ArrayLike<number>): void => {
		const { side, kind, flagBits } = codes;
		for (let cell = 0; cell < size; cell++) {
			const code = board[cell]!;
			if (code === 0) continue;
			add(2 * side[code]!, cell);
			add(KINDS + 2 * kind[code]!, cell);
			if (flagBits[code] !== 0) add(flagged, cell);
		}
	};

	const side = (): number => sides[scratch[first + PHASE]!]!;

	const kindAt = (cell: number): number => {
		const half = cell >> 5;
		const bit = 1 << cell;
		if (((scratch[half]! | scratch[half + 2]!) & bit) === 0) return -1;
		let kind = 0;
		while ((scratch[half + KINDS + 2 * kind]! & bit) === 0) kind++;
		return kind;
	};

	/** Clears the flags of a side that has no flagged piece left of a required kind. */
	const clearLostFlags = (): void => {
		for (let own = 0; own < KINDS; own += 2) {
			const low = scratch[flagged]! & scratch[own]!;
			const high = scratch[flagged + 1]! & scratch[own + 1]!;
			if ((low | high) === 0) continue;
			for (const kind of requiredKinds) {
				const index = KINDS + 2 * kind;
				if (((scratch[index]! & low) | (scratch[index + 1]! & high)) !== 0) continue;
				scratch[flagged]! &= ~low;
				scratch[flagged + 1]! &= ~high;
			}
		}
	};

	const makeMove: States['makeMove'] = (move) => {
		const phase = scratch[first + PHASE]!;
		const mover = sides[phase]!;
		const own = 2 * mover;
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
		const index = KINDS + 2 * kind;
		if (captured !== 0) {
			const cell = shape === POINT_CAPTURE ? aux : target;
			const half = cell >> 5;
			scratch[half + 2 - 2 * mover]! ^= 1 << cell;
			scratch[half + KINDS + 2 * captured - 2]! ^= 1 << cell;
		}
		scratch[own + origin]! ^= bit;
		scratch[own + end]! |= land;
		scratch[index + origin]! ^= bit;
		scratch[(become < 0 ? index : KINDS + 2 * become) + end]! |= land;
		if (shape === CASTLING) {
			// The royal is on the move's target now, which may be the partner's cell. All cells of the two may coincide.
			const { to, partner, partnerTo } = castlingOf(tables, mover, move);
			remove(index, target);
			const other = KINDS + 2 * kindAt(partner);
			remove(other, partner);
			remove(own, partner);
			remove(flagged, partner);
			add(index, to);
			add(other, partnerTo);
			add(own, to);
			add(own, partnerTo);
		}
		if (((scratch[flagged + origin]! & bit) | (scratch[flagged + end]! & land)) !== 0) {
			// A piece that moves loses its flag, and so does a captured piece.
			scratch[flagged + origin]! &= ~bit;
			scratch[flagged + end]! &= ~land;
			clearLostFlags();
		}
		let place = hooks[(phase * kinds + kind) * 2 + (captured === 0 ? 0 : 1)]!;
		for (const last = place + hookWriteTable[place++]!; place < last; place += 3) {
			const register = first + hookWriteTable[place]!;
			scratch[register] = (scratch[register]! & hookWriteTable[place + 1]!) + hookWriteTable[place + 2]!;
		}
		if (point > 0) {
			// A point expires when its writer's next turn begins.
			if (scratch[point + 1] === 1 - mover) scratch[point] = scratch[point + 1] = -1;
			if (shape === LEAVES_POINT) {
				scratch[point] = aux;
				scratch[point + 1] = mover;
			}
		}
		scratch[first + PHASE] = nextPhases[phase]!;
		derived[CHECKS_KNOWN] = 0;
	};

	const save: States['save'] = (words, at) => {
		for (let index = 0; index < count; index++) words[at + index] = scratch[index]!;
	};

	const restore: States['restore'] = (words, at) => {
		for (let index = 0; index < count; index += 4) {
			scratch[index] = words[at + index]!;
			scratch[index + 1] = words[at + index + 1]!;
			scratch[index + 2] = words[at + index + 2]!;
			scratch[index + 3] = words[at + index + 3]!;
		}
		derived[CHECKS_KNOWN] = 0;
	};

	return {
		scratch,
		derived,
		flagged,
		registers: first,
		point,
		words: count,
		get shared() {
			return shared;
		},
		load(saved) {
			if (owner === saved) return;
			if (owner?.live) save(owner.words, owner.at);
			owner = undefined;
			restore(saved.words, saved.at);
			owner = saved;
		},
		setOwner(saved) {
			owner = saved;
		},
		isOwner: (saved) => owner === saved,
		store() {
			if (sharedTop === shared.length) {
				shared = new Int32Array(SHARED * count);
				sharedTop = 0;
			}
			save(shared, sharedTop);
			sharedTop += count;
			return sharedTop - count;
		},
		save,
		restore,
		fill(board, registers) {
			if (owner?.live) save(owner.words, owner.at);
			owner = undefined;
			// Loops, since the methods of an array cost more than its few words.
			for (let index = 0; index < first; index++) scratch[index] = 0;
			for (let index = 0; index < registers.length; index++) scratch[first + index] = registers[index]!;
			addPieces(board);
			clearLostFlags();
			derived[CHECKS_KNOWN] = 0;
		},
		makeMove,
		side,
		kindAt,
		count(fits, inside) {
			let found = 0;
			for (let cell = 0; fits[0] === 1 && cell < size; cell++) {
				const half = cell >> 5;
				const occupied = scratch[half]! | scratch[half + 2]!;
				if (((occupied >> cell) & 1) === 0 && (inside === undefined || inside[cell] === 1)) found++;
			}
			for (let number = 0; number < codeNumbers.length; number++) {
				if (fits[codeNumbers[number]!] !== 1) continue;
				for (let half = 0; half < 2; half++) {
					const ofKind = scratch[half + KINDS + 2 * (number >> 2)]!;
					const ofSide = (number & 2) === 0 ? ~scratch[half]! : scratch[half]!;
					const ofFlag = (number & 1) === 0 ? ~scratch[half + flagged]! : scratch[half + flagged]!;
					for (let some = ofKind & ofSide & ofFlag; some !== 0; some &= some - 1)
						if (inside === undefined || inside[32 * half + lowestBit(some)] === 1) found++;
				}
			}
			return found;
		},
		codes(board = new Int32Array(size)) {
			board.fill(0);
			for (let kind = 0; kind < kinds; kind++) {
				for (let half = 0; half < 2; half++) {
					for (let some = scratch[KINDS + 2 * kind + half]!; some !== 0; some &= some - 1) {
						const cell = lowestBit(some);
						// The bit of the side is 0 for the second side.
						const number = (kind * 2 + ((scratch[half]! >> cell) & 1)) * 2 + ((scratch[half + flagged]! >> cell) & 1);
						board[32 * half + cell] = codeNumbers[number]!;
					}
				}
			}
			return board;
		},
	};
}
