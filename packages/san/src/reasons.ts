/** Why no legal move answers to a text: asked only after it was refused, of the position's public facts alone. */
import {
	attackers,
	type Cell,
	checkers,
	type Diagnostic,
	hasLegalMove,
	legal,
	type Move,
	type PieceData,
	type Position,
	pieceAt,
	pieces,
	pointAt,
	setupOf,
	turn,
	validate,
} from '@x/core';
import { flaw, type Range, type Short } from './errors.js';
import { castlingOf, kindName, lexiconOf, startsAt } from './lexicon.js';
import { stringifyUnchecked } from './stringify.js';
import { isCoordinate, type Parts } from './text.js';

/** The first few moves as SAN without suffix. */
export const listed = (position: Position, moves: readonly Move[]): readonly string[] =>
	moves.slice(0, 4).map((move) => stringifyUnchecked(move, position, { suffix: 'none' }));

/** Legal moves most like the one that was refused: to the same cell, then of the same kind near it. */
function nearest(position: Position, kinds: readonly string[], cell: Cell): readonly string[] {
	const lexicon = lexiconOf(position.game);
	const { width } = lexicon;
	const far = ({ to, kind }: Move): number =>
		Math.max(Math.abs((to % width) - (cell % width)), Math.abs(Math.floor(to / width) - Math.floor(cell / width))) +
		(kinds.includes(kind) ? 0 : 2);
	// What is of another kind is two away already, so only the same cell is near enough.
	const close = legal(position).filter((move) => far(move) < 3 && !castlingOf(lexicon, move));
	return listed(
		position,
		close.sort((a, b) => far(a) - far(b)),
	);
}

/**
 * Why a text whose letters and squares exist is refused.
 *
 * The walks of castling and of pawns are those of chess and Chess960. They serve these sentences only; legality is the engine's.
 */
export function reason(position: Position, parts: Parts): Diagnostic {
	const { form, letter, origin, mark, to, at } = parts;
	const { game } = position;
	const { ruleset } = game;
	const lexicon = lexiconOf(game);
	const { names, width, asked, spoken, castling } = lexicon;
	const { side } = turn(position);
	const cell = game.cellNamed(to) ?? -1;
	const from = isCoordinate(parts) ? game.cellNamed(origin)! : -1;
	const piece = (where: Cell): PieceData | undefined => (names[where] ? pieceAt(position, where) : undefined);
	const on = (where: Cell): string => `the ${kindName(position, piece(where)!.kind)} on ${names[where]}`;
	const enemies = (where: Cell): readonly Cell[] =>
		Object.keys(ruleset.sides).flatMap((name) => (name === side ? [] : attackers(position, where, name)));
	const kinds = from < 0 ? (asked[letter]?.kind ?? []) : [piece(from)?.kind ?? ''];
	const why = (code: Short, message: string, range: Range = form ? at.core : at.to, where = cell, by?: readonly Cell[]): Diagnostic =>
		flaw(code, range, message, {
			...(names[where] && { square: names[where] }),
			...(by && { by: by.map((one) => names[one]!) }),
			...(to && mark !== '@' && { nearest: nearest(position, kinds, cell) }),
		});
	const checking = checkers(position, side);
	const all = pieces(position);
	const own = all.filter((one) => one.piece.side === side);
	if (form) {
		if (!castling) return why('variant', 'this game has no castling');
		const short = form === 1;
		const carriers = own.filter((one) => one.piece.flags?.includes(castling.flag));
		const king = carriers.find((one) => castling.royal.includes(one.piece.kind))?.cell ?? -1;
		const goal = king - (king % width) + (short ? width - 2 : 2);
		const rook = carriers.find(
			(one) => castling.partner.includes(one.piece.kind) && one.cell > king === short && Math.abs(one.cell - goal) < width,
		)?.cell;
		if (king < 0 || rook === undefined) return why('castling-no-right', `there is no right to castle ${short ? 'short' : 'long'}`);
		const way = (where: Cell, one = king, other = goal): boolean => where !== king && (where - one) * (where - other) <= 0;
		const blocked = all.find((one) => one.cell !== rook && (way(one.cell) || way(one.cell, rook, goal + (short ? -1 : 1))))?.cell;
		if (blocked !== undefined) return why('castling-blocked', `${names[blocked]} is not empty`, at.core, blocked, [blocked]);
		if (checking.length) return why('castling-check', 'the king is in check', at.core, king, checking);
		// What is not on the way is an attack on the king's last square, if only through the square that the rook leaves.
		const passed = names.findIndex((_, where) => way(where) && where !== goal && enemies(where).length);
		const hit = passed < 0 ? goal : passed;
		return why(`castling-${passed < 0 ? 'into' : 'through'}`, `the king would be attacked on ${names[hit]}`, at.core, hit, enemies(hit));
	}
	if (mark === '@') return why('drop-pocket', 'no such piece can be dropped there', at.core);
	if (from >= 0 && piece(from)?.side !== side)
		return piece(from) ? why('illegal', `it is ${side}'s turn`, at.origin, from) : why('no-piece', 'this square is empty', at.origin, from);
	if (!hasLegalMove(position)) return why('illegal', 'the game is over', at.core);
	const mover = kindName(position, kinds[0] ?? '');
	const alike = own.filter((one) => kinds.includes(one.piece.kind));
	const starting = alike.flatMap((one) => (startsAt(lexicon, origin, one.cell) ? [one.cell] : []));
	if (!starting.length)
		return why('no-piece', `${side} has no ${mover}${alike.length ? ' there' : ''}`, alike.length ? at.origin : letter ? at.letter : at.to);
	if (piece(cell)?.side === side) return why('own-piece', `${on(cell)} is ${side}'s own`);
	// Who could go to the target if the king did not matter: attackers, or a pawn straight behind an empty cell.
	const passed = game.names?.enPassant;
	const step = width * Number(ruleset.sides[side]?.frame.matrix[1]?.[1] ?? 0);
	const behind = [cell - step, cell - 2 * step].find(piece) ?? -1;
	const home = Math.floor((step > 0 ? behind : names.length - 1 - behind) / width) === 1;
	const takes = piece(cell) || (passed && pointAt(position, passed) === cell);
	const walks = kinds.some((kind) => spoken[kind]) || (takes && origin);
	const able = walks ? attackers(position, cell, side) : !takes && (home || behind + step === cell) ? [behind] : [];
	const mine = able.find((where) => starting.includes(where));
	if (mine === undefined) return why('illegal', `no ${mover} of ${side} can go to ${to}`);
	// A piece can go there, so it is the king who forbids it: he would step into check, stands in check, or would be exposed.
	const { royal } = ruleset;
	const steps = 'is' in royal && royal.a.kind?.includes(piece(mine)!.kind);
	const by = steps ? enemies(cell) : checking;
	if (steps || by.length)
		return why(
			'in-check',
			by[0] === undefined ? 'the king would stay in check' : `${on(by[0])} ${steps ? `attacks ${to}` : 'gives check'}`,
			at.to,
			cell,
			by,
		);
	const setup = setupOf(position);
	const trial = validate(game, { ...setup, pieces: setup.pieces.filter((one) => String(one.at) !== String(game.vecOf(mine))) });
	const pinners = trial.ok ? checkers(trial.value, side) : [];
	return pinners[0] === undefined
		? why('illegal', 'the move would expose the king')
		: why('pinned', `${on(mine)} is pinned by ${on(pinners[0])}`, at.to, mine, pinners);
}
