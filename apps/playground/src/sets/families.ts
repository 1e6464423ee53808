import { setsOf } from '@x/board/sets';

/** Finds the sets of a family of games. */
export type SetsOf = typeof setsOf;

/** The sets of all families: loaded when a game needs another family than that of chess. */
(globalThis as { xSetsOf?: SetsOf }).xSetsOf = setsOf;
