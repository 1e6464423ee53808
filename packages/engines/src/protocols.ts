/**
 * The protocols without a client: lines of engines as typed messages, and requests as lines. Pure functions.
 *
 * @module
 */
export type { Best, EngineOption, Info, Limits, Message, OptionValue, PositionText, Score } from './protocol/messages.js';
export type { Features, Protocol, ProtocolName } from './protocol/protocol.js';
export { protocols } from './protocol/table.js';
