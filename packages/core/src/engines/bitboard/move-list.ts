import type { MoveQuery } from '../../position/types.js';

import type { BitboardAttacks } from './attacks.js';
import type { OriginQueries } from './origins.js';
import { cellsOf, endsOf, fromOf, isClear, KINDS, LEAVES_POINT, lowestBit, POINT_CAPTURE, packed } from './packed.js';
import { CHECKS, CHECKS_KNOWN, EVASIONS, LEAP, ORIGINS, PINNED, ROYAL } from './scratch.js';
import type { States } from './state.js';
import { AHEAD, type BitboardTables, castlingOf } from './tables.js';

/** The number of set bits. */
const popCount = (word: number): number => {
	let x = word - ((word >>> 1) & 0x55555555);
	x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
	return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** All bits set for a cell of the low word, none for one of the high word. */
const lower = (cell: number): number => (cell - 32) >> 31;

/** More than the greatest number of legal moves. */
export const ALL = 4096;

/**
 * Lists and counts legal moves. None leaves the royal attacked: other pieces stay on the lines that `BitboardAttacks` finds, and each
 * step of the royal is tested.
 */
export interface BitboardMoveList {
	/** The moves listed last. */
	readonly moves: Int32Array;
	/** Empties the list; returns the number of moves it held. */
	clear(): number;
	/** The moves listed last, once they are sorted. */
	readonly sorted: Int32Array;
	/**
	 * Sorts the list by origin and target into `sorted`. Returns whether several moves have the same cells.
	 */
	sort(): boolean;
	/** With `enough` 0 lists all legal moves; otherwise only counts them, and may stop at `enough`. */
	list(enough: number): number;
	/** Appends the legal moves of a kind to a cell from the given origins, found backwards from the target. */
	addMovesTo(kind: number, to: number, fromLow: number, fromHigh: number): void;
	/** The only legal move that fits the query, or -1. */
	findUnique(query: MoveQuery): number;
	/** Appends the captures on the point by one kind (-1: any) from the given origins. */
	addPointCaptures(only: number, fromLow: number, fromHigh: number): void;
	/** Appends castlings. */
	addCastlings(): void;
}

export function moveListOf(tables: BitboardTables, states: States, attacks: BitboardAttacks, origins: OriginQueries): BitboardMoveList {
	const { kinds, ahead, up, down, rays, leapTo, leapOver, becoming, becomes, castlings, royal: royalKind } = tables;
	const { scratch, derived, side: sideOf, flagged, point, kindAt } = states;
	const { attacked, findChecks, royalOf } = attacks;
	const { findOrigins, findPointCapturers } = origins;
	const moves = new Int32Array(ALL);
	let count = 0;
	const sorted = new Int32Array(ALL);
	/** The origins of the moves listed piece by piece, as bits; the first move of each; and the number of these moves. */
	const listed = new Int32Array(2);
	const firstOf = new Int32Array(64);
	let ofPieces = 0;

	/** Whether the royal is not attacked after a move between two cells, with the victim's cell or -1. */
	const safe = (side: number, royal: number, from: number, to: number, victim: number): boolean => {
		if (royal < 0) return true;
		// Branch-free: which half of the board a cell is in is unpredictable.
		const out = 1 << from;
		const addMove = 1 << to;
		const gone = victim < 0 ? 0 : 1 << victim;
		const outLow = out & lower(from);
		const landLow = addMove & lower(to);
		const goneLow = gone & lower(victim);
		const goneHigh = gone ^ goneLow;
		const low = ((scratch[0]! | scratch[2]!) & ~outLow & ~goneLow) | landLow;
		const high = ((scratch[1]! | scratch[3]!) & ~(out ^ outLow) & ~goneHigh) | (addMove ^ landLow);
		return !attacked(1 - side, from === royal ? to : royal, low, high, goneLow, goneHigh);
	};

	/** The steps of the royal, among target cells of one word, that do not lead into an attack. */
	const safeSteps = (side: number, from: number, base: number, word: number): number => {
		let left = word;
		for (let rest = word; rest !== 0; rest &= rest - 1) {
			const to = base + lowestBit(rest);
			left ^= rest & -rest & (safe(side, from, from, to, to) ? 0 : -1);
		}
		return left;
	};

	/** Appends a move to a cell, once for each kind that the piece may become. */
	const addMove = (pair: number, kind: number, from: number, leap: number, to: number): void => {
		const captured = kindAt(to) + 1;
		if (to === leap) moves[count++] = packed(from, to, LEAVES_POINT, leapOver[pair * 64 + from]!, kind, 0);
		else if ((becoming[pair * 2 + (to >> 5)]! & (1 << to)) !== 0)
			for (const other of becomes[kind]!) moves[count++] = packed(from, to, 0, other + 1, kind, captured);
		else moves[count++] = packed(from, to, 0, 0, kind, captured);
	};

	/** Whether the royal is safe after a move. Computing pins pays for all moves of a position, not for a single move. */
	const isLegal = (side: number, kind: number, from: number, to: number, taking: boolean): boolean => {
		if (kind === royalKind || derived[CHECKS_KNOWN] === 0) return safe(side, royalOf(side), from, to, taking ? to : -1);
		const half = to >> 5;
		const bit = 1 << to;
		return (
			derived[CHECKS]! < 2 &&
			(derived[EVASIONS + half]! & bit) !== 0 &&
			((derived[PINNED + (from >> 5)]! & (1 << from)) === 0 || (derived[2 * from + half]! & bit) !== 0)
		);
	};

	const addPointCaptures: BitboardMoveList['addPointCaptures'] = (only, fromLow, fromHigh) => {
		const cell = scratch[point]!;
		if (cell < 0) return;
		const side = sideOf();
		for (let kind = 0; kind < kinds; kind++) {
			const target = only < 0 || only === kind ? findPointCapturers(side, kind) : -1;
			if (target < 0) continue;
			for (const from of cellsOf(derived[ORIGINS]! & fromLow, derived[ORIGINS + 1]! & fromHigh))
				if (safe(side, royalOf(side), from, cell, target))
					moves[count++] = packed(from, cell, POINT_CAPTURE, target, kind, kindAt(target) + 1);
		}
	};

	const addCastlings: BitboardMoveList['addCastlings'] = () => {
		const side = sideOf();
		const low = scratch[flagged]! & scratch[2 * side]!;
		const high = scratch[flagged + 1]! & scratch[2 * side + 1]!;
		if ((low | high) === 0) return;
		findChecks();
		const royal = derived[ROYAL]!;
		if (royal < 0 || isClear(low, high, royal)) return;
		const fullLow = scratch[0]! | scratch[2]!;
		const fullHigh = scratch[1]! | scratch[3]!;
		for (const { move, to, partner, partners, masks, safe } of castlings[64 * side + royal]!) {
			if (isClear(low, high, partner) || (masks[0]! & fullLow) !== 0 || (masks[1]! & fullHigh) !== 0 || !partners.includes(kindAt(partner)))
				continue;
			let place = safe.length;
			while (--place >= 0) {
				const cell = safe[place]!;
				if (cell === royal ? derived[CHECKS] !== 0 : attacked(1 - side, cell, fullLow, fullHigh, 0, 0)) break;
			}
			if (place < 0 && !attacked(1 - side, to, (fullLow & ~masks[2]!) | masks[4]!, (fullHigh & ~masks[3]!) | masks[5]!, 0, 0))
				moves[count++] = move;
		}
	};

	/**
	 * Lists or counts the moves of all pieces, without captures on the point and castlings; requires `findChecks`.
	 *
	 * Longer than 60 lines: one loop without calls; V8 does not inline functions of this size. Nothing follows the loop: see "Hot loops" in
	 * CONTRIBUTING.
	 */
	const listPieces = (enough: number): number => {
		let total = 0;
		const side = sideOf();
		const ownLow = scratch[2 * side]!;
		const ownHigh = scratch[2 * side + 1]!;
		const otherLow = scratch[2 - 2 * side]!;
		const otherHigh = scratch[3 - 2 * side]!;
		const fullLow = ownLow | otherLow;
		const fullHigh = ownHigh | otherHigh;
		// The royal comes first: the test for any legal move runs mostly in check.
		for (let turn = 0; turn < kinds && (turn === 0 || derived[CHECKS]! < 2); turn++) {
			const kind = (royalKind + turn) % kinds;
			const index = KINDS + 2 * kind;
			const pair = side * kinds + kind;
			const rising = up[kind]!;
			const falling = down[kind]!;
			const choices = becomes[kind]!.length;
			for (let word = 0; word < 2; word++) {
				for (let some = scratch[index + word]! & (word === 0 ? ownLow : ownHigh); some !== 0; some &= some - 1) {
					const from = 32 * word + lowestBit(some);
					const row = (pair * 64 + from) * AHEAD;
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
					const leap = leapTo[pair * 64 + from]!;
					if (leap >= 0 && isClear(fullLow, fullHigh, leap) && isClear(fullLow, fullHigh, leapOver[pair * 64 + from]!)) {
						if (leap < 32) low |= 1 << leap;
						else high |= 1 << leap;
					}
					// This loop has no rare branches: a branch taken for the first time makes V8 discard the optimised code, and it
					// may then optimise only an inner loop, for good.
					if (turn === 0) {
						low = safeSteps(side, from, 0, low);
						high = safeSteps(side, from, 32, high);
					} else {
						const unpinned = ((derived[PINNED + word]! >> from) & 1) - 1;
						low &= derived[EVASIONS]! & (derived[2 * from]! | unpinned);
						high &= derived[EVASIONS + 1]! & (derived[2 * from + 1]! | unpinned);
					}
					if (enough === 0) {
						listed[word]! |= 1 << from;
						firstOf[from] = count;
						for (let rest = low; rest !== 0; rest &= rest - 1) addMove(pair, kind, from, leap, lowestBit(rest));
						for (let rest = high; rest !== 0; rest &= rest - 1) addMove(pair, kind, from, leap, 32 + lowestBit(rest));
					} else if (low !== 0 || high !== 0) {
						total += popCount(low) + popCount(high);
						if (choices > 1) total += (choices - 1) * (popCount(low & becoming[pair * 2]!) + popCount(high & becoming[pair * 2 + 1]!));
						if (total >= enough) return total;
					}
				}
			}
		}
		return total;
	};

	return {
		moves,
		sorted,
		clear() {
			const cleared = count;
			count = 0;
			ofPieces = 0;
			listed[0] = 0;
			listed[1] = 0;
			return cleared;
		},
		sort() {
			let placed = 0;
			for (let word = 0; word < 2; word++) {
				for (let some = listed[word]!; some !== 0; some &= some - 1) {
					const from = 32 * word + lowestBit(some);
					for (let index = firstOf[from]!; index < ofPieces && fromOf(moves[index]!) === from; index++) sorted[placed++] = moves[index]!;
				}
			}
			for (; placed < count; placed++) {
				const move = moves[placed]!;
				let place = placed;
				for (; place > 0 && endsOf(sorted[place - 1]!) > endsOf(move); place--) sorted[place] = sorted[place - 1]!;
				sorted[place] = move;
			}
			for (let index = 1; index < count; index++) if (endsOf(sorted[index]!) === endsOf(sorted[index - 1]!)) return true;
			return false;
		},
		addPointCaptures,
		addCastlings,
		addMovesTo(kind, to, fromLow, fromHigh) {
			const side = sideOf();
			const pair = side * kinds + kind;
			const own = 2 * side + (to >> 5);
			if ((scratch[own]! & (1 << to)) !== 0) return;
			const taking = kindAt(to) >= 0;
			findOrigins(side, kind, to, taking, fromLow, fromHigh);
			for (let base = 0, some = derived[ORIGINS]!; base < 64; base += 32, some = derived[ORIGINS + 1]!) {
				for (; some !== 0; some &= some - 1) {
					const from = base + lowestBit(some);
					if (isLegal(side, kind, from, to, taking)) addMove(pair, kind, from, from === derived[LEAP] ? to : -1, to);
				}
			}
			if (scratch[point] === to) addPointCaptures(kind, fromLow, fromHigh);
		},
		findUnique({ kinds: among, to, low, high, become, taking: capture, mark }) {
			if (mark !== '') {
				addCastlings();
				let only = -1;
				while (count > 0) {
					const move = moves[--count]!;
					if (castlingOf(tables, sideOf(), move).marks.includes(mark)) only = only < 0 ? move : 0;
				}
				return only || -1;
			}
			const side = sideOf();
			if ((scratch[2 * side + (to >> 5)]! & (1 << to)) !== 0) return -1;
			const captured = kindAt(to) + 1;
			let found = -1;
			for (let rest = among; rest !== 0; rest &= rest - 1) {
				const kind = lowestBit(rest);
				const pair = side * kinds + kind;
				const changes = (becoming[pair * 2 + (to >> 5)]! & (1 << to)) !== 0;
				if (capture !== (captured > 0 ? 0 : 1) && (changes ? becomes[kind]!.includes(become) : become < 0)) {
					findOrigins(side, kind, to, captured > 0, low, high);
					let lows = derived[ORIGINS]!;
					let highs = derived[ORIGINS + 1]!;
					while ((lows | highs) !== 0) {
						// Takes the low word first; branch-free, since the halves are unpredictable.
						const half = 1 + ((lows | -lows) >> 31);
						const some = lows | (highs & -half);
						const from = lowestBit(some) + (half << 5);
						lows &= lows - 1 + half;
						highs &= highs - half;
						if (!isLegal(side, kind, from, to, captured > 0)) continue;
						if (found >= 0) return -1;
						found =
							from === derived[LEAP]
								? packed(from, to, LEAVES_POINT, leapOver[pair * 64 + from]!, kind, 0)
								: packed(from, to, 0, become + 1, kind, captured);
					}
				}
				if (scratch[point] === to && capture !== 0 && become < 0) {
					addPointCaptures(kind, low, high);
					while (count > 0) {
						if (found >= 0) {
							count = 0;
							return -1;
						}
						found = moves[--count]!;
					}
				}
			}
			return found;
		},
		list(enough) {
			findChecks();
			count = 0;
			listed[0] = 0;
			listed[1] = 0;
			const ofAllPieces = listPieces(enough);
			if (enough > 0 && ofAllPieces >= enough) return ofAllPieces;
			ofPieces = count;
			addPointCaptures(-1, -1, -1);
			addCastlings();
			const total = ofAllPieces + count;
			if (enough > 0) count = 0;
			return total;
		},
	};
}
