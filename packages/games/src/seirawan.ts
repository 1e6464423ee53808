import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { gated, gateFlag, gatingNames, unmoved } from './parts/gating.js';
import { namesOf } from './parts/names.js';
import { castleFlag, castles, chessDrawing, orthodox } from './parts/orthodox.js';
import { archbishop, bishop, chancellor, knight, mann, queen, rook } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const gates = ['H', 'E'];
	const [short, long] = castles('RNBQKBNR', {});
	const rules = orthodox({
		drawing: chessDrawing,
		pieceMoves: {
			H: ['hawk', archbishop()],
			E: ['elephant', chancellor()],
			N: ['knight', gated(knight(), gates)],
			B: ['bishop', gated(bishop(), gates)],
			R: ['rook', gated(rook(), gates)],
			Q: ['queen', gated(queen(), gates)],
			K: [
				'king',
				any(
					gated(mann(), gates),
					gated(short!, gates, ['origin', { from: 'origin', by: [3, 0] }]),
					gated(long!, gates, ['origin', { from: 'origin', by: [-4, 0] }]),
				),
			],
		},
		promotesTo: ['Q', 'H', 'E', 'R', 'B', 'N'],
		hand: { H: 1, E: 1 },
	});
	return {
		...rules,
		flags: { castle: castleFlag(['R']), gate: gateFlag(['N', 'B', 'R', 'Q', 'K']) },
		start: unmoved(rules.start),
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { ...gatingNames(), handOrder: ['K', 'E', 'H', 'Q', 'R', 'B', 'N', 'P'] });

/** The sides, kinds and reasons of Seirawan. */
export interface Seirawan extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'H' | 'E';
	readonly reason: Chess['reason'];
}

/**
 * Seirawan chess: a hawk (bishop and knight in one) and an elephant (rook and knight in one) wait in hand. When a piece leaves its first cell, one
 * of them may be put there; when castling, on the king's or the rook's. The move must be legal without the piece that is put.
 *
 * Yasser Seirawan and Bruce Harper, 2007 (seirawanchess.com, chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(seirawan).start).length // → 28
 */
export const seirawan: GameDefinition<Seirawan> = /* @__PURE__ */ defineGame({
	id: 'seirawan',
	title: 'Seirawan',
	also: ['S-chess', 'Seirawan chess', 'SHARPER chess'],
	rules,
	names,
	dialects: handFen,
});
