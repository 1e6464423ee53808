import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
	apply,
	find,
	hasLegalMove,
	isLegal,
	key,
	legal,
	legalFrom,
	type Move,
	moveName,
	movesTo,
	outcome,
	type Position,
	sameMove,
	save,
	toMove,
} from '@x/core';
import { randomFrom } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { moveText, playable } from '../engine/games.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Lists of moves that a game keeps; one more may be remembered with its names. */
const KEPT = 5;

/** Functions that list the moves of a position, or a part of them. */
const QUESTIONS: Readonly<Record<string, (at: Position, move: Move) => unknown>> = {
	legal: (at) => legal(at),
	names: (at) => legal(at).map(moveName),
	toMove: (at, move) => toMove(at, moveName(move)),
	find: (at, { from, kind }) => find(at, { from, kind }),
	movesTo: (at, { to }) => to >= 0 && movesTo(at, to),
	legalFrom: (at, { from }) => from !== undefined && legalFrom(at, from),
	outcome: (at) => [outcome(at, { claims: true }), hasLegalMove(at), key(at)],
	isLegal: (at, move) => isLegal(at, move),
	save: (at) => save(at),
};

/** Plays a random game, asks every question at each ply, and refers weakly to every list. */
function played(start: Position, plies: number): { readonly at: Position; readonly lists: readonly WeakRef<readonly Move[]>[] } {
	const random = randomFrom(2);
	const lists: WeakRef<readonly Move[]>[] = [];
	let at = start;
	for (let ply = 0; ply < plies; ply++) {
		const moves = legal(at);
		if (moves.length === 0) break;
		lists.push(new WeakRef(moves));
		const move = moves[random(moves.length)]!;
		for (const ask of Object.values(QUESTIONS)) ask(at, move);
		lists.push(new WeakRef(legal(at)));
		at = apply(at, move);
	}
	return { at, lists };
}

describe('a position keeps no list of moves of the positions before it', () => {
	it.each(Object.entries(playable))('%s', async (_, game) => {
		const { at, lists } = played(game.start, 30);
		// A weak reference holds its object until the current task ends.
		await new Promise((resolve) => setTimeout(resolve, 0));
		collectGarbage();
		const alive = new Set(lists.flatMap((list) => list.deref() ?? []).map((move) => move.position));
		expect(alive.size).toBeLessThanOrEqual(KEPT);
		expect(lists.length).toBeGreaterThan(KEPT);
		expect(at.game).toBe(game);
	});

	it.each(Object.entries(playable))('%s: moves of a list that was dropped stay valid', (_, game) => {
		const random = randomFrom(3);
		const kept: { readonly move: Move; readonly text: string; readonly name: string; readonly after: string }[] = [];
		let at = game.start;
		for (let ply = 0; ply < 12; ply++) {
			const moves = legal(at);
			if (moves.length === 0) break;
			const move = moves[random(moves.length)]!;
			at = apply(at, move);
			kept.push({ move, text: moveText(move), name: moveName(move), after: key(at) });
		}
		for (const { move, text, name, after } of kept) {
			expect(moveText(move)).toBe(text);
			expect(moveName(move)).toBe(name);
			expect(key(apply(move.position, move))).toBe(after);
			expect(isLegal(move.position, move)).toBe(true);
			expect(legal(move.position).filter((other) => sameMove(other, move))).toHaveLength(1);
		}
	});
});
