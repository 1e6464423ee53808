import { apply, type Game, key, legal, outcome, position as positionOf } from '@x/core';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { chess as chessRules } from '@x/games/chess';
import { duck } from '@x/games/duck';
import { stringify } from '@x/san';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { readMoves } from '../src/moves.js';

/** A game of random moves as text, with a clock behind each move and a number before every other one. */
function written(game: Game, choices: readonly number[]): { readonly text: string; readonly keys: readonly string[] } {
	let position = game.start;
	const words: string[] = [];
	const keys: string[] = [];
	for (const [index, choice] of choices.entries()) {
		const moves = outcome(position) === undefined ? legal(position) : [];
		const move = moves[choice % Math.max(1, moves.length)];
		if (move === undefined) break;
		if (index % 2 === 0) words.push(`${index / 2 + 1}.`);
		words.push(stringify(move, position), '{[%clk 0:01:00]}');
		position = apply(position, move);
		keys.push(key(position));
	}
	return { text: `${words.join(' ')} *`, keys };
}

describe('the moves of every preset', () => {
	test.each(sampleOf('written moves', Object.keys(games) as (keyof typeof games)[], { normal: 0.25, quick: 0.1 }))(
		'%s: are read as they were written',
		(id) => {
			const game = compile(games[id]);
			fc.assert(
				fc.property(fc.array(fc.nat(500), { minLength: 16, maxLength: 16 }), (choices) => {
					const { text, keys } = written(game, choices);
					const read = readMoves(text, game.start);
					expect([...read.problems, ...read.warnings], text).toEqual([]);
					expect(read.moves.map(({ position }) => key(position!))).toEqual(keys);
					expect(read.moves.every(({ comments }) => comments[0]!.commands[0]!.value === '0:01:00')).toBe(true);
					expect(read.result).toBe('*');
				}),
				{ numRuns: 2 },
			);
		},
	);
});

describe('duck chess', () => {
	const game: Game = compile(duck.rules, { ...chessRules.names, kinds: { ...chessRules.names.kinds, D: { letter: '*' } } });
	test('begins the second part of a move with a comma', () => {
		const read = readMoves('1. e4,e5 d5,d4 2. exd5,a1 *', game.start);
		expect(read.problems.map(({ code, span }) => [code, span])).toEqual([['san/syntax', { from: 22, to: 23 }]]);
		expect(read.moves.map(({ text }) => text)).toEqual(['e4', ',e5', 'd5', ',d4', 'exd5', ',a1']);
		expect(legal(read.moves[1]!.position!).length).toBeGreaterThan(0);
	});
});

test('names of cells may have two digits, and pieces letters of their own', () => {
	const { rules, names } = games.xiangqi;
	const game = compile(rules, { ...names, cells: 'a1' });
	const start = positionOf(game, game.ruleset.start);
	const moves = legal(start).map((move) => stringify(move, start));
	expect(moves).toContain('Cxb10');
	for (const text of moves) expect(readMoves(`1. ${text}`, start)).toMatchObject({ problems: [], warnings: [] });
});
