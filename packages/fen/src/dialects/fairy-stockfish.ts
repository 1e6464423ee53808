import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import { shortForms, withAbsent } from './absent.js';
import { checksField } from './checks.js';
import { withFiles } from './files.js';
import { handOf, pocketKinds } from './hand.js';
import { withVictim } from './passing.js';
import { placementOf } from './placement.js';
import { inBrackets, withPocket } from './pocket.js';

/**
 * FEN as Fairy-Stockfish and ffish write it: pockets `[Qn]`, promoted pieces `+R` and `q~`, `*` for walls and gaps, checks to give (`3+3`)
 * before the clocks, files beside rights to castle (`KQBCDFG`), the pawn beside the cell that it has passed (`d5c6`).
 *
 * Texts without rights, en passant cell or checks in the middle are read with a warning. Letters in a pocket stand in the order of the kinds
 * from the last to the first; any other is read with a warning.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { crazyhouse, names } from '@x/core/presets/crazyhouse';
 * import { stringify } from '@x/fen';
 * stringify(compile(crazyhouse, names).start, { dialect: fairyStockfish })
 * // → 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1'
 */
export const fairyStockfish: Dialect = /* @__PURE__ */ withAbsent(
	/* @__PURE__ */ dialectOf((game, report) => {
		const { parts, fields, tokens } = withFiles(game, placementOf(game, report));
		const [, collect, ...more] = parts;
		const [board, side, castling, enPassant, half, full] = fields;
		const pocket = withPocket(board, more, handOf(game, tokens, pocketKinds(game)), inBrackets, report);
		return [
			[pocket, collect, ...more],
			[pocket, side, castling, withVictim(game, enPassant, parts, report), ...checksField(game, report, false), half, full],
		];
	}),
	shortForms,
);
