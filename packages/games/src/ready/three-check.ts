import type { Game } from '@x/core';
import { load } from '@x/core/load';
import { checksFen } from '../parts/dialects.js';
import { plan } from '../plans/three-check.js';
import type { ThreeCheck } from '../three-check.js';

export type { ThreeCheck };

/**
 * Three-check chess, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { threeCheck } from '@x/games/ready/three-check';
 * perft(threeCheck.start, 2) // → 400
 */
export const threeCheck: Game<ThreeCheck> = /* @__PURE__ */ (() => load({ ...plan, dialects: checksFen }))();
