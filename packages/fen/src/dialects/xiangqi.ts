import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import { placementOf } from './placement.js';
import { dash, sideAs, withoutFlags } from './plain.js';

/**
 * FEN for the xiangqi family, without castling and en passant. It also accepts the English letters of horses and elephants (`H`, `E`), `G` for
 * the general and `S` for soldiers, unless another kind has these letters, and `r` (red) for the first side.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { xiangqi as game } from '@x/games/xiangqi';
 * import { stringify } from '@x/fen';
 * stringify(compile(game).start, { dialect: xiangqi })
 * // → 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1'
 */
export const xiangqi: Dialect = /* @__PURE__ */ dialectOf('xiangqi', (game, report) => {
	const { board, side, half, full } = placementOf(game, report, { N: 'H', B: 'E', K: 'G', P: 'S' });
	const own = game.ruleset.sideOrder.map((name) => game.names!.sides[name] ?? name);
	const turn = sideAs(side, ['w', 'b'], ['r', 'black', 'red', 'black', 'white'], report, own);
	return {
		collect: board.collect,
		fields: [withoutFlags(board.field), turn, dash('castling', report), dash('en-passant', report), half, full],
	};
});
