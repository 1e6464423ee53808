import { apply, find, findUnique, isLegal, key, legal, moveQuery, restore, sameMove, save, setupOf } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { load, programs } from '@x/core/load';
import { games } from '@x/games';
import { chess as ready } from '@x/games/ready/chess';
import { plane } from '@x/plane';
import { classicalPlane } from '@x/plane/rules';
import { describe, expect, test } from 'vitest';

const PAIRS = [
	...(['chess', 'xiangqi', 'shogi', 'crazyhouse', 'seirawan', 'alice'] as const).map(
		(id) => [`${id}, compiled twice,`, compile(games[id]), compile(games[id])] as const,
	),
	['chess, ready and compiled,', ready, compile(games.chess)] as const,
	['chess on bitboards and on tables', ready, load(plan(games.chess), programs)] as const,
	['chess with names and without', ready, compile(games.chess.rules)] as const,
	['chess with other letters', ready, compile(games.chess.rules, { ...games.chess.names, sides: { white: 'r', black: 's' } })] as const,
];

describe.each(PAIRS)('%s is one game', (_name, one, other) => {
	test('for its moves', () => {
		let [a, b] = [one.start, other.start];
		for (let ply = 0; ply < 12; ply++) {
			const moves = legal(a);
			const move = moves[(ply * 7) % moves.length]!;
			for (const each of moves) {
				expect(isLegal(b, each)).toBe(true);
				expect(legal(b).filter((its) => sameMove(each, its) && sameMove(its, each))).toHaveLength(1);
			}
			expect(key(apply(b, move))).toBe(key(apply(a, move)));
			[a, b] = [apply(b, move), apply(a, move)];
			expect(setupOf(a)).toEqual(setupOf(b));
		}
		const restored = restore(one, save(b));
		expect(restored.ok && key(restored.value)).toBe(key(b));
	});
	test('for queries and descriptions', () => {
		const [first] = legal(one.start);
		const query = moveQuery(one, { from: first!.from!, to: first!.to });
		expect(findUnique(other.start, query) === undefined).toBe(findUnique(one.start, query) === undefined);
		const [mine, theirs] = [one, other].map(({ start }) => find(start, { from: first!.from!, to: first!.to }));
		expect(theirs!.every((move, index) => sameMove(move, mine![index]!))).toBe(true);
	});
});

describe('games with the same rules', () => {
	test('are one game on a plane too', () => {
		const [one, other] = [plane(classicalPlane), plane(classicalPlane)];
		const move = { from: [5, 2], to: [5, 4] };
		const [played] = find(one.start, move);
		expect(isLegal(other.start, played!)).toBe(true);
		expect(sameMove(played!, find(other.start, move)[0]!)).toBe(true);
	});
	test('differ from games with other rules', () => {
		const [e4] = find(ready.start, { from: 'e2', to: 'e4' });
		const kingless = compile({ ...games.chess.rules, after: [] });
		expect(isLegal(kingless.start, e4!)).toBe(false);
		expect(sameMove(e4!, find(kingless.start, { from: 'e2', to: 'e4' })[0]!)).toBe(false);
		expect(() => apply(kingless.start, e4!)).toThrow('Expected a legal move of white');
	});
});
