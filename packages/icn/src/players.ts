import type { Player } from './game.js';

/** The codes of players, by number. */
export const PLAYERS: readonly string[] = /* @__PURE__ */ 'n w b r bu y g'.split(' ');

/** Those who move, in the order of their numbers, each once. */
export const playersOf = (turnOrder: readonly Player[]): readonly Player[] => [...new Set(turnOrder)].sort();

/** What wins, where the site knows it. */
export const WINS: readonly string[] = /* @__PURE__ */ 'checkmate royalcapture allroyalscaptured allpiecescaptured koth'.split(' ');

/** What a pawn becomes where the text does not say. */
export const USUAL: readonly ['q', 'r', 'b', 'n'] = ['q', 'r', 'b', 'n'];
