import { chess } from '../../presets/chess.js';
import {
	act,
	any,
	at,
	board,
	capture,
	diagonals,
	go,
	is,
	land,
	leap,
	neighbours,
	not,
	oblique,
	orthogonals,
	ride,
	royalAttacked,
	seq,
	set,
	side,
	step,
	test,
	within,
} from '../../ruleset/build.js';
import type { CellRef, Path, Ruleset, Vec } from '../../ruleset/types.js';

/** The same cell of the other board. */
const mirror: CellRef = { from: 'at', by: [0, 0, 1] };
const flat = (vectors: readonly Vec[]): readonly Vec[] => vectors.map((vector) => [...vector, 0]);

/** Land, be safe here, then go through to the other board, where the cell must be free. */
const through: Path = seq(
	land(),
	test(not(royalAttacked('own'))),
	test(is(mirror, { who: 'empty' })),
	act(set('at', 'none')),
	go(mirror),
	act(set('at', 'mover')),
);
const empty = at({ who: 'empty' });
const hit = seq(at({ who: 'enemy' }), capture(), through);
const arrive = any(seq(empty, through), hit);
const forward = step([0, 1, 0]);

/**
 * Alice chess: two boards, one behind the other; a move must be legal on its board before it is carried to the other.
 * After V. R. Parton, without castling, promotion and capture in passing; checked against the published short mate.
 */
export const alice: Ruleset = {
	...chess,
	space: { axes: [...board(8, 8).axes, { extent: [0, 1], wrap: true }] },
	zones: { second: { box: [null, [1, 1], null] } },
	sides: { white: side('white', [1, 1, 1]), black: side('black', [1, -1, 1]) },
	flags: {},
	points: {},
	vars: {},
	paths: {
		pawn: any(
			seq(forward, empty, through),
			seq(test(within('second', 'origin')), forward, empty, forward, empty, through),
			leap(
				[
					[1, 1, 0],
					[-1, 1, 0],
				],
				hit,
			),
		),
		knight: leap(flat(oblique(1, 2)), arrive),
		bishop: ride(flat(diagonals), arrive),
		rook: ride(flat(orthogonals), arrive),
		queen: ride(flat(neighbours), arrive),
		king: leap(flat(neighbours), arrive),
	},
	after: [],
	outcomes: [
		{ id: 'checkmate', when: 'stuck', if: royalAttacked('own'), result: 'loss' },
		{ id: 'stalemate', when: 'stuck', result: 'draw' },
	],
	start: {
		pieces: chess.start.pieces.map(({ at, piece: { side, kind } }) => ({ at: [...at, 0], piece: { side, kind } })),
	},
};
