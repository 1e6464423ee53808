import { apply, type Game, legal, outcome, type Position, perft, setupOf, validate } from '@x/core';
import { compile } from '@x/core/compile';
import { reference, type State } from '@x/core/reference';
import { checkRuleset } from '@x/core/src/rules/check';
import type { Ruleset } from '@x/core/src/rules/types';
import { randomFrom } from '@x/core/testing';
import { RulesetError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { byExtent, runs } from '../../../../tools/lib/sample.js';
import { moveText } from './games.js';
import { madeRuleset } from './made/ruleset.js';

/** Rulesets that are made up and played; more by X_RANDOM_RULESETS. */
const MANY = Number(process.env.X_RANDOM_RULESETS ?? byExtent({ full: 80, normal: 30, quick: 8 }));
const FIRST = Number(process.env.X_RANDOM_FIRST ?? 1);

/** A compiled game, or undefined where the compiler refuses the ruleset or its start. */
function compiled(ruleset: Ruleset): Game | undefined {
	try {
		return compile(ruleset);
	} catch (error) {
		if (error instanceof RulesetError || (error instanceof Error && /setup/i.test(error.name))) return undefined;
		throw error;
	}
}

function play(ruleset: Ruleset, seed: number): boolean {
	const game = compiled(ruleset);
	if (game === undefined) return false;
	const definition = reference(ruleset);
	const random = randomFrom(seed * 31);
	let at: Position = game.start;
	let state: State = definition.start();
	for (let ply = 0; ply < 6; ply++) {
		const where = `ruleset ${seed}, ply ${ply}`;
		expect(outcome(at), where).toEqual(definition.outcome(state));
		// A position of the game has no piece where the rules bring none.
		const again = validate(game, setupOf(at));
		expect(again.ok ? [] : again.problems.map(({ code }) => code), where).not.toContain('setup/unreachable-cell');
		const moves = legal(at);
		const literal = definition.legal(state);
		if (literal.length > 80) return true;
		expect(moves.map(moveText), where).toEqual(literal.map(moveText));
		expect(perft(at, 1), where).toBe(literal.length);
		// Counts of two plies are made of parts.
		if (moves.length <= 20) expect(perft(at, 2), where).toBe(moves.reduce((sum, move) => sum + legal(apply(at, move)).length, 0));
		if (moves.length === 0) break;
		const move = moves[random(moves.length)]!;
		// Moves that differ in more than their text cannot be paired with those of the interpreter.
		if (moves.filter((other) => moveText(other) === moveText(move)).length > 1) break;
		at = apply(at, move);
		state = definition.apply(state, literal.find((other) => moveText(other) === moveText(move))!);
	}
	return true;
}

describe('random rulesets', () => {
	it('have no more pieces than cells', () => {
		for (let seed = 1; seed <= runs(300); seed++) {
			const { start } = madeRuleset(randomFrom(seed * 7919));
			expect(
				start.pieces.filter(({ at }) => at === undefined),
				`ruleset ${seed}`,
			).toEqual([]);
		}
	});

	it('the compiled engine plays them as the interpreter does', () => {
		let played = 0;
		let valid = 0;
		for (let seed = FIRST; seed < FIRST + MANY; seed++) {
			const ruleset = madeRuleset(randomFrom(seed * 7919));
			if (checkRuleset(ruleset).some(({ severity }) => severity === 'error')) continue;
			valid++;
			if (play(ruleset, seed)) played++;
		}
		expect(valid).toBeGreaterThan(MANY / 2);
		expect(played).toBeGreaterThan(valid / 2);
	});
});
