import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import type { Minishogi } from '../minishogi.js';
import { shogiFen } from '../parts/dialects.js';
import { plan } from '../plans/minishogi.js';

export type { Minishogi };

/**
 * Minishogi, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { minishogi } from '@x/games/ready/minishogi';
 * perft(minishogi.start, 2) // → 181
 */
export const minishogi: Game<Minishogi> = /* @__PURE__ */ (() => load({ ...plan, dialects: shogiFen }, programs))();
