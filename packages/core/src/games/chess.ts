import { load } from '../load/load.js';
import type { Game } from '../position/game.js';
import { plan } from './chess.plan.js';

/**
 * Orthodox chess, ready to play: loaded from a plan built ahead, so that no compiler is bundled.
 *
 * @example
 * import { chess } from '@x/core/games/chess';
 * perft(chess.start, 2) // → 400
 */
export const chess: Game = /* @__PURE__ */ load(plan);
