import { apply, inCheck, legal, outcome, type Position, perft } from '@x/core';
import { compile } from '@x/core/compile';
import { reference, type State } from '@x/core/reference';
import { checkRuleset } from '@x/core/src/rules/check';
import type { Ruleset, Setup } from '@x/core/src/rules/types';
import { expect } from 'vitest';
import { moveText } from '../games.js';

const HALF_TURNED = [
	[-1, 0],
	[0, -1],
];

/** A board of 5 × 4 on which nothing is yet; what a case says stands in its place. */
export function small(parts: Partial<Omit<Ruleset, 'start'>> & { readonly start?: Partial<Setup> }): Ruleset {
	const { start, ...rest } = parts;
	return {
		version: 2,
		sideOrder: ['white', 'black'],
		space: { axes: [{ extent: [0, 4] }, { extent: [0, 3] }] },
		zones: {},
		sides: {
			white: {
				team: 'white',
				frame: {
					matrix: [
						[1, 0],
						[0, 1],
					],
				},
				threat: 'white',
			},
			black: { team: 'black', frame: { matrix: HALF_TURNED }, threat: 'black' },
		},
		kinds: { K: { moves: 'king' }, A: { moves: 'a' } },
		flags: {},
		stores: {},
		points: {},
		vars: {},
		traces: {},
		defs: {},
		royal: { is: 'at', a: { kind: ['K'] } },
		after: [],
		forbid: [],
		prefer: [],
		outcomes: [{ id: 'stuck', when: 'stuck', result: 'loss' }],
		turn: {
			start: 'white',
			phases: { white: { side: 'white', next: [{ to: 'black' }] }, black: { side: 'black', next: [{ to: 'white' }] } },
		},
		...rest,
		paths: {
			king: { each: [[0, 1]], as: 'd', path: { seq: [{ step: { bound: 'd' } }, { do: { land: true } }] } },
			a: { seq: [{ step: [1, 0] }, { do: { land: true } }] },
			...rest.paths,
		},
		start: { pieces: [], ...start },
	};
}

/** Asks both engines the same along every game of `plies` plies; hands back the moves and the outcome of the first position. */
export function compared(ruleset: Ruleset, plies = 2): { readonly moves: readonly string[]; readonly outcome: unknown } {
	expect(checkRuleset(ruleset)).toEqual([]);
	const game = compile(ruleset);
	const definition = reference(ruleset);
	const visit = (at: Position, state: State, left: number, where: string): void => {
		expect(outcome(at, { claims: true }), `outcome${where}`).toEqual(definition.outcome(state, { claims: true }));
		const moves = legal(at);
		const literal = definition.legal(state);
		const texts = literal.map(moveText);
		expect(moves.map(moveText).sort(), `moves${where}`).toEqual([...texts].sort());
		expect(perft(at, 1), `count${where}`).toBe(moves.length);
		if (moves.length <= 20)
			expect(perft(at, 2), `count of replies${where}`).toBe(moves.reduce((sum, move) => sum + legal(apply(at, move)).length, 0));
		expect(inCheck(at), `check${where}`).toBe(definition.inCheck(state));
		if (left === 0) return;
		for (const move of moves) {
			const text = moveText(move);
			// Of two moves that differ only outside the board, nothing tells which is which.
			if (texts.indexOf(text) !== texts.lastIndexOf(text)) continue;
			visit(apply(at, move), definition.apply(state, literal[texts.indexOf(text)]!), left - 1, `${where} ${text}`);
		}
	};
	visit(game.start, definition.start(), plies, '');
	const named = legal(game.start).map(
		({ from, to, kind, marks }) => `${kind}${from ?? ''}-${to}${marks.map((mark) => ` ${mark}`).join('')}`,
	);
	return { moves: named.sort(), outcome: outcome(game.start) };
}

/** Plays a line of moves, given as `0-1`, in both engines, which say the same all along; hands back what holds at its end. */
export function along(ruleset: Ruleset, line: readonly string[]): { readonly moves: readonly string[]; readonly outcome: unknown } {
	expect(checkRuleset(ruleset)).toEqual([]);
	const definition = reference(ruleset);
	let at = compile(ruleset).start;
	let state = definition.start();
	for (let ply = 0; ; ply++) {
		const where = line.slice(0, ply).join(' ');
		const moves = legal(at);
		expect(outcome(at), `outcome ${where}`).toEqual(definition.outcome(state));
		expect(moves.map(moveText), `moves ${where}`).toEqual(definition.legal(state).map(moveText));
		expect(perft(at, 1), `count ${where}`).toBe(moves.length);
		expect(perft(at, 2), `count of replies ${where}`).toBe(moves.reduce((sum, move) => sum + legal(apply(at, move)).length, 0));
		const named = moves.map(({ from, to }) => `${from ?? ''}-${to}`);
		if (ply === line.length) return { moves: named.sort(), outcome: outcome(at) };
		const move = moves[named.indexOf(line[ply]!)]!;
		state = definition.apply(state, definition.legal(state).find((other) => moveText(other) === moveText(move))!);
		at = apply(at, move);
	}
}
