import { apply, type Cell, hasLegalMove, inCheck, isLegal, type Move, moveName, movesTo, outcome, type Position } from '@x/core';
import { captures, coordinateMoves } from './candidates.js';
import { SanError } from './errors.js';
import { figurineOf, letterOf, type Piece, type PromotionPiece } from './letters.js';
import { castlingOf, kindsOf, type Lexicon, lexiconOf } from './lexicon.js';
import { lettersOf, localise } from './locales.js';
import { isNullMove } from './null.js';
import type { StringifyOptions } from './options.js';

/** A move by its squares, as other libraries have it. */
export interface MoveLike {
	readonly from: Cell | string;
	readonly to: Cell | string;
	/** A piece (`queen`), or the game's kind (`Q`). */
	readonly promotion?: PromotionPiece | string | undefined;
}

const NOTATIONS = ['san', 'lan', 'uci', 'fan'];

/** How a letter of the game is written. */
function writer(options: StringifyOptions | undefined): ((letter: string) => string) | undefined {
	if (options?.notation === 'fan') return figurineOf;
	if (options?.pieces === undefined) return undefined;
	const letters = lettersOf(options.pieces);
	return (letter) => localise(letter, letters);
}

/** The least that tells this origin from its rivals: nothing, file, rank, square. */
function disambiguation(position: Position, lexicon: Lexicon, move: Move, from: Cell): string {
	// Kinds that share a letter are one piece to the reader: a promoted queen is a queen.
	const silent = lexicon.silent.includes(move.kind);
	const kinds = silent ? lexicon.silent : kindsOf(lexicon, lexicon.letters[move.kind]!.charCodeAt(0));
	const rivals =
		kinds.length > 1 ? kinds.flatMap((kind) => movesTo(position, move.to, { kind })) : movesTo(position, move.to, { kind: move.kind });
	let some = false;
	let file = false;
	let rank = false;
	for (let index = 0; index < rivals.length; index++) {
		const rival = rivals[index]!;
		if (rival.from === from || rival.from === undefined || rival.promotion !== move.promotion) continue;
		if (castlingOf(lexicon, rival) !== 0) continue;
		some = true;
		if (lexicon.files[rival.from] === lexicon.files[from]) file = true;
		if (lexicon.ranks[rival.from] === lexicon.ranks[from]) rank = true;
	}
	if (!some) return '';
	const name = lexicon.names[from]!;
	return file ? (rank ? name : name.slice(1)) : name.slice(0, 1);
}

/** `#` when the move wins at once, else `+` when it gives check. */
function suffixOf(lexicon: Lexicon, move: Move, after: Position, options: StringifyOptions | undefined): string {
	const kind = options?.suffix ?? 'full';
	if (kind === 'none') return '';
	if (kind === 'full' && !lexicon.mateOnly) {
		const winner = outcome(after)?.winner;
		if (winner === move.side) return '#';
		return inCheck(after) ? '+' : '';
	}
	return inCheck(after) ? (hasLegalMove(after) ? '+' : '#') : '';
}

/**
 * Writes a move that is known to be legal: nothing is checked, the text of another move is meaningless.
 *
 * @param after the position after the move, when it is at hand: it saves making the move to look for check
 * @example
 * stringifyUnchecked(find(chess.start, { to: 'f3', from: 'g1' })[0], chess.start); // 'Nf3'
 */
export function stringifyUnchecked(move: Move, position: Position, options?: StringifyOptions, after?: Position): string {
	if (isNullMove(move)) return options?.notation === 'uci' ? '0000' : '--';
	if (options?.notation === 'uci') return moveName(move);
	const lexicon = lexiconOf(position.game);
	const suffix = options?.suffix === 'none' ? '' : suffixOf(lexicon, move, after ?? apply(position, move), options);
	const wing = castlingOf(lexicon, move);
	if (wing !== 0) return (wing === 1 ? 'O-O' : 'O-O-O') + suffix;
	const write = writer(options);
	const letter = lexicon.letters[move.kind]!;
	const silent = lexicon.silent.includes(move.kind);
	const target = lexicon.names[move.to]!;
	const { from } = move;
	const shown = write === undefined ? letter : write(letter);
	if (from === undefined) return `${shown}@${target}${suffix}`;
	const promoted = move.promotion === undefined ? '' : lexicon.letters[move.promotion]!;
	const promotion = promoted === '' ? '' : `=${write === undefined ? promoted : write(promoted)}`;
	const capture = captures(move);
	const mark = capture ? 'x' : '';
	if (options?.notation === 'lan')
		return (silent ? '' : shown) + lexicon.names[from]! + (capture ? 'x' : '-') + target + promotion + suffix;
	if (!silent) return shown + disambiguation(position, lexicon, move, from) + mark + target + promotion + suffix;
	return silentOrigin(position, lexicon, move, from, capture) + mark + target + promotion + suffix;
}

/**
 * A pawn that captures shows its file, even where no other could; one that does not shows nothing, unless the game has pawns
 * that reach one cell by two ways. The second pawn that could capture from the same file makes it the whole square.
 */
function silentOrigin(position: Position, lexicon: Lexicon, move: Move, from: Cell, capture: boolean): string {
	const needed = disambiguation(position, lexicon, move, from);
	const name = lexicon.names[from]!;
	if (!capture) return needed;
	return needed === '' || needed === name.charAt(0) ? name.charAt(0) : name;
}

const refuse = (text: string, message: string): never => {
	throw new SanError([{ code: 'san/illegal', message, severity: 'error', span: { from: 0, to: 0 } }], text);
};

/** The move of a position that squares and a piece name. */
function moveOf(given: Move | MoveLike, position: Position): Move {
	if ('writes' in given) {
		if (isNullMove(given)) return inCheck(position) ? refuse('--', 'A side in check cannot make a null move.') : given;
		return isLegal(position, given) ? given : refuse('', `The move ${moveName(given)} is not legal in this position.`);
	}
	const { game } = position;
	const lexicon = lexiconOf(game);
	const cell = (value: Cell | string): Cell => (typeof value === 'string' ? game.cell(value) : value);
	const asked = given.promotion;
	const letter = asked === undefined ? '' : letterOf(asked as Piece) || asked;
	const text = `${given.from}-${given.to}${asked === undefined ? '' : `=${asked}`}`;
	const moves = coordinateMoves(position, lexicon, cell(given.from), cell(given.to));
	const chosen = moves.filter(({ promotion }) =>
		promotion === undefined ? asked === undefined : promotion === asked || lexicon.letters[promotion] === letter,
	);
	if (chosen.length === 1) return chosen[0]!;
	if (moves.length > 0 && asked === undefined) return refuse(text, `The move ${text} does not say what the piece becomes.`);
	return refuse(text, `The move ${text} is not legal in this position.`);
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
	if (options?.notation !== undefined && !NOTATIONS.includes(options.notation))
		throw new TypeError(`options.notation must be one of ${NOTATIONS.join(', ')}, not ${JSON.stringify(options.notation)}.`);
	return stringifyUnchecked(moveOf(move, position), position, options);
}
