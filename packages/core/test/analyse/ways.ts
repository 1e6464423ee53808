import type { Path, Ruleset, Setup } from '@x/core';
import { board, enemy, is, ruleset, side, step, turns } from '@x/core/build';
import { type ReferenceGame, reference } from '@x/core/reference';
import { pathOfWay } from '@x/core/rules';
import { type Random, randomFrom } from '@x/core/testing';
import type { Way } from '../../src/paths/unroll.js';

/** The files, and the ranks, of the board. */
export const SIZE = 4;

/** A game of pieces A, which go a way, and of pieces B, which stand. */
export const rulesOf = (path: Path): Ruleset =>
	ruleset({
		space: board(SIZE, SIZE),
		zones: { last: { box: [null, [SIZE - 1, SIZE - 1]] }, near: { box: [null, [0, 1]] }, corner: { cells: [[0, 0]] } },
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: { A: { moves: 'a' }, B: { moves: 'b' } },
		paths: { a: path, b: { any: [] } },
		royal: is('at', enemy({ kind: [] })),
		turn: turns('white', 'black'),
		start: { pieces: [] },
	});

export function randomPieces(seed: number): Setup['pieces'] {
	const random = randomFrom(seed * 7919);
	const found = new Map<string, Setup['pieces'][number]>();
	for (let nth = 0; nth < 9; nth++) {
		const at = [random(SIZE), random(SIZE)];
		found.set(at.join(), { at, piece: { side: random(2) === 0 ? 'white' : 'black', kind: random(3) === 0 ? 'B' : 'A' } });
	}
	return [...found.values()];
}

/** The moves of a position and the positions after them, and the attackers of each cell by each side. */
export function answers(game: ReferenceGame, seed: number): { readonly moves: readonly string[]; readonly attackers: readonly string[] } {
	const state = game.stateOf({ pieces: randomPieces(seed), phase: 'white' });
	const moves = game.legal(state).map((move) => JSON.stringify([move.from, move.to, game.setupOf(game.apply(state, move))]));
	const attackers: string[] = [];
	for (let cell = 0; cell < SIZE * SIZE; cell++)
		for (const by of ['white', 'black']) for (const from of game.attackers(state, cell, by)) attackers.push(`${by} ${from} ${cell}`);
	return { moves: moves.toSorted(), attackers: attackers.toSorted() };
}

/** The game in which a piece goes a way; without a way it stands. */
export const gameOf = (way: Way | undefined): ReferenceGame => reference(rulesOf(way === undefined ? { any: [] } : pathOfWay(way)));

const DIRECTIONS = [
	[0, 1],
	[1, 0],
	[-1, 0],
	[1, 1],
	[0, -1],
];

/** A random way over the items of a list, with steps between them. */
export function randomWay(random: Random, items: readonly Path[], ends: readonly Path[]): Way {
	const way: Path[] = [];
	for (let nth = 0; nth < 5; nth++) way.push(random(3) === 0 ? step(DIRECTIONS[random(DIRECTIONS.length)]!) : items[random(items.length)]!);
	return [...way, ...ends];
}
