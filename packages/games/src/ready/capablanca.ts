import type { Game } from '@x/core';
import { load } from '@x/core/load';
import type { Capablanca } from '../capablanca.js';
import { plan } from '../plans/capablanca.js';

export type { Capablanca };

/**
 * Capablanca chess, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { capablanca } from '@x/games/ready/capablanca';
 * perft(capablanca.start, 2) // → 784
 */
export const capablanca: Game<Capablanca> = /* @__PURE__ */ load(plan);
