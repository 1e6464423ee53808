import type { Cond, GameDefinition, Names, Ruleset } from '@x/core';
import {
	all,
	any,
	arrive,
	at,
	compare,
	defineGame,
	drop,
	each,
	leap,
	loop,
	matches,
	moves,
	orthogonals,
	promote,
	row,
	royalAttacked,
	same,
	seq,
	step,
	turns,
} from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { bank, comesAs } from './parts/hands.js';
import { namesOf } from './parts/names.js';
import { clocks } from './parts/orthodox.js';
import { archbishop } from './parts/pieces.js';
import { firstSteps, JAMMED, sankiGame } from './parts/sanki.js';
import type { WhiteAndBlack } from './parts/words.js';

/** No other foot soldier of the side stands on the file. */
const alone: Cond = compare(
	matches(
		each(
			[
				[0, 1],
				[0, -1],
			],
			'u',
			seq(loop(step('u'), { min: 1 }), at({ who: 'friend', kind: ['F'] })),
		),
		'at',
	),
	'=',
	0,
);

const rules: Ruleset = /* @__PURE__ */ (() => {
	const game = sankiGame({
		first: 'RNBIKBNR',
		pieceMoves: {
			I: ['princess', archbishop()],
			T: ['tokin', leap([...orthogonals, [1, 1], [-1, 1]])],
			F: ['fu', any(seq(step([0, 1]), arrive(promote(['T'], 'last'))), firstSteps())],
		},
		soldier: 'F',
		promotesTo: ['T'],
	});
	return {
		...game,
		zones: { ...game.zones, before: row(0, 6) },
		points: {},
		stores: { hand: { as: { T: 'F' } } },
		paths: {
			...game.paths,
			drops: any(
				drop('F', { store: 'hand', zone: 'before', tests: [alone], mark: 'fu-drop' }),
				...['R', 'B', 'N', 'I'].map((kind) => drop(kind, { store: 'hand' })),
			),
		},
		after: [...clocks(['F'], comesAs(['F'])), ...bank(['F', 'T', 'R', 'B', 'N', 'I'])],
		forbid: [
			...game.forbid,
			{ id: 'no-mate-by-fu-drop', if: all(same({ mark: 'fu-drop' }, 'at'), royalAttacked('other'), compare(moves('next'), '=', 0)) },
		],
		turn: turns('white', 'black', ['drops']),
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: ['F'], notes: { rules: JAMMED } });

/** The sides, kinds and reasons of Ogi. */
export interface Ogi extends WhiteAndBlack {
	readonly kind: 'N' | 'B' | 'R' | 'K' | 'I' | 'T' | 'F';
	readonly reason: 'repetition' | 'move-limit' | 'move-cap' | 'no-move' | 'checkmate' | 'stalemate';
}

/**
 * Ōgi: shogi's ideas on the board of chess. A fu captures straight on, becomes a tokin on the last row, and is a fu again once captured; all
 * that is captured may be dropped, fu not on a file with another one, nor so that they mate. Castling is that of chess.
 *
 * After Sashité, rules of ōgi (2026); counts agree with its engine.
 *
 * @example
 * legal(compile(ogi).start).length // → 22
 */
export const ogi: GameDefinition<Ogi> = /* @__PURE__ */ defineGame({ id: 'ogi', title: 'Ogi', rules, names, dialects: completeFen });
