import type { AnyGame, PieceData } from '@x/core';
import { sideTitle } from '@x/core/engine';
import { list } from '../words.js';

/** A piece and its cell. */
export interface Culprit<C = number> {
	readonly cell: C;
	readonly piece: PieceData;
}

/** The title of a kind, or its name if it has none. */
export const titleOf = (game: AnyGame, kind: string): string => game.ruleset.kinds[kind]?.title ?? kind;

/** Capitalises the first letter. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The title of a side as the name of a player: `White`, `Sente`. */
export const playerName = (game: AnyGame, side: string): string => sentence(sideTitle(game.names, side));

/** `the rook on e8`. */
const plainWords = (game: AnyGame, { cell, piece }: Culprit<unknown>): string =>
	`the ${titleOf(game, piece.kind)} on ${game.cellName(cell)}`;

/** `the rook on e8 and the queen on h5`. */
export const plainList = (game: AnyGame, culprits: readonly Culprit<unknown>[]): string =>
	list(culprits.map((culprit) => plainWords(game, culprit)));

/** `your own pawn`, `the black pawn`, `the duck`: a piece as the asking side sees it. */
export const seenWords = (game: AnyGame, { side, kind }: PieceData, asking: string): string => {
	const title = titleOf(game, kind);
	if (side === asking) return `your own ${title}`;
	return side === 'neutral' ? `the ${title}` : `the ${sideTitle(game.names, side)} ${title}`;
};
