import { apply, attackers, type Game, inCheck, isLegal, key, legal, movesTo, outcome, type Position, perft } from '@x/core';
import { compile } from '@x/core/compile';
import { type ReferenceGame, type ReferenceMove, reference, type State } from '@x/core/reference';
import type { Ruleset } from '@x/core/src/rules/types';
import { type Random, randomFrom } from '@x/core/testing';
import { explain } from '@x/describe/explain';
import { RulesetError } from '@x/diagnostics';
import { moveText } from '../games.js';

/** How much is played and asked. */
interface Effort {
	readonly plies: number;
	/** A position with more moves is not compared: the interpreter would take too long. */
	readonly most: number;
	/** The cells whose attackers are compared. */
	readonly cells: number;
}

/** A comparison of both engines: the positions compared, and the first difference. */
export interface Agreement {
	readonly positions: number;
	readonly difference: string | undefined;
}

class Difference extends Error {}

function same(what: string, found: unknown, expected: unknown): void {
	const [one, other] = [JSON.stringify(found) ?? 'none', JSON.stringify(expected) ?? 'none'];
	if (one !== other) throw new Difference(`${what}: compiled ${one.slice(0, 600)}, interpreter ${other.slice(0, 600)}`);
}

/** The moves of each list that the other does not have. */
function sameMoves(what: string, found: readonly string[], expected: readonly string[]): void {
	const left = [...expected];
	const more = found.filter((text) => {
		const index = left.indexOf(text);
		if (index >= 0) left.splice(index, 1);
		return index < 0;
	});
	if (more.length + left.length > 0) throw new Difference(`${what}: compiled alone ${more[0]}, interpreter alone ${left[0]}`);
}

/** Every context that a query opened is closed again. */
function framesOpen(game: Game): number {
	return (game as { readonly inPlay?: { readonly frames: { readonly open: number } } }).inPlay?.frames.open ?? 0;
}

/** Compares every query of a position. Returns its moves, in one order for both. */
function comparePosition(at: Position, definition: ReferenceGame, state: State, random: Random, effort: Effort): boolean {
	const { game } = at;
	const literal = definition.legal(state);
	if (literal.length > effort.most) return false;
	same('outcome', outcome(at), definition.outcome(state));
	same('claims', outcome(at, { claims: true }), definition.outcome(state, { claims: true }));
	const moves = legal(at);
	sameMoves('legal', moves.map(moveText), literal.map(moveText));
	same('perft 1', perft(at, 1), literal.length);
	if (literal.length <= effort.most / 4)
		same(
			'perft 2',
			perft(at, 2),
			moves.reduce((sum, move) => sum + legal(apply(at, move)).length, 0),
		);
	same('key', key(at).length > 0, definition.key(state).length > 0);
	for (const side of game.ruleset.sideOrder) same(`check of ${side}`, inCheck(at, side), definition.inCheck(state, side));
	for (let probe = 0; probe < effort.cells; probe++) {
		const cell = random(game.cells);
		if (game.cellAt(game.vecOf(cell)) === undefined) continue;
		for (const side of game.ruleset.sideOrder)
			same(`attackers of ${game.cellName(cell)} by ${side}`, attackers(at, cell, side), definition.attackers(state, cell, side));
		sameMoves(`moves to ${game.cellName(cell)}`, movesTo(at, cell).map(moveText), literal.filter(({ to }) => to === cell).map(moveText));
	}
	for (let probe = 0; probe < 2 && moves.length > 0; probe++) {
		const move = moves[random(moves.length)]!;
		same('isLegal', isLegal(at, move), true);
		const { from, to, promotion } = move;
		if (from !== undefined && to >= 0)
			same('explain', explain(at, { from, to, ...(promotion === undefined ? {} : { promotion }) }).legal, true);
	}
	same('open contexts', framesOpen(game), 0);
	return true;
}

/** Plays a ruleset with both engines; undefined where the compiler refuses it. */
export function agreementOf(ruleset: Ruleset, seed: number, effort: Effort): Agreement | undefined {
	let game: Game;
	try {
		game = compile(ruleset);
	} catch (error) {
		if (error instanceof RulesetError || (error instanceof Error && /setup/i.test(error.name))) return undefined;
		throw error;
	}
	const definition = reference(ruleset);
	const random = randomFrom(seed * 31 + 1);
	let at: Position = game.start;
	let state: State = definition.start();
	let positions = 0;
	try {
		for (let ply = 0; ply <= effort.plies; ply++) {
			if (!comparePosition(at, definition, state, random, effort)) break;
			positions++;
			const moves = legal(at);
			if (moves.length === 0) break;
			const move = moves[random(moves.length)]!;
			const text = moveText(move);
			// Moves that differ in more than their text cannot be paired with those of the interpreter.
			if (moves.filter((other) => moveText(other) === text).length > 1) break;
			at = apply(at, move);
			state = definition.apply(state, definition.legal(state).find((other: ReferenceMove) => moveText(other) === text)!);
		}
	} catch (error) {
		if (!(error instanceof Difference)) throw error;
		return { positions, difference: `ply ${positions}: ${error.message}` };
	}
	return { positions, difference: undefined };
}
