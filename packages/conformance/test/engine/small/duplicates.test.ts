import { apply, find, legal, moveName, perft } from '@x/core';
import { isSame } from '@x/core/build';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import type { Effect, Hook, Path } from '@x/core/src/rules/types';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { compared, small } from './compare.js';
import { empty, enemy, land, men, phases, safe, steps } from './parts.js';

const ahead = (...then: readonly Path[]): Path => steps([[1, 0]], land, ...then);
const declare: Effect = { end: 'draw', id: 'declared' };
const marked: Hook['if'] = { same: [{ mark: 'm' }, { mark: 'm' }] };

/** A ruleset whose pieces of kind A have two walks that do the same. */
const twoWalks = (first: Path, second: Path, after: readonly Hook[] = []) =>
	small({
		paths: { king: ahead(), a: { any: [first, second] } },
		after,
		start: { pieces: men('A a1', 'k e4') },
	});

describe('walks that do the same', () => {
	const mark: Path = { mark: 'm' };
	it.each([
		['the first', ahead(mark), ahead()],
		['the second', ahead(), ahead(mark)],
	] as const)('are one move, and hooks see the mark that %s of them set', (_, first, second) => {
		const hooks: readonly Hook[] = [{ id: 'promote', if: marked, do: [{ set: 'at', to: { kind: 'K', side: 'own' } }] }];
		const ruleset = twoWalks(first, second, hooks);
		expect(compared(ruleset).moves).toEqual(['A0-1 m']);
		const definition = reference(ruleset);
		const [move] = definition.legal(definition.start());
		expect(move?.writes.map(({ piece }) => piece?.kind)).toEqual([undefined, 'K']);
	});

	it('are one move where both capture the piece behind a point, and one of them asks for its kind', () => {
		const { rules } = games.chess;
		const pawn = rules.paths.pawn!;
		const isBehind = (value: unknown): boolean =>
			isSame(value, { test: { is: { from: 'at', by: [0, -1] }, a: { who: 'enemy', kind: ['P'] } } });
		const doubled = (part: unknown): unknown => {
			if (typeof part !== 'object' || part === null) return part;
			if (isBehind(part)) return { any: [part, { seq: [] }] };
			if (Array.isArray(part)) return part.map(doubled);
			return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, doubled(value)]));
		};
		const twice = doubled(pawn) as Path;
		const ruleset = { ...rules, paths: { ...rules.paths, pawn: twice } };
		const definition = reference(ruleset);
		let [at, state] = [compile(ruleset).start, definition.start()];
		for (const name of ['e2e4', 'a7a6', 'e4e5', 'd7d5']) {
			const move = legal(at).find((one) => moveName(one) === name)!;
			state = definition.apply(state, definition.legal(state).find(({ from, to }) => from === move.from && to === move.to)!);
			at = apply(at, move);
		}
		expect(legal(at)).toHaveLength(definition.legal(state).length);
		expect(perft(at, 1)).toBe(definition.legal(state).length);
	});

	it('stay two moves where one of them declares the end of the game', () => {
		expect(compared(twoWalks(ahead(), ahead({ do: declare })), 0).moves).toEqual(['A0-1', 'A0-1']);
	});

	it('stay two moves where one of them begins nowhere, picks the piece and declares the end of the game', () => {
		const ruleset = small({
			paths: {
				king: ahead(),
				a: ahead(),
				more: { seq: [{ pick: { who: 'friend', kind: ['A'] }, origin: true }, ahead({ do: declare })] },
			},
			turn: phases({ also: ['more'] }),
			start: { pieces: men('A a1', 'k e4') },
		});
		expect(compared(ruleset, 0).moves).toEqual(['A0-1', 'A0-1']);
	});

	describe('where tables have one of them, and the royal must be safe', () => {
		const leap = steps(
			[
				[1, 0],
				[0, 1],
				[1, 1],
				[-1, 1],
			],
			{ any: [empty, { seq: [enemy, { do: { capture: 'at' } }] }] },
			land,
		);
		const walk: Path = {
			seq: [{ loop: { each: [[1, 0]], as: 'w', path: { seq: [{ step: { bound: 'w' } }, mark, empty] } }, max: 1 }, land],
		};
		// A move of tables that a walk replaces is known to be legal. The walks listed after it are not.
		const ruleset = small({
			paths: { a: { any: [walk, leap] }, king: steps([[1, 1]], mark, empty, land) },
			forbid: safe,
			start: { pieces: men('K a1', 'A b1', 'k e4', 'a c3') },
		});

		it('the moves of other pieces are still tried', () => {
			expect(compared(ruleset).moves).toEqual(['A1-2 m', 'A1-5', 'A1-6', 'A1-7']);
		});

		it('are one move for queries by target, too', () => {
			const { start } = compile(ruleset);
			const named = (list: readonly { readonly to: number; readonly marks: readonly string[] }[]): string[] =>
				list.map(({ to, marks }) => `${to} ${marks}`);
			for (const { to } of legal(start)) expect(named(find(start, { to }))).toEqual(named(legal(start).filter((move) => move.to === to)));
		});
	});
});
