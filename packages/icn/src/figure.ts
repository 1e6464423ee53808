import type { Player } from './game.js';
import { isNeutral, isNew, KIND_OF, longer } from './kinds.js';
import { type Reader, SEED } from './reader.js';

/**
 * Reads the code of a piece, with the number of its player if there is one, into `reader.kind` and `reader.player`:
 *
 *     K  nr  ob  3q
 *
 * Returns false and reports an error if the text is not a code.
 */
export function readFigure(reader: Reader): boolean {
	const { text, at: from } = reader;
	let at = from;
	let code = text.charCodeAt(at);
	while (code > 47 && code < 58) code = text.charCodeAt(++at);
	const letters = at;
	const white = code < 97;
	let key = 0;
	while ((code | 32) > 96 && (code | 32) < 123) {
		key = longer(key, code);
		code = text.charCodeAt(++at);
	}
	reader.at = at;
	const kind = KIND_OF.get(key);
	if (kind === undefined) {
		reader.note('piece-code', letters);
		return false;
	}
	reader.kind = kind;
	reader.player = isNeutral(kind) ? 0 : white ? 1 : 2;
	if (letters > from) {
		reader.player = Number(text.slice(from, letters)) as Player;
		if (reader.player > 6 || letters > from + 1) reader.note('unknown-player', from, letters);
		reader.only(SEED, from, letters);
	} else if (white && reader.player === 0) reader.note('piece-code', letters);
	if (isNew(kind)) reader.only(SEED, letters);
	return true;
}
