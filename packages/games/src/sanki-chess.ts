import type { Cond, GameDefinition, Names, Ruleset } from '@x/core';
import { all, any, compare, count, defineGame, diagonals, pawn, some } from '@x/core/build';
import type { Chess } from './chess.js';
import { completeFen } from './parts/dialects.js';
import { namesOf } from './parts/names.js';
import { forward } from './parts/pieces.js';
import { firstSteps, JAMMED, passing, royalsOnly, sankiGame } from './parts/sanki.js';
import type { WhiteAndBlack } from './parts/words.js';

/** Kings with one bishop or knight, or with bishops that all stand on one colour. */
const dead: Cond = some(
	royalsOnly,
	all(compare(count({ who: 'occupied', notKind: ['K', 'B', 'N'] }), '=', 0), compare(count({ who: 'occupied', notKind: ['K'] }), '=', 1)),
	all(
		compare(count({ who: 'occupied', notKind: ['K', 'B'] }), '=', 0),
		some(compare(count({ kind: ['B'] }, { zone: 'dark' }), '=', 0), compare(count({ kind: ['B'] }, { zone: 'light' }), '=', 0)),
	),
);

const rules: Ruleset = /* @__PURE__ */ (() =>
	sankiGame({
		first: 'RNBQKBNR',
		pieceMoves: {
			P: ['pawn', any(pawn({ promotesTo: ['Q', 'R', 'B', 'N'], last: 'last' }), firstSteps('ep'), passing(forward(diagonals)))],
		},
		soldier: 'P',
		promotesTo: ['Q', 'R', 'B', 'N'],
		dead,
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { notes: { rules: JAMMED } });

/** The sides, kinds and reasons of Sanki chess. */
export interface SankiChess extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'insufficient-material' | 'repetition' | 'move-limit' | 'move-cap' | 'no-move' | 'checkmate' | 'stalemate';
}

/**
 * Chess as the game family Sanki has it: captured pieces are kept next to the board; pawns lose the right to step twice one by one; the third
 * repetition, a hundred plies without progress and the three hundredth move are draws, and so is a side without any move, mated or not.
 *
 * After Sashité, rules of chess (2026).
 *
 * @example
 * legal(compile(sankiChess).start).length // → 20
 */
export const sankiChess: GameDefinition<SankiChess> = /* @__PURE__ */ defineGame({
	id: 'sanki-chess',
	title: 'Sanki chess',
	also: ['Sanki'],
	rules,
	names,
	dialects: completeFen,
});
