import type { Game } from '@x/core';
import type { Field } from '../field.js';
import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import { shortForms, withAbsent } from './absent.js';
import { checksField } from './checks.js';
import { withFiles } from './files.js';
import { handOf, pocketKinds } from './hand.js';
import { withLimit } from './limit.js';
import { withVictim } from './passing.js';
import { placementOf } from './placement.js';
import { inBrackets, withPocket } from './pocket.js';

/** Marks all variables as covered. Those without a field, such as the number of consecutive passes, belong to the history in this dialect. */
const coveringAll = ({ ruleset }: Game, field: Field): Field => ({ ...field, covers: Object.keys(ruleset.vars) });

/**
 * The FEN of Fairy-Stockfish and ffish: pockets `[Qn]`, promoted pieces `+R` and `q~`, `*` for walls and gaps, remaining checks (`3+3`) before
 * the clocks, files next to castling rights (`KQBCDFG`), the cell of the pawn next to the cell that it has passed (`d5c6`), or instead of that
 * cell the limit of counted moves (`128`). Variables without a field, such as the number of consecutive passes, are omitted.
 *
 * Texts that omit castling rights, the en passant cell or checks in the middle are read with a warning. The letters in a pocket are in the order
 * of the kinds from the last to the first; another order is read with a warning.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { crazyhouse } from '@x/games/crazyhouse';
 * import { stringify } from '@x/fen';
 * stringify(compile(crazyhouse).start, { dialect: fairyStockfish })
 * // → 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1'
 */
export const fairyStockfish: Dialect = /* @__PURE__ */ withAbsent(
	/* @__PURE__ */ dialectOf('fairy-stockfish', (game, report) => {
		const { board, side, castling, enPassant, half, full, tokens } = withFiles(game, placementOf(game, report));
		const pocket = withPocket(board, handOf(game, tokens, pocketKinds(game)), inBrackets, report);
		const passing = withLimit(game, withVictim(game, enPassant, board, report));
		const checks = checksField(game, report, false);
		return { collect: board.collect, fields: [pocket, side, castling, passing, ...checks, half, coveringAll(game, full)] };
	}),
	shortForms,
);
