import { freezeDeep } from '../frozen.js';
import type { GameDefinition } from '../game-definition.js';
import type { PieceData, Ruleset, Setup, Vec } from '../types.js';

type Needed = 'space' | 'sides' | 'kinds' | 'paths' | 'turn';

/**
 * A ruleset from the parts that every game must have. All other parts are empty: there are no royal pieces, and the board starts empty. The
 * first side starts, unless `sideOrder` is given.
 *
 * @example
 * import { board, leap, neighbours, ruleset, side, turns } from '@x/core/build';
 * ruleset({
 * 	space: board(8, 8),
 * 	sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
 * 	kinds: { M: { moves: 'mann' } },
 * 	paths: { mann: leap(neighbours) },
 * 	turn: turns('white', 'black'),
 * });
 */
export const ruleset = (parts: Pick<Ruleset, Needed> & Partial<Omit<Ruleset, Needed | 'version'>>): Ruleset => ({
	version: 2,
	sideOrder: startingFirst(parts),
	zones: {},
	flags: {},
	stores: {},
	points: {},
	vars: {},
	traces: {},
	defs: {},
	royal: { some: [] },
	after: [],
	forbid: [],
	prefer: [],
	outcomes: [],
	start: { pieces: [] },
	...parts,
});

/** The side of the starting phase, then the others by name. */
const startingFirst = ({ sides, turn }: Pick<Ruleset, 'sides' | 'turn'>): string[] => {
	const starts = turn.phases[turn.start]?.side;
	const names = Object.keys(sides).sort();
	return [...names.filter((name) => name === starts), ...names.filter((name) => name !== starts)];
};

/**
 * Two phases that alternate, each named like its side.
 *
 * @example
 * turns('white', 'black').start // 'white'
 */
export const turns = (first: string, second: string, also: readonly string[] = []): Ruleset['turn'] => {
	const walks = also.length === 0 ? {} : { also };
	return {
		start: first,
		phases: { [first]: { side: first, ...walks, next: [{ to: second }] }, [second]: { side: second, ...walks, next: [{ to: first }] } },
	};
};

/**
 * Pieces from a drawing: last row first, one character per cell, `.` for none, cells from zero.
 *
 * @example
 * placed(['r.', '.R'], (letter) => ({ side: letter === 'R' ? 'white' : 'black', kind: 'R' })).length // 2
 */
export const placed = (rows: readonly string[], piece: (letter: string, at: Vec) => PieceData): Setup['pieces'] =>
	rows
		.map((text, index) => ({ text, y: rows.length - 1 - index }))
		.sort((a, b) => a.y - b.y)
		.flatMap(({ text, y }) =>
			[...text].flatMap((letter, x) => (letter === '.' || letter === ' ' ? [] : [{ at: [x, y], piece: piece(letter, [x, y]) }])),
		);

/**
 * A definition that cannot be changed, with all of its parts: a program that imports it cannot break it for others. `structuredClone` makes a copy that
 * can be changed.
 *
 * @example
 * import { defineGame } from '@x/core/build';
 * import { chess } from '@x/games/chess';
 * const mine = defineGame({ ...chess, id: 'mine', title: 'Mine' });
 * Object.isFrozen(mine.rules.kinds) // true
 */
export const defineGame = (definition: GameDefinition): GameDefinition => freezeDeep(definition);
