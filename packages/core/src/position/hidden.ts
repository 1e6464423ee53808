/**
 * Keys of properties that `structuredClone` and message ports do not copy, since they copy properties with names only. Private fields would do the same,
 * but cost a third of the time in which a position is made.
 */
export const GAME: unique symbol = /* @__PURE__ */ Symbol('game') as never;
export const BEFORE: unique symbol = /* @__PURE__ */ Symbol('before') as never;
export const BETWEEN: unique symbol = /* @__PURE__ */ Symbol('between') as never;
