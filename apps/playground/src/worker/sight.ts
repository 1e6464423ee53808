import {
	attackers,
	checkers,
	type Game,
	legal,
	legalFrom,
	type Move,
	type Position,
	pieceAt,
	pieces,
	setupOf,
	turn,
	validate,
} from '@x/core';
import { sight } from '../strings/sight.js';
import type { HeldPiece, LayersView, PinView, SightView } from './sight-views.js';
import { capital, kindTitle, sideTitle } from './words.js';

/** The most pieces on a board whose pins are looked for: each needs a position of its own. */
const MOST_PINNED = 128;

/** The same arrangement with another side to move; undefined if the rules do not allow it. */
const withTurnOf = (position: Position, side: string, moves: (position: Position) => readonly Move[]): Position | undefined => {
	const { game } = position;
	if (turn(position).side === side) return position;
	const { ended: _, ...setup } = setupOf(position);
	let found: Position | undefined;
	for (const [phase, data] of Object.entries(game.ruleset.turn.phases)) {
		if (data.side !== side) continue;
		const made = validate(game, { ...setup, phase, points: {} });
		if (!made.ok) continue;
		found ??= made.value;
		if (moves(made.value).length > 0) return made.value;
	}
	return found;
};

const cellsOf = (game: Game): readonly number[] =>
	Array.from({ length: game.cells }, (_, cell) => cell).filter((cell) => game.isCell(cell));

/** The cells on which a side could drop a piece of its hand if it were to move. */
const dropsOf = (position: Position, { side: index, kind }: HeldPiece): SightView => {
	const { game } = position;
	const side = game.ruleset.sideOrder[index] ?? '';
	const drops = (at: Position): readonly Move[] =>
		legal(at).filter((move) => move.from === undefined && move.kind === kind && move.to >= 0);
	const asked = withTurnOf(position, side, drops);
	const cells = [...new Set(asked === undefined ? [] : drops(asked).map(({ to }) => to))];
	const text = sight.held(
		capital(sideTitle(game, side)),
		kindTitle(game, kind),
		cells.map((cell) => game.cellName(cell)),
	);
	return { at: undefined, moves: cells, captures: [], attacks: [], guards: [], text };
};

/** The moves, attacks and defences of a piece. Its moves are those that it would have if its side were to move. */
export const sightOf = (position: Position, at: number | HeldPiece): SightView =>
	typeof at === 'number' ? reachOf(position, at) : dropsOf(position, at);

const reachOf = (position: Position, at: number): SightView => {
	const { game } = position;
	const piece = pieceAt(position, at);
	const nothing = { at, moves: [], captures: [], attacks: [], guards: [], text: '' };
	if (piece === undefined) return nothing;
	const isTurn = turn(position).side === piece.side;
	const asked = withTurnOf(position, piece.side, (one) => legalFrom(one, at));
	const own = asked === undefined ? [] : legalFrom(asked, at).filter(({ to }) => to >= 0 && to !== at);
	const isSide = game.ruleset.sideOrder.includes(piece.side);
	const reached = new Set<number>();
	for (const cell of isSide ? cellsOf(game) : []) if (cell !== at && attackers(position, cell, piece.side).includes(at)) reached.add(cell);
	const isOwn = (cell: number): boolean => pieceAt(position, cell)?.side === piece.side;
	const targets = new Set(own.map(({ to }) => to));
	const captures = new Set(own.flatMap(({ to, captured }) => (captured.length > 0 ? [to] : [])));
	const moves = [...targets].filter((cell) => !captures.has(cell));
	const guards = [...reached].filter((cell) => isOwn(cell) && !targets.has(cell));
	const attacks = [...reached].filter((cell) => !targets.has(cell) && !isOwn(cell));
	const names = (cells: readonly number[]): readonly string[] => cells.map((cell) => game.cellName(cell));
	const attacked = [...reached].filter((cell) => !isOwn(cell));
	const text = sight.sentence(
		{ side: capital(sideTitle(game, piece.side)), title: kindTitle(game, piece.kind), cell: game.cellName(at) },
		{
			attacks: names([...attacked, ...[...captures].filter((cell) => !reached.has(cell))]),
			goes: names(moves.filter((cell) => !reached.has(cell))),
			guards: names(guards),
		},
		{ isTurn, canMove: targets.size > 0 },
	);
	return { at, moves, captures: [...captures], attacks, guards, text };
};

/** A piece is pinned if another one gives check as soon as it is away. */
const pinsOf = (position: Position): readonly PinView[] => {
	const { game } = position;
	const { ended: _, ...setup } = setupOf(position);
	const standing = pieces(position);
	if (standing.length > MOST_PINNED) return [];
	return standing.flatMap(({ cell, piece: { side } }): readonly PinView[] => {
		const phase = Object.entries(game.ruleset.turn.phases).find(([, data]) => data.side === side)?.[0];
		if (phase === undefined) return [];
		const vec = game.vecOf(cell).join();
		const without = validate(game, { ...setup, phase, points: {}, pieces: setup.pieces.filter(({ at }) => at.join() !== vec) });
		if (!without.ok) return [];
		const before = new Set(checkers(position, side));
		return checkers(without.value, side).flatMap((by) => (before.has(by) || by === cell ? [] : [{ cell, by }]));
	});
};

/** The attacked squares and pieces of a position. */
export const layersOf = (position: Position): LayersView => {
	const { sideOrder } = position.game.ruleset;
	const cells = cellsOf(position.game);
	const attacked = sideOrder.map((side) => new Set(cells.filter((cell) => attackers(position, cell, side).length > 0)));
	const standing = pieces(position).flatMap(({ cell, piece }) => {
		const side = sideOrder.indexOf(piece.side);
		if (side < 0) return [];
		const isAttacked = attacked.some((reached, other) => other !== side && reached.has(cell));
		return [{ cell, isAttacked, isDefended: attacked[side]!.has(cell) }];
	});
	return {
		attacked: attacked.map((reached) => [...reached]),
		hanging: standing.flatMap(({ cell, isAttacked, isDefended }) => (isAttacked && !isDefended ? [cell] : [])),
		defended: standing.flatMap(({ cell, isDefended }) => (isDefended ? [cell] : [])),
		pins: pinsOf(position),
	};
};
