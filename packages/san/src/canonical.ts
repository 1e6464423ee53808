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
import { findUnique, type Move, type MoveQuery, moveQuery, type Position } from '@x/core';
import { type Lexicon, lexiconOf } from './lexicon.js';

/** How many texts of a game are remembered; then it is begun anew. */
const REMEMBERED = 4096;

/** What move a text wants, whatever the position; undefined for texts of another shape. */
function read({ castling, game, width, asked, letters, names }: Lexicon, text: string): MoveQuery | undefined {
	if (text[0] === 'O') {
		const way = text.replace(/[+#]$/, '');
		const [mark, other] = Object.keys(castling?.marks ?? {}).filter((one) => castling!.marks[one] === way);
		return mark && !other ? moveQuery(game, { mark }) : undefined;
	}
	const [, letter = '', file, rank, x, across = '', up, becomes] =
		/^([A-Z]?)([a-wyz]?)([1-9]\d?)?(x?)([a-z])([1-9]\d?)(?:=(.))?[+#]?$/s.exec(text) ?? [];
	const [from, onto] = [file, across].map((one) => (one ? one.charCodeAt(0) - 97 : -1)) as [number, number];
	const to = onto + width * (Number(up) - 1);
	const kind = asked[letter];
	const pawn = !letter && (rank || !x !== !file);
	if (!across || pawn || !kind || onto >= width || from >= width || !names[to]) return undefined;
	return moveQuery(game, {
		to,
		kind,
		from: [file ? from : null, rank ? Number(rank) - 1 : null],
		promotion: becomes ? Object.keys(letters).filter((one) => letters[one] === becomes) : null,
		capture: x || !letter ? !!x : undefined,
		mark: null,
	});
}

/** What a canonical text says in a game; undefined for texts of another shape. */
export function said(lexicon: Lexicon, text: string): MoveQuery | undefined {
	const { width, gate, plus, known } = lexicon;
	let meaning = known.get(text);
	// Where `+` may mean to promote, the full reader says which it is.
	if (meaning === undefined && text.length < 10 && width && !gate && !(plus && /[^=]\+$/.test(text))) {
		meaning = read(lexicon, text);
		if (known.size === REMEMBERED) known.clear();
		if (meaning !== undefined) known.set(text, meaning);
	}
	return meaning;
}

/** The one legal move that a canonical text means; undefined for texts of another shape, and for those that mean none. */
export function readCanonical(position: Position, text: string): Move | undefined {
	const meaning = said(lexiconOf(position.game), text);
	return meaning && findUnique(position, meaning);
}
