import { legal, moveName, type Path, type Ruleset } from '@x/core';
import { compile } from '@x/core/compile';
import { chess } from '@x/games/chess';
import { describe, expect, test } from 'vitest';
import { resolve, stringify } from '../src/index.js';

/** Chess in which a rook may also swap places with a neighbour, and says so by a mark or not. */
const swapping = (marks: readonly Path[]): Ruleset => ({
	...chess.rules,
	paths: {
		...chess.rules.paths,
		rook: {
			any: [
				chess.rules.paths.rook!,
				{
					each: [
						[0, 1],
						[1, 0],
					],
					as: 'swap',
					path: {
						seq: [
							{ step: { bound: 'swap' } },
							{ test: { is: 'at', a: { who: 'enemy' } } },
							{ do: { land: true, leave: { of: 'at' } } },
							...marks,
						],
					},
				},
			],
		},
	},
	start: {
		...chess.rules.start,
		pieces: [...chess.rules.start.pieces.filter(({ at: [, rank] }) => rank !== 1), { at: [0, 1], piece: { side: 'black', kind: 'N' } }],
	},
});

describe('moves that coordinates do not tell apart', () => {
	test.each([
		['a mark', [{ mark: 'swap' }], ['a1a2', 'a1a2:swap']],
		['the content of a cell', [], ['a1a2:a1=', 'a1a2:a1=n']],
	] as const)('are written with %s, and read again', (_, marks, names) => {
		const { start } = compile(swapping(marks), chess.names);
		const found = legal(start).filter(({ kind, to }) => kind === 'R' && to === 8);
		expect(found.map(moveName).sort()).toEqual(names);
		for (const move of found) {
			const text = stringify(move, start, { notation: 'uci' });
			expect(text).toBe(moveName(move));
			expect(moveName(resolve(text, start))).toBe(text);
		}
	});
});
