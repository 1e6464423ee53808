/**
 * A fast reader of canonical texts in a position: `e4`, `exd5`, `Nf3`, `R1xe2`, `e8=Q`, `O-O`, with `+` or `#`.
 *
 * A text accepted here has the same meaning in the full reader. This reader works from the end of the text: the sign, the promotion, the
 * digits of a rank and the letter of its file, a mark. The remainder must be one capital that belongs to a kind, followed only by a file, a
 * rank or both. In the grammar of the full reader such a text has no other reading: a file letter is never `x`, every target begins with
 * the last file letter before its rank, and letters, move numbers or remarks in words cannot occur there. Every other text (a full origin
 * without a letter, the letter of a kind that is written without one, a rank that begins with 0, two signs, zero or several legal moves)
 * and every fault is left to the full reader.
 */
import { findUnique, type Game, type Move, type MoveQuery, moveQuery, type Position } from '@x/core';
import { gameGiven } from '@x/core/engine';
import { textGiven } from '@x/diagnostics';
import { type Lexicon, lexiconOf } from './lexicon.js';

/** The maximum number of cached texts of a game. The cache is cleared when it is full. */
const REMEMBERED = 4096;

/** The move query of a text, independent of the position; `undefined` for texts of another shape. */
function read({ castling, game, width, asked, letters, names }: Lexicon, text: string): MoveQuery | undefined {
	if (text[0] === 'O') {
		const way = text.replace(/[+#]$/, '');
		const [mark, other] = Object.keys(castling?.marks ?? {}).filter((one) => castling!.marks[one] === way);
		return mark && !other ? moveQuery(game, { mark }) : undefined;
	}
	const [, letter = '', file, rank, x, across = '', up, becomes] =
		/^([A-Z]?)([a-wyz]?)([1-9]\d?)?(x?)([a-z])([1-9]\d?)(?:=(.))?[+#]?$/s.exec(text) ?? [];
	const [from, toFile] = [file, across].map((one) => (one ? one.charCodeAt(0) - 97 : -1)) as [number, number];
	const to = toFile + width * (Number(up) - 1);
	const kind = asked[letter];
	const pawn = !letter && (rank || !x !== !file);
	if (!across || pawn || !kind || toFile >= width || from >= width || !names[to]) return undefined;
	return moveQuery(game, {
		to,
		kind,
		from: [file ? from : null, rank ? Number(rank) - 1 : null],
		promotion: becomes ? Object.keys(letters).filter((one) => letters[one] === becomes) : null,
		capture: x || !letter ? !!x : undefined,
		mark: null,
	});
}

/** Reads a canonical text of a game; returns `undefined` for texts of another shape. */
export function said(lexicon: Lexicon, text: string): MoveQuery | undefined {
	const { width, gate, plus, known } = lexicon;
	let meaning = known.get(text);
	// If `+` may be a promotion, the full reader decides.
	if (meaning === undefined && text.length < 10 && width && !gate && !(plus && /[^=]\+$/.test(text))) {
		meaning = read(lexicon, text);
		if (known.size === REMEMBERED) known.clear();
		if (meaning !== undefined) known.set(text, meaning);
	}
	return meaning;
}

/** Finds the only legal move of a canonical text; returns `undefined` for texts of another shape and for texts without a unique legal move. */
export function readCanonical(position: Position, text: string): Move | undefined {
	const meaning = said(lexiconOf(position.game), text);
	return meaning && findUnique(position, meaning);
}

/**
 * The query of a canonical text: `e4`, `exd5`, `Nf3`, `R1xe2`, `e8=Q`, `O-O`, with or without a check sign. It does not depend on the position, so
 * that programs that read many games can keep it. If exactly one legal move of a position matches it, `resolve` finds the same move there.
 *
 * Returns `undefined` for texts of another shape, such as `Ng1-f3`, and for games whose texts have another meaning than those of chess. Read these
 * with `resolve`, and also a text whose query does not match exactly one move.
 *
 * @example
 * import { findUnique, moveName } from '@x/core';
 * moveName(findUnique(chess.start, canonicalQuery(chess, 'Nf3')!)!) // → 'g1f3'
 * canonicalQuery(chess, 'Ng1-f3') // → undefined
 */
export function canonicalQuery(game: Game, text: string): MoveQuery | undefined {
	gameGiven(game);
	textGiven(text);
	return said(lexiconOf(game), text);
}
