import type { Game } from '@x/core';
import { load } from '@x/core/load';
import { plan } from '../plans/capablanca.js';

/**
 * Capablanca chess, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { capablanca } from '@x/games/ready/capablanca';
 * perft(capablanca.start, 2) // → 784
 */
export const capablanca: Game = /* @__PURE__ */ load(plan);
