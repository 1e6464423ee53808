/** FBR as games: rules that a program plays. */
export { type ToGameOptions, toGame } from './to-game.js';
