import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { amazon, archbishop, chancellor } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'CMQGKBNR', 'PPPPPPPP'),
		pieceMoves: { C: ['chancellor', chancellor()], M: ['archbishop', archbishop()], G: ['general', amazon()] },
		promotesTo: ['G', 'C', 'M', 'Q', 'R', 'B', 'N'],
		castling: { partner: ['C', 'R'], partners: [0, 7] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	castling: { flag: 'castle', royal: ['K'], partner: ['C', 'R'], marks: { short: 'O-O', long: 'O-O-O' } },
});

/** The sides, kinds and reasons of Perfect. */
export interface Perfect extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'C' | 'M' | 'G';
	readonly reason: Chess['reason'];
}

/**
 * Perfect chess: from the first file on a chancellor, an archbishop, a queen, an amazon (called general), the king, and one of each of the rest.
 *
 * Köksal Karakuş, 2000 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(perfect).start).length // → 23
 */
export const perfect: GameDefinition<Perfect> = /* @__PURE__ */ defineGame({
	id: 'perfect',
	title: 'Perfect',
	also: ['Perfect chess'],
	rules,
	names,
});
