/**
 * The address of a state: everything after `#` in the page's location.
 *
 * A link is base64url, six bits to a character, most significant bit first:
 *
 *     version  8 bits: 1, or 2 where a game field follows, or 3 where a piece follows
 *     rules    text id, text hash (the first characters of the ruleset's content hash)
 *     start    2 bits: 0 the ruleset's own · 1 a numbered one, count · 2 a position, text FEN
 *     moves    1 bit:  0 names, packed (moves-code.ts) · 1 the user's own text
 *     view     count cursor, 1 bit flipped; of an unbounded board also text place, empty where all of it is seen
 *     game     of version 2, count: which of several games in the text, never the first (0); of version 3, count, 0 for the first
 *     piece    of version 3: text, its notation and its moves
 *     padding  zero bits to a full character
 *     checksum two characters over all the others
 *
 * Every version of the format has its version in the first 8 bits and the checksum at the end, so that the reader can distinguish a damaged link from a newer one.
 *
 * `count` and `text` are described in bits.ts and text-code.ts. A state has exactly one link, and any other link for the same state
 * is refused: `link → state → link` is the identity. A new version gets a new number and a new reader next to the old
 * readers; `vectors/links.json` keeps links of every version, and a test opens them.
 */

import type { AppState, GameRecord, Start } from '../state/app-state.js';
import * as strings from '../strings/links.js';
import { isPlane } from '../worker/plane-views.js';
import { BitReader, BitWriter, checkOf, LinkFault } from './bits.js';
import { readMoves, writeMoves } from './moves-code.js';
import { readText, writeText } from './text-code.js';

export const LINK_VERSION = 3;

export type Opened = { readonly ok: true; readonly state: AppState } | { readonly ok: false; readonly message: string };

/** Writes the state as the text after `#`. */
export const toLink = (state: AppState): string => {
	const bits = new BitWriter();
	const { game = 0, piece } = state;
	bits.write(piece === undefined ? (game === 0 ? 1 : 2) : 3, 8);
	writeText(bits, state.ruleset.id);
	writeText(bits, state.ruleset.hash);
	writeStart(bits, state.start);
	if (state.record.kind === 'moves') {
		bits.write(0, 1);
		writeMoves(bits, state.record.moves);
	} else {
		bits.write(1, 1);
		writeText(bits, state.record.text);
	}
	bits.writeCount(state.cursor);
	bits.write(state.flipped ? 1 : 0, 1);
	if (isPlane(state.ruleset.id)) writeText(bits, state.view ?? '');
	if (game > 0 || piece !== undefined) bits.writeCount(game);
	if (piece !== undefined) writeText(bits, piece);
	const body = bits.text();
	return body + checkOf(body);
};

/** Reads a link. For any other text returns a sentence for the user. Never throws. */
export const fromLink = (link: string): Opened => {
	try {
		const stray = /[^A-Za-z0-9_-]/u.exec(link);
		if (stray !== null) throw new LinkFault(strings.stray(stray[0], stray.index + 1));
		const body = link.slice(0, -2);
		if (body.length < 2) throw new LinkFault(strings.tooShort);
		if (checkOf(body) !== link.slice(-2)) throw new LinkFault(strings.damaged);
		const bits = new BitReader(body);
		const version = bits.read(8);
		if (version < 1 || version > LINK_VERSION) throw new LinkFault(version > LINK_VERSION ? strings.newer : strings.foreign);
		const state = readState(bits, version);
		if (toLink(state) !== link) throw new LinkFault(strings.damaged);
		return { ok: true, state };
	} catch (fault) {
		if (fault instanceof LinkFault) return { ok: false, message: fault.message };
		throw fault;
	}
};

/** Reads what follows the version. */
export const readState = (bits: BitReader, version: number): AppState => {
	const ruleset = { id: readText(bits), hash: readText(bits) };
	const start = readStart(bits);
	const record: GameRecord = bits.read(1) === 0 ? { kind: 'moves', moves: readMoves(bits) } : { kind: 'text', text: readText(bits) };
	const state = { ruleset, start, record, cursor: bits.readCount(), flipped: bits.read(1) === 1 };
	const view = isPlane(ruleset.id) ? readText(bits) : '';
	const number = version < 2 ? undefined : bits.readCount();
	return {
		...state,
		...(number && { game: number }),
		...(view !== '' && { view }),
		...(version > 2 && { piece: readText(bits) }),
	};
};

const writeStart = (bits: BitWriter, start: Start): void => {
	if (start.kind === 'preset') bits.write(0, 2);
	else if (start.kind === 'number') {
		bits.write(1, 2);
		bits.writeCount(start.number);
	} else {
		bits.write(2, 2);
		writeText(bits, start.fen);
	}
};

export const readStart = (bits: BitReader): Start => {
	const kind = bits.read(2);
	if (kind === 0) return { kind: 'preset' };
	if (kind === 1) return { kind: 'number', number: bits.readCount() };
	if (kind === 2) return { kind: 'fen', fen: readText(bits) };
	throw new LinkFault(strings.foreign);
};
