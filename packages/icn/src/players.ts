import type { Player } from './game.js';

/** The codes of players, by number. */
export const PLAYERS: readonly string[] = /* @__PURE__ */ 'n w b r bu y g'.split(' ');

/** The players of a turn order, by number and without repetitions. */
export const playersOf = (turnOrder: readonly Player[]): readonly Player[] => [...new Set(turnOrder)].sort();

/** The ways to win that the site supports. */
export const WINS: readonly string[] = /* @__PURE__ */ 'checkmate royalcapture allroyalscaptured allpiecescaptured koth'.split(' ');

/** The default promotions of a pawn. */
export const USUAL: readonly ['q', 'r', 'b', 'n'] = ['q', 'r', 'b', 'n'];
