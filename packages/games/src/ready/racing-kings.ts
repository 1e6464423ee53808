import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import { plan } from '../plans/racing-kings.js';

/**
 * Racing Kings, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { racingKings } from '@x/games/ready/racing-kings';
 * perft(racingKings.start, 2) // → 421
 */
export const racingKings: Game = /* @__PURE__ */ load(plan, programs);
