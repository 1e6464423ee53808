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
import { type Game, type Move, onlyMove, type Position, type Wanted, wanted } from '@x/core';
import { type Lexicon, lexiconOf } from './lexicon.js';

/** How many texts of a game are remembered; then it is begun anew. */
const REMEMBERED = 4096;

/** The one legal move that a canonical text means; undefined for texts of another shape, and for those that mean none. */
export function readCanonical(position: Position, text: string): Move | undefined {
	const { game } = position;
	const lexicon = lexiconOf(game);
	const { known } = lexicon;
	let asked = known.get(text);
	if (!asked && text.length < 10) {
		asked = ask(game, lexicon, text);
		if (!asked) return undefined;
		if (known.size === REMEMBERED) known.clear();
		known.set(text, asked);
	}
	return asked && onlyMove(position, asked);
}

/** What a canonical text asks for, whatever the position; undefined for texts of another shape. */
function ask(game: Game, { castling, gate, letters, names, asked, width }: Lexicon, text: string): Wanted | undefined {
	const [, core = text] = /^(.*?)[+#]?[!?]{0,2}$/s.exec(text)!;
	if (core[0] === 'O') {
		const [mark, other] = Object.entries(castling?.marks ?? {}).flatMap(([mark, spelt]) => (spelt === core ? [mark] : []));
		return mark && !other ? wanted(game, { mark }) : undefined;
	}
	const [, letter, file, rank, taking, target, promotion] = /^([A-Z]?)([a-wyz]?)(\d*)(x?)([a-z][1-9]\d?)(?:=([A-Z]))?$/.exec(core) ?? [];
	if (target === undefined || !width || gate) return undefined;
	const to = names.indexOf(target);
	const origin = names.indexOf(`${file || 'a'}${rank || 1}`);
	const mover = asked[letter!];
	const becomes = promotion && asked[promotion]?.kind.filter((kind) => letters[kind] === promotion);
	if (to < 0 || origin < 0 || !mover || (promotion && !becomes?.length)) return undefined;
	if (!letter && (taking ? rank || !file : file || rank)) return undefined;
	const [across, up] = game.vecOf(origin);
	return wanted(game, {
		to,
		...mover,
		from: [file ? across! : null, rank ? up! : null],
		mark: null,
		promotion: becomes || null,
		capture: taking || !letter ? !!taking : undefined,
	});
}
