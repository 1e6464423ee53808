import type { Game, PieceData } from '@x/core';
import { sideTitle } from '@x/core/engine';

/** A piece and its cell. */
export interface Culprit {
	readonly cell: number;
	readonly piece: PieceData;
}

/** The title of a kind, or its name if it has none. */
export const titleOf = (game: Game, kind: string): string => game.ruleset.kinds[kind]?.title ?? kind;

/** `white knight`, `duck`. */
export const pieceWords = (game: Game, piece: PieceData): string => {
	const title = titleOf(game, piece.kind);
	return piece.side === 'neutral' ? title : `${sideTitle(game.names, piece.side)} ${title}`;
};

/** `the white rook on e8`. */
export const culpritWords = (game: Game, { cell, piece }: Culprit): string => `the ${pieceWords(game, piece)} on ${game.cellName(cell)}`;

/** `the white rook on e8 and the white queen on h5`. */
export const culpritsWords = (game: Game, culprits: readonly Culprit[]): string => {
	const words = culprits.map((culprit) => culpritWords(game, culprit));
	return words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};

/** Capitalises the first letter. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
