import { attackers, checkers, inCheck, lastMove, pieces, turn, type Vec } from '@x/core';
import {
	type Border,
	type Figure,
	type IcnGame,
	type IcnMove,
	type Kind,
	kindTitle,
	type Piece,
	type Player,
	parse,
	positionAt,
	type Square,
	stringify,
	stringifyMove,
} from '@x/icn';
import { replay } from '@x/icn/play';
import type { PlanePosition } from '@x/plane';
import type { PieceLook } from '../model/piece.js';
import type { MoveId, MoveNode } from '../moves/node.js';
import type { PlaneBorder, PlaneCell } from '../plane/data.js';
import { register } from '../plane/register.js';
import { chess } from '../sets/chess.js';
import type { GameFault, GameTag, OpenedGame, ReadGames, ReadOptions } from '../viewer/reader.js';
import { faultsIn } from './faults-in.js';

/** The sides by the numbers of their players, which begin with the neutral one. */
const COLORS = ['white', 'black', 'red', 'blue', 'yellow', 'green'] as const;
const SIDES = COLORS.map((color) => ({ title: color, color }));
const ROYAL: readonly string[] = ['K', 'RQ', 'RC'];

type Placed = Figure & Pick<Piece, 'at'>;

const cellOf = ([x, y]: Square | Vec): PlaneCell => [BigInt(x!), BigInt(y!)];

const lookOf = ({ kind, player }: Figure): PieceLook => ({
	side: player - 1,
	picture: kindTitle(kind),
	letter: kind.toUpperCase(),
	title: player === 0 ? kindTitle(kind) : `${COLORS[player - 1]} ${kindTitle(kind)}`,
});

const borderOf = ([left, right, bottom, top]: Border): PlaneBorder => ({
	...(left !== null && { left: BigInt(left) }),
	...(right !== null && { right: BigInt(right) }),
	...(bottom !== null && { bottom: BigInt(bottom) }),
	...(top !== null && { top: BigInt(top) }),
});

const playerOf = (side: string): Player => (COLORS.indexOf(side as (typeof COLORS)[number]) + 1) as Player;

/** The pieces after some moves: those of the position, or else those that the text leaves. */
const placedAt = (game: IcnGame, position: PlanePosition | undefined, ply: number): readonly Placed[] => {
	if (position === undefined) return positionAt(game, ply).pieces ?? [];
	const holes = (game.pieces ?? []).filter(({ kind }) => kind === 'vo');
	const standing = pieces(position).map(({ cell, piece }): Placed => {
		return { kind: piece.kind.toLowerCase() as Kind, player: playerOf(piece.side), at: [cell[0]!, cell[1]!] as Square };
	});
	return [...standing, ...holes];
};

/** The cells of attacked royal pieces, and those of their attackers. */
const checksOf = (
	position: PlanePosition | undefined,
): { readonly checks: readonly PlaneCell[]; readonly checkers: readonly PlaneCell[] } => {
	if (position === undefined || !inCheck(position)) return { checks: [], checkers: [] };
	const { side } = turn(position);
	const other = side === 'white' ? 'black' : 'white';
	const attacked = pieces(position).filter(
		({ cell, piece }) => piece.side === side && ROYAL.includes(piece.kind) && attackers(position, cell, other).length > 0,
	);
	return { checks: attacked.map(({ cell }) => cellOf(cell)), checkers: checkers(position).map(cellOf) };
};

/** The positions of a game, or the reason why the moves are only shown. */
const positionsOf = (game: IcnGame): { readonly positions: readonly PlanePosition[]; readonly faults: readonly GameFault[] } => {
	try {
		return { positions: replay(game), faults: [] };
	} catch (error) {
		const faults = faultsIn(error);
		if (faults === undefined) throw error;
		return { positions: [], faults };
	}
};

const nodeOf = (game: IcnGame, move: IcnMove, index: number, made: PlanePosition | undefined): MoveNode => {
	const { turnOrder, fullMove, dialect } = game;
	const place = index + (dialect !== 'site' && turnOrder[0] === 2 ? 1 : 0);
	const played = made && lastMove(made);
	const { mark, comment, clock, ...plain } = move;
	const full: IcnMove = {
		...plain,
		...(played !== undefined && {
			piece: { kind: played.kind.toLowerCase() as Kind, player: playerOf(played.side) },
			...(played.captured.length > 0 && { capture: true as const }),
		}),
	};
	return {
		id: index + 1,
		...(index > 0 && { parent: index }),
		text: stringifyMove(full, { style: 'short', dialect: dialect ?? 'seed' }),
		number: fullMove + Math.floor(place / turnOrder.length),
		column: place % turnOrder.length,
		...(mark !== undefined && { signs: mark }),
		...(comment !== undefined && { comment }),
		...(clock !== undefined && { clock: clock / 1000 }),
	};
};

const opened = (game: IcnGame, { sets = [chess] }: ReadOptions): OpenedGame => {
	register();
	const { positions, faults } = positionsOf(game);
	const { metadata, border, promotions, squares, rays, moves } = game;
	const tags: readonly GameTag[] = Object.entries(metadata).map(([name, value]) => ({ name, value }));
	const result = metadata.Result === '*' ? undefined : metadata.Result;
	const scores = result?.split('-').map((score) => score.replace('1/2', '½'));
	const players = [...new Set(game.turnOrder)].map((player, index) => {
		const side = COLORS[player - 1] ?? '';
		const name = side.slice(0, 1).toUpperCase() + side.slice(1);
		return {
			side: name,
			name: metadata[name],
			title: metadata[`${name}Title`],
			rating: metadata[`${name}Elo`],
			score: scores?.length === 2 ? scores[index] : undefined,
		};
	});
	const fixed = {
		sets,
		sides: SIDES,
		controls: ['tools'],
		wheel: 'ctrl',
		border: border === undefined ? {} : borderOf(border),
		promotions: Object.entries(promotions).flatMap(([player, promotion]) =>
			(promotion?.ranks ?? []).map((rank) => ({ side: Number(player) - 1, y: BigInt(rank) })),
		),
		marks: [
			...squares.map((square) => ({ cell: cellOf(square) })),
			...rays.map(({ from, direction }) => ({ from: cellOf(from), by: cellOf(direction) })),
		],
	};
	const looks = new Map<string, PieceLook>();
	const look = (figure: Figure): PieceLook => {
		const name = `${figure.player}${figure.kind}`;
		const known = looks.get(name) ?? lookOf(figure);
		looks.set(name, known);
		return known;
	};
	const plyOf = (id: MoveId | undefined): number => Number(id ?? 0);
	return {
		tags,
		result: result?.replaceAll('1/2', '½'),
		nodes: moves.map((move, index) => nodeOf(game, move, index, positions[index + 1])),
		intro: '',
		players,
		orientation: undefined,
		faults,
		board: 'x-plane',
		view: (id) => {
			const ply = plyOf(id);
			const move = moves[ply - 1];
			return {
				...fixed,
				...checksOf(positions[ply]),
				pieces: placedAt(game, positions[ply], ply).map((piece) => ({ x: BigInt(piece.at[0]), y: BigInt(piece.at[1]), look: look(piece) })),
				lastMove: move === undefined ? [] : [cellOf(move.from), cellOf(move.to)],
			};
		},
		written: (id) => ({ notation: 'ICN', text: stringify(positionAt(game, plyOf(id))) }),
		position: (id) => positions[plyOf(id)],
	};
};

/** The game of an ICN, on a board without edges. */
export const read: ReadGames['read'] = (text, options) => {
	const game = parse(text);
	return [{ title: '1. Game', text: text.trim(), open: async () => opened(game, options) }];
};
