import { misuse } from '@x/diagnostics';
import type { BitboardPlan } from '../../analyse/bitboard-plan.js';
import { Codes } from '../../board/codes.js';
import { Registers } from '../../board/registers.js';
import { complete } from '../../position/complete.js';
import { rootOf } from '../../position/setup-of.js';
import type { Game } from '../../position/types.js';
import { asCondition } from '../../rules/fold.js';
import type { GameWords } from '../../rules/words.js';
import { Lattice } from '../../space/lattice.js';
import { type NameOf, squareOf } from '../../space/names.js';
import { zoneMaps } from '../../space/zones.js';
import { bitboardEngine } from './engine.js';
import { LoadedBitboardGame } from './game.js';
import { tablesOf } from './tables.js';

/**
 * Loads a game from a bitboard plan. Its answers equal those of `load` of `@x/core/load`; it is smaller and faster.
 *
 * @example
 * import { bitboardPlanOf } from '@x/core/rules';
 * import { loadBitboards } from '@x/core/load/bitboards';
 * import { chess } from '@x/games/chess';
 * const bitboardPlan = bitboardPlanOf(plan(chess));
 * bitboardPlan && legal(loadBitboards(bitboardPlan).start).length // → 20
 */
export function loadBitboards<W extends GameWords = GameWords>(plan: BitboardPlan<W>): Game<W>;
export function loadBitboards(plan: BitboardPlan): Game {
	if (!Array.isArray(plan?.kinds)) misuse('plan', 'a BitboardPlan', plan, 'Make one with `bitboardPlanOf` of `@x/core/rules`.');
	const game = withoutStart(plan, squareOf);
	const { codes, lattice } = game.engine.ground;
	// A plan exists only for a ruleset whose start is valid.
	const { start } = plan.ruleset;
	const board = new Array<number>(lattice.count).fill(0);
	for (const { at, piece } of start.pieces)
		board[lattice.cellAt(at)] = codes.of(codes.sideIndex(piece.side), codes.kindIndex(piece.kind), codes.bitsOf(piece.flags));
	return complete(game, game.engine.begin(game, rootOf(game, start, board)));
}

/** A game that is complete except for its start. */
export function withoutStart(plan: BitboardPlan, nameOf: NameOf): LoadedBitboardGame {
	const { ruleset, kinds: kindPlans } = plan;
	const lattice = new Lattice(ruleset.space);
	const codes = new Codes(ruleset);
	const kinds = asCondition('is', ruleset.royal)?.a.kind ?? [];
	const ground = {
		// Computed on first use.
		get hash(): string {
			return plan.hash;
		},
		ruleset,
		lattice,
		size: lattice.count,
		codes,
		zones: zoneMaps(ruleset, lattice),
		registers: new Registers(ruleset, codes),
		royal: Uint8Array.from({ length: codes.count }, (_, code) =>
			codes.isPlayers(code) && kinds.includes(codes.kinds[codes.kind[code]!]!) ? 1 : 0,
		),
	};
	return new LoadedBitboardGame(bitboardEngine(ground, tablesOf(ground, kindPlans)), plan, nameOf);
}
