import type { Game } from '@x/core';
import { loadBitboards } from '@x/core/load/bitboards';
import type { Chess } from '../chess.js';
import { plan } from '../plans/chess.js';

export type { Chess };

/**
 * Orthodox chess, ready to play: loaded from a prebuilt plan, so that no compiler is bundled; it uses the bitboard engine.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * perft(chess.start, 2) // → 400
 */
export const chess: Game<Chess> = /* @__PURE__ */ loadBitboards(plan);
