import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, extend } from '@x/core/build';
import { type Chess, chess } from './chess.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	extend(chess.rules, { space: { axes: chess.rules.space.axes.map((axis, index) => (index === 0 ? { ...axis, wrap: true } : axis)) } }))();

const names: Names = chess.names;

/** The sides, kinds and reasons of Cylinder. */
export interface Cylinder extends Chess {}

/**
 * Cylinder chess: the a and h files are neighbours, for every move, capture and check. Castling is orthodox, not over the seam, and a
 * piece cannot go round the board back to its own cell.
 *
 * After D. B. Pritchard, The Encyclopedia of Chess Variants (1994), page 79; of the three conventions on castling the first, of the two
 * on null moves the one without.
 *
 * @example
 * import { cylinder } from '@x/games/cylinder';
 * cylinder.rules.space.axes.map((axis) => axis.wrap === true) // [true, false]
 */
export const cylinder: GameDefinition<Cylinder> = /* @__PURE__ */ defineGame({
	id: 'cylinder',
	title: 'Cylinder',
	also: ['Cylinder chess', 'Cylindrical chess'],
	rules,
	names,
});
