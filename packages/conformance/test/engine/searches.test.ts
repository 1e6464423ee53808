import { legal, type Move, setupOf, validate } from '@x/core';
import { any, arrive, at, board, each, land, loop, orthogonals, ruleset, seq, side, step, turns } from '@x/core/build';
import { compile } from '@x/core/compile';
import { type ReferenceMove, reference } from '@x/core/reference';
import { isSearch } from '@x/core/src/rules/search-loop';
import type { Path, Ruleset, Setup, Vec } from '@x/core/src/rules/types';
import { type Random, randomFrom } from '@x/core/testing';
import { describe, expect, test } from 'vitest';

const open: Path = at({ who: 'empty' });
const kings: readonly Vec[] = [...orthogonals, [1, 1], [1, -1], [-1, -1], [-1, 1]];

/** A game on a small board in which one kind moves by a loop, and others stand in its way. */
const gameOf = (path: Path): Ruleset =>
	ruleset({
		space: { ...board(3, 3), maps: { turn: kings.map((one) => [one, [[one[1]!, -Number(one[0]!)], one]]) } },
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: { M: { moves: 'M' }, S: { moves: 'S' } },
		vars: { rounds: { start: 0, life: 'walk' } },
		paths: { M: path, S: any() },
		turn: turns('white', 'black'),
	});

/** A random round, in one direction of several or in that of the round before, turned. */
function randomRound(random: Random): Path {
	// Branches multiply with each direction, and the literal loop walks them all.
	const first = random(kings.length);
	const vectors = [kings[first]!, kings[(first + 1 + random(kings.length - 1)) % kings.length]!];
	const tests = random(3) === 0 ? [] : [open];
	const lands = random(2) === 0 ? [land()] : [];
	const plain = each(vectors, 'd', seq(step('d'), ...tests, ...lands));
	return random(3) === 0 ? each({ bound: 'd', map: 'turn' }, 'd', seq(step('d'), ...tests, ...lands)) : plain;
}

/** The path with this body of its loop. */
const pathOf = (body: Path, limits: { readonly min?: number; readonly max?: number }): Path =>
	each(kings.slice(3, 6), 'd', seq(loop(body, limits), any(seq(step('d'), arrive()), seq(step([1, 0]), open, land()))));

function randomSetup(random: Random): Setup {
	const cells = Array.from({ length: 9 }, (_, cell): Vec => [cell % 3, Math.floor(cell / 3)]);
	const mover = random(cells.length);
	return {
		pieces: cells.flatMap((cell, index) =>
			index === mover
				? [{ at: cell, piece: { side: 'white', kind: 'M' } }]
				: random(4) === 0
					? [{ at: cell, piece: { side: random(2) === 0 ? 'white' : 'black', kind: 'S' } }]
					: [],
		),
		phase: 'white',
	};
}

const textOf = ({ from, to, captured }: Move | ReferenceMove): string => JSON.stringify([from, to, captured.map(({ cell }) => cell)]);
const texts = (moves: readonly (Move | ReferenceMove)[]): string[] => [...new Set(moves.map(textOf))].sort();

describe('a loop that only moves its piece', () => {
	test('has the moves of the same loop walked branch by branch', () => {
		const random = randomFrom(3501);
		let moves = 0;
		for (let round = 0; round < 60; round++) {
			const body = randomRound(random);
			const limits = [{}, { min: 1 }, { max: 2 }, { min: 1, max: 3 }][random(4)]!;
			const [fast, slow] = [pathOf(body, limits), pathOf(seq(body, { do: { var: 'rounds', to: 0 } }), limits)];
			expect(isSearch({ loop: body, ...limits }, {})).toBe(true);
			const [rules, literal] = [gameOf(fast), gameOf(slow)];
			const [one, other, compiled] = [reference(rules), reference(literal), compile(rules)];
			for (let nth = 0; nth < 5; nth++) {
				const setup = randomSetup(random);
				const found = texts(one.legal(one.stateOf(setup)));
				expect(found).toEqual(texts(other.legal(other.stateOf(setup))));
				const position = validate(compiled, setup);
				if (!position.ok) throw new Error('Expected a position.');
				expect(texts(legal(position.value))).toEqual(texts(one.legal(one.stateOf(setupOf(position.value)))));
				moves += found.length;
			}
		}
		expect(moves).toBeGreaterThan(500);
	});

	test.each<[string, Path & { readonly loop: Path }, boolean]>([
		['of one way', { loop: seq(step([0, 1]), open) }, false],
		['of two ways', { loop: any(step([0, 1]), step([1, 0])) }, true],
		['that writes', { loop: any(step([0, 1]), { do: { var: 'rounds', add: 1 } }) }, false],
		['that leaves a piece', { loop: any(step([0, 1]), { do: { land: true, leave: { kind: 'S', side: 'own' } } }) } as never, false],
		['of two rounds or more', { loop: any(step([0, 1]), step([1, 0])), min: 2 }, false],
		['as long as possible', { loop: any(step([0, 1]), step([1, 0])), greedy: true }, false],
	])('%s', (_, path, searches) => {
		expect(isSearch(path, {})).toBe(searches);
	});
});
