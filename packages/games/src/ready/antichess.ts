import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import { plan } from '../plans/antichess.js';

/**
 * Antichess, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { antichess } from '@x/games/ready/antichess';
 * perft(antichess.start, 2) // → 400
 */
export const antichess: Game = /* @__PURE__ */ load(plan, programs);
