/**
 * Files of shogi games as text: KIF, KI2, CSA and JSON Kifu Format, read into one form, checked and written. Nothing here needs an engine, and
 * no move is played.
 */
export type { KifCode } from './codes.js';
export { type Decoded, decode, type Encoding, encode } from './encoding.js';
export type {
	Comment,
	Diagram,
	Dialect,
	EndNode,
	EndWord,
	Followers,
	Hand,
	Header,
	KifGame,
	KifMove,
	Line,
	MoveNode,
	ParsedGame,
	PieceCode,
	Placed,
	Side,
	Square,
	Time,
} from './game.js';
export type { Limits, Mode, ParseOptions } from './options.js';
export { isValid, parse, safeParse } from './parse.js';
export { detect } from './read/detect.js';
export { fromSfen, toSfen } from './sfen.js';
export { diagramOf, firstSide } from './start.js';
export { type StringifyOptions, stringify } from './stringify.js';
export { stringifyMove } from './write/move.js';
export { type Reduced, reduce } from './write/reduce.js';
