/**
 * Canonical texts in a position, without taking them apart: `e4`, `exd5`, `Nf3`, `R1xe2`, `e8=Q`, `O-O`, with `+` or `#`.
 *
 * What is accepted here means the same to the full reader. A text is read from its end: the sign, promotion, the digits of a rank and
 * the letter of its file, a mark; what is left before must be one capital that is a kind's, and nothing but a file, a rank or both. In
 * the full reader's grammar such a text has no other reading: a file letter is never `x`, every target begins with its last file letter,
 * and letters, numbers before the move and remarks in words cannot stand there. Whatever differs in the least (no letter and a whole
 * origin, a silent kind's letter, a rank that begins with 0, two signs, nothing or more than one move) is left to the full reader,
 * and so is all that is wrong.
 */
import type { Move, Position } from '@x/core';
import { captures, castlings, lexiconOf, movesOf } from './lexicon.js';

/** Codes of characters. */
const PLUS = 43;
const HASH = 35;
const EQUALS = 61;
const ZERO = 48;
const NINE = 57;
const OH = 79;
const A = 97;
const X = 120;

/** The one legal move that a canonical text means; undefined for texts of another shape, and for those that mean none. */
export function readCanonical(position: Position, text: string): Move | undefined {
	const lexicon = lexiconOf(position.game);
	const { width, gate, letters, asked, names } = lexicon;
	let end = text.length - 1;
	if (end > 8 || !width || gate) return undefined;
	let char = text.charCodeAt(end);
	if (char === PLUS || char === HASH) char = text.charCodeAt(--end);
	if (text.charCodeAt(0) === OH) {
		const [move, other] = castlings(position, lexicon, text.slice(0, end + 1));
		return other ? undefined : move;
	}
	let becomes = '';
	if (text.charCodeAt(end - 1) === EQUALS) {
		becomes = text[end]!;
		end -= 2;
		char = text.charCodeAt(end);
	}
	let rank = 0;
	for (let scale = 1; char >= ZERO && char <= NINE; scale *= 10) {
		rank += scale * (char - ZERO);
		char = text.charCodeAt(--end);
	}
	const file = char - A;
	const to = file + width * (rank - 1);
	if (file < 0 || file >= width || rank === 0 || text.charCodeAt(end + 1) === ZERO || !names[to]) return undefined;
	const taking = text.charCodeAt(end - 1) === X;
	if (taking) end--;
	// What is left is the letter and what is said of the origin.
	const named = end > 0 && text.charCodeAt(0) < A ? 1 : 0;
	const letter = named ? text[0]! : '';
	const kinds = asked[letter];
	let at = named;
	let fromFile = -1;
	let fromRank = 0;
	if (at < end && text.charCodeAt(at) >= A) fromFile = text.charCodeAt(at++) - A;
	for (let first = at; at < end; at++) {
		const digit = text.charCodeAt(at) - ZERO;
		if (digit < 0 || digit > 9 || (at === first && digit === 0)) return undefined;
		fromRank = 10 * fromRank + digit;
	}
	const pawn = !named && (fromRank > 0 || taking !== fromFile >= 0);
	if (pawn || (named > 0 && letter < 'A') || !kinds || fromFile === X - A || fromFile >= width) return undefined;
	const moves = movesOf(position, kinds, to);
	let found: Move | undefined;
	for (let index = 0; index < moves.length; index++) {
		const move = moves[index]!;
		const { from, promotion } = move;
		if (
			from === undefined ||
			(fromFile >= 0 && from % width !== fromFile) ||
			(fromRank > 0 && Math.floor(from / width) !== fromRank - 1) ||
			(promotion ? letters[promotion] : '') !== becomes ||
			((taking || !named) && captures(move) !== taking) ||
			move.marks.length > 0
		)
			continue;
		if (found) return undefined;
		found = move;
	}
	return found;
}
