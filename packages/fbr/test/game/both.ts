import type { Game, Move, Position, Ruleset, Setup } from '@x/core';
import { apply, inCheck, legal, outcome, position } from '@x/core';
import { type ReferenceMove, reference, type State } from '@x/core/reference';
import { expect } from 'vitest';

const moveText = (move: Move | ReferenceMove): string =>
	JSON.stringify({
		from: move.from ?? null,
		to: move.to,
		side: move.side,
		kind: move.kind,
		promotion: move.promotion ?? null,
		captured: [...move.captured].sort((one, other) => one.cell - other.cell),
		marks: move.marks,
		writes: move.writes.map(({ cell, piece }) => ({ cell, side: piece?.side, kind: piece?.kind, flags: [...(piece?.flags ?? [])].sort() })),
		phase: move.phase,
	});

/** Compares the compiled engine with the literal interpreter along every game of a number of plies. */
export function sameInBoth(rules: Ruleset, game: Game, setup: Setup, plies: number): void {
	const literal = reference(rules);
	const visit = (at: Position, state: State, left: number, where: string): void => {
		expect(outcome(at, { claims: true }), `outcome${where}`).toEqual(literal.outcome(state, { claims: true }));
		const moves = legal(at);
		const theirs = literal.legal(state);
		const texts = theirs.map(moveText);
		expect(moves.map(moveText).sort(), `moves${where}`).toEqual([...texts].sort());
		expect(inCheck(at), `check${where}`).toBe(literal.inCheck(state));
		if (left === 0) return;
		for (const move of moves) {
			const text = moveText(move);
			// Moves that differ only outside the board cannot be distinguished.
			if (texts.indexOf(text) !== texts.lastIndexOf(text)) continue;
			visit(apply(at, move), literal.apply(state, theirs[texts.indexOf(text)]!), left - 1, `${where} ${text}`);
		}
	};
	visit(position(game, setup), literal.stateOf(setup), plies, '');
}
