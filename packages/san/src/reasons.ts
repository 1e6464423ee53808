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
import { flaw, type Short } from './errors.js';
import { castlingOf, kindName, type Lexicon, startsAt } from './lexicon.js';
import { stringifyUnchecked } from './stringify.js';
import type { Parts } from './text.js';

/** The first few moves as SAN without suffix. */
export const listed = (position: Position, moves: readonly Move[]): readonly string[] =>
	moves.slice(0, 4).map((move) => stringifyUnchecked(move, position, { suffix: 'none' }));

/** Legal moves most like the one that was refused: to the same cell, then of the same kind near it. */
function nearest(position: Position, lexicon: Lexicon, kinds: readonly string[], cell: Cell): readonly string[] {
	const [file, rank] = position.game.vecOf(cell) as [number, number];
	const far = ({ to, kind }: Move): number => {
		const [x, y] = position.game.vecOf(to) as [number, number];
		return Math.max(Math.abs(x - file), Math.abs(y - rank)) + (kinds.includes(kind) ? 0 : 2);
	};
	// What is of another kind is two away already, so only the same cell is near enough.
	const close = legal(position).filter((move) => move.to >= 0 && far(move) < 3 && !castlingOf(lexicon, move));
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
export function reason(position: Position, lexicon: Lexicon, reading: Parts): Diagnostic {
	const { form, origin, mark, cell, from, start, originAt, target, tail } = reading;
	const { game } = position;
	const { ruleset, names } = game;
	const { side } = turn(position);
	const width = game.vecOf(game.cells - 1)[0]! + 1;
	const silent = lexicon.kinds['']!;
	const sides = side.charAt(0).toUpperCase() + side.slice(1);
	const at = (where: Cell): string => lexicon.names[where]!;
	const piece = (where: Cell): PieceData | undefined => (at(where) ? pieceAt(position, where) : undefined);
	const on = (where: Cell): string => `the ${kindName(position, piece(where)?.kind ?? '')} on ${at(where)}`;
	const enemies = (where: Cell): readonly Cell[] =>
		Object.keys(ruleset.sides).flatMap((name) => (name === side ? [] : attackers(position, where, name)));
	const kinds = from < 0 ? reading.kinds : [piece(from)?.kind ?? ''];
	const why = (code: Short, message: string, where = cell, by?: readonly Cell[], begin = form ? start : target, end = tail): Diagnostic =>
		flaw(code, begin, end, message, {
			...(at(where) && { square: at(where) }),
			...(by && { by: by.map(at) }),
			...(cell >= 0 && mark !== '@' && { nearest: nearest(position, lexicon, kinds, cell) }),
		});
	const checking = checkers(position, side);
	const own = pieces(position).filter((one) => one.piece.side === side);
	if (form > 0) {
		const { flag, royal = [], partner = [] } = names?.castling ?? {};
		if (flag === undefined) return why('variant', 'this game has no castling');
		const short = form === 1;
		const carrier = (list: readonly string[], fits: (where: Cell) => boolean): Cell | undefined =>
			own.find((one) => one.piece.flags?.includes(flag) && list.includes(one.piece.kind) && fits(one.cell))?.cell;
		const king = carrier(royal, () => true) ?? -1;
		const row = king - (king % width);
		const rook = carrier(partner, (where) => where >= row && where < row + width && where > king === short);
		if (king < 0 || rook === undefined)
			return why('castling-no-right', `${sides} may not castle on ${short ? 'the king' : 'the queen'}'s side`);
		const kingTo = row + (short ? width - 2 : 2);
		const way = (one: Cell, other: Cell): readonly Cell[] =>
			Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => Math.min(one, other) + index).filter((where) => where !== king);
		const blocked = [...way(king, kingTo), ...way(rook, kingTo + (short ? -1 : 1))].find((where) => where !== rook && piece(where));
		if (blocked !== undefined) return why('castling-blocked', `${at(blocked)} is not empty`, blocked, [blocked]);
		if (checking.length) return why('castling-check', 'the king is in check', king, checking);
		// What is not on the way is an attack on the king's last square, if only through the square that the rook leaves.
		const hit = way(king, kingTo).find((where) => where !== kingTo && enemies(where).length) ?? kingTo;
		return why(hit === kingTo ? 'castling-into' : 'castling-through', `the king would be attacked on ${at(hit)}`, hit, enemies(hit));
	}
	if (cell < 0) return why('illegal', 'no pawn captures from the one file onto the other', -1, undefined, start);
	if (mark === '@') return why('drop-pocket', 'no such piece can be dropped there', cell, undefined, start);
	if (from >= 0 && piece(from)?.side !== side)
		return piece(from)
			? why('illegal', `it is ${sides}'s turn`, from, undefined, originAt, target)
			: why('no-piece', 'this square is empty', from, undefined, originAt, target);
	if (!hasLegalMove(position)) return why('illegal', 'the game is over', cell, undefined, start);
	const fits = (where: Cell): boolean => kinds.includes(piece(where)?.kind ?? '') && startsAt(origin, at(where));
	const mover = kindName(position, kinds[0] ?? '');
	const alike = own.filter((one) => kinds.includes(one.piece.kind));
	if (!alike.length) return why('no-piece', `${sides} has no ${mover}`, cell, undefined, start, Math.max(originAt, start + 1));
	if (!alike.some((one) => fits(one.cell)))
		return why('no-piece', `${sides} has no ${mover} there`, cell, undefined, originAt, target - mark.length);
	if (piece(cell)?.side === side) return why('own-piece', `${on(cell)} is ${sides}'s own`);
	// Who could go to the target if the king did not matter: attackers, or a pawn straight behind an empty cell.
	const passed = names?.enPassant;
	const step = width * Number(ruleset.sides[side]?.frame.matrix[1]?.[1] ?? 0);
	const behind = [cell - step, cell - 2 * step].find(piece) ?? -1;
	const second = step > 0 ? 2 : lexicon.lastRank - 1;
	const pushes = kinds.every((kind) => silent.includes(kind));
	const takes = piece(cell) || (passed && pointAt(position, passed) === cell);
	const near = behind + step === cell || at(behind)?.slice(1) === String(second) ? [behind] : [];
	const able = !pushes || (takes && origin) ? attackers(position, cell, side) : takes || piece(behind)?.side !== side ? [] : near;
	const mine = able.find(fits);
	if (mine === undefined) return why('illegal', `no ${mover} of ${sides} can go to ${at(cell)}`);
	// A piece can go there, so it is the king who forbids it: he would step into check, stands in check, or would be exposed.
	const steps = lexicon.royal.includes(piece(mine)!.kind);
	const by = steps ? enemies(cell) : checking;
	if (steps || by.length)
		return why(
			'in-check',
			by[0] === undefined ? 'the king would stay in check' : `${on(by[0])} ${steps ? `attacks ${at(cell)}` : 'gives check'}`,
			cell,
			by,
		);
	const setup = setupOf(position);
	const trial = validate(game, { ...setup, pieces: setup.pieces.filter((one) => String(one.at) !== String(game.vecOf(mine))) });
	const pinners = trial.ok ? checkers(trial.value, side) : [];
	if (pinners[0] === undefined) return why('illegal', 'the move would expose the king');
	return why('pinned', `${on(mine)} is pinned by ${on(pinners[0])}`, mine, pinners);
}
