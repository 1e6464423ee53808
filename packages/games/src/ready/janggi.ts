import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import type { Janggi } from '../janggi.js';
import { completeFen } from '../parts/dialects.js';
import { plan } from '../plans/janggi.js';

export type { Janggi };

/**
 * Janggi, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { janggi } from '@x/games/ready/janggi';
 * perft(janggi.start, 2) // → 1024
 */
export const janggi: Game<Janggi> = /* @__PURE__ */ (() => load({ ...plan, dialects: completeFen }, programs))();
