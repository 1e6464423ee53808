import type { Game } from '@x/core';
import { load } from '@x/core/load';
import type { KingOfTheHill } from '../king-of-the-hill.js';
import { plan } from '../plans/king-of-the-hill.js';

export type { KingOfTheHill };

/**
 * King of the Hill, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { kingOfTheHill } from '@x/games/ready/king-of-the-hill';
 * perft(kingOfTheHill.start, 2) // → 400
 */
export const kingOfTheHill: Game<KingOfTheHill> = /* @__PURE__ */ load(plan);
