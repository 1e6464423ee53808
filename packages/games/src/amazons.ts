import type { GameDefinition, Names, Ruleset } from '@x/core';
import { act, at, defineGame, go, land, neighbours, quiet, ride, seq, set, setPoint } from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { blank, plainGame } from './parts/plain.js';
import { wall, wallNames, wallPiece, wallTurns } from './parts/walls.js';
import type { WhiteBlackAndNeutral } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const rules = plainGame(
		['...q..q...', ...blank(10, 2), 'q........q', ...blank(10, 2), 'Q........Q', ...blank(10, 2), '...Q..Q...'],
		{ Q: ['queen', ride(neighbours, quiet(seq(land(), act(setPoint('archer', 'at')))))], W: wallPiece },
		{ points: { archer: 'turn' } },
	);
	const shot = seq(go({ point: 'archer' }), ride(neighbours, seq(at({ who: 'empty' }), act(set('at', wall)))));
	return { ...rules, paths: { ...rules.paths, build: shot }, turn: wallTurns };
})();

const names: Names = /* @__PURE__ */ wallNames(rules);

/** The sides, kinds and reasons of Amazons. */
export interface Amazons extends WhiteBlackAndNeutral {
	readonly kind: 'Q' | 'W';
	readonly reason: 'stuck';
}

/**
 * The game of the amazons: a queen moves, then shoots an arrow along a queen's line, which blocks a cell for ever. A side that cannot move loses.
 *
 * Walter Zamkauskas, 1988; counts agree with Fairy-Stockfish.
 *
 * @example
 * perft(compile(amazons).start, 1, { unit: 'turn' }) // → 2176
 */
export const amazons: GameDefinition<Amazons> = /* @__PURE__ */ defineGame({
	id: 'amazons',
	title: 'Amazons',
	also: ['Game of the Amazons'],
	rules,
	names,
	dialects: completeFen,
});
