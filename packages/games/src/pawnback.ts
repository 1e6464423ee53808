import type { GameDefinition, Names, Ruleset } from '@x/core';
import { all, defineGame, is, mover, row } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, clocks, orthodox } from './parts/orthodox.js';
import { walkingPawn } from './parts/pawns.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pawn: walkingPawn({
			steps: [
				[0, 1],
				[0, -1],
			],
			second: 'second',
			within: 'afield',
		}),
		castling: {},
		more: {
			// A step of a pawn can be taken back here, a promotion cannot.
			after: clocks([], all(mover({ kind: ['P'] }), is('at', { notKind: ['P'] }))),
			zones: { second: row(1), last: row(7), afield: row(1, 7) },
		},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Pawns Back. */
export interface Pawnback extends Chess {}

/**
 * Chess in which pawns may also step back, but not onto the first row.
 *
 * Tomašev, Paquet, Hassabis, Kramnik, "Assessing Game Balance with AlphaZero", 2020; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(pawnback).start).length // → 20
 */
export const pawnback: GameDefinition<Pawnback> = /* @__PURE__ */ defineGame({ id: 'pawnback', title: 'Pawns Back', rules, names });
