import type { CellRef, Cond, GameDefinition, Names, Path, PieceExpr, Ruleset, Vec } from '@x/core';
import {
	act,
	all,
	any,
	at,
	attacked,
	before,
	capture,
	compare,
	count,
	defineGame,
	diagonals,
	extend,
	go,
	is,
	land,
	leap,
	mark,
	neighbours,
	not,
	oblique,
	orthogonals,
	ride,
	seq,
	set,
	side,
	some,
	step,
	test,
	within,
} from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { layeredFen } from './parts/dialects.js';
import { chessEnds } from './parts/ends.js';
import { clocks } from './parts/orthodox.js';

/** The boards' names, as zones. */
const boards = ['A', 'B'];

/** The cell on the other board that lies as this one does. */
const behind = (cell: CellRef): CellRef => ({ from: cell, by: [0, 0, 1] });
const flat = (vectors: readonly Vec[]): readonly Vec[] => vectors.map((vector) => [...vector, 0]);
const empty = at({ who: 'empty' });

/** On the board where the move is played, taken for itself, no own royal is attacked. */
const legalHere: Path = test(
	all(
		...boards.map((board) =>
			some(not(within(board)), compare(count({ who: 'friend', kind: ['K'] }, { zone: board, if: attacked('at') }), '=', 0)),
		),
	),
);

/** The piece goes to the other board, where the cell must be free. */
const transfer = (): Path =>
	seq(test(is(behind('at'), { who: 'empty' })), act(set('at', 'none')), go(behind('at')), act(set('at', 'mover')));

const through = (as?: PieceExpr): Path => seq(land(as === undefined ? {} : { as }), legalHere, transfer());
const arriving = (ending: Path): Path => any(seq(empty, ending), hitting(ending));
const hitting = (ending: Path): Path => seq(at({ who: 'enemy' }), capture(), ending);

const plain = through();
const arrive = arriving(plain);
const forward = step([0, 1, 0]);
const promoting: Path = any(
	seq(test(not(within('last'))), plain),
	...['Q', 'R', 'B', 'N'].map((kind) => seq(test(within('last')), through({ kind, side: 'own' }))),
);

/** Orthodox on the first board. Both pieces change boards, so both of their targets there must be empty. */
function castle(direction: 1 | -1, distance: number, name: string): Path {
	const away = (steps: number): CellRef => ({ from: 'origin', by: [direction * steps, 0, 0] });
	const safe = (cell: CellRef): Cond => not(attacked(cell));
	return seq(
		test(is('origin', { flag: 'castle' })),
		test(is(away(distance), { who: 'friend', kind: ['R'], flag: 'castle' })),
		...Array.from({ length: distance - 1 }, (_, index) => test(is(away(index + 1), { who: 'empty' }))),
		...[away(1), away(2)].map((cell) => test(is(behind(cell), { who: 'empty' }))),
		...['origin' as const, away(1)].map((cell) => test(safe(cell))),
		go(away(2)),
		mark(name),
		act(set(away(1), { of: away(distance) })),
		act(set(away(distance), 'none')),
		land(),
		legalHere,
		act(set(behind(away(1)), { of: away(1) })),
		act(set(away(1), 'none')),
		transfer(),
	);
}

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...extend(chess.rules, {
		space: { axes: [...chess.rules.space.axes, { extent: [0, 1], wrap: true }] },
		sides: { white: side('white', [1, 1, 1]), black: side('black', [1, -1, 1]) },
		points: { ep: null },
		paths: {
			pawn: any(
				seq(forward, empty, promoting),
				seq(test(within('second', 'origin')), forward, empty, forward, empty, plain),
				leap(
					flat([
						[1, 1],
						[-1, 1],
					]),
					hitting(promoting),
				),
			),
			knight: leap(flat(oblique(1, 2)), arrive),
			bishop: ride(flat(diagonals), arrive),
			rook: ride(flat(orthogonals), arrive),
			queen: ride(flat(neighbours), arrive),
			king: any(leap(flat(neighbours), arrive), castle(1, 3, 'short'), castle(-1, 4, 'long')),
		},
		start: { pieces: chess.rules.start.pieces.map(({ at: cell, piece }) => ({ at: [...cell, 0], piece })) },
	}),
	zones: {
		second: { box: [null, [1, 1], null] },
		last: { box: [null, [7, 7], null] },
		A: { box: [null, null, [0, 0]] },
		B: { box: [null, null, [1, 1]] },
	},
	// A pawn that promotes has become another piece when it goes through.
	after: clocks(['P'], before(is('origin', { kind: ['P'] }))),
	// Material that cannot win on one board may win on two.
	outcomes: chessEnds(),
}))();

const names: Names = /* @__PURE__ */ (() => {
	const { enPassant: _, ...rest } = chess.names;
	return { ...rest, cells: 'layers' as const };
})();

/** The sides, kinds and reasons of Alice. */
export interface Alice extends Chess {}

/**
 * Alice chess: two boards, A with the orthodox start and B empty. A move is played as in chess on the board where the piece stands, as if
 * that were the only one; then the piece goes through to the same cell of the other board, which must be free. So a piece captures on its
 * own board only, and can stand between on the other one. A king may not be attacked before it goes through, nor afterwards. King and rook
 * go through together when they castle; there is no capture in passing.
 *
 * After V. R. Parton (1953), as described by D. B. Pritchard, The Encyclopedia of Chess Variants (1994), and on chessvariants.com; that a piece
 * may interpose from the other board follows the model game there. The third axis is the board: Ae2 goes to Be4.
 *
 * @example
 * import { alice } from '@x/games/alice';
 * alice.rules.space.axes.map((axis) => axis.extent[1]) // [7, 7, 1]
 */
export const alice: GameDefinition<Alice> = /* @__PURE__ */ defineGame({
	id: 'alice',
	title: 'Alice',
	also: ['Alice chess', 'Looking-glass chess'],
	rules,
	names,
	dialects: layeredFen,
});
