import type { Game } from '@x/core';
import { safeParse } from '@x/fen';

/** Faults of castling rights: of those for which a king or a rook stands elsewhere than in the start position. */
const LOST_RIGHTS = ['fen/castling-impossible', 'fen/castling-letter'];

/** Whether a game can hold the castling rights of a FEN. */
export const holdsCastling = (fen: string, game: Game): boolean => {
	const read = safeParse(fen, game);
	return !(read.ok ? read.warnings : read.problems).some(({ code }) => LOST_RIGHTS.includes(code));
};
