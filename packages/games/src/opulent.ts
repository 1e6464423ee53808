import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame, leap, row } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { LIMITED_PAWN, limitedPawn } from './parts/pawns.js';
import { archbishop, camel, chancellor, ferz, knight, turns, wazir } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(10, 'RW......WR', 'CLBNQKNBLA', 'PPPPPPPPPP'),
		pieceMoves: {
			A: ['archbishop', archbishop()],
			C: ['chancellor', chancellor()],
			N: ['knight', any(knight(), wazir())],
			W: ['wizard', any(camel(), ferz())],
			L: ['lion', any(ferz(), leap(turns(0, 2)), leap(turns(0, 3)))],
		},
		promotesTo: ['Q', 'C', 'A', 'R', 'B', 'N', 'W', 'L'],
		pawn: limitedPawn({ Q: 1, C: 1, A: 1, R: 2, B: 2, N: 2, W: 2, L: 2 }),
		more: { zones: { second: row(2), camp: row(7, 9), last: row(9) } },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { notes: LIMITED_PAWN });

/** The sides, kinds and reasons of Opulent. */
export interface Opulent extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'A' | 'C' | 'W' | 'L';
	readonly reason: Chess['reason'];
}

/**
 * Opulent chess on ten by ten cells: grand chess with wizards (ferz and camel), lions (ferz, and two or three cells straight by a leap) and knights
 * that also step.
 *
 * Greg Strong, 2005 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(opulent).start).length // → 50
 */
export const opulent: GameDefinition<Opulent> = /* @__PURE__ */ defineGame({
	id: 'opulent',
	title: 'Opulent',
	also: ['Opulent chess'],
	rules,
	names,
});
