import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { namesOf } from './parts/names.js';

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...chess.rules,
	outcomes: chess.rules.outcomes.map((outcome) => (outcome.id === 'checkmate' ? { ...outcome, result: 'win' as const } : outcome)),
}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Misere. */
export interface Misere extends Chess {}

/**
 * Misère chess: the side that is mated wins.
 *
 * As in Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(misere).start).length // → 20
 */
export const misere: GameDefinition<Misere> = /* @__PURE__ */ defineGame({
	id: 'misere',
	title: 'Misere',
	also: ['Misère chess'],
	rules,
	names,
});
