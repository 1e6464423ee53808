import type { Game } from '@x/core';
import { type ParseOptions as FenOptions, safeParse } from '@x/fen';
import { complete, fairyStockfish, hexagonal, layered, lichess, sfen, sjaak, xiangqi } from '@x/fen/dialects';

/** The dialects of `FEN` tags, the usual one first. */
const TRIED: readonly FenOptions[] = [
	{ dialect: fairyStockfish },
	{ dialect: complete },
	{ dialect: lichess },
	{ dialect: hexagonal },
	{ dialect: sfen },
	{ dialect: xiangqi },
	{ dialect: layered },
	{ dialect: sjaak },
];

/** The warnings of a reading: `undefined` if there are faults, or if the dialect cannot express the game. */
const warningsOf = (fen: string, game: Game, options: FenOptions): number | undefined => {
	try {
		const read = safeParse(fen, game, options);
		return read.ok ? read.warnings.length : undefined;
	} catch (error) {
		if (error instanceof TypeError) return undefined;
		throw error;
	}
};

/** The dialect that reads a FEN of a game without warnings; otherwise the first one that reads it, or that can express the game. */
export function fenOptionsOf(fen: string, game: Game): FenOptions | undefined {
	let best: FenOptions | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const options of TRIED) {
		const warnings = warningsOf(fen, game, options);
		if (warnings === 0) return options;
		if (warnings !== undefined && warnings < least) {
			best = options;
			least = warnings;
		}
	}
	return best ?? TRIED.find((options) => warningsOf('', game, options) !== undefined) ?? { dialect: complete };
}

/** Faults of castling rights: of those for which a king or a rook stands elsewhere than in the start position. */
const LOST_RIGHTS = ['fen/castling-impossible', 'fen/castling-letter'];

/** Whether a game can hold the castling rights of a FEN, which is in the usual dialect unless options name another one. */
export const holdsCastling = (fen: string, game: Game, options?: FenOptions): boolean => {
	const read = safeParse(fen, game, options);
	return !(read.ok ? read.warnings : read.problems).some(({ code }) => LOST_RIGHTS.includes(code));
};
