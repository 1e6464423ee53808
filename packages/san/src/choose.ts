import type { Diagnostic, Move, Position } from '@x/core';
import { flaw } from './errors.js';
import { kindName, type Lexicon } from './lexicon.js';
import { captures, meant } from './moves.js';
import type { ResolveOptions } from './options.js';
import { listed, reason } from './reasons.js';
import { stringifyUnchecked } from './stringify.js';
import { NO_FILE, type Parts } from './text.js';

/** Whether a move becomes what the text says; a pawn without its file takes nothing. */
function agrees(lexicon: Lexicon, { form, letter, origin, promotion }: Parts, move: Move): boolean {
	const kind = move.promotion;
	return (kind ? lexicon.letters[kind] : '') === promotion && (letter !== '' || form > 0 || origin > '9' || !captures(move));
}

/** The one move that a text means, or why there is none. */
export function choose(position: Position, lexicon: Lexicon, reading: Parts, options: ResolveOptions | undefined): Move | Diagnostic {
	if (reading.wrong !== undefined) return reading.wrong;
	const moves = meant(position, lexicon, reading);
	const chosen = moves.length === 1 && agrees(lexicon, reading, moves[0]!) ? moves : moves.filter((move) => agrees(lexicon, reading, move));
	const [move] = chosen;
	return move && chosen.length === 1 && !reading.passing && (reading.mark !== 'x' || captures(move))
		? move
		: settle(position, lexicon, reading, options, moves, chosen);
}

/** What options allow, or what is wrong, where not exactly one move agrees with the text. */
function settle(
	position: Position,
	lexicon: Lexicon,
	reading: Parts,
	options: ResolveOptions | undefined,
	moves: readonly Move[],
	agreed: readonly Move[],
): Move | Diagnostic {
	const { mark, promotion, passing, start, target, tail, suffixAt } = reading;
	let chosen = agreed;
	const becomes = (name?: string): readonly Move[] =>
		moves.filter((move) => move.promotion && (name === undefined || kindName(position, move.promotion) === name));
	if (!chosen.length && !promotion && becomes().length) {
		chosen = options?.promotion ? becomes(options.promotion) : [];
		if (!chosen.length)
			return flaw('promotion-missing', tail, tail, 'the text does not say what the pawn becomes', { nearest: listed(position, moves) });
	}
	const [move] = chosen;
	if (move === undefined) {
		if (!moves.length) return reason(position, lexicon, reading);
		return promotion
			? flaw('promotion-invalid', tail, suffixAt, 'no pawn becomes that here')
			: flaw('illegal', target, tail, NO_FILE, { nearest: listed(position, moves) });
	}
	if (chosen.length > 1) {
		const candidates = [...new Set(chosen.map(({ from, to }) => lexicon.names[from ?? to]!))];
		const nearest = listed(position, chosen);
		const message = `${candidates.length} candidates, from ${candidates.join(' and ')}`;
		return flaw('ambiguous', start, tail, message, { candidates, nearest }, `Write ${nearest.join(' or ')}.`);
	}
	if (mark === 'x' && options?.captures !== 'ignore' && !captures(move))
		return flaw('capture-mark', target - 1, target, 'there is nothing to capture', {
			found: 'x',
			expected: '',
			canonical: stringifyUnchecked(move, position),
		});
	if (passing && !(captures(move) && lexicon.kinds['']!.includes(move.kind) && move.captured.every(({ cell }) => cell !== move.to)))
		return flaw('illegal', start, tail, 'this is not en passant');
	return move;
}
