/** The inputs of a walk: cells that can be recorded; other state; attacks on any piece; points; own stores; attacks on royals. */
export const DEPENDS_ON = { cells: 1, more: 2, attacks: 4, points: 8, stores: 16, royals: 32 } as const;
