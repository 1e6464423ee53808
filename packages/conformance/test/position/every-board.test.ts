import * as core from '@x/core';
import {
	type AnyMove,
	type AnyPosition,
	type CellLikeOf,
	type CellOf,
	type DescriptionOf,
	type MoveLikeOf,
	type MoveOf,
	type Position,
	position,
	type Setup,
	type Vec,
} from '@x/core';
import { compile } from '@x/core/compile';
import { type PlaneMove, type PlanePosition, plane } from '@x/plane';
import { planeRules } from '@x/plane/rules';
import { describe, expect, expectTypeOf, it } from 'vitest';

/** A position of one of the boards, and how a row of the table writes and reads its cells. */
interface Board<P extends AnyPosition> {
	readonly position: P;
	readonly game: P['game'];
	cell(x: number, y: number): CellLikeOf<P>;
	from(from: CellLikeOf<P>, to?: CellLikeOf<P>): DescriptionOf<P>;
	vec(cell: CellOf<P>): Vec;
}

const piece = (side: string, kind: string, x: number, y: number) => ({ at: [x, y], piece: { side, kind } });
const rules = planeRules({
	border: [1, 8, 1, 8],
	moveRule: 100,
	promotions: { white: { rows: [8], kinds: ['Q', 'N'] }, black: { rows: [1], kinds: ['Q', 'N'] } },
});
const setup: Setup = {
	pieces: [
		piece('white', 'K', 1, 1),
		piece('white', 'R', 5, 4),
		piece('white', 'P', 8, 7),
		{ at: [2, 2], piece: { side: 'white', kind: 'P', flags: ['right'] } },
		piece('black', 'K', 5, 8),
		piece('black', 'P', 3, 4),
		piece('black', 'N', 7, 7),
	],
	phase: 'black',
	vars: { halfmove: 3 },
};

/** The same rules and the same setup on both boards. */
const bounded: Board<Position> = (() => {
	const game = compile(rules);
	return {
		game,
		position: position(game, setup),
		cell: (x, y) => game.cell([x, y]),
		from: (from, to) => ({ from, to }),
		vec: (cell) => game.vecOf(cell),
	};
})();
const unbounded: Board<PlanePosition> = (() => {
	const game = plane(rules);
	return { game, position: position(game, setup), cell: (x, y) => [x, y], from: (from, to) => ({ from, to }), vec: (cell) => cell };
})();

const byText = <T>(list: readonly T[]): T[] => [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** A move as the same data on both boards. */
const moveData = <P extends AnyPosition>({ vec }: Board<P>, { from, to, kind, side, promotion, captured, marks, phase }: MoveOf<P>) => ({
	from: vec(from as CellOf<P>),
	to: vec(to as CellOf<P>),
	...{ kind, side, promotion, marks, phase },
	captured: captured.map((one) => ({ ...one, cell: vec(one.cell as CellOf<P>) })),
});
const moveList = <P extends AnyPosition>(board: Board<P>, moves: readonly MoveOf<P>[]) =>
	byText(moves.map((move) => moveData(board, move)));

/** A setup without what is empty, and its pieces in order. */
const setupData = ({ pieces, points, vars, phase, ended }: Setup) => ({ pieces: byText(pieces), points, vars, phase, ended });

/** The coordinates of a cell, from its name. */
const nameToVec = <P extends AnyPosition>({ game }: Board<P>, name: string): Vec =>
	'cellNamed' in game ? (game as unknown as core.Game).vecOf((game as unknown as core.Game).cell(name)) : name.split(',').map(Number);

const moved = <P extends AnyPosition>({ position, cell, from }: Board<P>): readonly [MoveOf<P>, P] => {
	const [move] = core.find(position, from(cell(5, 8), cell(6, 8)));
	return [move!, core.apply(position, move!) as P];
};

/** Every function of core that works on every board, applied to a board. Its answers must be equal on both boards. */
const VERBS: Readonly<Record<string, <P extends AnyPosition>(board: Board<P>) => unknown>> = {
	apply: (board) => setupData(core.setupOf(moved(board)[1])),
	attackers: (board) => byText(core.attackers(board.position, board.cell(5, 8), 'white').map((cell) => board.vec(cell))),
	checkers: (board) => core.checkers(board.position).map((cell) => board.vec(cell)),
	destinations: (board) =>
		byText(
			[...core.destinations(board.position)].map(([from, targets]) => [
				nameToVec(board, from),
				byText(targets.map((target) => nameToVec(board, target))),
			]),
		),
	divide: ({ position }) => byText([...core.divide(position, 2).values()]),
	find: (board) => moveList(board, core.find(board.position, board.from(board.cell(7, 7)))),
	hasLegalMove: ({ position }) => core.hasLegalMove(position),
	history: (board) => core.history(moved(board)[1]).map((at) => core.turn(at)),
	inCheck: ({ position }) => [core.inCheck(position), core.inCheck(position, 'white')],
	inHand: ({ position }) => core.inHand(position, 'white'),
	isDecided: ({ position }) => core.isDecided(position),
	isLegal: (board) => {
		const [move, after] = moved(board);
		return [core.isLegal(board.position, move), core.isLegal(after, move)];
	},
	key: (board) => {
		const [, after] = moved(board);
		return [core.key(after) === core.key(board.position), core.key(after) === core.key(moved(board)[1])];
	},
	lastMove: (board) => [core.lastMove(board.position), moveData(board, core.lastMove(moved(board)[1])!)],
	legal: (board) => moveList(board, core.legal(board.position)),
	legalFrom: (board) => moveList(board, core.legalFrom(board.position, board.cell(7, 7))),
	moveName: (board) => new Set(core.legal(board.position).map((move) => core.moveName(move))).size,
	outcome: (board) => [core.outcome(board.position), core.outcome(moved(board)[1], { claims: true })],
	perft: ({ position }) => [1, 2, 3].flatMap((depth) => [core.perft(position, depth), core.perft(position, depth, { unit: 'turn' })]),
	pieceAt: ({ position, cell }) => [core.pieceAt(position, cell(5, 4)), core.pieceAt(position, cell(5, 5))],
	pieces: (board) => byText(core.pieces(board.position).map(({ cell, piece }) => ({ cell: board.vec(cell), piece }))),
	pointAt: (board) => {
		const [, after] = moved(board);
		const next = core.apply(after, core.find(after, board.from(board.cell(2, 2), board.cell(2, 4)) as never)[0]! as never);
		return [after, next].map((at) => {
			const point = core.pointAt(at, 'ep');
			return point === undefined ? undefined : board.vec(point);
		});
	},
	position: ({ game }) => setupData(core.setupOf(core.position(game, setup))),
	previous: (board) => [core.previous(board.position), core.previous(moved(board)[1]) === board.position],
	restore: (board) => {
		const [, after] = moved(board);
		const read = core.restore(board.game, JSON.parse(JSON.stringify(after)));
		const wrong = core.restore(board.game, { ...core.save(after), hash: '' });
		return [read.ok && core.key(read.value) === core.key(after), wrong.ok || wrong.problems.map(({ code }) => code)];
	},
	sameMove: (board) => {
		const [one, other] = core.legal(board.position);
		return [core.sameMove<AnyMove>(one!, one!), core.sameMove<AnyMove>(one!, other!), core.sameMove<AnyMove>(one!, moved(board)[0])].slice(
			0,
			2,
		);
	},
	save: (board) => {
		const { start, moves, ...rest } = core.save(moved(board)[1]);
		return [setupData(core.setupOf(core.position(board.game, start!))), moves.length, rest];
	},
	setupOf: ({ position }) => setupData(core.setupOf(position)),
	toMove: (board) => {
		const from = (x: number, y: number, toX: number, toY: number, promotion?: string) =>
			core.toMove(board.position, { from: board.cell(x, y), to: board.cell(toX, toY), ...(promotion && { promotion }) } as never);
		const { position } = board;
		const read = [
			from(5, 8, 6, 8),
			from(7, 7, 8, 5, 'Q'),
			from(5, 8, 5, 6),
			from(7, 7, 8, 5, 'Z'),
			core.toMove(position, 'x'),
			core.toMove(position, core.moveName(core.lastMove(moved(board)[1])!)),
		];
		return read.map((one) => (one.ok ? moveData(board, one.value) : one.problems.map(({ code, path }) => `${code} ${path}`)));
	},
	turn: (board) => [core.turn(board.position), core.turn(moved(board)[1])],
	validate: ({ game }) => {
		const read = core.validate(game, { pieces: [piece('white', 'no kind', 1, 1), piece('white', 'K', 99, 1)] });
		return read.ok || read.problems.map(({ code, path }) => `${code} ${path}`);
	},
	variable: (board) => [core.variable(board.position, 'halfmove'), core.variable(moved(board)[1], 'halfmove')],
};

/** Functions of core for bounded boards; `misuse.test.ts` checks that they refuse the plane. */
const BOUNDED = ['castlingRights', 'findUnique', 'moveNameParts', 'moveQuery', 'movesTo', 'playthrough'];

describe('the functions of @x/core', () => {
	it('work on every board, or are known as functions for bounded boards', () => {
		const functions = Object.entries(core).flatMap(([name, value]) =>
			typeof value === 'function' && !/^[A-Z]/.test(name) && name !== 'parseSetup' ? [name] : [],
		);
		expect([...Object.keys(VERBS), ...BOUNDED].sort()).toEqual(functions.sort());
	});

	it.each(Object.entries(VERBS))('%s gives equal answers on a bounded board and on the plane', (_, verb) => {
		const answer = verb(bounded);
		expect(answer).toBeDefined();
		expect(verb(unbounded)).toEqual(answer);
	});
});

describe('the types of the functions', () => {
	it('follow the board of the position', () => {
		expectTypeOf(core.legal<Position>).returns.toEqualTypeOf<readonly core.Move[]>();
		expectTypeOf(core.apply<Position>).returns.toEqualTypeOf<Position>();
		expectTypeOf(core.pieces<Position>)
			.returns.items.toHaveProperty('cell')
			.toEqualTypeOf<number>();
		expectTypeOf(core.legal(unbounded.position).map(({ from }) => from)).toEqualTypeOf<Vec[]>();
		expectTypeOf(core.apply<PlanePosition>).returns.toEqualTypeOf<PlanePosition>();
		expectTypeOf(core.checkers<PlanePosition>).returns.toEqualTypeOf<Vec[]>();
		expectTypeOf(core.previous<PlanePosition>).returns.toEqualTypeOf<PlanePosition | undefined>();
	});

	it('refuse the cells and the moves of the other board', () => {
		type Refused<Given, Expected> = Given extends Expected ? 'accepted' : 'refused';
		expectTypeOf<Refused<string, CellLikeOf<PlanePosition>>>().toEqualTypeOf<'refused'>();
		expectTypeOf<Refused<number, CellLikeOf<PlanePosition>>>().toEqualTypeOf<'refused'>();
		expectTypeOf<Refused<Vec, CellLikeOf<Position>>>().toEqualTypeOf<'refused'>();
		expectTypeOf<Refused<{ from: string }, DescriptionOf<PlanePosition>>>().toEqualTypeOf<'refused'>();
		expectTypeOf<Refused<core.Move, MoveLikeOf<PlanePosition>>>().toEqualTypeOf<'refused'>();
		expectTypeOf<Refused<PlaneMove, MoveLikeOf<Position>>>().toEqualTypeOf<'refused'>();
		expectTypeOf<Refused<PlanePosition, Position>>().toEqualTypeOf<'refused'>();
		expectTypeOf(core.pieceAt<PlanePosition>)
			.parameter(1)
			.toEqualTypeOf<Vec>();
		expectTypeOf(core.pieceAt<Position>)
			.parameter(1)
			.toEqualTypeOf<core.CellLike>();
		expectTypeOf(core.apply<Position>)
			.parameter(1)
			.toEqualTypeOf<core.Move | string | core.MoveParts>();
		expectTypeOf(core.toMove<Position>)
			.parameter(1)
			.toEqualTypeOf<string | core.MoveParts>();
		// A move of the plane, and its cells, are accepted there.
		expectTypeOf<Refused<PlaneMove, MoveLikeOf<PlanePosition>>>().toEqualTypeOf<'accepted'>();
	});
});
