import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame, leap, row } from '@x/core/build';
import type { Chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { alfil, camel, ferz, turns, wazir } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: [
			'w..........w',
			'.crnbqkbnrc.',
			'.pppppppppp.',
			...Array.from({ length: 4 }, () => '............'),
			'.PPPPPPPPPP.',
			'.CRNBQKBNRC.',
			'W..........W',
		],
		pieceMoves: { C: ['champion', any(wazir(), alfil(), leap(turns(0, 2)))], W: ['wizard', any(camel(), ferz())] },
		promotesTo: ['Q', 'R', 'B', 'N', 'C', 'W'],
		castling: { row: 1 },
		holes: [
			...Array.from({ length: 10 }, (_, x) => [x + 1, 0]),
			...Array.from({ length: 10 }, (_, x) => [x + 1, 9]),
			...Array.from({ length: 8 }, (_, y) => [0, y + 1]),
			...Array.from({ length: 8 }, (_, y) => [11, y + 1]),
		],
		more: { zones: { second: row(2), last: row(8) } },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { gaps: '*' });

/** The sides, kinds and reasons of Omicron. */
export interface Omicron extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'C' | 'W';
	readonly reason: Chess['reason'];
}

/**
 * Omicron chess: Omega chess on a board of twelve by ten, whose outer cells do not exist but for the corners of the wizards.
 *
 * After Omega chess by Daniel MacDonald, 1992 (omegachess.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(omicron).start).length // → 30
 */
export const omicron: GameDefinition<Omicron> = /* @__PURE__ */ defineGame({
	id: 'omicron',
	title: 'Omicron',
	also: ['Omicron chess'],
	rules,
	names,
	dialects: handFen,
});
