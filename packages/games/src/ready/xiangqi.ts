import type { Game } from '@x/core';
import { load, programs } from '@x/core/load';
import { xiangqiFen } from '../parts/dialects.js';
import { plan } from '../plans/xiangqi.js';
import type { Xiangqi } from '../xiangqi.js';

export type { Xiangqi };

/**
 * Xiangqi, ready to play: loaded from a prebuilt plan, so that no compiler is bundled.
 *
 * @example
 * import { xiangqi } from '@x/games/ready/xiangqi';
 * perft(xiangqi.start, 2) // → 1920
 */
export const xiangqi: Game<Xiangqi> = /* @__PURE__ */ (() => load({ ...plan, dialects: xiangqiFen }, programs))();
