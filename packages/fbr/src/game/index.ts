/** FBR as games: rules that a program plays, and reasons why moves are illegal. */
export { type ExplainOptions, explain, type MoveExplanation, type Reason } from './explain.js';
export { type ToGameOptions, toGame } from './to-game.js';
