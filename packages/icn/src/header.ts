import { readExtras } from './extras.js';
import type { Border, IcnMove, Json, Piece, Player, Promotion, Ray, Square } from './game.js';
import { readBorder, readCount, readMoveRule, readPromotions, readRays, readSquares, readTurns, readWins } from './items.js';
import { readMoves } from './moves.js';
import { readPieces } from './pieces.js';
import { type Reader, readSquare, skipBlanks, WORD } from './reader.js';
import { readTag } from './tags.js';

/** The items that a text may contain. */
interface Items {
	readonly metadata: Record<string, string>;
	turnOrder: readonly Player[];
	enPassant?: Square;
	moveRule?: readonly [number, number];
	fullMove: number;
	promotions?: readonly (Promotion | undefined)[];
	border?: Border;
	/** One list for each player, or one for all. */
	win?: readonly (string | readonly string[])[];
	extras: Readonly<Record<string, Json>>;
	squares: readonly Square[];
	rays: readonly Ray[];
	pieces?: readonly Piece[];
	moves: readonly IcnMove[];
}

export type Item = keyof Items;

/**
 * The beginning of each type of item, and its reader. The first matching pattern decides. The order is that of the site; moves are the
 * exception, because no item can follow them.
 */
const ITEMS: readonly (readonly [Item, RegExp, (reader: Reader) => unknown])[] = [
	['moves', /\d+\.|(?:\d*[A-Za-z]+)?-?\d+,-?\d+\s*[>x]/y, readMoves],
	['turnOrder', /[a-z]{1,2}:|(?:[nwbryg]|bu)(?!\S)/y, readTurns],
	['enPassant', /-?\d+,-?\d+(?!\S)/y, (reader) => readSquare(reader)],
	['moveRule', /-?\d+\//y, readMoveRule],
	['fullMove', /-?\d+(?!\S)/y, (reader) => readCount(reader, 1)],
	['promotions', /\((?!\|*[A-Za-z])/y, readPromotions],
	['border', /_|-?\d+,(?:_|-?\d+,)/y, readBorder],
	['win', /\(|[A-Za-z]{3}(?!\w*:)/y, readWins],
	['extras', /\{/y, readExtras],
	['squares', /Squares:/y, readSquares],
	['rays', /Rays:/y, readRays],
	['pieces', /\d*[A-Za-z]+-?\d/y, readPieces],
];

/** The items found, with the place of each. */
export interface Header {
	readonly items: Readonly<Items>;
	readonly places: ReadonlyMap<Item, readonly [from: number, to: number]>;
}

/** Reads all items of a text. */
export function readHeader(reader: Reader): Header {
	const { text } = reader;
	const items: Items = { metadata: {}, turnOrder: [1, 2], fullMove: 1, extras: {}, squares: [], rays: [], moves: [] };
	const places = new Map<Item, readonly [number, number]>();
	let latest = 0;
	for (;;) {
		const code = skipBlanks(reader);
		const from = reader.at;
		if (from >= reader.end) return { items, places };
		if (code === 91) {
			readTag(reader, items.metadata);
			if (places.size > 0) reader.note(places.has('pieces') ? 'tag-form' : 'item-order', from);
			continue;
		}
		const rank = ITEMS.findIndex(([, pattern]) => {
			pattern.lastIndex = from;
			return pattern.test(text);
		});
		const [item, , read] = ITEMS[rank] ?? [];
		if (item !== undefined) {
			const found = read!(reader);
			if (places.has(item)) reader.note('repeated-item', from);
			else if (found) (items as Record<Item, unknown>)[item] = found;
			places.set(item, [from, reader.at]);
			if (rank > 0 && rank < latest) reader.note('item-order', from);
			latest = Math.max(latest, rank);
		}
		if (reader.take(WORD)) reader.note('unknown-item', from);
	}
}
