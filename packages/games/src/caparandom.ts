import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame, leap, neighbours } from '@x/core/build';
import { type Capablanca, capablanca } from './capablanca.js';
import { namesOf } from './parts/names.js';
import { foundCastles } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...capablanca.rules,
	paths: { ...capablanca.rules.paths, king: any(leap(neighbours), foundCastles({ to: [2, 8] })) },
}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Caparandom. */
export interface Caparandom extends Capablanca {}

/**
 * Capablanca random chess: the pieces of Capablanca chess in any order, with castling as in Chess960.
 *
 * Reinhard Scharnagl, 2004 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(caparandom).start).length // → 28
 */
export const caparandom: GameDefinition<Caparandom> = /* @__PURE__ */ defineGame({
	id: 'caparandom',
	title: 'Caparandom',
	also: ['Capablanca random', 'Capablanca random chess', 'CRC'],
	rules,
	names,
});
