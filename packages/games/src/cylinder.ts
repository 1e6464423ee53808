import type { Names, Ruleset } from '@x/core';
import { extend } from '@x/core/build';
import { chess, names as chessNames } from './chess.js';

/**
 * Cylinder chess: the a and h files are neighbours, for every move, capture and check. Castling is orthodox, not over the seam, and a
 * piece cannot go round the board back to its own cell.
 *
 * After D. B. Pritchard, The Encyclopedia of Chess Variants (1994), page 79; of the three conventions on castling the first, of the two
 * on null moves the one without.
 *
 * @example
 * import { cylinder } from '@x/games/cylinder';
 * cylinder.space.axes.map((axis) => axis.wrap === true) // [true, false]
 */
export const cylinder: Ruleset = /* @__PURE__ */ (() =>
	extend(chess, { space: { axes: chess.space.axes.map((axis, index) => (index === 0 ? { ...axis, wrap: true } : axis)) } }))();

/** How notations name the parts of {@link cylinder}. */
export const names: Names = chessNames;
