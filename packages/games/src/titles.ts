export { titles } from './all-titles.js';
export type { GameId } from './game-id.js';
export type { GameTitle } from './game-title.js';
