import type { Game } from '@x/core';
import { dialectOf, type Layout } from '../notation.js';
import type { Dialect } from '../options.js';
import { phaseField } from '../phases.js';
import type { Report } from '../report.js';
import { shortForms, withAbsent } from './absent.js';
import { checksField } from './checks.js';
import { withFiles } from './files.js';
import { handOf, pocketKinds } from './hand.js';
import { levelsOf } from './levels.js';
import { memoriesOf } from './memory.js';
import { withVictim } from './passing.js';
import { placementOf } from './placement.js';
import { dash } from './plain.js';
import { inBrackets, withPocket } from './pocket.js';
import { withState } from './state.js';

/** The layout of {@link complete}. */
function layoutOf(game: Game, report: Report): Layout {
	const { names } = game;
	const levels = levelsOf(game, report);
	const { board: flat, castling, enPassant, half, full, tokens } = withFiles(levels.game, placementOf(levels.game, levels.relay.report));
	const pocket = withPocket(flat, handOf(game, tokens, pocketKinds(game)), inBrackets, levels.relay.report);
	const checks = checksField(game, report, false);
	const passing = withVictim(levels.game, enPassant, flat, report);
	const covered = [pocket, passing, half, full, ...checks].flatMap((field) => field.covers ?? []);
	const lifted = levels.lift({ board: { ...flat, field: pocket }, enPassant: passing });
	const { board, enPassant: state } = withState(game, lifted, memoriesOf(game, tokens, covered, report), report);
	const rights = names?.castling === undefined && names?.files === undefined ? dash('castling', report) : castling;
	return { collect: board.collect, fields: [board.field, phaseField(game, report), rights, state, ...checks, half, full] };
}

/**
 * FEN for complete positions of every game. It extends Fairy-Stockfish's dialect with boards of three axes (as in {@link layered}), the phase of
 * a turn after its side (`w2`: White's second phase), and all other state of the position by name after the en passant cell (`-;passing=1`).
 * Everything that FEN can express is written as in FEN.
 *
 * @example
 * import { apply, find } from '@x/core';
 * import { compile } from '@x/core/compile';
 * import { marseillais } from '@x/games/marseillais';
 * import { stringify } from '@x/fen';
 * const played = ['e2e4', 'e7e5'].reduce((at, name) => apply(at, find(at, { from: name.slice(0, 2), to: name.slice(2) })[0]!), compile(marseillais).start);
 * stringify(played, { dialect: complete })
 * // → 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b2 KQkq e6;ep-again=e3 0 1'
 */
export const complete: Dialect = /* @__PURE__ */ withAbsent(/* @__PURE__ */ dialectOf('complete', layoutOf), shortForms);

/**
 * FEN for boards of three axes. Levels are written like boards in FEN, the last one first, with two slashes between them. The other fields are
 * those of {@link complete}.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { alice } from '@x/games/alice';
 * import { stringify } from '@x/fen';
 * stringify(compile(alice).start, { dialect: layered })
 * // → '8/8/8/8/8/8/8/8//rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
 */
export const layered: Dialect = /* @__PURE__ */ withAbsent(
	/* @__PURE__ */ dialectOf('layered', (game, report) => {
		if (game.ruleset.space.axes.length !== 3) throw new TypeError('This dialect needs a game of three axes');
		return layoutOf(game, report);
	}),
	shortForms,
);
