import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame, leap, row } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { alfil, archbishop, camel, chancellor, ferz, turns, wazir } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(10, '..CWAMWC..', '.RNBQKBNR.', 'PPPPPPPPPP'),
		pieceMoves: {
			A: ['archbishop', archbishop()],
			M: ['marshall', chancellor()],
			C: ['champion', any(wazir(), alfil(), leap(turns(0, 2)))],
			W: ['wizard', any(camel(), ferz())],
		},
		promotesTo: ['Q', 'A', 'M'],
		more: { zones: { second: row(2), last: row(9) } },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Tencubed. */
export interface Tencubed extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'A' | 'M' | 'C' | 'W';
	readonly reason: Chess['reason'];
}

/**
 * TenCubed chess on ten by ten cells, with champions (a step straight, two cells in any direction by a leap) and wizards (ferz and camel).
 *
 * David Paulowich, 2005 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(tencubed).start).length // → 40
 */
export const tencubed: GameDefinition<Tencubed> = /* @__PURE__ */ defineGame({
	id: 'tencubed',
	title: 'Tencubed',
	also: ['TenCubed chess', '10 cubed'],
	rules,
	names,
});
