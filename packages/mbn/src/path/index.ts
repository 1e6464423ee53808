/** MBN as moves on a board: paths of the rules model. */
export { type CastlingOptions, castlingPath } from './castling.js';
export type { Environment, Guards } from './environment.js';
export type { Requirements } from './requirements.js';
export { type PathOptions, type PlayableMoves, toPath } from './to-path.js';
