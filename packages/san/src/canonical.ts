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
import { captures, castlings, type Lexicon, lexiconOf, movesOf, type Said } from './lexicon.js';

/** How many texts of a game are remembered; then it is begun anew. */
const REMEMBERED = 4096;

/** Takes a text apart; undefined for texts of another shape. */
function read({ width, asked, names }: Lexicon, text: string): Said | undefined {
	const nowhere = { to: -1, kinds: [], file: -1, rank: -1, becomes: '' };
	if (text[0] === 'O') return { ...nowhere, castling: text.replace(/[+#]$/, '') };
	const [, letter = '', file, rank, x, across = '', up, becomes = ''] =
		/^([A-Z]?)([a-wyz]?)([1-9]\d?)?(x?)([a-z])([1-9]\d?)(?:=(.))?[+#]?$/s.exec(text) ?? [];
	const [from, onto] = [file, across].map((one) => (one ? one.charCodeAt(0) - 97 : -1)) as [number, number];
	const to = onto + width * (Number(up) - 1);
	const kinds = asked[letter];
	const pawn = !letter && (rank || !x !== !file);
	if (!across || pawn || !kinds || onto >= width || from >= width || !names[to]) return undefined;
	return { to, kinds, file: from, rank: rank ? Number(rank) - 1 : -1, becomes, taking: x || !letter ? !!x : undefined };
}

/** The one legal move that a canonical text means; undefined for texts of another shape, and for those that mean none. */
export function readCanonical(position: Position, text: string): Move | undefined {
	const lexicon = lexiconOf(position.game);
	const { width, gate, letters, known } = lexicon;
	let said = known.get(text);
	if (!said) {
		if (text.length > 9 || !width || gate) return undefined;
		said = read(lexicon, text);
		if (!said) return undefined;
		if (known.size === REMEMBERED) known.clear();
		known.set(text, said);
	}
	const { castling, to, kinds, file, rank, becomes, taking } = said;
	if (castling) {
		const [move, other] = castlings(position, lexicon, castling);
		return other ? undefined : move;
	}
	const moves = movesOf(position, kinds, to);
	let found: Move | undefined;
	for (let index = 0; index < moves.length; index++) {
		const move = moves[index]!;
		const { from, promotion } = move;
		if (
			from === undefined ||
			(file >= 0 && from % width !== file) ||
			(rank >= 0 && Math.floor(from / width) !== rank) ||
			(promotion ? letters[promotion] : '') !== becomes ||
			(taking !== undefined && captures(move) !== taking) ||
			move.marks.length > 0
		)
			continue;
		if (found) return undefined;
		found = move;
	}
	return found;
}
