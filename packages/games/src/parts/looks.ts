import type { Look, LookColor, LookSpot, Ruleset, Zone } from '@x/core';
import { asZone } from '@x/core/rules';

type Colors = Readonly<Record<string, LookColor>>;

/** The number of columns and rows of a board. */
const sizeOf = ({ space }: Ruleset): readonly number[] => space.axes.map(({ extent: [low, high] }) => Number(high) - Number(low) + 1);

/** The first and the last index of a box along an axis. */
const rangeOf = (zone: Zone | undefined, axis: number): readonly [low: number, high: number] | undefined => {
	const range = asZone('box', zone)?.box[axis];
	return range ? [Number(range[0]), Number(range[1])] : undefined;
};

/** The colours of Sente and Gote: ☗ and ☖. */
const SENTE_GOTE: Colors = { white: 'black', black: 'white' };

/** Pieces of wood on a board of wood. Dots are at the corners of the camps, as far from each edge as the camp is deep. */
export const shogiLook = (rules: Ruleset): Look => {
	const [width = 0, height = 0] = sizeOf(rules);
	const [low] = rangeOf(rules.zones.camp, 1) ?? [height];
	const depth = height - low;
	const at = (size: number): readonly number[] => [depth - 0.5, size - depth - 0.5];
	const stars = depth === 0 ? [] : at(width).flatMap((x) => at(height).map((y): LookSpot => [x, y]));
	return { pieces: 'shogi', colors: SENTE_GOTE, cells: 'plain', ground: 'wood', ...(depth > 0 && { stars }) };
};

/** Pieces of wood with animals. */
export const DOBUTSU: Look = { pieces: 'dobutsu', colors: SENTE_GOTE, cells: 'plain', ground: 'wood' };

/** The two diagonals of a palace, and of that of the other side. */
const palaceLines = (rules: Ruleset): Look['lines'] => {
	const [, height = 0] = sizeOf(rules);
	const [left, right] = rangeOf(rules.zones.palace, 0) ?? [0, 0];
	const [low, high] = rangeOf(rules.zones.palace, 1) ?? [0, 0];
	return [
		[low, high],
		[height - 1 - high, height - 1 - low],
	].flatMap(([bottom = 0, top = 0]): (readonly [LookSpot, LookSpot])[] => [
		[
			[left, bottom],
			[right, top],
		],
		[
			[left, top],
			[right, bottom],
		],
	]);
};

const pointsLook = (rules: Ruleset, pieces: string, colors: Colors): Look => ({
	pieces,
	colors,
	cells: 'points',
	lines: palaceLines(rules) ?? [],
	ground: 'wood',
});

/** The points of cannons and soldiers on nine by ten points. */
const pointsOfSoldiers: readonly LookSpot[] = /* @__PURE__ */ (() =>
	[
		[1, 2],
		[7, 2],
		[0, 3],
		[2, 3],
		[4, 3],
		[6, 3],
		[8, 3],
	].flatMap(([x = 0, y = 0]): LookSpot[] => [
		[x, y],
		[x, 9 - y],
	]))();

/** Pieces on points, with palaces; a river in the middle and marked points where the board has ten rows. */
export const xiangqiLook = (rules: Ruleset): Look => ({
	...pointsLook(rules, 'xiangqi', { white: 'red', black: 'black' }),
	...(sizeOf(rules)[1] === 10 && { rivers: [4.5], stars: pointsOfSoldiers }),
});

/** Pieces on points, with palaces. Cho is green, Han red. */
export const janggiLook = (rules: Ruleset): Look => ({
	...pointsLook(rules, 'janggi', { white: 'green', black: 'red' }),
	stars: pointsOfSoldiers,
});

/** A board of cells in one colour, as in the games before the modern one. */
export const PLAIN: Look = { cells: 'plain' };

/** Makruk's pieces on cells of wood. */
export const MAKRUK: Look = { pieces: 'makruk', cells: 'plain', ground: 'wood' };

/** Makruk's pieces in red and black; the long diagonals, on which pawns promote, are drawn. */
export const SITTUYIN: Look = {
	pieces: 'makruk',
	cells: 'plain',
	ground: 'wood',
	colors: { white: 'red', black: 'black' },
	lines: [
		[
			[-0.5, -0.5],
			[7.5, 7.5],
		],
		[
			[-0.5, 7.5],
			[7.5, -0.5],
		],
	],
};

/** Green cells, and dots around the middle; black moves first. */
export const reversiLook = (size: number): Look => ({
	colors: { white: 'black', black: 'white' },
	cells: 'plain',
	ground: 'green',
	stars: [1.5, size - 2.5].flatMap((x) => [1.5, size - 2.5].map((y): LookSpot => [x, y])),
});

/** Cells in one colour; red moves first, against blue. */
export const ATAXX: Look = { cells: 'plain', colors: { white: 'red', black: 'blue' } };
