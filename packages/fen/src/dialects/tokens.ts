import type { Game, PieceData } from '@x/core';
import type { Alphabet } from '../board.js';
import { namedKinds } from '../kinds.js';
import { longestOf, type PieceAt } from '../text/pieces.js';

/** Converts the tokens of a placement to single characters and back. */
export interface Tokens {
	/** The pieces of the characters. */
	readonly alphabet: Alphabet;
	/**
	 * Returns the text with one character for each token, the original index of each of its UTF-16 units, and the original indices of pieces.
	 * The last of `places` is the end of the text.
	 */
	readonly encode: (text: string) => { readonly plain: string; readonly places: readonly number[]; readonly letters: readonly number[] };
	readonly decode: (plain: string) => string;
	/** Finds the token at an index of a text. */
	readonly tokenAt: PieceAt;
	/** Returns the piece of a token. */
	readonly pieceOf: (token: string) => PieceData | undefined;
	/** Returns the token of a kind of a side. */
	readonly tokenOf: (side: string, kind: string) => string | undefined;
}

/** The kind of gaps (cells that do not exist) in games that do not use the sign of gaps for a kind. */
export const GAP = '';

/** The first of the characters that encode tokens of several characters. */
const FIRST_PRIVATE = 0x100;

/**
 * The tokens defined by `Names`: `P`, `+P` for a promoted pawn, `Q~` for a queen that was a pawn, `*` for neutral pieces and gaps. `others` are
 * further letters that are read if they are not the letter of a kind.
 */
export function tokensOf(game: Game, others: Readonly<Record<string, string>> = {}): Tokens {
	const { names } = game;
	const sides = game.ruleset.sideOrder;
	const kinds = namedKinds(game).map((kind) => [kind, names!.kinds[kind]!] as const);
	/** Token → character, and back; piece → token; character → piece. */
	const charOf = new Map<string, string>();
	const decoded = new Map<string, string>();
	const tokenOf = new Map<string, string>();
	const pieces = new Map<string, PieceData>();
	const add = (token: string, side: string, kind: string): void => {
		tokenOf.set(`${side} ${kind}`, token);
		if (charOf.has(token)) return;
		const char = token.length === 1 ? token : String.fromCharCode(FIRST_PRIVATE + pieces.size);
		charOf.set(token, char);
		decoded.set(char, token);
		pieces.set(char, { side, kind });
	};
	for (const [kind, { letter, promotedOf }] of kinds) {
		const token = promotedOf === undefined || letter.startsWith('+') ? letter : `${letter}~`;
		const forms = [token.toUpperCase(), token.toLowerCase()];
		if (forms[0] === forms[1]) add(token, 'neutral', kind);
		else for (const [nth, side] of sides.entries()) add(forms[nth]!, side, kind);
	}
	if (names?.gaps !== undefined) add(names.gaps, 'neutral', GAP);
	for (const [kind, { letter, also = [] }] of kinds)
		for (const other of [...also, others[letter] ?? []].flat())
			sides.forEach((side, nth) => {
				const form = nth ? other.toLowerCase() : other.toUpperCase();
				const char = charOf.get(tokenOf.get(`${side} ${kind}`) ?? '');
				if (char !== undefined && !charOf.has(form)) charOf.set(form, char);
			});

	const tokenAt = longestOf(charOf.keys());
	return {
		alphabet: Array.from(pieces, ([char, { side, kind }]) => [char, side, kind] as const),
		encode: (text) => {
			const places: number[] = [];
			const letters: number[] = [];
			let plain = '';
			for (let at = 0; at < text.length; ) {
				const token = tokenAt(text, at);
				const given = token ?? String.fromCodePoint(text.codePointAt(at)!);
				// One of our private characters in the input is not a token.
				const char = charOf.get(given) ?? (decoded.has(given) ? '\ufffd' : given);
				if (token !== undefined) letters.push(at);
				for (const _ of char.split('')) places.push(at);
				plain += char;
				at += given.length;
			}
			return { plain, places: [...places, text.length], letters };
		},
		decode: (plain) => Array.from(plain, (char) => decoded.get(char) ?? char).join(''),
		tokenAt,
		pieceOf: (token) => pieces.get(charOf.get(token) ?? ''),
		tokenOf: (side, kind) => tokenOf.get(`${side} ${kind}`),
	};
}
