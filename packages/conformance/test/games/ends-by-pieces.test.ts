import { apply, type Game, type GameOutcome, legal, outcome, type Position, setupOf, validate } from '@x/core';
import { compile } from '@x/core/compile';
import { mentions } from '@x/core/src/rules/structure';
import type { Setup } from '@x/core/src/rules/types';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import type { GameId } from '@x/games/titles';
import { describe, expect, it } from 'vitest';

const GAMES = Number(process.env.X_RANDOM_GAMES ?? 3);

/** Ends that a setup does not show, by game and reason, and why. */
const BY_HISTORY: Readonly<Record<string, string>> = {
	'janggicasual passes': 'two passes in a row: the first is in the history',
	'janggitraditional passes': 'two passes in a row: the first is in the history',
	'janggitraditional facing': 'the generals must have faced each other before the move',
};

/** Ends that depend on the side to move, and why. */
const BY_TURN: Readonly<Record<string, string>> = {
	'jesonmor centre-held': 'the knight must still stand on the centre when its side is to move',
	'shatranj bare-king': 'a bare king to move may still capture the last piece of the other side',
	'courier bare-king': 'as in shatranj',
	'atomic explosion': 'the side that has just moved must have a king: its own explosion is illegal',
	'atomic960 explosion': 'as in atomic',
};

/** The setup of a position without the end that it states. */
function setupWithoutEnd(at: Position): Setup {
	const { ended: _, ...setup } = setupOf(at);
	return setup;
}

/** The end of a setup, or the codes of its faults. */
function endOf(game: Game, setup: Setup): GameOutcome | undefined | readonly string[] {
	const made = validate(game, setup);
	return made.ok ? outcome(made.value) : made.problems.map(({ code }) => code);
}

/** Final positions of random games that capture often. */
function* finals({ start }: Game, count: number): Generator<readonly [Position, GameOutcome]> {
	for (let seed = 1; seed <= count; seed++) {
		const random = randomFrom(seed * 7919);
		let at = start;
		let end = outcome(at);
		for (let ply = 0; ply < 250 && end === undefined; ply++) {
			const moves = legal(at);
			const captures = moves.filter(({ captured }) => captured.length > 0);
			const from = captures.length > 0 && random(2) === 0 ? captures : moves;
			at = apply(at, from[random(from.length)]!);
			end = outcome(at);
		}
		if (end !== undefined) yield [at, end];
	}
}

/** The setup with the other side to move, once for each phase in which that side moves a piece of the board first. */
function turned({ ruleset: { turn } }: Game, setup: Setup): readonly Setup[] {
	const { side } = turn.phases[setup.phase ?? turn.start]!;
	const firsts = new Set(Object.values(turn.phases).flatMap((phase) => phase.next.map(({ to }) => to)));
	return Object.entries(turn.phases).flatMap(([phase, other]) =>
		other.side !== side && firsts.has(phase) && other.pieces !== false ? [{ ...setup, phase }] : [],
	);
}

const used = new Set<string>();

/** Checks that a finished game has the same end when it is set up anew, with either side to move. */
function expectSameEnd(id: GameId, game: Game, at: Position, end: GameOutcome): void {
	const argued = `${id} ${end.reason}`;
	const setup = setupWithoutEnd(at);
	const rules = game.ruleset.outcomes.filter(({ id: reason }) => reason === end.reason);
	if (mentions(rules, 'repeats')) return;
	if (BY_HISTORY[argued] !== undefined) {
		used.add(argued);
		return;
	}
	expect(endOf(game, setup), argued).toEqual(end);
	if (rules.some(({ when }) => when !== 'turn')) return;
	for (const one of turned(game, setup)) {
		const other = endOf(game, one);
		if (BY_TURN[argued] !== undefined) used.add(argued);
		else if (Array.isArray(other)) expect(other, argued).toEqual(['setup/royal-capturable']);
		else expect(other, argued).toEqual(end);
	}
}

describe('an end that a rule reads from the pieces is found in a setup, whichever side is to move', () => {
	it.each(Object.keys(games) as readonly GameId[])('%s', (id) => {
		const game = compile(games[id]);
		for (const [at, end] of finals(game, GAMES)) expectSameEnd(id, game, at, end);
	});
});

it('every argued exception is met', () => {
	expect([...Object.keys(BY_HISTORY), ...Object.keys(BY_TURN)].filter((argued) => !used.has(argued))).toEqual([]);
});
