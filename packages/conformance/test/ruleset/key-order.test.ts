import { apply, type Game, legal, moveName, type Position, type Setup, setupOf, validate } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { parseRuleset } from '@x/core/schema';
import { bitboardPlanOf } from '@x/core/src/analyse/bitboard-plan-of';
import { hashRuleset } from '@x/core/src/rules/hash';
import { migrate } from '@x/core/src/rules/migrate';
import { normalise } from '@x/core/src/rules/normalise';
import type { Ruleset } from '@x/core/src/rules/types';
import { type Random, randomFrom } from '@x/core/src/testing/random';
import { shuffleKeys } from '@x/core/src/testing/shuffle';
import { describe as words } from '@x/describe';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';

/** Setups around a position: a piece less, a piece twice, a piece elsewhere, the other phases. */
function variations(game: Game, position: Position, random: Random): Setup[] {
	const setup = setupOf(position);
	const { pieces } = setup;
	const at = game.vecOf(random(game.cells));
	const one = pieces[random(pieces.length)];
	const phases = Object.keys(game.ruleset.turn.phases).sort();
	if (one === undefined) return [setup];
	return [
		setup,
		{ ...setup, pieces: pieces.filter((piece) => piece !== one) },
		{ ...setup, pieces: [...pieces, { ...one, at }] },
		{ ...setup, pieces: pieces.map((piece) => (piece === one ? { ...one, at } : piece)) },
		{ ...setup, phase: phases[random(phases.length)]! },
	];
}

const verdict = (game: Game, setup: Setup): unknown => {
	const result = validate(game, setup);
	return result.ok ? 'sound' : result.problems;
};

describe('the order of keys means nothing', () => {
	test.each(sampleOf('key order', Object.entries(games), { normal: 0.15, quick: 0.05 }))('%s', (id, { rules: ruleset, names }) => {
		const random = randomFrom(id.length * 1000 + id.charCodeAt(0));
		const turned = shuffleKeys(ruleset, random);
		const called = shuffleKeys(names, random);
		expect(hashRuleset(turned)).toBe(hashRuleset(ruleset));
		expect(JSON.stringify(normalise(turned))).toBe(JSON.stringify(normalise(ruleset)));
		const [planned, other] = [plan(ruleset, names), plan(turned, names)];
		expect(JSON.stringify(other)).toBe(JSON.stringify(planned));
		expect(JSON.stringify(bitboardPlanOf(other))).toBe(JSON.stringify(bitboardPlanOf(planned)));
		expect(words(turned, called)).toBe(words(ruleset, names));

		const [game, twin] = [compile(ruleset, names), compile(turned, called)];
		expect(twin.engine.constructor).toBe(game.engine.constructor);
		let [position, same] = [game.start, twin.start];
		for (let ply = 0; ply < 12; ply++) {
			for (const setup of variations(game, position, random)) expect(verdict(twin, setup)).toEqual(verdict(game, setup));
			const moves = legal(position);
			expect(legal(same).map(moveName).sort()).toEqual(moves.map(moveName).sort());
			if (moves.length === 0) break;
			const chosen = moves[random(moves.length)]!;
			const alike = legal(same).find((move) => moveName(move) === moveName(chosen))!;
			[position, same] = [apply(position, chosen), apply(same, alike)];
		}
	});
});

describe('a ruleset of version 1', () => {
	const { rules: ruleset } = games.chess;
	const { sideOrder, ...rest } = ruleset;
	const old = { ...rest, version: 1, sides: Object.fromEntries(sideOrder.map((name) => [name, ruleset.sides[name]])) };
	test('is read by parseRuleset as the newest version, its sides in the order of their keys', () => {
		const read = parseRuleset(JSON.parse(JSON.stringify(old)));
		expect(read.ok && hashRuleset(read.value)).toBe(hashRuleset(ruleset));
		const { black, white } = ruleset.sides;
		const reversed = parseRuleset({ ...old, sides: { black, white } });
		expect(reversed.ok && reversed.value.sideOrder).toEqual(['black', 'white']);
	});
	test('is taken by compile and hashRuleset as well', () => {
		expect(hashRuleset(old as unknown as Ruleset)).toBe(hashRuleset(ruleset));
		expect(legal(compile(old as unknown as Ruleset).start)).toHaveLength(20);
	});
	test('keeps what is not a ruleset as it is', () => {
		for (const value of [undefined, null, 1, 'x', [], { version: 3 }, { version: 1, sides: 4 }])
			expect(migrate(value)).toEqual(value !== null && typeof value === 'object' && 'sides' in value ? { version: 2, sides: 4 } : value);
	});
});
