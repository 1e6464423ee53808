import type { GameDefinition, Names, Ruleset } from '@x/core';
import {
	all,
	any,
	at,
	captured,
	compare,
	defineGame,
	each,
	forEach,
	leap,
	mover,
	neighbours,
	not,
	occupied,
	quiet,
	seq,
	set,
	step,
	take,
} from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { extinction } from './parts/extinction.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, drawsOnly, orthodox } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const bystanders = forEach(each(neighbours, 'b', seq(step('b'), at(occupied({ notKind: ['P', 'K'] })))), 'at', [set('at', 'none')]);
	return orthodox({
		drawing: chessDrawing,
		pieceMoves: { K: ['king', leap(neighbours, any(quiet(), take(undefined, { who: 'enemy', notKind: ['K'] })))] },
		castling: { unsafe: true },
		more: {
			royal: { some: [] },
			after: [
				...chess.rules.after,
				{ id: 'explosion', if: compare(captured(), '>', 0), do: [bystanders] },
				{ id: 'capturer', if: all(compare(captured(), '>', 0), not(mover({ kind: ['K'] }))), do: [set('at', 'none')] },
			],
			forbid: [],
			outcomes: [...extinction(['K']), ...drawsOnly],
		},
	});
})();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Atomar. */
export interface Atomar extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'extinction' | 'fivefold-repetition' | '75-move-rule' | 'threefold-repetition' | '50-move-rule' | 'stalemate';
}

/**
 * Atomar: atomic chess without check in which kings survive explosions, may capture anything but a king, and are captured like other pieces.
 *
 * After chess.com/variants/atomar as Fairy-Stockfish plays it, whose counts it has.
 *
 * @example
 * legal(compile(atomar).start).length // → 20
 */
export const atomar: GameDefinition<Atomar> = /* @__PURE__ */ defineGame({ id: 'atomar', title: 'Atomar', rules, names });
