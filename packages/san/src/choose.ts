import type { Diagnostic, Move, Position } from '@x/core';
import { agreeing, captures, castlings, meant } from './candidates.js';
import { flaw } from './errors.js';
import { AT, CROSS, originText, type Parts, shown, tailOf, targetText } from './grammar.js';
import { cellAt, kindName, kindsOf, type Lexicon } from './lexicon.js';
import { listed } from './nearest.js';
import type { ResolveOptions } from './options.js';
import { reason } from './reasons.js';
import { stringifyUnchecked } from './stringify.js';

const isEnPassant = (lexicon: Lexicon, move: Move): boolean =>
	lexicon.silent.includes(move.kind) && captures(move) && move.captured.every(({ cell }) => cell !== move.to);

/** Whether letters and squares exist in this game, and what only other games have. */
function checkParts(position: Position, lexicon: Lexicon, parts: Parts): Diagnostic | undefined {
	const { start, origin, target, file, rank, letter, mark } = parts;
	if (parts.form > 0) return undefined;
	if (letter > 0 && kindsOf(lexicon, letter).length === 0)
		return flaw('san/syntax', start, origin, `no piece is written "${shown(letter)}"`, undefined, 'See the option pieces.');
	if ((file > 0 && !lexicon.files.includes(file)) || (rank >= 0 && !lexicon.ranks.includes(rank)))
		return flaw('san/syntax', origin, origin + originText(parts).length, `"${originText(parts)}" is not on the board`);
	if (parts.toRank >= 0 && cellAt(lexicon, parts.toFile, parts.toRank) === undefined)
		return flaw('san/syntax', target, tailOf(parts), `"${targetText(parts)}" is not on the board`);
	if (mark === AT && position.game.names?.hand === undefined) return flaw('san/variant', start, tailOf(parts), 'this game has no drops');
	if (letter === 0 && mark === CROSS && file === 0)
		return flaw('san/disambiguation', origin, target, 'a capturing pawn is written with its file');
	return undefined;
}

/** The one move that parts mean, or why there is none. */
export function choose(position: Position, lexicon: Lexicon, parts: Parts, options: ResolveOptions | undefined): Move | Diagnostic {
	const wrong = checkParts(position, lexicon, parts);
	if (wrong !== undefined) return wrong;
	const { start, target, suffixAt } = parts;
	const tail = tailOf(parts);
	const moves = meant(position, lexicon, parts);
	let chosen = agreeing(lexicon, parts, moves);
	const promotes = moves.some(({ promotion }) => promotion !== undefined);
	if (chosen.length === 0 && promotes && parts.promotion === 0) {
		chosen = moves.filter(({ promotion }) => promotion !== undefined && kindName(position, promotion) === options?.promotion);
		if (chosen.length === 0)
			return flaw('san/promotion-missing', tail, tail, 'the text does not say what the pawn becomes', { nearest: listed(position, moves) });
	}
	const [move] = chosen;
	if (move === undefined) {
		if (moves.length === 0) return reason(position, lexicon, parts);
		if (parts.promotion > 0)
			return flaw(
				'san/promotion-invalid',
				tail,
				suffixAt,
				promotes ? 'a pawn does not become that' : 'only a pawn on the last rank becomes something',
			);
		return flaw('san/illegal', target, tail, 'a capturing pawn is written with its file', { nearest: listed(position, moves) });
	}
	if (chosen.length > 1) {
		const origins = [...new Set(chosen.map(({ from, to }) => lexicon.names[from ?? to]!))];
		const nearest = listed(position, chosen);
		const data = { candidates: origins, nearest };
		return flaw(
			'san/ambiguous',
			start,
			tail,
			`${origins.length} candidates, from ${origins.join(' and ')}`,
			data,
			`Write ${nearest.join(' or ')}.`,
		);
	}
	if (parts.mark === CROSS && !captures(move) && options?.captures !== 'ignore')
		return flaw('san/capture-mark', target - 1, target, 'there is nothing to capture', {
			found: 'x',
			expected: '',
			canonical: stringifyUnchecked(move, position),
		});
	if (parts.passing && !isEnPassant(lexicon, move)) return flaw('san/illegal', start, tail, 'this is not en passant');
	return move;
}

/** Castling written as a step of the king to where castling takes him, where he could not step. */
export function steppedCastling(position: Position, lexicon: Lexicon, parts: Parts): Move | undefined {
	const [royal] = kindsOf(lexicon, parts.letter);
	if (parts.form > 0 || royal === undefined || !lexicon.royal.includes(royal)) return undefined;
	const cell = cellAt(lexicon, parts.toFile, parts.toRank);
	// Where castling is a move onto the own rook (Chess960), the king does not stay on the move's target and this never applies.
	return [1, 2]
		.flatMap((wing) => castlings(position, lexicon, wing))
		.find((move) => move.to === cell && move.writes.some(({ cell: at, piece }) => at === cell && piece?.kind === royal));
}
