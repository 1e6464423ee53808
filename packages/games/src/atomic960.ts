import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame, leap, neighbours, quiet } from '@x/core/build';
import { type Atomic, atomic } from './atomic.js';
import { namesOf } from './parts/names.js';
import { foundCastles } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...atomic.rules,
	paths: { ...atomic.rules.paths, king: any(leap(neighbours, quiet()), foundCastles()) },
}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Atomic960. */
export interface Atomic960 extends Atomic {}

/**
 * Atomic chess from the starts of Chess960.
 *
 * After lichess.org/variant/atomic and chess960; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(atomic960).start).length // → 20
 */
export const atomic960: GameDefinition<Atomic960> = /* @__PURE__ */ defineGame({
	id: 'atomic960',
	title: 'Atomic960',
	also: ['Atomic chess 960'],
	rules,
	names,
});
