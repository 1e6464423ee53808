import type { Game } from '@x/core';
import type { Board } from '../board.js';
import type { Field } from '../field.js';
import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import type { Report } from '../report.js';
import { shortForms, withAbsent } from './absent.js';
import { checksField } from './checks.js';
import { withFiles } from './files.js';
import { handOf, pocketKinds } from './hand.js';
import { levelsOf } from './levels.js';
import { memoriesOf } from './memory.js';
import { withVictim } from './passing.js';
import { phaseField } from './phases.js';
import { placementOf } from './placement.js';
import { dash } from './plain.js';
import { inBrackets, withPocket } from './pocket.js';
import { withState } from './state.js';

/** All fields of {@link complete}. */
function fieldsOf(game: Game, report: Report): readonly [Board, readonly Field[]] {
	const { names } = game;
	const levels = levelsOf(game, report);
	const { parts, fields, tokens } = withFiles(levels.game, placementOf(levels.game, levels.relay.report));
	const [plain, , castling, enPassant, half, full] = fields;
	const [, , spots, width] = parts;
	const pocket = withPocket(plain, [spots, width], handOf(game, tokens, pocketKinds(game)), inBrackets, levels.relay.report);
	const checks = checksField(game, report, false);
	const passing = withVictim(levels.game, enPassant, parts, report);
	const said = [pocket, passing, half, full, ...checks].flatMap((field) => field[4] ?? []);
	const lifted = levels.lift(pocket, passing, parts);
	const [board, state, board_] = withState(game, lifted, memoriesOf(game, tokens, said, report), report);
	const rights = names?.castling === undefined && names?.files === undefined ? dash('castling', report) : castling;
	return [board_, [board, phaseField(game, report), rights, state, ...checks, half, full]];
}

/**
 * FEN with a word for everything that a position is made of, whatever the game: what Fairy-Stockfish's dialect writes, boards of three axes as
 * {@link layered} does, the phase of a turn behind its side (`w2`: the second of White's), and behind the cell that was passed whatever else the
 * game remembers, by its name (`-;passing=1`). What FEN can say is written as in FEN.
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
export const complete: Dialect = /* @__PURE__ */ withAbsent(/* @__PURE__ */ dialectOf(fieldsOf), shortForms);

/**
 * Boards of three axes level by level, the last first, each as FEN writes a board; two slashes stand between levels. Other fields are those of
 * {@link complete}.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { alice } from '@x/games/alice';
 * import { stringify } from '@x/fen';
 * stringify(compile(alice).start, { dialect: layered })
 * // → '8/8/8/8/8/8/8/8//rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
 */
export const layered: Dialect = /* @__PURE__ */ withAbsent(
	/* @__PURE__ */ dialectOf((game, report) => {
		if (game.ruleset.space.axes.length !== 3) throw new TypeError('This dialect needs a game of three axes');
		return fieldsOf(game, report);
	}),
	shortForms,
);
