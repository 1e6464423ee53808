import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import type { Atomic } from '../atomic.js';
import { plan } from '../plans/atomic.js';

export type { Atomic };

/**
 * Atomic chess, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { atomic } from '@x/games/ready/atomic';
 * perft(atomic.start, 2) // → 400
 */
export const atomic: Game<Atomic> = /* @__PURE__ */ load(plan, programs);
