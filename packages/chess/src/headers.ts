import type { Game, Position } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { writeFen } from './fen.js';

/** The seven tags of every PGN, with the values that stand for "unknown". */
export const SEVEN_TAG_ROSTER: Record<string, string> = {
	Event: '?',
	Site: '?',
	Date: '????.??.??',
	Round: '?',
	White: '?',
	Black: '?',
	Result: '*',
};

/** The other tags of the standard, in its order. Tags that it does not name follow them. */
const SUPPLEMENT =
	'WhiteTitle BlackTitle WhiteElo BlackElo WhiteUSCF BlackUSCF WhiteNA BlackNA WhiteType BlackType EventDate EventSponsor Section Stage Board Opening Variation SubVariation ECO NIC Time UTCTime UTCDate TimeControl SetUp FEN Termination Annotator Mode PlyCount'.split(
		' ',
	);

const ORDER = new Map([...Object.keys(SEVEN_TAG_ROSTER), ...SUPPLEMENT].map((name, index) => [name, index]));

/** The tags of a game. Those of the roster always have a value. */
export class Headers {
	readonly #values: Map<string, string>;

	constructor(game: Game, values: Iterable<readonly [string, string]> = []) {
		this.#values = new Map(Object.entries(SEVEN_TAG_ROSTER));
		// A file without the tag is one of chess.
		if (game.hash !== chess.hash) this.#values.set('Variant', game.title ?? game.id ?? 'Unnamed');
		for (const [name, value] of values) this.#values.set(name, value);
	}

	get(name: string): string | undefined {
		return this.#values.get(name);
	}

	/** Sets a tag; a value of null removes it. */
	set(name: string, value: string | null | undefined): void {
		const given = value ?? SEVEN_TAG_ROSTER[name];
		if (given === undefined) this.#values.delete(name);
		else this.#values.set(name, given);
	}

	/** Whether there was such a tag. */
	remove(name: string): boolean {
		const known = this.#values.has(name);
		this.set(name, null);
		return known;
	}

	/** All tags of the standard, with null for those that are not set, and the others. */
	withUnset(): Record<string, string | null> {
		return { ...Object.fromEntries([...ORDER.keys()].map((name) => [name, null])), ...this.all() };
	}

	/** All tags, in the order of the standard. */
	all(): Record<string, string> {
		const place = (name: string): number => ORDER.get(name) ?? ORDER.size;
		return Object.fromEntries([...this.#values].sort(([a], [b]) => place(a) - place(b)));
	}
}

/** Sets the tags of the start, or removes them where the game begins as usual. */
export function nameStart(headers: Headers, start: Position): void {
	const fen = writeFen(start);
	const isUsual = fen === writeFen(start.game.start);
	headers.set('SetUp', isUsual ? null : '1');
	headers.set('FEN', isUsual ? null : fen);
}
