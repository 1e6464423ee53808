import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import { shortForms, withAbsent } from './absent.js';
import { withFiles } from './files.js';
import { handOf, pocketKinds } from './hand.js';
import { withVictim } from './passing.js';
import { placementOf } from './placement.js';
import { orDash, withPocket } from './pocket.js';

/**
 * FEN as SjaakII reads it: what is in hand in brackets (`[Qn]`, `[-]`), `*` for gaps, letters of more than one character, files of pieces that
 * may still gate. Texts without rights or en passant cell in the middle, as the engine writes them, are read with a warning.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { crazyhouse } from '@x/games/crazyhouse';
 * import { stringify } from '@x/fen';
 * stringify(compile(crazyhouse).start, { dialect: sjaak })
 * // → 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[-] w KQkq - 0 1'
 */
export const sjaak: Dialect = /* @__PURE__ */ withAbsent(
	/* @__PURE__ */ dialectOf((game, report) => {
		const { parts, fields, tokens } = withFiles(game, placementOf(game, report));
		const [, collect, ...more] = parts;
		const [board, side, castling, enPassant, half, full] = fields;
		const pocket = withPocket(board, more, handOf(game, tokens, pocketKinds(game)), orDash, report);
		return [
			[pocket, collect, ...more],
			[pocket, side, castling, withVictim(game, enPassant, parts, report), half, full],
		];
	}),
	(words, game) => shortForms(words, game).filter(([, word]) => word === '-'),
);
