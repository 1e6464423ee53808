/** The resolver for all games of `@x/games`, by the names of variants that PGN files contain. */
export { gameIdOf } from './games/names.js';
export { type GamesById, games, resolverOf } from './games/resolver.js';
