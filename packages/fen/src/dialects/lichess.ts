import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import { checksField } from './checks.js';
import { withFiles } from './files.js';
import { handKinds, handOf } from './hand.js';
import { placementOf } from './placement.js';
import { behindSlash, withPocket } from './pocket.js';

/**
 * The FEN of lichess.org: pieces in hand as one more rank (`/Qn`), promoted pieces `q~`, given checks (`+1+0`) after the clocks.
 *
 * The letters in hand are in the order of the kinds. Another order and brackets are read with a warning.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { names, threeCheck } from '@x/games/three-check';
 * import { stringify } from '@x/fen';
 * stringify(compile(threeCheck).start, { dialect: lichess })
 * // → 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+0'
 */
export const lichess: Dialect = /* @__PURE__ */ dialectOf('lichess', (game, report) => {
	const { board, side, castling, enPassant, half, full, tokens } = withFiles(game, placementOf(game, report));
	const pocket = withPocket(board, handOf(game, tokens, handKinds(game).toReversed()), behindSlash, report);
	return { collect: board.collect, fields: [pocket, side, castling, enPassant, half, full, ...checksField(game, report, true)] };
});
