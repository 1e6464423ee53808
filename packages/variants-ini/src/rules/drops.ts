import type { Cond, Path, Vec } from '@x/core';
import {
	act,
	all,
	any,
	at,
	compare,
	count,
	each,
	loop,
	mark,
	matches,
	neighbours,
	not,
	orthogonals,
	phase,
	pick,
	same,
	seq,
	set,
	some,
	step,
	store,
	stored,
	sum,
	test,
	within,
} from '@x/core/build';
import { type Area, nameOf, type Plan, SIDES, type Side } from './plan.js';
import { livingCells } from './promotions.js';

/** The mark of a drop. */
export const DROP = 'drop';

const HAND = 'hand';

const key = ([x, y]: Vec): string => `${x},${y}`;

/** The cells where a side may drop a piece, as far as they are always the same. */
function cellsFor(plan: Plan, type: string, side: Side): readonly Vec[] {
	const { values, ranks } = plan;
	const name = nameOf(side);
	const squares = (one: string): readonly Vec[] => plan.cellsOf(values.squares(one) ?? [[0, 0]]);
	let cells = squares(`dropRegion${name}`);
	const region = values.squares(`mobilityRegion${name}${type.slice(0, 1).toUpperCase()}${type.slice(1)}`);
	if (region !== undefined && region.length > 0) cells = both(cells, plan.cellsOf(region));
	const first = side === 'white' ? 0 : ranks - 1;
	if (type === 'pawn') {
		if (!values.flag('promotionZonePawnDrops')) cells = without(cells, squares(`promotionRegion${name}`));
		if (!values.flag('firstRankPawnDrops')) cells = cells.filter(([, y]) => y !== first);
	}
	if (type === 'rook' && values.flag('sittuyinRookDrop')) cells = cells.filter(([, y]) => y === first);
	return cells;
}

const both = (one: readonly Vec[], other: readonly Vec[]): readonly Vec[] => {
	const known = new Set(other.map(key));
	return one.filter((cell) => known.has(key(cell)));
};

const without = (one: readonly Vec[], other: readonly Vec[]): readonly Vec[] => {
	const known = new Set(other.map(key));
	return one.filter((cell) => !known.has(key(cell)));
};

/** Where a piece may be dropped, as far as that is always the same. */
export const dropArea = (plan: Plan, type: string): Area =>
	plan.areaOf(cellsFor(plan, type, 'white'), cellsFor(plan, type, 'black'), `${type} drops`);

/** The path of all drops; undefined without drops. */
export function dropPath(plan: Plan): Path | undefined {
	const { values } = plan;
	if (!values.flag('pieceDrops')) return undefined;
	const paths = plan.kinds.flatMap(({ id, type, sign, was }) => {
		if (sign === '~' || (sign === '+' && !values.flag('dropPromoted'))) return [];
		const held = sign === '+' ? plan.idOf(was!) : id;
		const area = dropArea(plan, type);
		if (area === 'none') return [];
		const free = values.flag('freeDrops');
		const conditions = [...tests(plan, type, id), ...livingCells(plan, type)];
		return [
			seq(
				...(free ? [] : [test(compare(stored(HAND, 'own', held), '>', 0))]),
				...mustBe(plan, held),
				pick({ who: 'empty' }, area === 'all' ? {} : { zone: area.zone }),
				...conditions.map((condition) => test(condition)),
				mark(DROP),
				...(free ? [] : [act(store(HAND, 'own', held, -1))]),
				act(set('at', { kind: id, side: 'own' })),
			),
		];
	});
	return paths.length === 0 ? undefined : any(...paths);
}

/** Other pieces wait while one that must be dropped is in hand. */
function mustBe(plan: Plan, kind: string): readonly Path[] {
	const must = plan.namesOf(plan.values.pieces('mustDropType'));
	if (!plan.values.flag('mustDrop') || must.length !== 1 || plan.idOf(must[0]!) === kind) return [];
	return [test(compare(stored(HAND, 'own', plan.idOf(must[0]!)), '=', 0))];
}

/** Conditions on the cell of a drop. */
function tests(plan: Plan, type: string, id: string): readonly Cond[] {
	const { values } = plan;
	const found: Cond[] = [];
	if (plan.namesOf(values.pieces('dropNoDoubled')).includes(type))
		found.push(compare(onFile(id), '<', values.number('dropNoDoubledCount')));
	if (values.flag('dropOppositeColoredBishop') && plan.definition.pieces.has('bishop')) found.push(...coloured(plan, type));
	const rule = values.word('enclosingDrop');
	if (rule !== 'none') found.push(enclosing(plan, rule));
	return found;
}

const vertical: readonly Vec[] = [
	[0, 1],
	[0, -1],
];

/** The number of own pieces of a kind on the file of the cursor. */
const onFile = (kind: string) => matches(each(vertical, 'u', seq(loop(step('u'), { min: 1 }), at({ who: 'friend', kind: [kind] }))), 'at');

/** Bishops stand on both colours: not too many on one, and enough squares are left for the others. */
function coloured(plan: Plan, type: string): readonly Cond[] {
	const bishop = plan.idOf('bishop');
	plan.zones.dark = { perSide: { white: { parity: 0 }, black: { parity: 0 } } };
	plan.zones.light = { perSide: { white: { parity: 1 }, black: { parity: 1 } } };
	const [white, black] = SIDES.map((side) => cellsFor(plan, 'bishop', side));
	const kind = [bishop];
	const number = (zone: string) => count({ who: 'friend', kind }, { zone });
	const total = sum({ of: count({ who: 'friend', kind }) }, { of: stored(HAND, 'own', bishop) });
	return (['dark', 'light'] as const).map((colour) => {
		if (type === 'bishop') return some(not(within(colour)), compare(sum({ of: number(colour), times: 2 }), '<', total));
		const parity = colour === 'dark' ? 0 : 1;
		const of = (cells: readonly Vec[] | undefined): readonly Vec[] =>
			(cells ?? []).filter(([x, y]) => (Number(x) + Number(y)) % 2 === parity);
		const area = plan.areaOf(of(white), of(black), `bishop ${colour}`);
		if (typeof area === 'string') return all();
		const room = [
			{ of: number(colour), times: 2 },
			{ of: count({ who: 'empty' }, { zone: area.zone }), times: 2 },
		];
		const enough = (taken: number): Cond => compare(total, '<', sum(...room, { of: 2 - 2 * taken }));
		return some(all(within(area.zone), enough(1)), all(not(within(area.zone)), enough(0)));
	});
}

const enemy = at({ who: 'enemy' });

/** The enemies on lines from the cursor that a friend closes. */
export const enclosed: Path = each(
	neighbours,
	'f',
	seq(
		loop(seq(step('f'), enemy), { min: 1 }),
		test(compare(matches(seq(loop(seq(step('f'), enemy)), step('f'), at({ who: 'friend' })), 'at'), '>', 0)),
	),
);

const near = (vectors: readonly Vec[], who: 'friend' | 'enemy'): Cond =>
	compare(matches(each(vectors, 'n', seq(step('n'), at({ who }))), 'at'), '>', 0);

/** The condition of a drop that has to enclose or to touch something. */
function enclosing(plan: Plan, rule: string): Cond {
	const cells = plan.cellsOf(plan.values.squares('enclosingDropStart') ?? []);
	const usual = rule === 'top' || rule === 'anyside' ? absolute(plan, (by) => inserting(rule, by)) : usualEnclosing(rule);
	if (cells.length === 0) return usual;
	const area = plan.areaOf(cells, cells, 'first drops');
	if (typeof area === 'string') return usual;
	const open = compare(count({ who: 'empty' }, { zone: area.zone }), '>', 0);
	return some(all(open, within(area.zone)), all(not(open), usual));
}

/** In a direction from the cursor all cells are occupied, or all are empty. */
const allAre = (by: Vec, who: 'empty' | 'occupied'): Cond =>
	compare(matches(seq(loop(step(by), { min: 1 }), at({ who: who === 'empty' ? 'occupied' : 'empty' })), 'at'), '=', 0);
const blocked = (by: Vec): Cond => compare(matches(seq(step(by), at({ who: 'empty' })), 'at'), '=', 0);
/** The last cell in a direction is empty. */
const openEnd = (by: Vec): Cond =>
	some(allAre(by, 'empty'), compare(matches(seq(loop(step(by), { min: 1, greedy: true }), at({ who: 'empty' })), 'at'), '>', 0));

function usualEnclosing(rule: string): Cond {
	if (rule === 'reversi') return compare(matches(enclosed, 'at'), '>', 0);
	if (rule === 'ataxx' || rule === 'quadwrangle') return near(neighbours, 'friend');
	return not(near(orthogonals, 'enemy'));
}

/** A condition on directions of the board, which do not depend on the side. */
const absolute = (plan: Plan, make: (by: (vector: Vec) => Vec) => Cond): Cond =>
	some(
		all(
			phase('white'),
			make((vector) => vector),
		),
		all(
			phase('black'),
			make(([x, y]) => [plan.rotated ? 0 - Number(x) : x!, 0 - Number(y)]),
		),
	);

/** A piece is inserted from an edge, and slides as far as it can. */
function inserting(rule: string, by: (vector: Vec) => Vec): Cond {
	const [left, right, up, down] = [by([-1, 0]), by([1, 0]), by([0, 1]), by([0, -1])];
	if (rule === 'top') return blocked(down);
	// Fairy-Stockfish slides pieces from the right and from the top to the first free cell of their line, not to the first piece.
	return some(
		all(blocked(right), allAre(left, 'empty')),
		all(blocked(up), allAre(down, 'empty')),
		all(allAre(down, 'occupied'), openEnd(up)),
		all(allAre(left, 'occupied'), openEnd(right)),
	);
}

/** A drop as the last move. */
export const dropped: Cond = same({ mark: DROP }, 'at');
