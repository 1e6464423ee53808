import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import { sfenFirst } from '../parts/dialects.js';
import { plan } from '../plans/shogi.js';
import type { Shogi } from '../shogi.js';

export type { Shogi };

/**
 * Shogi, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { shogi } from '@x/games/ready/shogi';
 * perft(shogi.start, 2) // → 900
 */
export const shogi: Game<Shogi> = /* @__PURE__ */ (() => load({ ...plan, dialects: sfenFirst }, programs))();
