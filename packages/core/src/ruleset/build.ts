/**
 * Constructors for rulesets. They return plain data and know no game: kinds, flags, zones and points are the caller's names.
 */
export * from './build/conditions.js';
export * from './build/effects.js';
export * from './build/filters.js';
export * from './build/game.js';
export * from './build/moves.js';
export * from './build/numbers.js';
export * from './build/paths.js';
export * from './build/recipes.js';
export * from './build/zones.js';
