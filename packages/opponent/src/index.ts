/**
 * Computer players for every game of `@x/core`: random, greedy and searching. Values of pieces are estimated from random games, so a game needs
 * nothing but its rules.
 *
 * @module
 */
export { type Choice, type ChooseOptions, choose, type Level } from './choose.js';
export type { Values } from './material.js';
export { pick, type Random, randomFrom } from './random.js';
export { type Found, isWon, type SearchOptions, search, winIn } from './search.js';
export { finish } from './steps.js';
export { estimate, pointsOf, valuesFor } from './values.js';
