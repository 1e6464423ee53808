import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import { placementOf } from './placement.js';
import { dash, sideAs, withoutFlags } from './plain.js';

/**
 * FEN of the xiangqi family: nobody castles, nothing is captured in passing. Horses and elephants are also read by their English letters
 * (`H`, `E`), the general as `G`, soldiers as `S`, where no other kind has these; the first side as `r`, red.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { xiangqi as game } from '@x/games/xiangqi';
 * import { stringify } from '@x/fen';
 * stringify(compile(game).start, { dialect: xiangqi })
 * // → 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1'
 */
export const xiangqi: Dialect = /* @__PURE__ */ dialectOf((game, report) => {
	const { parts, fields } = placementOf(game, report, { N: 'H', B: 'E', K: 'G', P: 'S' });
	const [, ...more] = parts;
	const [board, side, , , half, full] = fields;
	const own = game.ruleset.sideOrder.map((name) => game.names!.sides[name] ?? name);
	const plain = withoutFlags(board);
	const turn = sideAs(side, ['w', 'b'], ['r', 'black', 'red', 'black', 'white'], report, own);
	return [
		[plain, ...more],
		[plain, turn, dash('castling', report), dash('en-passant', report), half, full],
	];
});
