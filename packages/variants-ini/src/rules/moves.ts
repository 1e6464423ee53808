import type { Filter, Path, Vec } from '@x/core';
import { act, any, at, capture, diagonals, each, is, land, leap, loop, mark, ride, same, seq, setPoint, step, test } from '@x/core/build';
import { type Leg, lamePath } from '@x/mbn/betza';
import { type Move, movesOf, reachOf } from './betza.js';
import { inside, type KindPlan, type Plan, tests } from './plan.js';
import { endingOf } from './promotions.js';

const empty = at({ who: 'empty' });

/** Walks from the cell of the piece to the ends of a move. `passable` cells are crossed, `then` is done at an end. */
export function walk({ leg, offsets }: Move, then: Path, hurdle: Filter): Path {
	const { range } = leg;
	if (leg.lame === true) return any(...offsets.map((offset) => lame(offset, then)));
	if (leg.hop !== undefined) {
		const over = seq(loop(seq(step('d'), empty)), step('d'), at(hurdle));
		const rest = leg.hop === 'behind' ? step('d') : seq(loop(seq(step('d'), empty)), step('d'));
		return each(offsets, 'd', seq(over, rest, then));
	}
	if (range === 1) return each(offsets, 'd', seq(step('d'), then));
	const between = range === 0 ? loop(seq(step('d'), empty)) : loop(seq(step('d'), empty), { max: range - 1 });
	return each(offsets, 'd', seq(between, step('d'), then));
}

/** A leap over cells that must be empty. */
function lame(offset: Vec, then: Path): Path {
	const [x, y] = [Number(offset[0]), Number(offset[1])];
	let [atX, atY] = [0, 0];
	const steps: Path[] = [];
	for (const [toX, toY] of lamePath([x, y])) {
		steps.push(step([toX - atX, toY - atY]), empty);
		[atX, atY] = [toX, toY];
	}
	return seq(...steps, step([x - atX, y - atY]), then);
}

/** The hurdles and victims of a piece: a cannon of janggi neither passes nor captures another one. */
export function cannon(plan: Plan, type: string): { readonly hurdle: Filter; readonly victim: Filter } {
	if (type !== 'janggiCannon') return { hurdle: { who: 'occupied' }, victim: { who: 'enemy' } };
	const notKind = plan.kindsOf(['janggiCannon']);
	return { hurdle: { who: 'occupied', notKind }, victim: { who: 'enemy', notKind } };
}

/** The path of a kind: its moves, with what they become at their ends. */
export function pathOf(plan: Plan, kind: KindPlan): Path {
	const { type } = kind;
	if (type === 'pawn' && plan.isStandard('pawn')) return any(...pawnPaths(plan, kind));
	const moves = plan.neverTakes(type)
		? movesOf(plan.betzaOf(type)).map((move) => ({ ...move, takes: false }))
		: movesOf(plan.betzaOf(type));
	const region = tests(plan.mobility(type));
	const { hurdle, victim } = cannon(plan, type);
	const immune = plan.namesOf(plan.values.pieces('mutuallyImmuneTypes')).includes(type) ? { notKind: plan.kindsOf([type]) } : {};
	const target: Filter = { ...victim, ...immune };
	const marked = marksAdvances(plan, type);
	const quietEnd = (back = true): Path => seq(empty, ...region, ...(back ? [] : [mark(ADVANCE)]), endingOf(plan, kind, false));
	const takeEnd = seq(at(target), ...region, capture(), endingOf(plan, kind, true));
	const paths = moves.flatMap((move): Path[] => {
		if (move.initial) return initialPaths(plan, kind, move, hurdle, marked ? [...region, mark(ADVANCE)] : region);
		const soldier = type === 'soldier' ? soldierOf(plan, move) : [move];
		const parts = soldier.flatMap((one) => (marked && one.quiet ? byReversal(moves, one) : [[one, true] as const]));
		return parts.map(([one, back]) => {
			if (one.quiet && one.takes) return walk(one, any(quietEnd(back), takeEnd), hurdle);
			if (!one.quiet && !one.takes) return any();
			return walk(one, one.quiet ? quietEnd(back) : takeEnd, hurdle);
		});
	});
	return any(
		...paths,
		...sideways(plan, kind, quietEnd, takeEnd, moves),
		...diagonalPaths(plan, kind, takeEnd),
		...passingCaptures(plan, kind, moves, region),
	);
}

/** The moves of a soldier that are allowed everywhere: straight ones. */
const soldierOf = ({ values }: Plan, move: Move): readonly Move[] => {
	if (values.number('soldierPromotionRank') <= 1) return [move];
	const straight = move.offsets.filter(([x]) => x === 0);
	return straight.length === 0 ? [] : [{ ...move, offsets: straight }];
};

/** The other moves of a soldier, behind the rank where it gets them. */
function sideways(plan: Plan, { type }: KindPlan, quietEnd: () => Path, takeEnd: Path, moves: readonly Move[]): readonly Path[] {
	const rank = plan.values.number('soldierPromotionRank');
	if (type !== 'soldier' || rank <= 1) return [];
	const rows = Array.from({ length: Math.max(0, plan.ranks - rank + 1) }, (_, index) => rank + index);
	const area = plan.areaOf(plan.cellsOf(rows.map((one) => [0, one])), plan.cellsOf(rows.map((one) => [0, plan.ranks + 1 - one])), 'beyond');
	return moves.flatMap((move) => {
		const aside = move.offsets.filter(([x]) => x !== 0);
		return aside.length === 0
			? []
			: [seq(test(inside(area, 'origin')), walk({ ...move, offsets: aside }, any(quietEnd(), takeEnd), { who: 'occupied' }))];
	});
}

/** Moves along the lines of a palace. */
function diagonalPaths(plan: Plan, kind: KindPlan, takeEnd: Path): readonly Path[] {
	const lines = plan.values.squares('diagonalLines') ?? [];
	if (lines.length === 0) return [];
	const cells = plan.cellsOf(lines);
	const area = plan.areaOf(cells, cells, 'palace lines');
	const end = seq(...tests(area), ...tests(plan.mobility(kind.type)), any(seq(empty, land()), takeEnd));
	const from = tests(area, 'origin');
	const slow = plan.betzaOf(kind.type) === 'W' && (kind.type === 'wazir' || plan.definition.pieces.get(kind.type)?.native === true);
	if (slow) return [seq(...from, leap(diagonals, end))];
	if (kind.type === 'soldier')
		return [
			seq(
				...from,
				leap(
					diagonals.filter(([, y]) => y === 1),
					end,
				),
			),
		];
	if (kind.type === 'rook') return [seq(...from, ride(diagonals, end))];
	if (kind.type !== 'janggiCannon') return [];
	const { hurdle } = cannon(plan, kind.type);
	return [
		seq(
			...from,
			each(diagonals, 'd', seq(loop(seq(step('d'), empty)), step('d'), at(hurdle), loop(seq(step('d'), empty)), step('d'), end)),
		),
	];
}

/** The mark of a move that cannot be taken back, for the clock: needed where others of the piece can. */
export const ADVANCE = 'advance';

/** Whether a piece can return from some of its moves. */
export const isReversible = (plan: Plan, type: string): boolean => {
	const reach = new Set(reachOf(plan.betzaOf(type)).map(String));
	return [...reach].some((offset) =>
		reach.has(
			offset
				.split(',')
				.map((one) => String(-Number(one)))
				.join(),
		),
	);
};

/** Whether moves of a piece that cannot be taken back are marked: the clock counts them, and others can be taken back. */
const marksAdvances = (plan: Plan, type: string): boolean =>
	(['White', 'Black'] as const).some((side) => plan.namesOf(plan.values.pieces(`nMoveRuleTypes${side}`)).includes(type)) &&
	isReversible(plan, type);

/** Whether a piece has both kinds of moves: some can be taken back. */
export function advances(plan: Plan, type: string): boolean {
	const moves = movesOf(plan.betzaOf(type));
	return (
		isReversible(plan, type) && moves.some((move) => move.initial || (move.quiet && byReversal(moves, move).some(([, back]) => !back)))
	);
}

/** A move in two parts: one that can be taken back, and one that cannot. */
function byReversal(moves: readonly Move[], move: Move): readonly (readonly [move: Move, back: boolean])[] {
	const back = new Set(moves.flatMap((one) => (one.quiet && !one.initial ? one.offsets : [])).map(String));
	const returns = (offset: Vec): boolean => back.has(offset.map((one) => 0 - Number(one)).join());
	return [true, false].flatMap((returning) => {
		const offsets = move.offsets.filter((offset) => returns(offset) === returning);
		return offsets.length === 0 ? [] : [[{ ...move, offsets }, returning] as const];
	});
}

/** First moves of a piece that is not a pawn; they leave the cells that they pass. */
function initialPaths(plan: Plan, kind: KindPlan, move: Move, hurdle: Filter, region: readonly Path[]): Path[] {
	const from = plan.area('doubleStepRegion', 'second');
	if (!plan.values.flag('doubleStep') || from === 'none') return [];
	const ends = endingOf(plan, kind, false);
	return move.offsets.map((offset) => {
		const cells = plan.passing ? between(offset, move.leg) : [];
		const leave = cells
			.slice(-2)
			.flatMap((by, index) => [act(setPoint(index === 0 ? 'ep' : 'ep2', { from: 'at', by: [-by[0]!, -by[1]!] }))]);
		const passed = cells.length === 0 ? [] : [...leave, act(setPoint('passer', 'at'))];
		return seq(...tests(from, 'origin'), walk({ ...move, offsets: [offset] }, seq(empty, ...region, ends, ...passed), hurdle));
	});
}

/** The cells between the ends of a move, as distances from its end. */
function between([x, y]: Vec, { range }: Leg): readonly (readonly [number, number])[] {
	const [dx, dy] = [Number(x), Number(y)];
	const steps = Math.max(Math.abs(dx), Math.abs(dy));
	const straight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
	if (!straight || steps < 2 || range !== 1) return [];
	return Array.from({ length: steps - 1 }, (_, index) => [((index + 1) * dx) / steps, ((index + 1) * dy) / steps] as const);
}

/** Captures of a piece that has just passed a cell: by moves that only capture. */
function passingCaptures(plan: Plan, kind: KindPlan, moves: readonly Move[], region: readonly Path[]): readonly Path[] {
	if (!plan.passing) return [];
	const able = (['White', 'Black'] as const).map((side) => plan.namesOf(plan.values.pieces(`enPassantTypes${side}`)).includes(kind.type));
	if (!able.some(Boolean)) return [];
	const side = able[0] && able[1] ? undefined : able[0] ? 'white' : 'black';
	const quiet = new Set(moves.flatMap((move) => (move.quiet && !move.initial ? move.offsets : [])).map(String));
	return moves.flatMap((move) => {
		const offsets = move.offsets.filter((offset) => !quiet.has(String(offset)));
		if (!move.takes || move.quiet || offsets.length === 0) return [];
		return [seq(...plan.forSide(side), walk({ ...move, offsets }, passingEnd(plan, region), { who: 'occupied' }))];
	});
}

/** The end of a capture in passing. */
function passingEnd(plan: Plan, region: readonly Path[]): Path {
	const area = tests(plan.passingArea);
	const points = plan.passingPoints;
	const on = (point: string): Path => {
		if (plan.customPassers)
			return seq(
				test(same('at', { point })),
				...area,
				empty,
				...region,
				test(is({ point: 'passer' }, { who: 'enemy' })),
				capture({ point: 'passer' }),
				land(),
			);
		const far = Number(point.slice(2) || 1);
		const behind = { from: 'at', by: [0, -far] } as const;
		return seq(test(same('at', { point })), ...area, empty, ...region, test(is(behind, { who: 'enemy' })), capture(behind), land());
	};
	return any(...points.map(on));
}

const FORWARD: readonly Vec[] = [
	[1, 1],
	[-1, 1],
];

/** The moves of a pawn: one step, two or three from its squares, captures, also in passing. */
function pawnPaths(plan: Plan, kind: KindPlan): readonly Path[] {
	const region = tests(plan.mobility('pawn'));
	const free = seq(empty, ...region);
	const end = endingOf(plan, kind, false);
	const paths: Path[] = [seq(step([0, 1]), free, end)];
	const far = (steps: number, key: string, zone: string): void => {
		const from = plan.area(key, zone);
		if (from === 'none') return;
		const point = (nth: number): readonly Path[] => (plan.passing ? [act(setPoint(steps - nth === 1 ? 'ep' : 'ep2', 'at'))] : []);
		const walked = Array.from({ length: steps - 1 }, (_, index) => seq(step([0, 1]), free, ...point(index + 1)));
		const passed = plan.passing && plan.customPassers ? [act(setPoint('passer', 'at'))] : [];
		paths.push(seq(...tests(from, 'origin'), ...walked, step([0, 1]), free, end, ...passed));
	};
	if (plan.values.flag('doubleStep')) far(2, 'doubleStepRegion', 'second');
	far(3, 'tripleStepRegion', 'triple');
	paths.push(each(FORWARD, 'd', seq(step('d'), at({ who: 'enemy' }), ...region, capture(), endingOf(plan, kind, true))));
	if (plan.passing) paths.push(each(FORWARD, 'd', seq(step('d'), passingEnd(plan, region))));
	return paths;
}
