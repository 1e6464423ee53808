import { apply, type Cell, hasLegalMove, inCheck, isLegal, type Move, moveName, outcome, type Position } from '@x/core';
import { flaw, SanError } from './errors.js';
import { FIGURINES, letterOf, localise, type PromotionPiece } from './letters.js';
import { castlingOf, type Lexicon, lexiconOf } from './lexicon.js';
import { lettersOf } from './locales.js';
import { captures, coordinateMoves, movesOf } from './moves.js';
import { isNullMove, PASSING_IN_CHECK } from './null.js';
import type { StringifyOptions } from './options.js';

/** A move by its squares, as other libraries have it. */
export interface MoveLike {
	readonly from: Cell | string;
	readonly to: Cell | string;
	/** A piece (`queen`), or the game's kind (`Q`). */
	readonly promotion?: PromotionPiece | string | undefined;
}

/**
 * The least that tells an origin from its rivals: nothing, file, rank, square.
 *
 * A pawn that captures shows its file, even where no other could.
 */
function originOf(position: Position, lexicon: Lexicon, move: Move, from: Cell, taking: boolean): string {
	const { names, kinds, letters } = lexicon;
	const { kind, to, promotion } = move;
	const silent = kinds['']!.includes(kind);
	const name = names[from]!;
	// Is there a rival, and one on the same file, on the same rank?
	let some = silent && taking;
	let file = false;
	let rank = some;
	// Kinds that share a letter are one piece to the reader: a promoted queen is a queen.
	for (const rival of movesOf(position, to, silent ? kinds['']! : kinds[letters[kind]!]!)) {
		const start = rival.from;
		if (start === from || start === undefined || rival.promotion !== promotion || castlingOf(lexicon, rival) > 0) continue;
		some = true;
		if (names[start]!.charAt(0) === name.charAt(0)) file = true;
		if (names[start]!.slice(1) === name.slice(1)) rank = true;
	}
	return !some ? '' : !file ? name.charAt(0) : rank ? name : name.slice(1);
}

/**
 * Writes a move that is known to be legal: nothing is checked, the text of another move is meaningless.
 *
 * @param after the position after the move, when it is at hand: it saves making the move to look for check
 * @example
 * stringifyUnchecked(find(chess.start, { to: 'f3', from: 'g1' })[0], chess.start); // 'Nf3'
 */
export function stringifyUnchecked(move: Move, position: Position, options?: StringifyOptions, after?: Position): string {
	const { notation, suffix, pieces } = options ?? {};
	const uci = notation === 'uci';
	if (isNullMove(move)) return uci ? '0000' : '--';
	if (uci) return moveName(move);
	const lexicon = lexiconOf(position.game);
	const { letters, names } = lexicon;
	let text = ['', 'O-O', 'O-O-O'][castlingOf(lexicon, move)]!;
	if (!text) {
		const table = notation === 'fan' ? FIGURINES : lettersOf(pieces);
		const { from, kind, promotion } = move;
		const lan = notation === 'lan';
		const taking = from !== undefined && captures(move);
		const silent = from !== undefined && lexicon.kinds['']!.includes(kind);
		text = silent ? '' : localise(letters[kind]!, table);
		if (from !== undefined) text += lan ? names[from] : originOf(position, lexicon, move, from, taking);
		text += (from === undefined ? '@' : taking ? 'x' : lan ? '-' : '') + names[move.to];
		if (promotion !== undefined) text += `=${localise(letters[promotion]!, table)}`;
	}
	if (suffix === 'none') return text;
	// `#` when the move wins at once, else `+` when it gives check.
	const next = after ?? apply(position, move);
	if (suffix !== 'check-only' && !lexicon.mateOnly)
		return outcome(next)?.winner === move.side ? `${text}#` : inCheck(next) ? `${text}+` : text;
	return inCheck(next) ? text + (hasLegalMove(next) ? '+' : '#') : text;
}

const refuse = (text: string, message: string): never => {
	throw new SanError([flaw('illegal', 0, 0, message)], text);
};

/** The move of a position that squares and a piece name. */
function moveOf(given: Move | MoveLike, position: Position): Move {
	if ('writes' in given) {
		if (isNullMove(given)) return inCheck(position) ? refuse('--', PASSING_IN_CHECK) : given;
		return isLegal(position, given) ? given : refuse('', `the move ${moveName(given)} is not legal in this position`);
	}
	const { game } = position;
	const lexicon = lexiconOf(game);
	const { from, to, promotion: asked } = given;
	const text = `${from}-${to}${asked ? `=${asked}` : ''}`;
	const moves = coordinateMoves(position, lexicon, game.cell(from), game.cell(to));
	const [move, other] = moves.filter(
		({ promotion }) => promotion === asked || (promotion && asked && lexicon.letters[promotion] === (letterOf(asked) || asked)),
	);
	return move && !other
		? move
		: refuse(text, `the move ${text} ${moves.length > 0 ? 'does not say what the piece becomes' : 'is not legal in this position'}`);
}

/**
 * Writes a move as canonical SAN, or in the notation that options ask for.
 *
 * Files come before ranks before squares, counted over the moves that are legal; `+` and `#` are always right.
 *
 * @throws SanError when the move is not legal in the position
 * @example
 * stringifyMove({ from: 'g1', to: 'f3' }, chess.start); // 'Nf3'
 */
export function stringifyMove(move: Move | MoveLike, position: Position, options?: StringifyOptions): string {
	const notation = options?.notation ?? 'san';
	if (!['san', 'lan', 'uci', 'fan'].includes(notation)) throw new TypeError(`options.notation: ${notation}`);
	return stringifyUnchecked(moveOf(move, position), position, options);
}
