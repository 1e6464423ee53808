import { apply, type Game, isDecided, legal, outcome } from '@x/core';
import { count } from '@x/core/build';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { extend } from '@x/core/src/rules/extend';
import type { Filter } from '@x/core/src/rules/types';
import { randomFrom } from '@x/core/src/testing/random';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';
import { compiledGame, gameIds } from '../compiled.js';

describe('isDecided', () => {
	test('holds where an outcome without claims exists, in random games of every preset', () => {
		for (const id of sampleOf('decided', gameIds, { normal: 0.3, quick: 0.1 })) {
			const game = compiledGame(id);
			const random = randomFrom(id.length);
			let now = game.start;
			for (let ply = 0; ply < 60; ply++) {
				expect(isDecided(now), `${id} ${ply}`).toBe(outcome(now) !== undefined);
				const moves = legal(now);
				if (moves.length === 0) break;
				now = apply(now, moves[random(moves.length)]!);
			}
		}
	});
	test('leaves out what a player must call', () => {
		let now = chess.start;
		for (const name of ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8'])
			now = apply(now, legal(now).find((move) => chess.cellName(move.from!) + chess.cellName(move.to) === name)!);
		expect(outcome(now, { claims: true })?.reason).toBe('threefold-repetition');
		expect(isDecided(now)).toBe(false);
	});
});

describe('the number of cells that an outcome counts', () => {
	const FILTERS: readonly Filter[] = [
		{},
		{ who: 'empty' },
		{ who: 'occupied' },
		{ who: 'friend', kind: ['P', 'N'] },
		{ who: 'enemy', notKind: ['P'] },
		{ flag: 'castle' },
		{ notFlag: 'castle' },
		{ side: ['white'], kind: ['R'], flag: 'castle' },
		{ notKind: ['K', 'Q'] },
	];
	test.each(FILTERS)('is the same on bitboards as in the definition: %j', (filter) => {
		const numbers = sampleOf('counted cells', [0, 1, 2, 8, 16, 32, 48, 62], { normal: 0.6, quick: 0.3 });
		for (const zone of [undefined, 'dark'])
			for (const most of numbers) {
				const id = 'counted';
				const rules = extend(chess.ruleset, {
					outcomes: [{ id, when: 'turn', if: { compare: [count(filter, zone === undefined ? {} : { zone }), '>', most] }, result: 'draw' }],
				});
				const game: Game = compile(rules);
				const definition = reference(rules);
				const [move] = legal(game.start);
				const state = definition.apply(definition.start(), definition.legal(definition.start())[0]!);
				expect(outcome(game.start)?.reason).toBe(definition.outcome(definition.start())?.reason);
				expect(outcome(apply(game.start, move!)) === undefined).toBe(definition.outcome(state) === undefined);
			}
	});
});
