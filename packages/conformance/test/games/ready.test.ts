import { readdirSync } from 'node:fs';
import { apply, type Game, key, legal, moveName, outcome, type Position, perft } from '@x/core';
import { plan } from '@x/core/compile';
import { bitboardPlanOf } from '@x/core/rules';
import type { TableGame } from '@x/core/src/engines/general/game';
import { randomFrom } from '@x/core/testing';
import { parsePosition, stringify } from '@x/fen';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { compiledGame, type GameId } from '../compiled.js';

const source = new URL('../../../games/src/', import.meta.url);

const ready = readdirSync(new URL('ready', source))
	.map((file) => file.slice(0, -'.ts'.length))
	.map((id) => [id, id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] as [GameId, string]);

test('ready games are those that a site offers first', () => {
	expect(ready.map(([id]) => id).sort()).toEqual([
		'antichess',
		'atomic',
		'capablanca',
		'chess',
		'chess960',
		'crazyhouse',
		'horde',
		'janggi',
		'king-of-the-hill',
		'makruk',
		'minishogi',
		'racing-kings',
		'shogi',
		'three-check',
		'xiangqi',
	]);
});

describe.each(ready)('ready %s', (id, name) => {
	const gameOf = async (): Promise<Game> => ((await import(`../../../games/src/ready/${id}.ts`)) as Record<string, Game>)[name]!;

	test('is loaded from the plan that the compiler makes today', async () => {
		const stored = ((await import(`../../../games/src/plans/${id}.ts`)) as { readonly plan: unknown }).plan;
		const made = plan(games[id]);
		const { dialects: _, ...expected } = bitboardPlanOf(made) ?? made;
		expect(stored).toEqual(JSON.parse(JSON.stringify(expected)));
	});

	test('has the id, title, names, hash and dialects of its definition', async () => {
		const game = await gameOf();
		const { title, names, dialects } = games[id];
		expect({ id: game.id, title: game.title, names: game.names, hash: game.hash, dialects: game.dialects }).toEqual({
			id,
			title,
			names,
			hash: compiledGame(id).hash,
			dialects,
		});
		expect(game.dialects?.every((dialect, index) => dialect === dialects![index])).toBe(dialects && true);
	});

	test('is written and read as FEN without naming a dialect', async () => {
		const game = await gameOf();
		const text = stringify(game.start);
		expect(text).toBe(stringify(compiledGame(id).start));
		expect(key(parsePosition(text, game))).toBe(key(game.start));
	});

	test('has one plan for all kinds of the same moves, so that their tables are made once', async () => {
		const { plan: loaded } = ((await gameOf()) as Partial<TableGame>).inPlay ?? {};
		if (loaded === undefined) return;
		const plans = new Set(Object.values(loaded.kinds));
		expect(plans.size).toBe(new Set(Object.values(loaded.ruleset.kinds).map(({ moves }) => moves)).size);
	});

	test('plays the moves of the compiled game', async () => {
		const game = await gameOf();
		const compiled = compiledGame(id);
		expect(perft(game.start, 2)).toBe(perft(compiled.start, 2));
		for (const seed of [1, 2, 3]) {
			const random = randomFrom(seed);
			let [one, other]: [Position, Position] = [game.start, compiled.start];
			for (let ply = 0; ply < 120; ply++) {
				const moves = legal(one);
				const others = legal(other);
				expect(moves.map(moveName)).toEqual(others.map(moveName));
				for (const options of [{}, { claims: true }]) expect(outcome(one, options)).toEqual(outcome(other, options));
				expect(key(one)).toBe(key(other));
				if (moves.length === 0) break;
				const chosen = random(moves.length);
				[one, other] = [apply(one, moves[chosen]!), apply(other, others[chosen]!)];
			}
		}
	});
});
