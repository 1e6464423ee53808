/** PGN as text: games as immutable trees, read and written. Nothing here needs an engine. */
export type { PgnCode } from './codes.js';
export type { Limits } from './events/limits.js';
export { isValid, type Mode, type ParseOptions, parse, safeParse } from './parse.js';
export type { Command, Comment, GameResult, Line, MoveNode, ParsedGame, PgnGame, PgnProblem, PgnProblemCode, Tag } from './tree/game.js';
export type { Validator } from './validate/validator.js';
export { type StringifyOptions, stringify } from './write/stringify.js';
