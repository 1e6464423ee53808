import type { Game } from '@x/core';
import { loadBitboards } from '@x/core/load/bitboards';
import type { Chess960 } from '../chess960.js';
import { plan } from '../plans/chess960.js';

export type { Chess960 };

/**
 * Chess960, ready to play: loaded from a prebuilt plan, so that no compiler is bundled; it uses the bitboard engine.
 *
 * @example
 * import { chess960 } from '@x/games/ready/chess960';
 * perft(chess960.start, 2) // → 400
 */
export const chess960: Game<Chess960> = /* @__PURE__ */ loadBitboards(plan);
