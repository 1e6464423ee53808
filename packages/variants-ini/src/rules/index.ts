/** `@x/variants-ini/rules`: sections as games of `@x/core`. */

export type { GameOptions } from './game.js';
export { safeToGame, toGame } from './game.js';
