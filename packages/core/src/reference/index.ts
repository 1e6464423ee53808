export { type ReferenceCandidate, type ReferenceGame, reference } from './game.js';
export type { ReferenceMove, ReferencePiece } from './move.js';
export type { OutcomeOptions, ReferenceOutcome } from './outcome.js';
export type { State } from './types.js';
export { reachedFrom, stopsFrom, stopsOf, type WalkEnd, walksFrom } from './walks.js';
