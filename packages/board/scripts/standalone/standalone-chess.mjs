/** All of `standalone.js`, and the rules of chess. */
export { apply, legal, moveName, outcome, previous } from '@x/core';
export { chess } from '@x/games/ready/chess';
export { viewOf } from '../../dist/game/index.js';
export { playChess } from './play-chess.mjs';
export * from './standalone.mjs';
