import type { GameDefinition, Names, Outcome, Path, Ruleset, Setup, Vec } from '@x/core';
import {
	act,
	any,
	at,
	capture,
	defineGame,
	each,
	extend,
	is,
	land,
	leap,
	promote,
	ride,
	same,
	seq,
	setPoint,
	step,
	test,
	within,
} from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { hexagonalFen } from './parts/dialects.js';
import { chessEnds } from './parts/ends.js';

/** Files and heights count from the middle cell; a step up the file is [0, 1], to the upper right [1, 0], to the upper left [-1, 1]. */
const reach = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

/** The corners of the box that the hexagon leaves out: where the third axial coordinate is too large. */
const holes: readonly Vec[] = reach.flatMap((x) => reach.flatMap((y): Vec[] => (Math.abs(x + y) > 5 ? [[x, y]] : [])));

/** To the six cells that share a side. */
const orthogonals: readonly Vec[] = [
	[0, 1],
	[0, -1],
	[1, 0],
	[-1, 0],
	[1, -1],
	[-1, 1],
];

/** To the six cells beyond a corner. */
const diagonals: readonly Vec[] = [
	[1, 1],
	[-1, -1],
	[2, -1],
	[-2, 1],
	[1, -2],
	[-1, 2],
];

/** Two steps along one line and one more along a neighbouring one. */
const leaps: readonly Vec[] = [
	[1, 2],
	[2, 1],
	[3, -1],
	[3, -2],
	[2, -3],
	[1, -3],
	[-1, -2],
	[-2, -1],
	[-3, 1],
	[-3, 2],
	[-2, 3],
	[-1, 3],
];

const takes: readonly Vec[] = [
	[1, 0],
	[-1, 1],
];

const pawn = (): Path => {
	const empty = at({ who: 'empty' });
	const below = { from: 'at', by: [0, -1] } as const;
	return any(
		seq(step([0, 1]), empty, promote(['Q', 'R', 'B', 'N'], 'last')),
		seq(test(within('home', 'origin')), step([0, 1]), empty, act(setPoint('ep', 'at')), step([0, 1]), empty, land()),
		each(takes, 'd', seq(step('d'), at({ who: 'enemy' }), capture(), promote(['Q', 'R', 'B', 'N'], 'last'))),
		each(
			takes,
			'd',
			seq(step('d'), test(same('at', { point: 'ep' })), empty, test(is(below, { who: 'enemy', kind: ['P'] })), capture(below), land()),
		),
	);
};

/** White's pieces on their files, each with its height; Black's are their reflections. */
const first: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
	K: [[1, -5]],
	Q: [[-1, -4]],
	R: [
		[-3, -2],
		[3, -5],
	],
	N: [
		[-2, -3],
		[2, -5],
	],
	B: [
		[0, -5],
		[0, -4],
		[0, -3],
	],
	P: [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((x): [number, number] => [x, x < 0 ? -1 : -1 - x]),
};

const start = (): Setup => ({
	pieces: Object.entries(first).flatMap(([kind, cells]) =>
		cells.flatMap(([x, y]) => [
			{ at: [x, y], piece: { side: 'white', kind } },
			{ at: [x, -x - y], piece: { side: 'black', kind } },
		]),
	),
	phase: 'white',
});

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...extend(chess.rules, {
		space: { axes: [{ extent: [-5, 5] }, { extent: [-5, 5] }], holes },
		// Black's view is the reflection that keeps the files: a height from below becomes a height from above.
		sides: {
			white: {
				frame: {
					matrix: [
						[1, 0],
						[0, 1],
					],
					mirror: [0, 0],
				},
			},
			black: {
				frame: {
					matrix: [
						[1, 0],
						[-1, -1],
					],
					mirror: [0, 0],
				},
			},
		},
		flags: { castle: null },
		paths: {
			pawn: pawn(),
			knight: leap(leaps),
			bishop: ride(diagonals),
			rook: ride(orthogonals),
			queen: ride([...orthogonals, ...diagonals]),
			king: leap([...orthogonals, ...diagonals]),
		},
		start: start(),
	}),
	// Other material that cannot win on squares may win on hexagons.
	outcomes: chessEnds().map(
		(outcome): Outcome => (outcome.id === 'stalemate' ? { ...outcome, result: { points: [0.25, 0.75] } } : outcome),
	),
	zones: { home: { cells: first.P! }, last: { cells: reach.map((x): Vec => [x, x < 0 ? 5 : 5 - x]) } },
}))();

const names: Names = /* @__PURE__ */ (() => {
	const { castling: _, ...rest } = chess.names;
	return { ...rest, cells: 'hex' as const };
})();

/** The sides, kinds and reasons of Gliński’s Hexagonal. */
export interface Glinski extends Chess {}

/**
 * Gliński's hexagonal chess: 91 cells, three bishops, nine pawns. A pawn steps up its file and captures to the two upper neighbours; from
 * every cell where an own pawn began it may step twice, and it promotes where a file ends. No castling. Stalemate gives three quarters of a
 * point to the side that stalemates.
 *
 * After W. Gliński, Rules of Hexagonal Chess (1973), as told by D. B. Pritchard, The Encyclopedia of Chess Variants (1994); clocks and
 * repetitions are those of chess. Files are a to l without j, ranks count from the lower end of each file.
 *
 * @example
 * import { glinski } from '@x/games/glinski';
 * 11 * 11 - (glinski.rules.space.holes ?? []).length // 91
 */
export const glinski: GameDefinition<Glinski> = /* @__PURE__ */ defineGame({
	id: 'glinski',
	title: 'Gliński’s Hexagonal',
	also: ['Hexagonal chess', 'Hex chess', 'Glinski’s chess'],
	rules,
	names,
	dialects: hexagonalFen,
});
