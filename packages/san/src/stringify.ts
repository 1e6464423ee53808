import {
	apply,
	type Cell,
	hasLegalMove,
	inCheck,
	isLegal,
	type Move,
	type MoveParts,
	moveName,
	moveNameParts,
	movesTo,
	outcome,
	type Position,
	toMove,
} from '@x/core';
import { moveGiven, positionGiven } from '@x/core/engine';
import { checkOptions, misuse } from '@x/diagnostics';
import { flaw, SanError } from './errors.js';
import { FIGURINES, lettersOf, localise } from './letters.js';
import { becomes, captures, castlingOf, type Lexicon, lexiconOf, movesOf } from './lexicon.js';
import { isNullMove } from './null.js';
import { checkedOptions, type StringifyOptions } from './options.js';
import { formatSan, type San } from './san.js';

/**
 * The shortest text that distinguishes an origin from its rivals: empty, file, rank, square. A capturing pawn always shows its file.
 */
function originOf(position: Position, lexicon: Lexicon, move: Move, from: Cell, letter: string, become: string, taking: boolean): string {
	const { asked, names, files, ranks } = lexicon;
	// Kinds with the same letter are one piece in a text: a promoted queen is a queen. Usually the move has no rivals.
	const rivals = movesOf(position, asked[letter]!, move.to);
	// Whether there are rivals, and whether one is on the same file or the same rank. A file named x would read as a capture.
	let some = taking && !letter;
	let file = files[from] === 'x';
	let rank = some || file;
	for (let index = rivals.length > 1 ? 0 : 1; index < rivals.length; index++) {
		const rival = rivals[index]!;
		const start = rival.from;
		if (start === from || start === undefined || becomes(lexicon, rival) !== become || castlingOf(lexicon, rival)) continue;
		some = true;
		if (files[start] === files[from]) file = true;
		if (ranks[start] === ranks[from]) rank = true;
	}
	return some ? (file ? (rank ? names : ranks) : files)[from]! : '';
}

/** Whether a move with the same origin and target promotes to a kind whose letter contains a plus. */
const mayPromote = (position: Position, lexicon: Lexicon, { from, to }: Move): boolean =>
	movesTo(position, to, { from }).some((rival) => becomes(lexicon, rival).startsWith('+'));

/**
 * Writes a legal move without checking its legality. For an illegal move the text is meaningless.
 *
 * @param after the position after the move, if available; it avoids computing the position to detect check
 * @example
 * stringifyUnchecked(find(chess.start, { to: 'f3', from: 'g1' })[0], chess.start); // 'Nf3'
 */
export function stringifyUnchecked(move: Move, position: Position, options?: StringifyOptions, after?: Position): string {
	moveGiven(move);
	positionGiven(position);
	checkedOptions(options, 'writing');
	return writeMove(move, position, options, after);
}

/** Does the same for arguments that are known to be valid. */
export function writeMove(move: Move, position: Position, options?: StringifyOptions, after?: Position): string {
	const { notation, suffix, pieces } = options ?? {};
	const uci = notation === 'uci';
	if (uci) return moveName(move);
	if (move.to < 0) return '--';
	const lexicon = lexiconOf(position.game);
	const { letters, spoken, names } = lexicon;
	if (lexicon.later.length > 0 && lexicon.later.includes(move.phase)) return `,${names[move.to]}`;
	const castling = castlingOf(lexicon, move);
	const route = moveNameParts(move);
	const { cells, gate } = route;
	const become = becomes(lexicon, move, route);
	let text = castling;
	if (!text) {
		const table = notation === 'fan' ? FIGURINES : pieces && lettersOf(pieces);
		const lan = notation === 'lan';
		const { from, kind } = move;
		const letter = (from === undefined ? letters : spoken)[kind]!;
		const taking = captures(move);
		text = table ? localise(letter, table) : letter;
		if (from !== undefined) text += lan ? names[from]! : originOf(position, lexicon, move, from, letter, become, taking);
		text += from === undefined ? '@' : taking ? 'x' : lan ? '-' : '';
		// A cell captured on the way may distinguish moves: `Nxf7-g8`.
		text += names[cells[1]!];
		for (let index = 2; index < cells.length; index++) text += `-${names[cells[index]!]}`;
		if (become && gate === undefined) text += `=${localise(become, table)}`;
	}
	if (gate !== undefined) text += `/${become}${castling && names[gate]}`;
	if (suffix === 'none') return text;
	const next = after ?? apply(position, move);
	const check = inCheck(next);
	// `#` marks a win: the capture that ends antichess wins for the side whose last piece it takes.
	const wins = suffix === 'check-only' || lexicon.mateOnly ? check && !hasLegalMove(next) : outcome(next)?.winner !== undefined;
	if (wins || !check) return text + (wins ? '#' : '');
	// `Sb5+` would mean that the silver promotes. If it may promote but does not, its letter already means that it stays a silver.
	const stays = lexicon.plus && !become && move.from !== undefined && mayPromote(position, lexicon, move);
	return `${text}${stays ? `=${letters[move.kind]}` : ''}+`;
}

const PARTS = { from: 'any', to: 'any', promotion: 'string', drop: 'string' } as const;

/** Finds the move of a position for coordinates. */
export function moveOf(given: Move | MoveParts, position: Position): Move {
	if (!('writes' in given)) {
		const read = toMove(position, given);
		if (read.ok) return read.value;
		const { from, to, promotion, drop } = given;
		const text = `${drop === undefined ? `${from}-` : `${drop}@`}${to}${promotion ? `=${promotion}` : ''}`;
		throw new SanError([flaw('illegal', [0, 0], `the move ${text} is not legal here, or lacks its promotion`)], text);
	}
	if (isNullMove(given) ? !inCheck(position) : isLegal(position, given)) return given;
	const text = moveName(given);
	throw new SanError([flaw('illegal', [0, 0], `the move ${text} is not legal here`)], text);
}

/**
 * Writes a value in canonical spelling, or a legal move of a position as canonical SAN.
 *
 * Disambiguation prefers files to ranks to squares and considers only legal moves; `+` and `#` are always correct. `notation` selects long
 * algebraic (`lan`), coordinates (`uci`) or figurines (`fan`); `pieces` selects other letters.
 *
 * @throws SanError if the move is not legal in the position
 * @example
 * stringify(parse('0-0', { mode: 'lenient' })); // 'O-O'
 * stringify(resolve('Ng1f3', chess.start), chess.start); // 'Nf3'
 */
export function stringify(san: San): string;
export function stringify(move: Move | MoveParts, position: Position, options?: StringifyOptions): string;
export function stringify(value: San | Move | MoveParts, position?: Position, options?: StringifyOptions): string {
	if (position === undefined) {
		if (typeof value !== 'object' || value === null || !('piece' in value))
			misuse('position', 'a Position in addition to the move', position);
		return formatSan(value);
	}
	positionGiven(position);
	checkedOptions(options, 'writing');
	if (typeof value !== 'object' || value === null || !('to' in value)) misuse('move', 'a Move, or an object with `from` and `to`', value);
	if (!('writes' in value)) checkOptions(value, PARTS, 'move');
	return writeMove(moveOf(value as Move | MoveParts, position), position, options);
}
