/**
 * Engines with positions and moves of `@x/core`: the history goes to the engine, lines come back as legal moves and SAN.
 *
 * @module
 */
export type { Engine, RequestOptions } from './engine.js';
export { EngineError, type EngineProblem } from './errors.js';
export {
	GameEngine,
	type GameOptions,
	PositionAnalysis,
	type PositionBest,
	type PositionInfo,
	playGame,
	type SearchLimits,
	scoreFor,
} from './positions/game-engine.js';
export { type Line, readLine } from './positions/line.js';
export { readTurn } from './positions/read-move.js';
export { castlesByRook } from './positions/variant.js';
export type { Wording } from './positions/wording.js';
export { isInsideTurn, writeTurn } from './positions/write-move.js';
export type { Score } from './protocol/messages.js';
