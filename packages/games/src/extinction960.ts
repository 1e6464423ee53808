import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame, leap, neighbours } from '@x/core/build';
import { type Extinction, extinction } from './extinction.js';
import { namesOf } from './parts/names.js';
import { foundCastles } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...extinction.rules,
	paths: { ...extinction.rules.paths, king: any(leap(neighbours), foundCastles({ unsafe: true })) },
}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Extinction960. */
export interface Extinction960 extends Extinction {}

/**
 * Extinction chess from the starts of Chess960.
 *
 * Rules as in extinction chess and Chess960; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(extinction960).start).length // → 20
 */
export const extinction960: GameDefinition<Extinction960> = /* @__PURE__ */ defineGame({
	id: 'extinction960',
	title: 'Extinction960',
	also: ['Extinction chess 960'],
	rules,
	names,
});
