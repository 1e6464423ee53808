import { atMost } from './coordinates.js';
import { readFigure } from './figure.js';
import type { Border, Coord, Player, Promotion, Ray, Square } from './game.js';
import { isNeutral, type Kind } from './kinds.js';
import { PLAYERS, USUAL, WINS } from './players.js';
import { type Reader, readInteger, readList, readSquare, SEED } from './reader.js';

const LETTERS = /[A-Za-z]*/y;
/** The names of the sides in the JSON of the seed notation; the name of a side is not a way to win. */
const SIDES: readonly string[] = ['white', 'black'];
const LABEL = /\w+:/y;

/**
 * Reads the order of the players:
 *
 *     b   or   w:b:r
 */
export function readTurns(reader: Reader): readonly Player[] {
	const { at } = reader;
	const order = readList(reader, ':', () => {
		const from = reader.at;
		const player = PLAYERS.indexOf(reader.take(LETTERS));
		if (player < 0) reader.note('unknown-player', from);
		return player as Player;
	});
	const [first = 1] = order;
	if (order.length === 1 && (first === 1 || first === 2)) return [first, (3 - first) as Player];
	reader.only(SEED, at);
	return order;
}

/** Reads a count of moves with a minimum. */
export function readCount(reader: Reader, least: number): number {
	const from = reader.at;
	const value = readInteger(reader);
	if (typeof value === 'number' && value >= least) return value;
	reader.note('number-range', from);
	return least;
}

/**
 * Reads the state and the limit of the rule about moves without progress:
 *
 *     5/100
 */
export function readMoveRule(reader: Reader): readonly [number, number] {
	const from = reader.at;
	const count = readCount(reader, 0);
	reader.at++;
	const limit = readCount(reader, 1);
	if (count > limit) reader.note('number-range', from);
	return [count, limit];
}

/** Removes repetitions from a list and reports them. */
function readSet<T>(reader: Reader, read: () => T | undefined): readonly T[] {
	const found = new Set<T>();
	readList(reader, ',', () => {
		const from = reader.at;
		const item = read();
		if (item === undefined) return;
		if (found.has(item)) reader.note('listed-twice', from);
		found.add(item);
	});
	return [...found];
}

/** Reads one entry for each player, in brackets. */
function readSides<T>(reader: Reader, read: () => T): readonly T[] {
	const from = reader.at++;
	const sides = readList(reader, '|', read);
	if (!reader.eat(')')) reader.note('bracket', from);
	return sides;
}

/**
 * Reads the promotion ranks and kinds of each player:
 *
 *     (8;Q,R,N|1,-3;n,b,am)
 */
export const readPromotions = (reader: Reader): readonly (Promotion | undefined)[] =>
	readSides(reader, () => {
		const from = reader.at;
		if ('|)'.includes(reader.text[from]!)) return;
		const ranks = readList(reader, ',', () => readInteger(reader)) as readonly Coord[];
		if (ranks.includes(undefined as never)) reader.note('promotion-list', from);
		if (ranks.length > 1) reader.only(SEED, from);
		if (!reader.eat(';')) return { ranks, kinds: USUAL };
		const kinds = readSet(reader, (): Kind | undefined => {
			const at = reader.at;
			if (!readFigure(reader)) return;
			const { kind } = reader;
			if (reader.text[at]! < ':') reader.note('piece-code', at);
			if (isNeutral(kind)) reader.note('promotion-neutral', at);
			return kind;
		});
		return { ranks, kinds };
	});

/** Reads the names of ways to win, separated by commas. */
const readWinList = (reader: Reader): readonly string[] =>
	readSet(reader, () => {
		const from = reader.at;
		const name = reader.take(LETTERS);
		if (!/^[a-z]{3,}$/.test(name) || SIDES.includes(name)) reader.note('win-list', from);
		else if (!WINS.includes(name)) {
			reader.note('unknown-win', from);
			if (name !== 'threecheck') reader.note('new-win', from);
		}
		return name;
	});

/**
 * Reads the ways to win, for all players or for each:
 *
 *     checkmate   or   (checkmate|checkmate,allpiecescaptured)
 */
export const readWins = (reader: Reader): readonly (string | readonly string[])[] =>
	reader.text[reader.at] === '(' ? readSides(reader, () => readWinList(reader)) : readWinList(reader);

/**
 * Reads the edges of the playable area: left, right, bottom, top.
 *
 *     -7,16,_,_
 */
export function readBorder(reader: Reader): Border | undefined {
	const from = reader.at;
	const edges = readList(reader, ',', () => (reader.eat('_') ? null : readInteger(reader))) as Border;
	const [left, right, bottom, top] = edges;
	reader.only(SEED, from);
	if (edges.length !== 4 || edges.includes(undefined as never)) reader.note('border-form', from);
	else if (!atMost(left, right) || !atMost(bottom, top)) reader.note('border-inverted', from);
	// Open edges do not exclude any square.
	else if (edges.some((edge) => edge !== null)) return edges;
	return undefined;
}

/** Reads a list of highlighted items after its label. */
function readMarks<T>(reader: Reader, read: () => T | undefined): readonly T[] {
	const from = reader.at;
	reader.take(LABEL);
	reader.only(SEED, from);
	return readList(reader, '|', read) as readonly T[];
}

/**
 * Reads the squares to highlight:
 *
 *     Squares:1,2|3,4
 */
export const readSquares = (reader: Reader): readonly Square[] => readMarks(reader, () => readSquare(reader));

/**
 * Reads the rays to highlight, each with its direction:
 *
 *     Rays:1,2>1,0|3,4>-1,-1
 */
export const readRays = (reader: Reader): readonly Ray[] =>
	readMarks(reader, () => {
		const { at } = reader;
		const from = readSquare(reader);
		const direction = reader.eat('>') ? readSquare(reader) : undefined;
		if (!direction?.some(Number)) reader.note('ray-direction', at);
		return from && direction && { from, direction };
	});
