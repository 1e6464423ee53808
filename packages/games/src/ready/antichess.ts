import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import type { Antichess } from '../antichess.js';
import { plan } from '../plans/antichess.js';

export type { Antichess };

/**
 * Antichess, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { antichess } from '@x/games/ready/antichess';
 * perft(antichess.start, 2) // → 400
 */
export const antichess: Game<Antichess> = /* @__PURE__ */ load(plan, programs);
