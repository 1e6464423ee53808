import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import { checksField } from './checks.js';
import { withFiles } from './files.js';
import { handKinds, handOf } from './hand.js';
import { placementOf } from './placement.js';
import { behindSlash, withPocket } from './pocket.js';

/**
 * FEN as lichess.org writes it: what is in hand as one more rank (`/Qn`), promoted pieces `q~`, checks given (`+1+0`) behind the clocks.
 *
 * Letters in hand stand in the order of the kinds; any other, and brackets, are read with a warning.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { names, threeCheck } from '@x/games/three-check';
 * import { stringify } from '@x/fen';
 * stringify(compile(threeCheck).start, { dialect: lichess })
 * // → 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+0'
 */
export const lichess: Dialect = /* @__PURE__ */ dialectOf((game, report) => {
	const { parts, fields, tokens } = withFiles(game, placementOf(game, report));
	const [, collect, ...more] = parts;
	const [board, side, castling, enPassant, half, full] = fields;
	const pocket = withPocket(board, more, handOf(game, tokens, handKinds(game).toReversed()), behindSlash, report);
	return [
		[pocket, collect, ...more],
		[pocket, side, castling, enPassant, half, full, ...checksField(game, report, true)],
	];
});
