import type { Game, PieceData } from '@x/core';
import type { Alphabet } from '../board.js';
import { namedKinds } from '../kinds.js';
import { longestOf, type PieceAt } from '../text/pieces.js';

/** Letters of a placement as single characters, and the way back. */
export interface Tokens {
	/** What the characters stand for. */
	readonly alphabet: Alphabet;
	/** The text with one character for each token, where each of its units stands, and where pieces stand; places end with the end. */
	readonly encode: (text: string) => { readonly plain: string; readonly places: readonly number[]; readonly letters: readonly number[] };
	readonly decode: (plain: string) => string;
	/** The token at a place of a text. */
	readonly tokenAt: PieceAt;
	/** The piece that a token stands for. */
	readonly pieceOf: (token: string) => PieceData | undefined;
	/** How a kind of a side is written. */
	readonly tokenOf: (side: string, kind: string) => string | undefined;
}

/** The kind of what stands on cells that do not exist, in games where nothing else is written so. */
export const GAP = '';

/** Tokens of more than one character are one character from here on. */
const FIRST_PRIVATE = 0x100;

/**
 * What `Names` says of letters: `P`, `+P` for a promoted pawn, `Q~` for a queen that was a pawn, `*` for pieces of no side and for gaps.
 * Other letters are read where no kind has them.
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
				// Who writes our private characters means something else.
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
