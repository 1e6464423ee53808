import { positionGiven } from '@x/core/engine';
import { checkOptions, misuse, type OptionRule, textGiven } from '@x/diagnostics';
import { limitsOf } from '../events/limits.js';
import type { LexerLimits } from '../lexer/blocks.js';
import { Lexer } from '../lexer/lexer.js';
import type { TokenSink } from '../lexer/sink.js';
import { hasLoneSurrogate, wellFormed } from '../text/surrogates.js';
import { unitsOf } from '../text/units.js';
import { MoveReader } from './reader.js';
import type { Movetext, MovetextOptions, Start } from './types.js';

/** The units that are converted first. Their number doubles until the game ends, so a game costs time for its own length only. */
const FIRST_UNITS = 1024;

const OPTIONS: Readonly<Record<keyof MovetextOptions, OptionRule>> = {
	at: 'number',
	warnings: 'boolean',
	limits: 'object',
	otherwise: 'function',
	mode: ['strict', 'lenient', 'repair'],
	pieces: 'any',
	nullMoves: 'boolean',
	promotion: ['queen', 'rook', 'bishop', 'knight'],
	captures: ['ignore'],
};

/** Sends the tokens of the game at an index to a sink. */
function lex(text: string, at: number, sink: TokenSink, limits: LexerLimits): void {
	const lexer = new Lexer(sink, limits, (from, to) => text.slice(at + from, at + to));
	let bytes = unitsOf(text, at, Math.min(at + FIRST_UNITS, text.length));
	if (at > 0 && text[at - 1] !== '\n' && text[at - 1] !== '\r') lexer.lineStart = -1;
	for (;;) {
		const to = at + bytes.length;
		lexer.bytes = bytes;
		lexer.end = bytes.length;
		if (lexer.run(to === text.length) || to === text.length) return;
		const more = unitsOf(text, to, Math.min(to + bytes.length, text.length));
		const both = new Uint8Array(bytes.length + more.length);
		both.set(bytes);
		both.set(more, bytes.length);
		bytes = both;
	}
}

/**
 * Reads a list of moves to the end of one game: tag pairs, move numbers, comments, variations, NAGs, results. With a position every move is
 * resolved and played; after a move that cannot be played, the rest of its line is read but not played. It never throws for a string:
 * `problems` contains the faults with their spans. The time is linear in the text of the game, including nested variations.
 *
 * It is lenient by default, like `resolve`.
 *
 * @throws TypeError for an argument or an option of another type
 * @example
 * readMoves('1. e4 e5 2. Nf3 (2. f4 exf4) Nc6', chess.start).moves.length; // → 4
 */
export function readMoves(text: string, start?: Start, options?: MovetextOptions): Movetext {
	textGiven(text);
	if (start !== undefined && typeof start !== 'function') positionGiven(start, 'start');
	checkOptions(options, OPTIONS);
	const { at: from = 0, warnings = true, limits, otherwise, ...resolving } = options ?? {};
	if (!(from >= 0)) misuse('options.at', 'an index of the text', from);
	const at = Math.min(Math.trunc(from), text.length);
	const { token, depth, problems } = limitsOf(limits);
	const resolve = Object.keys(resolving).length > 0 ? resolving : undefined;
	// The places stay the same.
	const whole = hasLoneSurrogate(text) ? wellFormed(text) : text;
	const reader = new MoveReader(whole, { given: text, at, start, resolving: resolve, warnings, problems, otherwise });
	lex(whole, at, reader, { token, depth });
	return reader.game();
}
