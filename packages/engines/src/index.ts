/**
 * A client for engines that speak UCI, USI, UCCI, UCI-Cyclone or XBoard's protocol 2: start, options, searches. Positions and moves are
 * words of the protocol here; `@x/engines/positions` plays with positions of `@x/core`.
 *
 * @module
 */
export type { Analysis } from './analysis.js';
export type { EngineCode } from './codes.js';
export type { Engine, RequestOptions } from './engine.js';
export { EngineError, type EngineProblem, isEngineError } from './errors.js';
export type { Best, EngineOption, Info, Limits, OptionValue, PositionText, Score } from './protocol/messages.js';
export type { ProtocolName } from './protocol/protocol.js';
export type { StopSignal } from './signal.js';
export { type StartOptions, startEngine } from './start.js';
export type { Transport, TransportEnd } from './transport/transport.js';
