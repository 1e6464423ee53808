import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, row } from '@x/core/build';
import type { Chess } from './chess.js';
import { shogiFen } from './parts/dialects.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	// How many cells are missing at either end of each file.
	const missing = [4, 2, 1, 1, 0, 0, 1, 1, 2, 4];
	return orthodox({
		drawing: facing(10, '....QK....', '..RNBBNR..', '.PPPPPPPP.'),
		holes: missing.flatMap((ends, x) =>
			Array.from({ length: ends }, (_, y) => [
				[x, y],
				[x, 9 - y],
			]).flat(),
		),
		more: { zones: { second: row(2), last: { cells: missing.map((ends, x) => [x, 9 - ends]) } } },
	});
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { gaps: '*' });

/** The sides, kinds and reasons of Troitzky. */
export interface Troitzky extends Chess {}

/**
 * Troitzky's chess on a board without corners: pawns promote on the last cell of their file, and there is no castling.
 *
 * A. A. Troitzky, 1930s (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(troitzky).start).length // → 20
 */
export const troitzky: GameDefinition<Troitzky> = /* @__PURE__ */ defineGame({
	id: 'troitzky',
	title: 'Troitzky',
	also: ['Troitzky chess'],
	rules,
	names,
	dialects: shogiFen,
});
