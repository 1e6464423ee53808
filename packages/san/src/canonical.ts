/**
 * Canonical texts in a position, without taking them apart: `e4`, `exd5`, `Nf3`, `R1xe2`, `e8=Q`, `O-O`, with `+` or `#` and `!?`.
 *
 * What is accepted here means the same to the full reader. A text is read from its end: signs, promotion, the digits of a rank and the
 * letter of its file, a mark; what is left before must be one capital that is a kind's, and nothing but a file, a rank or both. In the
 * full reader's grammar such a text has no other reading: a file letter is never `x`, every target begins with its last file letter,
 * and letters, numbers before the move and remarks in words cannot stand there. Whatever differs in the least (no letter and a whole
 * origin, a silent kind's letter, a rank that begins with 0, two signs, nothing or more than one move) is left to the full reader,
 * and so is all that is wrong.
 */
import type { Move, Position } from '@x/core';
import { castlingOf, lexiconOf } from './lexicon.js';
import { agrees, captures, castlings, fits, movesBy } from './moves.js';

/** The one legal move that a canonical text means; undefined for texts of another shape, and for those that mean none. */
export function readCanonical(position: Position, text: string): Move | undefined {
	const lexicon = lexiconOf(position.game);
	const { asked, capitals, names, width } = lexicon;
	let end = text.length - 1;
	if (end < 1) return undefined;
	let code = text.charCodeAt(end);
	while (code === 33 || code === 63) code = text.charCodeAt(--end);
	if (text.length - end > 3) return undefined;
	if (code === 43 || code === 35) code = text.charCodeAt(--end);
	if (code === 79) {
		const [castling, other] = castlings(position, lexicon).filter((move) => castlingOf(lexicon, move) === text.slice(0, end + 1));
		return other ? undefined : castling;
	}
	let promotion = '';
	if (code > 64 && code < 91 && text.charCodeAt(end - 1) === 61) {
		promotion = text.charAt(end);
		end -= 2;
		code = text.charCodeAt(end);
	}
	// A rank of one or two digits; one that begins with 0 leaves a 0 for the file.
	let rank = code - 48;
	if (!(rank >= 0 && rank < 10)) return undefined;
	code = text.charCodeAt(--end);
	if (code > 48 && code < 58) {
		rank += 10 * (code - 48);
		code = text.charCodeAt(--end);
	}
	const to = code - 97 + width * (rank - 1);
	if (!(code > 96 && code < 97 + width && to >= 0 && names[to])) return undefined;
	const taking = end > 0 && text.charCodeAt(end - 1) === 120;
	if (taking) end--;
	const kinds = end > 0 ? capitals[text.charCodeAt(0)] : undefined;
	const named = kinds !== undefined;
	const origin = end > (named ? 1 : 0) ? text.slice(named ? 1 : 0, end) : '';
	if (origin === 'x' || (!named && (taking ? origin.length !== 1 || origin < 'a' : origin))) return undefined;
	let found: Move | undefined;
	for (const move of movesBy(position, to, kinds ?? asked['']!)) {
		if (!fits(lexicon, move, origin, '') || !agrees(lexicon, move, named, origin, promotion)) continue;
		if (found) return undefined;
		found = move;
	}
	return found && taking && !captures(found) ? undefined : found;
}
