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

/**
 * A field that stands for all variables: those that no field writes, such as passes in succession, are part of the history of a game there,
 * not of its texts.
 */
const leavingOut = ({ ruleset }: Game, [code, otherwise, read, write]: Field): Field => [
	code,
	otherwise,
	read,
	write,
	Object.keys(ruleset.vars),
];

/**
 * FEN as Fairy-Stockfish and ffish write it: pockets `[Qn]`, promoted pieces `+R` and `q~`, `*` for walls and gaps, checks to give (`3+3`)
 * before the clocks, files beside rights to castle (`KQBCDFG`), the pawn beside the cell that it has passed (`d5c6`), and in place of that cell
 * the limit to which moves are counted (`128`). Variables that have no field, such as passes in succession, are left out.
 *
 * Texts without rights, en passant cell or checks in the middle are read with a warning. Letters in a pocket stand in the order of the kinds
 * from the last to the first; any other is read with a warning.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { crazyhouse } from '@x/games/crazyhouse';
 * import { stringify } from '@x/fen';
 * stringify(compile(crazyhouse).start, { dialect: fairyStockfish })
 * // → 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1'
 */
export const fairyStockfish: Dialect = /* @__PURE__ */ withAbsent(
	/* @__PURE__ */ dialectOf((game, report) => {
		const { parts, fields, tokens } = withFiles(game, placementOf(game, report));
		const [, collect, ...more] = parts;
		const [board, side, castling, enPassant, half, full] = fields;
		const pocket = withPocket(board, more, handOf(game, tokens, pocketKinds(game)), inBrackets, report);
		const passing = withLimit(game, withVictim(game, enPassant, parts, report));
		return [
			[pocket, collect, ...more],
			[pocket, side, castling, passing, ...checksField(game, report, false), half, leavingOut(game, full)],
		];
	}),
	shortForms,
);
