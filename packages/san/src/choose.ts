import type { Move, Position } from '@x/core';
import { agreeing, captures, castlings, meant } from './candidates.js';
import type { Flaw } from './errors.js';
import { originText, type Parts, targetText } from './grammar.js';
import { cellAt, kindsOf, type Lexicon } from './lexicon.js';
import { unknownLetter } from './loose.js';
import type { ResolveOptions } from './options.js';
import { kindName, reason } from './reasons.js';
import { stringifyUnchecked } from './stringify.js';

const isEnPassant = (lexicon: Lexicon, move: Move): boolean =>
	lexicon.silent.includes(move.kind) && captures(move) && move.captured.every(({ cell }) => cell !== move.to);

/** Whether letters and squares exist in this game, and what only other games have. */
function checkParts(position: Position, lexicon: Lexicon, parts: Parts): Flaw | undefined {
	if (parts.castling !== 0) return undefined;
	if (parts.letter !== 0 && kindsOf(lexicon, parts.letter).length === 0)
		return unknownLetter(String.fromCharCode(parts.letter), parts.start, parts.origin);
	const noSquare = (from: number, to: number, name: string): Flaw => ({
		code: 'san/syntax',
		from,
		to,
		message: `there is no square "${name}"`,
	});
	if (parts.fromFile !== 0 && !lexicon.files.includes(parts.fromFile))
		return { ...noSquare(parts.origin, parts.origin + 1, ''), message: `there is no file "${String.fromCharCode(parts.fromFile)}"` };
	if (parts.fromRank >= 0 && !lexicon.ranks.includes(parts.fromRank))
		return { ...noSquare(parts.origin, parts.target, ''), message: `there is no rank ${parts.fromRank}` };
	if (parts.toRank >= 0 && cellAt(lexicon, parts.toFile, parts.toRank) === undefined)
		return noSquare(parts.target, parts.tail, targetText(parts));
	if (parts.fromFile !== 0 && parts.fromRank >= 0 && cellAt(lexicon, parts.fromFile, parts.fromRank) === undefined)
		return noSquare(parts.origin, parts.target, originText(parts));
	if (parts.drop && position.game.names?.hand === undefined)
		return { code: 'san/variant', from: parts.start, to: parts.tail, message: 'this game has no drops' };
	if (parts.letter === 0 && parts.capture && parts.fromFile === 0)
		return {
			code: 'san/disambiguation',
			from: parts.origin,
			to: parts.target,
			message: 'a pawn that captures is written with its file',
		};
	return undefined;
}

/** The one move that parts mean, or why there is none. */
export function choose(position: Position, lexicon: Lexicon, parts: Parts, options: ResolveOptions | undefined): Move | Flaw {
	const wrong = checkParts(position, lexicon, parts);
	if (wrong !== undefined) return wrong;
	const moves = meant(position, lexicon, parts) ?? [];
	if (moves.length === 0) return reason(position, lexicon, parts);
	let chosen = agreeing(lexicon, parts, moves);
	if (chosen.length === 0) {
		if (parts.promotion === 0 && moves.every(({ promotion }) => promotion !== undefined)) {
			const wanted = options?.promotion;
			if (wanted === undefined) return promotionMissing(lexicon, parts, moves);
			chosen = moves.filter(({ promotion }) => kindName(position, promotion!) === wanted);
		} else if (parts.promotion !== 0) {
			const message = moves.some(({ promotion }) => promotion !== undefined)
				? 'a pawn does not become that'
				: 'only a pawn that reaches the last rank promotes';
			return { code: 'san/promotion-invalid', from: parts.tail, to: parts.suffixAt, message };
		} else {
			const message = `${targetText(parts)} is not empty, and a pawn that captures is written with its file`;
			return { code: 'san/illegal', from: parts.target, to: parts.tail, message, data: nearby(moves, position) };
		}
	}
	const move = chosen[0];
	if (move === undefined) return reason(position, lexicon, parts);
	if (chosen.length > 1) return ambiguous(position, lexicon, parts, chosen);
	if (parts.capture && !captures(move) && options?.captures !== 'ignore') {
		const data = { found: 'x', expected: '', canonical: stringifyUnchecked(move, position) };
		return { code: 'san/capture-mark', from: parts.target - 1, to: parts.target, message: 'there is nothing to capture', data };
	}
	if (parts.enPassant && !isEnPassant(lexicon, move))
		return { code: 'san/illegal', from: parts.start, to: parts.tail, message: 'this is not a capture en passant' };
	return move;
}

const nearby = (moves: readonly Move[], position: Position): { readonly nearest: readonly string[] } => ({
	nearest: moves.slice(0, 4).map((move) => stringifyUnchecked(move, position, { suffix: 'none' })),
});

function promotionMissing(lexicon: Lexicon, parts: Parts, moves: readonly Move[]): Flaw {
	const letters = [...new Set(moves.map(({ promotion }) => `=${lexicon.letters[promotion!]}`))];
	return {
		code: 'san/promotion-missing',
		from: parts.tail,
		to: parts.tail,
		message: 'the text does not say what the pawn becomes',
		hint: `Add ${letters.join(', ')}, or choose with the option promotion.`,
	};
}

function ambiguous(position: Position, lexicon: Lexicon, parts: Parts, moves: readonly Move[]): Flaw {
	const origins = [...new Set(moves.map(({ from, to }) => lexicon.names[from ?? to]!))];
	const { nearest } = nearby(moves, position);
	return {
		code: 'san/ambiguous',
		from: parts.start,
		to: parts.tail,
		message: `${origins.length} candidates, from ${origins.join(' and ')}`,
		hint: `Write ${nearest.join(' or ')}.`,
		data: { candidates: origins, nearest },
	};
}

/** Castling written as a step of the king to where castling takes him, where he could not step. */
export function steppedCastling(position: Position, lexicon: Lexicon, parts: Parts): Move | undefined {
	const [royal] = kindsOf(lexicon, parts.letter);
	if (parts.castling !== 0 || royal === undefined || !lexicon.royal.includes(royal)) return undefined;
	const cell = cellAt(lexicon, parts.toFile, parts.toRank);
	const moves = [...castlings(position, lexicon, 1), ...castlings(position, lexicon, 2)];
	// Where castling is a move onto the own rook (Chess960), the target is never empty and this never applies.
	return moves.find((move) => move.to === cell && move.writes.some(({ cell: at, piece }) => at === cell && piece?.kind === royal));
}
