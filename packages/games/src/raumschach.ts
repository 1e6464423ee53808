import type { GameDefinition, Names, PieceData, Ruleset, Setup, Vec } from '@x/core';
import { any, at, defineGame, each, extend, leap, promote, ride, seq, side, step, take } from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { layeredFen } from './parts/dialects.js';
import { chessEnds } from './parts/ends.js';
import type { WhiteAndBlack } from './parts/words.js';

const sizes = (vector: Vec): number[] => vector.map((entry) => Math.abs(Number(entry))).sort();

/** Every vector of a small cube whose three sizes are these, in any order. */
const offsets = (...expected: readonly number[]): readonly Vec[] => {
	const reach = [-2, -1, 0, 1, 2];
	const cube = reach.flatMap((x) => reach.flatMap((y) => reach.map((z): Vec => [x, y, z])));
	return cube.filter((vector) => String(sizes(vector)) === String(expected));
};

/** Through the sides, the edges and the corners of a cell. */
const sides: readonly Vec[] = offsets(0, 0, 1);
const edges: readonly Vec[] = offsets(0, 1, 1);
const corners: readonly Vec[] = offsets(1, 1, 1);

const forward: readonly Vec[] = [
	[0, 1, 0],
	[0, 0, 1],
];
const takes: readonly Vec[] = [
	[1, 1, 0],
	[-1, 1, 0],
	[1, 0, 1],
	[-1, 0, 1],
	[0, 1, 1],
];

/** Ranks of both sides from the first file on: white's, by level from A, then black's, by level from E. */
const ranks: readonly (readonly [side: string, level: number, rank: number, kinds: string])[] = [
	['white', 0, 0, 'RNKNR'],
	['white', 0, 1, 'PPPPP'],
	['white', 1, 0, 'BUQBU'],
	['white', 1, 1, 'PPPPP'],
	['black', 4, 4, 'RNKNR'],
	['black', 4, 3, 'PPPPP'],
	['black', 3, 4, 'UBQUB'],
	['black', 3, 3, 'PPPPP'],
];

const start = (): Setup => ({
	pieces: ranks.flatMap(([owner, level, rank, kinds]) =>
		[...kinds].map((kind, file): { at: Vec; piece: PieceData } => ({ at: [file, rank, level], piece: { side: owner, kind } })),
	),
	phase: 'white',
});

const rules: Ruleset = /* @__PURE__ */ (() => {
	return {
		...extend(chess.rules, {
			space: { axes: [{ extent: [0, 4] }, { extent: [0, 4] }, { extent: [0, 4] }] },
			sides: { white: side('white', [1, 1, 1]), black: side('black', [1, -1, -1]) },
			kinds: { U: { title: 'unicorn', moves: 'unicorn' } },
			flags: { castle: null },
			points: { ep: null },
			paths: {
				pawn: any(
					each(forward, 'd', seq(step('d'), at({ who: 'empty' }), promote(['Q', 'R', 'B', 'N', 'U'], 'last'))),
					leap(takes, take(promote(['Q', 'R', 'B', 'N', 'U'], 'last'))),
				),
				knight: leap(offsets(0, 1, 2)),
				bishop: ride(edges),
				rook: ride(sides),
				unicorn: ride(corners),
				queen: ride([...sides, ...edges, ...corners]),
				king: leap([...sides, ...edges, ...corners]),
			},
			start: start(),
		}),
		zones: { last: { box: [null, [4, 4], [4, 4]] } },
		// Material that cannot win on a plane may win in space.
		outcomes: chessEnds(),
	};
})();

const names: Names = /* @__PURE__ */ (() => {
	const { castling: _, enPassant: __, ...rest } = chess.names;
	return { ...rest, kinds: { ...rest.kinds, U: { letter: 'U' } }, cells: 'layers' as const };
})();

/** The sides, kinds and reasons of Raumschach. */
export interface Raumschach extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'U';
	readonly reason: Chess['reason'];
}

/**
 * Raumschach, chess in space: five levels of five ranks and files. Rooks go through the sides of cells, bishops through the edges, unicorns
 * through the corners, queens and kings through all. A pawn steps forward or, white's up and black's down, to the next level; it captures
 * through the five edges between these directions and those to the left and right. It promotes on the last rank of the last level. No
 * double step, no capture in passing, no castling.
 *
 * After F. Maack (1907) in the form of A. S. M. Dickins, A Guide to Fairy Chess, which both the arrangement (black's bishops and unicorns
 * are not reflected but turned) and the promotion follow; clocks and repetitions are those of chess.
 *
 * @example
 * import { raumschach } from '@x/games/raumschach';
 * raumschach.rules.start.pieces.length // 40
 */
export const raumschach: GameDefinition<Raumschach> = /* @__PURE__ */ defineGame({
	id: 'raumschach',
	title: 'Raumschach',
	also: ['3D chess', 'Three-dimensional chess', 'Space chess'],
	rules,
	names,
	dialects: layeredFen,
});
