import type { Vec } from '@x/core';
import type { Lexicon } from './lexicon.js';
import { list, numeral } from './words.js';

/** Leaps that are named after a piece, by their sizes. */
const nicknames: Readonly<Record<string, string>> = {
	'1,2': 'like a knight',
	'1,3': 'like a camel',
	'2,3': 'like a zebra',
	'1,4': 'like a giraffe',
};

const numbers = (vector: Vec): number[] => vector.map(Number);
const textOf = (vector: readonly number[]): string => vector.join();

/** All permutations of a list. */
const arrangements = (items: readonly number[]): number[][] =>
	items.length < 2
		? [[...items]]
		: items.flatMap((item, index) => arrangements([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]));

const signed = (vector: readonly number[]): number[][] =>
	vector.reduce<number[][]>(
		(heads, entry) =>
			heads.flatMap((head) =>
				entry === 0
					? [[...head, 0]]
					: [
							[...head, entry],
							[...head, -entry],
						],
			),
		[[]],
	);

/** The orbit of a vector under the symmetries of the board, on the axes in use. */
function orbitOf(vector: readonly number[], used: readonly number[], hexagonal: boolean): string[] {
	if (hexagonal) {
		const turned: number[][] = [];
		let [x, y] = vector as [number, number];
		for (let turn = 0; turn < 6; turn++) {
			turned.push([x, y], [y, x]);
			[x, y] = [-y, x + y];
		}
		return [...new Set(turned.map(textOf))];
	}
	const shapes = arrangements(used.map((axis) => vector[axis]!)).flatMap(signed);
	return [...new Set(shapes.map((shape) => textOf(vector.map((_, axis) => (used.includes(axis) ? shape[used.indexOf(axis)]! : 0)))))];
}

/** The sizes of a vector's entries, smallest first; for a hexagonal vector, the two smaller sizes of its three components. */
function sizesOf(vector: readonly number[], hexagonal: boolean): string {
	const parts = hexagonal ? [vector[0]!, vector[1]!, vector[0]! + vector[1]!] : vector;
	const sorted = parts.map(Math.abs).sort((a, b) => a - b);
	return (hexagonal ? sorted.slice(0, 2) : sorted.filter((size) => size > 0)).join();
}

/** The direction of an entry along an axis. */
function way({ ruleset }: Lexicon, axis: number, sign: number, lexicon: Lexicon): string {
	const { extent, wrap } = ruleset.space.axes[axis] ?? { extent: [null, null] };
	if (axis === 1) return sign > 0 ? 'forward' : 'backward';
	if (axis === 0) {
		const kept = Object.values(ruleset.sides).every(({ frame }) => Number(frame.matrix[0]?.[0]) === 1);
		const end = extent[sign > 0 ? 1 : 0];
		if (kept && typeof end === 'number' && wrap !== true && !lexicon.hexagonal) return `towards the ${lexicon.axisValue(0, end)}-file`;
		return sign > 0 ? 'to the right' : 'to the left';
	}
	return axis === 2 ? (sign > 0 ? 'up' : 'down') : `${sign > 0 ? 'up' : 'down'} coordinate ${axis + 1}`;
}

/** One vector in words: `two cells forward and one to the right`. */
export function vectorWords(lexicon: Lexicon, vector: Vec): string {
	const entries = numbers(vector);
	if (lexicon.hexagonal) {
		const [x = 0, y = 0] = entries;
		if (x === 0) return `${numeral(Math.abs(y))} ${Math.abs(y) === 1 ? 'cell' : 'cells'} ${y > 0 ? 'forward' : 'backward'}`;
		const side = x > 0 ? 'right' : 'left';
		const steep = 2 * y + x;
		if (sizesOf(entries, true) === '0,1') return `one cell obliquely ${steep > 0 ? 'forward' : 'backward'} to the ${side}`;
		return `by (${entries.join(', ')})`;
	}
	const parts = entries.flatMap((entry, axis) => (entry === 0 ? [] : [{ axis, entry }])).sort((a, b) => orderOf(a.axis) - orderOf(b.axis));
	if (parts.length === 0) return 'nowhere';
	const axes = lexicon.ruleset.space.axes;
	const words = parts.map(({ axis, entry }, index) => {
		const { extent, wrap } = axes[axis] ?? { extent: [null, null] };
		if (wrap === true && Number(extent[1]) - Number(extent[0]) === 1) return `to the other ${lexicon.axis(axis)}`;
		const size = Math.abs(entry);
		return `${numeral(size)}${index === 0 ? (size === 1 ? ' cell' : ' cells') : ''} ${way(lexicon, axis, Math.sign(entry), lexicon)}`;
	});
	return list(words);
}

const orderOf = (axis: number): number => (axis === 1 ? 0 : axis === 0 ? 1 : axis);

/** The words for complete sets of directions, by their sizes and the axes in use. */
function completeWords(lexicon: Lexicon, sizes: readonly string[], used: readonly number[], lines: boolean): string | undefined {
	const has = (...expected: readonly string[]): boolean =>
		expected.length === sizes.length && expected.every((size) => sizes.includes(size));
	if (lexicon.hexagonal) {
		if (has('0,1')) return lines ? 'along the three lines through the sides of cells' : 'through any of its six sides';
		if (has('1,1')) return lines ? 'along the three diagonals through the corners of cells' : 'through any of its six corners';
		return has('0,1', '1,1') ? (lines ? 'along all straight lines and diagonals' : 'in any direction') : undefined;
	}
	if (used.length === 1 && has('1')) return `along its ${used[0] === 0 ? 'rank' : used[0] === 1 ? 'file' : 'column'}`;
	if (has('1')) return `along ${list(used.map((axis) => ['ranks', 'files', 'columns'][axis] ?? `coordinate ${axis + 1}`))}`;
	if (used.length === 2) {
		if (has('1,1')) return lines ? 'along diagonals' : 'diagonally';
		return has('1', '1,1') ? (lines ? 'along ranks, files and diagonals' : 'in any direction') : undefined;
	}
	if (has('1,1')) return 'diagonally within a plane, through the edges of cells';
	if (has('1,1,1')) return 'diagonally through space, through the corners of cells';
	return has('1', '1,1', '1,1,1') ? 'in any direction, through sides, edges and corners' : undefined;
}

/** The words for vectors of one cell (`near`), and for longer ones (`far`). */
export interface Directions {
	readonly near: string | undefined;
	readonly far: string | undefined;
}

/** The directions of vectors, recognised by their symmetries; `lines` for slides, without it for single steps. */
export function directionsOf(lexicon: Lexicon, vectors: readonly Vec[], lines: boolean): Directions {
	const { hexagonal } = lexicon;
	const left = new Map(vectors.map((vector) => [textOf(numbers(vector)), numbers(vector)]));
	const used = new Set([...left.values()].flatMap((vector) => vector.flatMap((entry, axis) => (entry === 0 ? [] : [axis]))));
	const axes = hexagonal ? [0, 1] : [...used].sort();
	const complete: number[][] = [];
	for (const vector of [...left.values()]) {
		const orbit = orbitOf(vector, axes, hexagonal);
		if (!left.has(textOf(vector)) || !orbit.every((text) => left.has(text)) || (axes.length === 1 && orbit.length < 2)) continue;
		for (const text of orbit) left.delete(text);
		complete.push(vector);
	}
	const isNear = (vector: readonly number[]): boolean =>
		hexagonal ? ['0,1', '1,1'].includes(sizesOf(vector, true)) : vector.every((entry) => Math.abs(entry) < 2);
	const sizes = (some: readonly number[][]): string[] => some.map((vector) => sizesOf(vector, hexagonal));
	const whole = sizes(complete.filter(isNear));
	const near =
		completeWords(lexicon, whole, axes, lines) ?? whole.map((size) => completeWords(lexicon, [size], axes, lines) ?? size).join(' or ');
	const far = sizes(complete.filter((vector) => !isNear(vector))).map((size) => leapWords(size, axes.length));
	const partial = (some: readonly number[][]): string[] => paired(lexicon, some);
	const rest = [...left.values()];
	return {
		near: joined([near, ...partial(rest.filter(isNear)).map((words) => words.replace(/^one cell /, ''))]),
		far: joined([...far, ...partial(rest.filter((vector) => !isNear(vector)))]),
	};
}

/** Straight directions come before diagonal ones: in `diagonally forward or backward` the second could be a diagonal too. */
const joined = (parts: readonly string[]): string | undefined => {
	const isDiagonal = (part: string): boolean => part.startsWith('diagonally');
	const told = parts.filter((part) => part !== '');
	const said = [...told.filter((part) => !isDiagonal(part)), ...told.filter(isDiagonal)];
	return said.length === 0 ? undefined : list(said, 'or');
};

/** A leap in all directions, by its sizes. */
function leapWords(sizes: string, axes: number): string {
	const parts = sizes.split(',').map(Number);
	const nickname = nicknames[sizes];
	if (nickname !== undefined) return `${nickname} (${sizes})${axes > 2 ? ' within any plane' : ''}`;
	if (parts.length === 1 || parts[0] === 0) return `${numeral(parts.at(-1)!)} cells straight`;
	return parts.every((part) => part === parts[0]) ? `${numeral(parts[0]!)} cells diagonally` : `by (${sizes}) in all directions`;
}

/** Vectors one by one; two that differ only in the sign on the first axis share one phrase. */
function paired(lexicon: Lexicon, vectors: readonly (readonly number[])[]): string[] {
	const mirror = ([x = 0, ...rest]: readonly number[]): number[] => (lexicon.hexagonal ? [-x, (rest[0] ?? 0) + x] : [-x, ...rest]);
	const texts = new Set(vectors.map(textOf));
	return vectors.flatMap((vector): string[] => {
		const [x = 0] = vector;
		if (x === 0 || !texts.has(textOf(mirror(vector)))) return [straightened(vectorWords(lexicon, vector))];
		if (x < 0) return [];
		if (lexicon.hexagonal) return [vectorWords(lexicon, vector).replace(/ to the (?:right|left)$/, ' to either side')];
		const others = vector.map((entry, axis) => (axis === 0 ? 0 : entry));
		if (others.every((entry) => entry === 0)) return [`${x === 1 ? '' : `${numeral(x)} cells `}sideways`.trim()];
		if (Math.abs(x) === 1 && others.every((entry) => Math.abs(entry) < 2))
			return [`diagonally ${vectorWords(lexicon, others).replace(/^one cell /, '')}`];
		return [`${vectorWords(lexicon, others)} and ${numeral(x)} to either side`];
	});
}

/** Replaces "one cell forward and one to the right" by a diagonal. */
const straightened = (words: string): string => words.replace(/^one cell (\S+) and one (?=\S)/, 'diagonally $1 ');

/** Directions as an adverb, for single steps. */
export function directionWords(lexicon: Lexicon, vectors: readonly Vec[]): string {
	if (vectors.length === 0) return 'in no direction';
	const { near, far } = directionsOf(lexicon, vectors, false);
	const [straight, leaps] = [near === undefined ? [] : [near], far === undefined ? [] : [`by leaps ${far}`]];
	return list([...straight, ...leaps], 'or');
}
