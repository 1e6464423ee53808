/** Betza notation: Betza's own, XBetza, and the part that Fairy-Stockfish reads. Nothing here needs an engine. */

export { mbnToBetza } from './from-mbn.js';
export { movesToBetza } from './from-moves.js';
export { lamePath, type Offset, type Sizes, turned } from './geometry.js';
export type { BetzaLoss, ConvertedBetza } from './losses.js';
export { betzaMoves } from './meaning.js';
export type { BetzaMove, Directions, Leg, Path, Target, Unmoved } from './moves.js';
export type { BetzaLimits, BetzaMode, BetzaOptions, DialectOptions } from './options.js';
export { isValidBetza, parseBetza, safeParseBetza } from './parse.js';
export { type BetzaStringifyOptions, stringifyBetza } from './stringify.js';
export { type BetzaToMbnOptions, betzaToMbn } from './to-mbn.js';
export type { Atom, Betza, Chain, Dialect, Modifier, Range, Simple, Term } from './tree.js';
