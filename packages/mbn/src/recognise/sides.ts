/** 0 is the first side, White; 1 is the second one, Black. */
export type SideIndex = 0 | 1;
/**
 * Both sides.
 *
 * @example
 * SIDES.length // 2
 */
export const SIDES: readonly SideIndex[] = [0, 1];

/** The values for White and Black. */
export type Pair<T> = readonly [white: T, black: T];

/**
 * Computes a value for each side.
 *
 * @example
 * both((side) => 8 * side) // [ 0, 8 ]
 */
export const both = <T>(make: (side: SideIndex) => T): Pair<T> => [make(0), make(1)];
