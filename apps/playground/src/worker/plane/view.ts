import { attackers, checkers, inCheck, key, lastMove, outcome, pieces, turn, type Vec } from '@x/core';
import { type IcnGame, type IcnMove, type Piece, positionAt, stringifyMove } from '@x/icn';
import type { PlaneMove, PlanePosition } from '@x/plane';
import * as strings from '../../strings/worker/plane.js';
import type { MoveNode, MoveView, PlaneView, Point, PositionView } from '../protocol.js';
import { outcomeView } from '../words.js';
import type { PlaneText } from './read.js';
import { kindTitle, lookOf, moverAt, numberAt, playerOf, sideOf, sideTitle, toneOf } from './words.js';

const ROYAL = ['K', 'RQ', 'RC'];

type Placed = Pick<Piece, 'kind' | 'player' | 'at'>;

/** The pieces after some moves, with gaps for captured ones. */
export const placedAt = ({ positions }: PlaneText, game: IcnGame, ply: number): readonly Placed[] => {
	const position = positions?.[ply];
	if (position === undefined) return positionAt(game, ply).pieces ?? [];
	const holes = (game.pieces ?? []).filter(({ kind }) => kind === 'vo');
	const standing = pieces(position).map(({ cell, piece }): Placed => {
		return { kind: piece.kind.toLowerCase() as Placed['kind'], player: playerOf(piece.side), at: pointOf(cell) };
	});
	return [...standing, ...holes];
};

/** Attacked royals of the side to move. */
const attacked = (position: PlanePosition): readonly Point[] => {
	const { side } = turn(position);
	const other = side === 'white' ? 'black' : 'white';
	return pieces(position)
		.filter(({ cell, piece }) => piece.side === side && ROYAL.includes(piece.kind) && attackers(position, cell, other).length > 0)
		.map(({ cell }) => pointOf(cell));
};

const pointOf = (cell: Vec): Point => [cell[0]!, cell[1]!];

/** The board as drawn. */
export const planeView = (known: PlaneText, game: IcnGame, ply: number): PlaneView => {
	const placed = placedAt(known, game, ply);
	const position = known.positions?.[ply];
	const looks = new Map<string, { readonly index: number; readonly piece: Placed }>();
	const kinds = placed.map((piece) => {
		const name = `${piece.player}${piece.kind}`;
		const found = looks.get(name) ?? { index: looks.size, piece };
		looks.set(name, found);
		return found.index;
	});
	const move = game.moves[ply - 1];
	const checked = position !== undefined && inCheck(position);
	return {
		dialect: game.dialect ?? 'seed',
		looks: [...looks.values()].map(({ piece }) => lookOf(piece)),
		xs: placed.map(({ at }) => at[0]),
		ys: placed.map(({ at }) => at[1]),
		kinds,
		border: game.border,
		promotions: ([1, 2, 3, 4, 5, 6] as const).flatMap((player) => {
			const ranks = game.promotions[player]?.ranks;
			return ranks === undefined ? [] : [{ tone: toneOf(player), ranks }];
		}),
		squares: game.squares,
		rays: game.rays,
		last: move && { from: move.from, to: move.to },
		checked: checked ? attacked(position) : [],
		checkers: checked ? checkers(position).map(pointOf) : [],
		refused: known.refused,
	};
};

/** A move with the properties found by playing it. */
export const fullMove = (move: IcnMove, made: PlaneMove | undefined): IcnMove =>
	made === undefined
		? move
		: {
				...move,
				piece: { kind: made.kind.toLowerCase() as Piece['kind'], player: playerOf(made.side) },
				...(made.captured.length > 0 && { capture: true }),
			};

/** The legal moves as nodes of the move list; node 0 is the start. */
export const nodesOf = ({ game, plies, spans, positions }: PlaneText): readonly MoveNode[] => {
	const start: MoveNode = { parent: 0, name: '', san: '', from: 0, to: 0, depth: 0, number: 0, column: 0, nags: [], comment: '' };
	if (game === undefined) return [start];
	const nodes = game.moves.slice(0, plies).map((move, index): MoveNode => {
		const { number, column } = numberAt(game, index);
		const made = positions?.[index + 1];
		const { mark, comment: _, clock: __, ...plain } = fullMove(move, made && lastMove(made));
		return {
			parent: index,
			name: stringifyMove(plain, { style: 'compact', dialect: 'site' }),
			san: stringifyMove(plain, { style: 'short', dialect: game.dialect ?? 'seed' }),
			from: spans[index]?.from ?? 0,
			to: spans[index]?.to ?? 0,
			depth: 0,
			number,
			column,
			nags: [],
			...(mark !== undefined && { signs: mark }),
			comment: move.comment ?? '',
		};
	});
	return [start, ...nodes];
};

/** The last move in words; its cells have the numbers 0 and 1. */
const lastView = (game: IcnGame, ply: number, position: PlanePosition | undefined): MoveView | undefined => {
	const move = game.moves[ply - 1];
	if (move === undefined) return undefined;
	const made = position && lastMove(position);
	const kind = made?.kind.toLowerCase() ?? move.piece?.kind ?? '';
	return {
		name: `${move.from}>${move.to}`,
		from: 0,
		to: 1,
		side: made?.side ?? sideOf(moverAt(game, ply - 1)),
		kind,
		mover: kind === '' ? strings.anyPiece : kindTitle(kind),
		promotion: move.promotion && kindTitle(move.promotion.kind),
		captured: made?.captured.map((piece) => kindTitle(piece.kind.toLowerCase())) ?? [],
		castling: undefined,
	};
};

/** The position for the rest of the page: side to move, check, outcome. The board itself is in {@link planeView}. */
export const statusView = (known: PlaneText, ply: number): PositionView => {
	const { game, positions, text } = known;
	const position = positions?.[ply];
	const side = game === undefined ? 'white' : sideOf(moverAt(game, ply));
	const over = position && outcome(position);
	const claim = position === undefined || over !== undefined ? undefined : outcome(position, { claims: true });
	const checked = position !== undefined && inCheck(position);
	const { number, column } = game === undefined ? { number: 1, column: 0 } : numberAt(game, ply);
	const unread = { reason: 'unread', text: strings.unread, winner: undefined };
	return {
		key: position === undefined ? `${ply} ${text}` : key(position),
		fen: undefined,
		written: [],
		side,
		sideTitle: sideTitle(side),
		pieces: [],
		hands: [],
		lastMove: [],
		checks: [],
		moves: [],
		turn: { side: 0 },
		legal: [],
		last: game && lastView(game, ply, position),
		checked,
		outcome: game === undefined ? unread : over && outcomeView(over, side, sideTitle),
		claims: claim === undefined ? [] : [outcomeView(claim, side, sideTitle)],
		again: false,
		number: { text: `${number}.`, always: column === 0 },
	};
};
