import type { Coord, Vec, Zone } from '@x/core';
import { asZone, fold, foldSome, type Lattice, type NodeOf, type Pass } from '@x/core/rules';
import type { Lexicon } from './lexicon.js';
import { list, numeral, ordinal, plural, quoted } from './words.js';

type Range = readonly [Coord | null, Coord | null];

/** Whether all sides read this axis in the same way. */
const isKept = ({ ruleset }: Lexicon, axis: number): boolean =>
	Object.values(ruleset.sides).every(({ frame }) =>
		frame.matrix.every((row, index) => Number(row[axis] ?? 0) === (index === axis ? 1 : 0)),
	);

/** `its 2nd rank`, `its last three ranks`: counted from each side's own end. */
function counted(lexicon: Lexicon, axis: number, [from, to]: Range): string {
	const [low, high] = lexicon.ruleset.space.axes[axis]!.extent.map(Number) as [number, number];
	const noun = lexicon.axis(axis);
	const [first, last] = [from === null ? low : Number(from), to === null ? high : Number(to)];
	const size = last - first + 1;
	const many = size === 1 ? '' : `${numeral(size)} `;
	const word = size === 1 ? noun : plural(noun);
	if (first === low && last === high) return `all ${plural(noun)}`;
	if (first === low) return `its first ${many}${word}`;
	if (last === high) return `its last ${many}${word}`;
	return size === 1 ? `its ${ordinal(first - low + 1)} ${noun}` : `its ${ordinal(first - low + 1)} to ${ordinal(last - low + 1)} ${word}`;
}

/** `file e`, `files d to f`; on an axis without end `ranks from 3 on`. */
function named(lexicon: Lexicon, axis: number, [from, to]: Range): string {
	const noun = lexicon.axis(axis);
	const mark = (value: Coord): string => lexicon.axisValue(axis, value);
	if (from === null) return to === null ? `every ${noun}` : `${plural(noun)} up to ${mark(to)}`;
	if (to === null) return `${plural(noun)} from ${mark(from)} on`;
	return from === to ? `${noun} ${mark(from)}` : `${plural(noun)} ${mark(from)} to ${mark(to)}`;
}

function box(lexicon: Lexicon, ranges: readonly (Range | null)[]): string {
	const { axes } = lexicon.ruleset.space;
	const parts = ranges.flatMap((range, axis): string[] => {
		if (range === null) return [];
		const bounded = axes[axis]?.extent.every((end) => typeof end === 'number') === true;
		if (bounded && axis > 0 && !isKept(lexicon, axis)) return [counted(lexicon, axis, range)];
		const [first] = lexicon.ruleset.sideOrder;
		return [named(lexicon, axis, range) + (isKept(lexicon, axis) ? '' : ` as ${lexicon.side(first!)} counts`)];
	});
	return parts.length === 0 ? 'the whole board' : parts.join(' of ');
}

/** The names of cells in the frame of the first side, and those for another side if they differ. */
function cells(lexicon: Lexicon, vecs: readonly Vec[]): string {
	const { lattice, ruleset } = lexicon;
	if (lattice === undefined) return list(vecs.map((vec) => lexicon.absoluteCell(vec)));
	const sets = ruleset.sideOrder.map((side) => {
		const inside = new Set(vecs.map((vec) => lattice.orientCell(ruleset.sides[side]!, vec)));
		return { side, words: list(lexicon.cellsWhere((cell) => inside.has(cell))) };
	});
	const [first] = sets;
	const others = sets.filter(({ words }) => words !== first?.words);
	return (first?.words ?? '') + others.map(({ side, words }) => `, for ${lexicon.side(side)} ${words}`).join('');
}

/** A zone without cells. */
const NOWHERE = 'no cell';

/** A box of a board with hexagonal cells, cell by cell. */
function hexagonalBox(lexicon: Lexicon, lattice: Lattice, ranges: readonly (Range | null)[]): string {
	const within = (value: number, range: Range | null | undefined): boolean =>
		range == null || ((range[0] === null || value >= Number(range[0])) && (range[1] === null || value <= Number(range[1])));
	const vecs = Array.from({ length: lattice.count }, (_, cell) => lattice.vecOf(cell));
	return cells(
		lexicon,
		vecs.filter((vec) => vec.every((value, axis) => within(value, ranges[axis]))),
	);
}

/** The cells of one colour, by one of them. */
function colouredCells(lexicon: Lexicon, parity: number): string {
	const low = lexicon.ruleset.space.axes.map(({ extent }) => (typeof extent[0] === 'number' ? extent[0] : 0));
	const odd = Math.abs(low.reduce((sum, value) => sum + value, 0)) % 2;
	const sample = low.map((value, axis) => (axis === 0 && odd !== parity ? value + 1 : value));
	return `the cells coloured like ${lexicon.absoluteCell(sample)}`;
}

/** Cells of each side. */
function sidedCells(lexicon: Lexicon, { perSide }: NodeOf<'zone', 'perSide'>): string {
	const sides = [...lexicon.ruleset.sideOrder, 'neutral'].filter((side) => Object.hasOwn(perSide, side));
	const areas = sides
		.map((side) => ({ side, words: absolute(perSide[side]!, lexicon) }))
		.filter(({ words }, _, all) => words !== NOWHERE || all.every((one) => one.words === NOWHERE));
	const [first] = areas;
	if (first !== undefined && sides.every((side) => areas.some((area) => area.side === side && area.words === first.words)))
		return first.words;
	return list(areas.map(({ side, words }) => `for ${lexicon.side(side)} ${words}`));
}

const nounOf: Pass<'zone', string, [Lexicon]> = fold('zone', {
	cells: (zone, lexicon) => (zone.cells.length === 0 ? NOWHERE : cells(lexicon, zone.cells)),
	box: (zone, lexicon) =>
		lexicon.hexagonal && lexicon.lattice !== undefined ? hexagonalBox(lexicon, lexicon.lattice, zone.box) : box(lexicon, zone.box),
	union: ({ union }, lexicon) => list(union.map((part) => nounOf(part, lexicon))),
	minus: ({ minus: [whole, part] }, lexicon) => `${nounOf(whole, lexicon)} without ${nounOf(part, lexicon)}`,
	parity: ({ parity }, lexicon) => colouredCells(lexicon, parity),
	perSide: (zone, lexicon) => sidedCells(lexicon, zone),
});

/** A zone as a noun. */
export const zoneWords = (lexicon: Lexicon, zone: Zone): string => nounOf(zone, lexicon);

/** A zone in absolute cells, without the frame of a side. */
const absolute: Pass<'zone', string, [Lexicon]> = foldSome(
	'zone',
	{
		cells: (zone, lexicon) => (zone.cells.length === 0 ? NOWHERE : list(zone.cells.map((vec) => lexicon.absoluteCell(vec)))),
		box: (zone, lexicon) =>
			zone.box.flatMap((range, axis) => (range === null ? [] : [named(lexicon, axis, range)])).join(' of ') || 'the whole board',
		union: ({ union }, lexicon) => list(union.map((part) => absolute(part, lexicon))),
		minus: ({ minus: [whole, part] }, lexicon) => `${absolute(whole, lexicon)} without ${absolute(part, lexicon)}`,
	},
	nounOf,
);

/** The longest description that is used in place of the zone's name. */
const SHORT = 44;

/** A zone by its description if that is short, otherwise by its name; or the cells of a point. */
export function areaWords(lexicon: Lexicon, name: string): string {
	const zone = lexicon.ruleset.zones[name];
	if (zone === undefined) return `the cells remembered as ${quoted(name)}`;
	const words = zoneWords(lexicon, zone);
	return words.length > SHORT || asZone('perSide', zone) !== undefined ? `the zone ${quoted(name)}` : words;
}

/** `on its last rank`, `in the zone 'palace'`. */
export const inArea = (lexicon: Lexicon, name: string): string => {
	const words = areaWords(lexicon, name);
	const near = lexicon.ruleset.zones[name] === undefined ? 'among' : words.startsWith('the zone') ? 'in' : 'on';
	return `${near} ${words}`;
};
