/** The reasons why no legal move matches a text. They are computed only after a refusal, from public facts of the position. */
import { attackers, type Cell, checkers, legal, type Move, type PieceData, type Position, pieces, setupOf, turn, validate } from '@x/core';
import { asCondition } from '@x/core/rules';
import { flaw, type Range, type SanProblem, type Short } from './errors.js';
import { castlingOf, kindName, lexiconOf, startsAt } from './lexicon.js';
import { writeMove } from './stringify.js';
import { isCoordinate, type Parts } from './text.js';

/** The first moves as SAN without suffix. */
export const listed = (position: Position, moves: readonly Move[]): readonly string[] =>
	moves.slice(0, 4).map((move) => writeMove(move, position, { suffix: 'none' }));

/** The legal moves most similar to the refused one: those to the same cell, then those of the same kind to a near cell. */
function nearest(position: Position, kinds: readonly string[], cell: Cell): readonly string[] {
	const lexicon = lexiconOf(position.game);
	const { width } = lexicon;
	const far = ({ to, kind }: Move): number =>
		Math.max(Math.abs((to % width) - (cell % width)), Math.abs(Math.floor(to / width) - Math.floor(cell / width))) +
		(kinds.includes(kind) ? 0 : 2);
	// A move of another kind has a penalty of two, so it is near only if its target is the same or adjacent.
	const close = legal(position).filter((move) => far(move) < 3 && !castlingOf(lexicon, move));
	return listed(
		position,
		close.sort((a, b) => far(a) - far(b)),
	);
}

/** Explains the refusal of a text whose letters and squares exist. The paths of pawns are those of chess. */
export function reason(position: Position, parts: Parts): SanProblem {
	const { form, letter, origin, mark, to, at } = parts;
	const { game } = position;
	const { ruleset } = game;
	const lexicon = lexiconOf(game);
	const { names, width, asked, spoken, castling } = lexicon;
	const { side } = turn(position);
	const player = game.names?.sideTitles?.[side] ?? side;
	const setup = setupOf(position);
	const all = pieces(position);
	const own = all.filter(({ piece }) => piece.side === side);
	const piece = (where: Cell): PieceData | undefined => all.find((one) => one.cell === where)?.piece;
	const on = (where: Cell): string => `the ${kindName(game, piece(where)!.kind)} on ${names[where]}`;
	const enemies = (where: Cell): readonly Cell[] =>
		ruleset.sideOrder.flatMap((name) => (name === side ? [] : attackers(position, where, name)));
	const cell = game.cellNamed(to) ?? -1;
	const from = isCoordinate(parts) ? game.cellNamed(origin)! : -1;
	const kinds = from < 0 ? (asked[letter] ?? []) : [piece(from)?.kind ?? ''];
	const why = (
		code: Short,
		message: string,
		where = cell,
		by?: readonly Cell[],
		range: Range = form || mark === '@' ? at.core : at.to,
	): SanProblem =>
		flaw(code, range, message, {
			...(names[where] && { square: names[where] }),
			...(by && { by: by.map((one) => names[one]!) }),
			...(to && mark !== '@' && { nearest: nearest(position, kinds, cell) }),
		});
	/** The paths are those of castling in chess and Chess960. They serve only these messages; the engine determines legality. */
	const castlingReason = (short: boolean): SanProblem => {
		if (!castling) return why('variant', 'this game does not have castling');
		const carriers = own.filter((one) => one.piece.flags?.includes(castling.flag));
		const king = carriers.find((one) => castling.royal.includes(one.piece.kind))?.cell ?? -1;
		const goal = king - (king % width) + (short ? width - 2 : 2);
		const rook = carriers.find(
			(one) => castling.partner.includes(one.piece.kind) && one.cell > king === short && Math.abs(one.cell - goal) < width,
		)?.cell;
		if (king < 0 || rook === undefined) return why('castling-no-right', `there is no right to castle ${short ? 'short' : 'long'}`);
		const way = (where: Cell, one = king, other = goal): boolean => (where - one) * (where - other) <= 0;
		const blocked = all.find(
			(one) => one.cell !== king && one.cell !== rook && (way(one.cell) || way(one.cell, rook, goal + (short ? -1 : 1))),
		)?.cell;
		if (blocked !== undefined) return why('castling-blocked', `${names[blocked]} is not empty`, blocked, [blocked]);
		// If no attacked cell is on the path, the king's target is attacked, possibly through the square that the rook leaves.
		const hit = [king, ...names.keys()].find((where) => way(where) && (where === king || where !== goal) && enemies(where).length) ?? goal;
		const by = enemies(hit);
		return hit === king && by.length
			? why('castling-check', 'the king is in check', king, by)
			: why(`castling-${hit === goal ? 'into' : 'through'}`, `the king would be attacked on ${names[hit]}`, hit, by);
	};
	/** The pieces that could go to the cell apart from the king's safety: attackers, or a pawn straight behind an empty cell. */
	const able = (): readonly Cell[] => {
		const passed = setup.points?.[game.names?.enPassant ?? '']?.[0];
		const takes = piece(cell) || (passed && game.cellAt(passed) === cell);
		if (kinds.some((kind) => spoken[kind]) || (takes && origin)) return attackers(position, cell, side);
		const step = width * Number(ruleset.sides[side]?.frame.matrix[1]?.[1] ?? 0);
		const behind = [cell - step, cell - 2 * step].find(piece) ?? -1;
		const home = Math.floor((step > 0 ? behind : names.length - 1 - behind) / width) === 1;
		return !takes && (home || behind + step === cell) ? [behind] : [];
	};
	/** A piece can go to the cell, so the king's safety forbids it: the king would step into check, stay in check, or become exposed. */
	const safetyReason = (mine: Cell): SanProblem => {
		const { royal } = ruleset;
		const steps = asCondition('is', royal)?.a.kind?.includes(piece(mine)!.kind);
		const by = steps ? enemies(cell) : checkers(position, side);
		if (steps || by.length)
			return why(
				'in-check',
				by[0] === undefined ? 'the king would stay in check' : `${on(by[0])} ${steps ? `attacks ${to}` : 'gives check'}`,
				cell,
				by,
			);
		const trial = validate(game, { ...setup, pieces: setup.pieces.filter((one) => game.cellAt(one.at) !== mine) });
		const pinners = trial.ok ? checkers(trial.value, side) : [];
		return pinners[0] === undefined
			? why('illegal', 'the move would expose the king')
			: why('pinned', `${on(mine)} is pinned by ${on(pinners[0])}`, mine, pinners);
	};
	if (form) return castlingReason(form === 1);
	if (mark === '@') return why('drop-pocket', 'no such piece can be dropped there');
	if (from >= 0 && piece(from)?.side !== side)
		return why(
			piece(from) ? 'illegal' : 'no-piece',
			piece(from) ? `it is ${player}'s turn` : 'this square is empty',
			from,
			undefined,
			at.origin,
		);
	if (!legal(position)[0]) return why('illegal', 'the game is over', cell, undefined, at.core);
	const mover = kindName(game, kinds[0] ?? '');
	const alike = own.filter((one) => kinds.includes(one.piece.kind));
	const starting = alike.flatMap((one) => (startsAt(lexicon, origin, one.cell) ? [one.cell] : []));
	if (!starting.length)
		return why(
			'no-piece',
			`${player} has no ${mover}${alike[0] ? ' there' : ''}`,
			cell,
			undefined,
			alike[0] ? at.origin : letter ? at.letter : at.to,
		);
	if (piece(cell)?.side === side) return why('own-piece', `${player}'s own ${kindName(game, piece(cell)!.kind)} is on ${to}`);
	const mine = able().find((where) => starting.includes(where));
	if (mine !== undefined) return safetyReason(mine);
	const [only, other] = starting;
	return why('illegal', `${other === undefined ? `${on(only!)} cannot` : `no ${player} ${mover} can`} go to ${to}`);
}
