import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { xiangqiDrawing, xiangqiGame, xiangqiNames } from './parts/xiangqi.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	xiangqiGame({
		drawing: xiangqiDrawing,
	}))();

const names: Names = /* @__PURE__ */ xiangqiNames(rules);

/**
 * Xiangqi, Chinese chess: generals may not face each other on an open file, and a side that cannot move loses.
 *
 * A position that comes for the third time ends the game: who gave check all the while has lost; else who attacked one and the same unprotected
 * piece all the while, with anything but the general or a soldier, has lost; if both or neither did, it is a draw. These are the main cases of the
 * rules of the Asian Xiangqi Federation; its finer classes of chases are left to the arbiter.
 *
 * After the Asian Xiangqi Federation and chessvariants.com; counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(xiangqi).start).length // → 44
 */
export const xiangqi: GameDefinition = /* @__PURE__ */ defineGame({ id: 'xiangqi', title: 'Xiangqi', rules, names });
