import type { Game } from '@x/core';
import { loadBitboards } from '@x/core/load/bitboards';
import type { Makruk } from '../makruk.js';
import { plan } from '../plans/makruk.js';

export type { Makruk };

/**
 * Makruk, ready to play: loaded from a prebuilt plan, so that no compiler is bundled; it uses the bitboard engine.
 *
 * @example
 * import { makruk } from '@x/games/ready/makruk';
 * perft(makruk.start, 2) // → 529
 */
export const makruk: Game<Makruk> = /* @__PURE__ */ loadBitboards(plan);
