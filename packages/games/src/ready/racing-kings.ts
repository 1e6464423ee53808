import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import { plan } from '../plans/racing-kings.js';
import type { RacingKings } from '../racing-kings.js';

export type { RacingKings };

/**
 * Racing Kings, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { racingKings } from '@x/games/ready/racing-kings';
 * perft(racingKings.start, 2) // → 421
 */
export const racingKings: Game<RacingKings> = /* @__PURE__ */ load(plan, programs);
