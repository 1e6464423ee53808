import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import type { Horde } from '../horde.js';
import { plan } from '../plans/horde.js';

export type { Horde };

/**
 * Horde chess, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { horde } from '@x/games/ready/horde';
 * perft(horde.start, 2) // → 128
 */
export const horde: Game<Horde> = /* @__PURE__ */ load(plan, programs);
