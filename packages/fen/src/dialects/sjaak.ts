import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import { shortForms, withAbsent } from './absent.js';
import { withFiles } from './files.js';
import { handOf, pocketKinds } from './hand.js';
import { withVictim } from './passing.js';
import { placementOf } from './placement.js';
import { orDash, withPocket } from './pocket.js';

/**
 * The FEN of SjaakII: pieces in hand in brackets (`[Qn]`, `[-]`), `*` for gaps, piece names of several characters, the files of pieces that may
 * still gate. Texts that omit castling rights or the en passant cell, such as those of the engine, are read with a warning.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { crazyhouse } from '@x/games/crazyhouse';
 * import { stringify } from '@x/fen';
 * stringify(compile(crazyhouse).start, { dialect: sjaak })
 * // → 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[-] w KQkq - 0 1'
 */
export const sjaak: Dialect = /* @__PURE__ */ withAbsent(
	/* @__PURE__ */ dialectOf('sjaak', (game, report) => {
		const { board, side, castling, enPassant, half, full, tokens } = withFiles(game, placementOf(game, report));
		const pocket = withPocket(board, handOf(game, tokens, pocketKinds(game)), orDash, report);
		return { collect: board.collect, fields: [pocket, side, castling, withVictim(game, enPassant, board, report), half, full] };
	}),
	(words, game) => shortForms(words, game).filter(([, word]) => word === '-'),
);
