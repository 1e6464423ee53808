/** 0 is White, 1 is Black. */
export type SideIndex = 0 | 1;
export const SIDES: readonly SideIndex[] = [0, 1];

/** The values for White and Black. */
export type Pair<T> = readonly [white: T, black: T];

/** Computes a value for each side. */
export const both = <T>(make: (side: SideIndex) => T): Pair<T> => [make(0), make(1)];
