import { apply, legal, pieces, position, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { randomFrom } from '@x/core/testing';
import { explain, explainEnd } from '@x/describe/explain';
import { games } from '@x/games';
import { describe, expect, it, test } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { compiledGame, gameIds } from '../compiled.js';
import { chess, from } from '../engine/games.js';

/** Random plies of each game, and the most refused moves and random moves that are explained after them. */
const PLIES = 24;
const PROBES = byExtent({ full: 20, normal: 3, quick: 1 });

/** A sentence that a player can read: it begins with a capital letter and ends. */
const SENTENCE = /^[A-Z].{9,}[.…]$/s;

describe('a refused move', () => {
	it.each(sampleOf('explained', gameIds, { normal: 0.2, quick: 0.08 }))('of %s has a reason, which agrees with the legal moves', (id) => {
		const game = compiledGame(id);
		const interpreter = reference(game.ruleset);
		const random = randomFrom(id.length * 31 + 7);
		let at = game.start;
		for (let ply = 0; ply < PLIES; ply++) {
			const moves = legal(at);
			if (moves.length === 0) break;
			at = apply(at, moves[random(moves.length)]!);
		}
		const moves = legal(at);
		const refused = interpreter.candidates(interpreter.stateOf(setupOf(at))).filter((candidate) => candidate.refused !== undefined);
		for (const { move } of refused.slice(0, PROBES)) {
			const { from: start, to, promotion, kind } = move;
			if (moves.some((one) => one.from === start && one.to === to && one.promotion === promotion)) continue;
			const answer = explain(at, { to, ...(start === undefined ? { drop: kind } : { from: start }), ...(promotion && { promotion }) });
			expect(answer.legal, `${start} ${to}`).toBe(false);
			if (!answer.legal) expect(answer.message).toMatch(SENTENCE);
		}
		const standing = pieces(at);
		for (let probe = 0; probe < PROBES && standing.length > 0; probe++) {
			const start = standing[random(standing.length)]!.cell;
			const to = random(game.cells);
			if (game.cellAt(game.vecOf(to)) === undefined) continue;
			const some = moves.filter((move) => move.from === start && move.to === to);
			const answer = explain(at, { from: start, to, ...(some[0]?.promotion && { promotion: some[0].promotion }) });
			expect(answer.legal).toBe(some.length > 0);
			if (!answer.legal) expect(answer.message).toMatch(SENTENCE);
		}
	});
});

test.each([
	[
		'stalemate',
		'k7/2Q5/8/8/8/8/8/4K3 b - - 0 1',
		'Stalemate: each of these three moves would leave the king open.',
		[
			'King a8 to b8: The king would be in check on b8 from the queen on c7.',
			'King a8 to a7: The king would be in check on a7 from the queen on c7.',
			'King a8 to b7: The king would be in check on b7 from the queen on c7.',
		],
	],
	['checkmate', 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 'Checkmate: after each of these eight moves the king would be in check.', undefined],
] as const)('the end of a game lists the refused moves: %s', (_, fen, message, moves) => {
	const end = explainEnd(from(chess, fen));
	expect(end?.message).toBe(message);
	const told = end?.moves.map(({ move, message: reason }) => `${move}: ${reason}`).sort();
	if (moves !== undefined) expect(told).toEqual([...moves].sort());
	expect(end?.moves.every(({ culprits }) => culprits.length > 0)).toBe(true);
});

test('a side whose pieces cannot move has no refused moves', () => {
	const game = compile(games.clobber);
	const alone = position(game, { ...setupOf(game.start), pieces: setupOf(game.start).pieces.slice(0, 1) });
	expect(explainEnd(alone)).toEqual({ message: 'No legal move: no piece of White can move.', moves: [] });
	expect(explainEnd(chess.start)).toBeUndefined();
});
