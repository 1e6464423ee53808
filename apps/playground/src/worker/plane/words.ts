import { type Figure, type IcnGame, type Kind, type Player, kindTitle as titleOf } from '@x/icn';
import * as strings from '../../strings/worker/plane.js';
import type { KindView } from '../protocol.js';

/** Players by number; neutral first. */
const PLAYERS = ['neutral', 'white', 'black', 'red', 'blue', 'yellow', 'green'] as const;

export const sideOf = (player: Player): string => PLAYERS[player];

export const sideTitle = (side: string): string => strings.sides[side] ?? side;

/** The player with a side's name. */
export const playerOf = (side: string): Player => Math.max(0, PLAYERS.indexOf(side as (typeof PLAYERS)[number])) as Player;

/** The index of a side for drawing: 0 white, 1 black, 2 neutral, then the others. */
export const toneOf = (player: Player): number => [2, 0, 1, 3, 4, 5, 6][player]!;

/** The title of a kind, by its code in small letters. */
export const kindTitle = (kind: string): string => titleOf(kind as Kind);

export const lookOf = ({ kind, player }: Figure): KindView => ({
	kind,
	tone: toneOf(player),
	title: kind === 'vo' || (kind === 'ob' && player === 0) ? kindTitle(kind) : strings.piece(sideTitle(PLAYERS[player]), kindTitle(kind)),
	picture: titleOf(kind),
	letter: kind.toUpperCase(),
	promoted: false,
});

/** The side to move after `ply` moves. */
export const moverAt = ({ turnOrder }: IcnGame, ply: number): Player => turnOrder[ply % turnOrder.length] ?? 1;

/** The number of the round of a move, and the place of its side in the round, from 0. The notation as first published counts the moves of white. */
export const numberAt = ({ turnOrder, fullMove, dialect }: IcnGame, ply: number): { readonly number: number; readonly column: number } => {
	const place = ply + (dialect !== 'site' && turnOrder[0] === 2 ? 1 : 0);
	return { number: fullMove + Math.floor(place / turnOrder.length), column: place % turnOrder.length };
};
