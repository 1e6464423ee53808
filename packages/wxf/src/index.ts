/** Games and moves of xiangqi as text: read, checked and written. Nothing here needs an engine. */

export type { WxfCode } from './codes.js';
export type { FileDialect, GameResult, Line, MoveNode, Tag, XiangqiGame } from './game.js';
export {
	type DropMove,
	type MoveDialect,
	type MoveText,
	type NamedMove,
	type Order,
	type PointMove,
	parseMove,
	safeParseMove,
} from './move-text.js';
export type { Limits, Mode, MoveOptions, ParseOptions } from './options.js';
export { dialectOf, isValid, parse, safeParse } from './parse.js';
export { type StringifyOptions, stringify } from './stringify.js';
