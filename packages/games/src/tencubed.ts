import type { Names, Ruleset } from '@x/core';
import { any, leap, row } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { alfil, archbishop, camel, chancellor, ferz, turns, wazir } from './parts/pieces.js';

/**
 * TenCubed chess on ten by ten cells, with champions (a step straight, two cells in any direction by a leap) and wizards (ferz and camel).
 *
 * David Paulowich, 2005 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(tencubed, names).start).length // → 40
 */
export const tencubed: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(10, '..CWAMWC..', '.RNBQKBNR.', 'PPPPPPPPPP'),
		men: {
			A: ['archbishop', archbishop()],
			M: ['marshall', chancellor()],
			C: ['champion', any(wazir(), alfil(), leap(turns(0, 2)))],
			W: ['wizard', any(camel(), ferz())],
		},
		promotesTo: ['Q', 'A', 'M'],
		more: { zones: { second: row(2), last: row(9) } },
	}))();

/** How notations name the parts of {@link tencubed}. */
export const names: Names = /* @__PURE__ */ namesOf(tencubed);
