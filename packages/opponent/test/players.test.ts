import { apply, type Game, isLegal, legal, moveName, outcome, type Position, turn } from '@x/core';
import { compile } from '@x/core/compile';
import { type Dialect, parsePosition } from '@x/fen';
import { sfen } from '@x/fen/dialects';
import { type GameId, games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { type Choice, choose, estimate, finish, isWon, type Level, pick, randomFrom, search, winIn } from '../src/index.js';

const compiled = new Map<GameId, Game>();

const gameOf = (id: GameId): Game => {
	const game = compiled.get(id) ?? compile(games[id]);
	compiled.set(id, game);
	return game;
};

const DIALECTS: Readonly<Record<string, Dialect>> = { shogi: sfen };

const chosen = (id: GameId, fen: string, nodes: number, level: Level = 'search'): Choice =>
	finish(choose(parsePosition(fen, gameOf(id), { dialect: DIALECTS[id] }), { level, nodes, seed: 1 }))!;

const name = ({ move }: Choice): string => moveName(move);

describe('the search', () => {
	it.each([
		['chess', 1, '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1', 'a1a8', 200],
		['chess', 3, 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', 'a1a6', 4000],
		['shogi', 1, '4k4/9/4P4/9/9/9/9/9/4K4 b G 1', 'G@5b', 400],
		['xiangqi', 1, '4k4/R8/9/9/9/9/p8/9/9/1R1K5 w - - 0 1', 'b1b10', 400],
	] as const)('finds in %s a mate after %i moves of both sides: %s', (id, moves, fen, best, nodes) => {
		const choice = chosen(id, fen, nodes);
		expect(name(choice)).toBe(best);
		expect(isWon(choice.evaluation!.score)).toBe(true);
		expect(winIn(choice.evaluation!.score)).toBe(moves);
	});

	it('takes a piece that is not defended, and so does the greedy player', () => {
		const hanging = '4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1';
		expect(name(chosen('chess', hanging, 300))).toBe('e3d5');
		expect(name(chosen('chess', hanging, 1, 'greedy'))).toBe('e3d5');
	});

	it('leaves a defended piece alone', () => {
		const defended = '4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1';
		expect(name(chosen('chess', defended, 500))).not.toBe('d2d6');
	});

	it('evaluates no more positions than allowed, and the same seed gives the same move', () => {
		const { start } = gameOf('crazyhouse');
		const values = finish(estimate(start.game, 100));
		for (const nodes of [1, 7, 150]) {
			const [one, same] = [1, 2].map(() => finish(search(start, { nodes, seed: 5, values })));
			expect(one!.nodes).toBeLessThanOrEqual(nodes + 1);
			expect(moveName(one!.move)).toBe(moveName(same!.move));
			expect(one!.score).toBe(same!.score);
		}
	});

	it('reports the score of the last depth when it is stopped within a first move', () => {
		const ahead = parsePosition('4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1', gameOf('chess'));
		const values = finish(estimate(ahead.game, 100));
		for (let nodes = 40; nodes < 200; nodes += 7) expect(finish(search(ahead, { nodes, seed: 1, values }))!.score).toBeGreaterThan(1);
	});

	it('has nothing to choose where the game is over', () => {
		expect(chosen('chess', 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 100)).toBe(undefined);
	});

	it('gives pieces away in games that are won so', () => {
		expect(finish(estimate(gameOf('antichess'))).material).toBe(-1);
		expect(finish(estimate(gameOf('chess'))).material).toBe(1);
	});

	it('plays a legal move in every game, with hardly any nodes', () => {
		for (const definition of sampleOf('players', Object.values(games), { normal: 0.25, quick: 0.1 })) {
			const game = compile(definition);
			const random = randomFrom(3);
			const values = finish(estimate(game, 20));
			let position = game.start;
			for (let ply = 0; ply < 12 && legal(position).length > 0; ply++) {
				if (ply % 4 === 3) {
					const found = finish(search(position, { nodes: 1 + ply, seed: ply, values }));
					expect(isLegal(position, found!.move), definition.id).toBe(true);
				}
				position = apply(position, pick(legal(position), random));
			}
		}
	});
});

const NODES = 100;
const GAMES = 20;
const LONGEST = 300;

/** Points of the search against the random mover; a game that does not end is a draw. */
const points = (first: Position, games = GAMES): number => {
	let sum = 0;
	for (let round = 0; round < games; round++) {
		const own = first.game.ruleset.sideOrder[round % 2];
		let position = first;
		for (let ply = 0; ply < LONGEST && outcome(position) === undefined; ply++) {
			const level = turn(position).side === own ? 'search' : 'random';
			position = apply(position, finish(choose(position, { level, nodes: NODES, seed: round * LONGEST + ply }))!.move);
		}
		const winner = outcome(position)?.winner;
		sum += winner === undefined ? 0.5 : winner === own ? 1 : 0;
	}
	return sum;
};

describe('against the random mover', () => {
	it.each(sampleOf('winners', ['chess', 'shogi', 'xiangqi', 'atomic', 'duck'] as const, { normal: 0.4, quick: 0.2 }))(
		'the search wins at least 19 of 20 points: %s',
		(id) => {
			expect(points(gameOf(id).start)).toBeGreaterThanOrEqual(19);
		},
	);

	it.each(['racing-kings', 'breakthrough', 'king-of-the-hill', 'jesonmor'] as const)(
		'the search goes to the cells that win the game, and wins at least 9 of 10 points: %s',
		(id) => {
			expect(points(gameOf(id).start, 10)).toBeGreaterThanOrEqual(9);
		},
	);
});

describe('a player', () => {
	it.each(['random', 'greedy', 'search'] as const)(
		'chooses among the moves that it is given, with the values that it is given: %s',
		(level) => {
			const { start } = gameOf('chess');
			const moves = (position: Position) => legal(position).filter(({ kind }) => kind === 'N');
			const values = { kinds: { N: 3 }, material: 1, average: 3 } as const;
			const choice = finish(choose(start, { level, nodes: 50, seed: 1, moves, values }))!;
			expect(choice.move.kind).toBe('N');
			expect(choice.evaluation?.average).toBe(level === 'search' ? 3 : undefined);
		},
	);
});
