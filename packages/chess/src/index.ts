/** The class of chess.js on the packages @x: chess, Chess960 and every game of `@x/games`. */
export type { Variation, VariationMove } from './annotations.js';
export type { PlacedPiece } from './board.js';
export type { CastlingRights } from './castling.js';
export { type AnnotatedPosition, Chess, type ChessOptions, type LoadOptions, type LoadPgnOptions, type MovesOptions } from './chess.js';
export {
	type AnyWords,
	BISHOP,
	BLACK,
	type ChessWords,
	type Color,
	DEFAULT_POSITION,
	KING,
	KNIGHT,
	PAWN,
	type Piece,
	type PieceSymbol,
	QUEEN,
	ROOK,
	SQUARES,
	type Square,
	WHITE,
	type Words,
} from './constants.js';
export { type FenCheck, validateFen } from './fen.js';
export { SEVEN_TAG_ROSTER } from './headers.js';
export { Move, type MoveFields } from './move.js';
export { type NAG, NAG_TO_SYMBOL, nagToGlyph, SUFFIX_LIST, type Suffix } from './nags.js';
export type { MoveDescription, MoveInput } from './read-move.js';
export type { PgnOptions } from './write-pgn.js';
export { xoroshiro128 } from './xoroshiro128.js';
