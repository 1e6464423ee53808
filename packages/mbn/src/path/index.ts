/** MBN as moves on a board: paths of the rules model. */
export { type CastlingOptions, castlingPath } from './castling.js';
export type { Ending, Environment, Guards, MoveEnd } from './environment.js';
export { type FromPath, type FromPathOptions, fromPath } from './from-path.js';
export { type PieceGame, pieceRuleset } from './piece-ruleset.js';
export { safeParseMoves } from './read-moves.js';
export type { Requirements } from './requirements.js';
export { type Difference, differenceOf, type SameMovesOptions, sameMoves } from './same-moves.js';
export { type PathOptions, type PlayableMoves, sequenceOf, type TargetOptions, toPath, toTargets } from './to-path.js';
