export { type ReferenceCandidate, type ReferenceGame, reference } from './game.js';
export type { Refused } from './legal.js';
export type { ReferenceMove, ReferencePiece } from './move.js';
export type { OutcomeOptions, ReferenceOutcome } from './outcome.js';
export type { State } from './types.js';
export { reachedFrom, type StrayMove, stopsFrom, stopsOf, strayMoves, type WalkEnd, walksFrom } from './walks.js';
