import type { Game, MoveQuery } from '@x/core';
import { canonicalQuery } from '@x/san/moves';
import type { Decode } from './validator.js';

/** The most bytes of a text in the table: two integers. Canonical texts on boards of up to nine ranks have no more. */
const LONGEST = 8;
/** The number of slots; a power of two. */
const SLOTS = 8192;
/** The number of consecutive slots in which a text may be. It bounds the time of a search, for texts that were chosen to collide, too. */
const WINDOW = 8;
/** The bits of bytes that are not ASCII. */
const HIGH_BITS = 0x80808080;

/**
 * The queries of the canonical texts of one game, found by the bytes of the texts, without strings. Texts of another shape have `null`.
 *
 * A hash table with open addressing. A new text whose slots are full takes the place of another one, so that the table never grows.
 */
export class QueryTable {
	private readonly game: Game;
	/** Two integers for each slot; an empty slot has zeros. */
	private readonly keys = new Int32Array(2 * SLOTS);
	private readonly queries: (MoveQuery | null)[] = new Array<MoveQuery | null>(SLOTS).fill(null);

	constructor(game: Game) {
		this.game = game;
	}

	/** The query of a text; `null` for texts of another shape. The text has no NUL, as words of PGN. */
	find(bytes: Uint8Array, from: number, to: number, decode: Decode): MoveQuery | null {
		if (to - from > LONGEST) return null;
		let low = 0;
		let high = 0;
		const middle = to - from > 4 ? from + 4 : to;
		for (let at = to; at > middle; ) high = (high << 8) | bytes[--at]!;
		for (let at = middle; at > from; ) low = (low << 8) | bytes[--at]!;
		const { keys } = this;
		const mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca77);
		const home = (mixed ^ (mixed >>> 15)) & (SLOTS - 1);
		for (let step = 0; step < WINDOW; step++) {
			const slot = (home + step) & (SLOTS - 1);
			const key = keys[2 * slot];
			if (key === low && keys[2 * slot + 1] === high) return this.queries[slot]!;
			if (key === 0) return this.add(slot, low, high, decode(from, to));
		}
		return this.add(home, low, high, decode(from, to));
	}

	private add(slot: number, low: number, high: number, text: string): MoveQuery | null {
		// Bytes that are not ASCII may stand for several characters, depending on the reader.
		if (((low | high) & HIGH_BITS) !== 0 || low === 0) return null;
		const query = canonicalQuery(this.game, text) ?? null;
		this.keys[2 * slot] = low;
		this.keys[2 * slot + 1] = high;
		this.queries[slot] = query;
		return query;
	}
}
