import { type Game, NotationError, type Result, type Setup } from '@x/core';
import { readBoard } from './board.js';
import { readCastling } from './castling-field.js';
import { readClock } from './clocks.js';
import { readEnPassant } from './en-passant.js';
import { next, trim } from './fields.js';
import type { ParseOptions } from './options.js';
import { isBlank, Reader } from './reader.js';
import { readSide } from './side.js';
import { writeSetup } from './stringify.js';
import { type Placed, placedAt, tablesOf } from './tables.js';

const NOTHING: Setup = { pieces: [] };

/** Reads a text. The setup is meaningless if `reader.failed`. */
export function read(fen: string, game: Game, options: ParseOptions | undefined): { readonly reader: Reader; readonly setup: Setup } {
	if (typeof fen !== 'string') throw new TypeError(`A FEN is a string, not ${typeof fen}`);
	const tables = tablesOf(game);
	const reader = new Reader(fen, tables, options?.mode === 'strict');
	const { length } = fen;
	const limit = options?.limit ?? 4096 + tables.size;
	let setup = NOTHING;
	if (length > limit)
		reader.fault('too-long', limit, length, `Only ${limit} of ${length} characters may be read.`, undefined, { limit, length });
	else {
		setup = readFields(reader, options);
		if (reader.strict && !reader.failed) checkCanonical(reader, setup, options);
		reader.problems?.sort((a, b) => a.span.from - b.span.from);
	}
	return { reader, setup };
}

const FIELDS = ['side to move', 'castling', 'en passant', 'half-move clock', 'full-move number'];

function readFields(reader: Reader, options: ParseOptions | undefined): Setup {
	const { tables, text } = reader;
	const { first, phases, sideLetters, clocks, starts, counts, passed, vecs } = tables;
	trim(reader);
	const { end } = reader;
	if (reader.at >= end) {
		reader.fault('missing-field', 0, text.length, 'There is nothing to read.', undefined, { fields: ['board'] });
		return NOTHING;
	}
	readBoard(reader);
	const whole = !reader.failed;

	const turn = next(reader, sideLetters[first]!) ? readSide(reader) : first;
	if (next(reader, '-')) readCastling(reader, whole);
	const point = next(reader, '-') ? readEnPassant(reader, whole ? turn : -1) : -1;
	const counted = counts && (options?.clocks !== false || reader.at < end);
	const half = counted && next(reader, starts[0]!) ? readClock(reader, starts[0]!) : starts[0]!;
	const full = counted && next(reader, starts[1]!) ? readClock(reader, starts[1]!) : starts[1]!;
	const { at } = reader;
	if (reader.missing !== '') {
		const absent = reader.missing.split(' ').length - 1;
		const fields = FIELDS.slice(counted ? -absent : -2 - absent, counted ? undefined : -2);
		reader.warn('missing-field', end, end, `Missing: ${fields.join(', ')}.`, reader.missing, { fields });
	} else if (at < end) {
		let from = at;
		while (isBlank(text.charCodeAt(from))) from++;
		reader.fault('extra-field', from, end, 'Nothing follows the last field.', { from: at, to: end, text: '' });
	}
	if (reader.failed) return NOTHING;

	const vars: Record<string, number> = {};
	if (clocks[0] !== undefined) vars[clocks[0]] = half;
	if (clocks[1] !== undefined) vars[clocks[1]] = full;
	const setup = { pieces: placedPieces(reader), vars, phase: phases[turn]! };
	return point < 0 ? setup : { ...setup, points: { [passed!]: [vecs[point]!] } };
}

function placedPieces({ tables, pieces }: Reader): readonly Placed[] {
	const { board, occupied } = tables;
	const list = new Array<Placed>(pieces);
	for (let nth = 0; nth < pieces; nth++) list[nth] = placedAt(tables, board[occupied[nth]!]!, occupied[nth]!);
	return list;
}

/** What `stringify` would write differently is no strict text: one fault, from the first to the last difference. */
function checkCanonical(reader: Reader, setup: Setup, options: ParseOptions | undefined): void {
	const { text } = reader;
	const canonical = writeSetup(reader.tables, setup, options);
	if (canonical === text) return;
	let from = 0;
	while (text[from] === canonical[from]) from++;
	let tail = 0;
	const most = Math.min(text.length, canonical.length) - from;
	while (tail < most && text[text.length - 1 - tail] === canonical[canonical.length - 1 - tail]) tail++;
	const to = text.length - tail;
	const fix = { from, to, text: canonical.slice(from, canonical.length - tail) };
	reader.fault('not-canonical', from, to, 'Other options write it so; these do not.', fix);
}

/**
 * Reads a FEN, X-FEN or Shredder-FEN for a game.
 *
 * Lenient unless told otherwise: what can only mean one thing is read, and `safeParse` lists it. Whether the arrangement is a
 * position of the game is not asked (see {@link parsePosition}). Linear in the length of the text.
 *
 * @throws {NotationError} with every fault and its span; for any string, no other error.
 * @throws {TypeError} if the text is no string, an option has no such value, or the game cannot be written in FEN.
 *
 * @example
 * import { chess } from '@x/core/games/chess';
 * parse('8/8/8/8/8/8/8/4K3 b - - 0 1', chess).phase // 'black'
 */
export function parse(fen: string, game: Game, options?: ParseOptions): Setup {
	const { reader, setup } = read(fen, game, options);
	if (reader.failed) throw new NotationError(reader.problems ?? []);
	return setup;
}

/**
 * {@link parse} without throwing on text: the setup with warnings, or every fault (and warning) of the text.
 *
 * @example
 * import { chess } from '@x/core/games/chess';
 * const result = safeParse('8/8/8/9/8/8/8/8 w - - 0 1', chess);
 * result.ok || result.problems[0]?.code // 'fen/rank-too-long'
 */
export function safeParse(fen: string, game: Game, options?: ParseOptions): Result<Setup> {
	const { reader, setup } = read(fen, game, options);
	const problems = reader.problems ?? [];
	return reader.failed ? { ok: false, problems } : { ok: true, value: setup, warnings: problems };
}

/**
 * Can this text be read? Asks the text only; `safeParsePosition(…).ok` asks the rules too.
 *
 * @example
 * import { chess } from '@x/core/games/chess';
 * isValid('8/8/8/8/8/8/8/8 w - - 0 1', chess) // true
 */
export function isValid(fen: string, game: Game, options?: ParseOptions): boolean {
	return !read(fen, game, options).reader.failed;
}
