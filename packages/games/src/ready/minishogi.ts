import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import { shogiFen } from '../parts/dialects.js';
import { plan } from '../plans/minishogi.js';

/**
 * Minishogi, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { minishogi } from '@x/games/ready/minishogi';
 * perft(minishogi.start, 2) // → 181
 */
export const minishogi: Game = /* @__PURE__ */ (() => load({ ...plan, dialects: shogiFen }, programs))();
