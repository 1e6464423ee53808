import { apply, key, legal, moveName, outcome, position, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom } from '@x/core/testing';
import { games as definitions } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { play } from '@x/san';
import { describe, expect, test } from 'vitest';
import { byExtent, sampleOf } from '../../../tools/lib/sample.js';
import { games } from '../src/games.js';
import { parse, stringify } from '../src/index.js';
import { pgnOf, positionAtEnd, resultOf } from '../src/position.js';

describe('a position as PGN', () => {
	test.each(sampleOf('positions as PGN', Object.entries(definitions), { normal: 0.2, quick: 0.05 }))(
		'%s: comes back from its text, from the usual start and from another one',
		(id, definition) => {
			const game = compile(definition);
			const random = randomFrom(5);
			for (const isLater of [false, true]) {
				let now = game.start;
				const play = (plies: number): void => {
					for (let ply = 0; ply < plies && outcome(now) === undefined; ply++) {
						const moves = legal(now);
						if (moves.length === 0) return;
						now = apply(now, moves[random(moves.length)]!);
					}
				};
				play(isLater ? 7 : 0);
				if (isLater) now = position(game, setupOf(now));
				play(byExtent({ full: 80, normal: 30, quick: 10 }));
				const pgn = pgnOf(now, { tags: { White: 'Anna' } });
				const [again] = parse(stringify(pgn));
				expect(again!.problems).toEqual([]);
				expect(again!.result).toBe(resultOf(now));
				const end = positionAtEnd(again!, games);
				expect(key(end), id).toBe(key(now));
				expect(end.depth).toBe(now.depth);
			}
		},
	);
	test('has the result of the rules, or the one that is given', () => {
		const mated = play(chess.start, ['f3', 'e5', 'g4', 'Qh4']);
		expect([pgnOf(mated).result, pgnOf(chess.start).result, pgnOf(chess.start, { result: '1-0' }).result]).toEqual(['0-1', '*', '1-0']);
		expect(pgnOf(chess.start, { result: '1-0' }).tags).toEqual([{ name: 'Result', value: '1-0' }]);
		const stalemate = positionAtEnd(parse('[SetUp "1"]\n[FEN "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1"]\n\n1. Qg6 *')[0]!, chess);
		expect(pgnOf(stalemate).tags.map(({ name }) => name)).toEqual(['Result', 'SetUp', 'FEN']);
		expect(pgnOf(stalemate).result).toBe('1/2-1/2');
	});
	test('is refused with the reason', () => {
		expect(() => pgnOf(chess.start, { tags: { Result: '1-0' } })).toThrow(/Result.*follow from the position/);
		expect(() => pgnOf(chess.start, { tags: { White: 4 as unknown as string } })).toThrow(TypeError);
		expect(() => pgnOf(chess.start, { result: '2-0' as '1-0' })).toThrow(TypeError);
		expect(() => pgnOf({} as typeof chess.start)).toThrow(TypeError);
		expect(() => positionAtEnd(parse('1. e4 e5 2. Ke3 *')[0]!, chess)).toThrow(/moves\[2\]/);
		expect(() => positionAtEnd(parse('[Variant "Nonsense"]\n\n1. e4 *')[0]!, games)).toThrow(/Nonsense/);
		expect(legal(positionAtEnd(parse('1. e4 *')[0]!, chess)).map(moveName)).toContain('e7e5');
	});
});
