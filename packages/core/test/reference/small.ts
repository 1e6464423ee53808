import { expect } from 'vitest';
import { type ReferenceGame, reference, type State } from '../../src/reference/index.js';
import { any, arrive, board, ruleset, seq, side, step, turns } from '../../src/rules/build.js';
import { checkRuleset } from '../../src/rules/check.js';
import type { Path, PieceData, Ruleset, Setup, Vec } from '../../src/rules/types.js';

/** A game of pieces named after their paths, on a board of 8 by 8. */
export function game(paths: Readonly<Record<string, Path>>, more: Partial<Ruleset> = {}): ReferenceGame {
	const rules = ruleset({
		space: board(8, 8),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: Object.fromEntries(Object.keys(paths).map((name) => [name, { moves: name }])),
		paths,
		turn: turns('white', 'black'),
		...more,
	});
	expect(checkRuleset(rules)).toEqual([]);
	return reference(rules);
}

export type Placed = readonly [number, number, string, string?, ...string[]];
export const place = (pieces: readonly Placed[], more: Partial<Setup> = {}): Setup => ({
	pieces: pieces.map(([x, y, kind, by, ...flags]): { at: Vec; piece: PieceData } => ({
		at: [x, y],
		piece: { side: by ?? 'white', kind, ...(flags.length === 0 ? {} : { flags }) },
	})),
	...more,
});
export const cell = (x: number, y: number): number => x + 8 * y;
export const still: Path = any();
export const targets = (one: ReferenceGame, state: State, from?: number): number[] =>
	one
		.legal(state)
		.filter((move) => from === undefined || move.from === from)
		.map(({ to }) => to)
		.sort((a, b) => a - b);

export function play(one: ReferenceGame, state: State, from: number, to: number): State {
	const move = one.legal(state).find((candidate) => candidate.from === from && candidate.to === to);
	if (move === undefined) throw new Error(`no move ${from}-${to}`);
	return one.apply(state, move);
}

/** One step up, onto anything that is not one's own. */
export function step2(): Path {
	return seq(step([0, 1]), arrive());
}
