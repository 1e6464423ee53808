import type { GameDefinition, Names, Ruleset } from '@x/core';
import { all, any, captured, compare, defineGame, leap, mover, neighbours, quiet, set } from '@x/core/build';
import type { Chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';
import { walkingPawn } from './parts/pawns.js';
import { wall } from './parts/walls.js';
import type { WhiteBlackAndNeutral } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const rules = orthodox({
		drawing: chessDrawing,
		pieceMoves: { K: ['king', leap(neighbours, quiet())] },
		pawn: walkingPawn({
			steps: [
				[0, 1],
				[1, 0],
				[-1, 0],
			],
			second: 'second',
		}),
		castling: {},
	});
	return {
		...rules,
		kinds: { ...rules.kinds, W: { title: 'stone', moves: 'stone' } },
		paths: { ...rules.paths, stone: any() },
		after: [...rules.after, { id: 'stone', if: all(compare(captured(), '>', 0), mover({ notKind: ['P', 'K'] })), do: [set('at', wall)] }],
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { kinds: { ...namesOf(rules).kinds, W: { letter: '*' } } });

/** The sides, kinds and reasons of Petrified. */
export interface Petrified extends WhiteBlackAndNeutral {
	readonly kind: Chess['kind'] | 'W';
	readonly reason: Chess['reason'];
}

/**
 * Petrified chess: a piece that captures turns to stone, which can be neither passed nor captured; kings do not capture, and pawns, which may also step
 * sideways, stay what they are.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(petrified).start).length // → 20
 */
export const petrified: GameDefinition<Petrified> = /* @__PURE__ */ defineGame({
	id: 'petrified',
	title: 'Petrified',
	also: ['Petrified chess'],
	rules,
	names,
	dialects: handFen,
});
