import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import type { Crazyhouse } from '../crazyhouse.js';
import { handFen } from '../parts/dialects.js';
import { plan } from '../plans/crazyhouse.js';

export type { Crazyhouse };

/**
 * Crazyhouse, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { crazyhouse } from '@x/games/ready/crazyhouse';
 * perft(crazyhouse.start, 2) // → 400
 */
export const crazyhouse: Game<Crazyhouse> = /* @__PURE__ */ (() => load({ ...plan, dialects: handFen }, programs))();
