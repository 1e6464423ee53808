import type { Ruleset, Space, Vec, Zone } from '@x/core/src/rules/types';
import type { Dice } from './dice.js';

type Sides = Ruleset['sides'];

/** Steps that make sense on boards of few cells, by the number of axes. */
const STEPS: readonly (readonly Vec[])[] = [
	[[1], [-1], [2], [-2]],
	[
		[0, 1],
		[1, 1],
		[1, 0],
		[1, -1],
		[0, -1],
		[-1, -1],
		[-1, 0],
		[-1, 1],
		[1, 2],
		[-2, 1],
		[2, 0],
	],
	[
		[0, 0, 1],
		[0, 1, 0],
		[1, 0, 0],
		[-1, 0, 0],
		[0, -1, 0],
		[0, 0, -1],
		[1, 1, 0],
		[0, 1, 1],
		[1, 0, -1],
		[-1, 1, 1],
		[1, 2, 0],
	],
];

/** A board, its zones, and how the two sides look at it. */
export interface GameData {
	readonly space: Space;
	readonly zones: Ruleset['zones'];
	readonly sides: Sides;
	readonly steps: readonly Vec[];
	readonly cells: readonly Vec[];
}

/** Every cell within the bounds. */
function cellsOf(axes: Space['axes']): Vec[] {
	return axes.reduce<Vec[]>(
		(cells, { extent: [from, to] }) =>
			cells.flatMap((cell) => Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => [...cell, Number(from) + step])),
		[[]],
	);
}

function zonesOf(dice: Dice, axes: Space['axes'], cells: readonly Vec[]): Ruleset['zones'] {
	const last = axes.at(-1)!.extent;
	const far: Zone = { box: axes.map((_, axis) => (axis === axes.length - 1 ? [last[1], null] : null)) };
	const near: Zone = { box: axes.map((_, axis) => (axis === axes.length - 1 ? [null, Number(last[1]) - 1] : null)) };
	return {
		far,
		near: { minus: [near, { cells: dice.some(cells, 2) }] },
		odd: {
			union: [
				{ parity: dice.of([0, 1] as const) },
				{ perSide: { white: { cells: dice.some(cells, 2) }, black: { cells: dice.some(cells, 2) } } },
			],
		},
	};
}

/** A frame that maps the board onto itself. */
function frameOf(dice: Dice, sizes: readonly number[]): Sides[string]['frame'] {
	const turned = sizes.length > 1 && sizes[0] === sizes[1] && dice.chance(25);
	const signs = sizes.map((_, axis) => (axis === sizes.length - 1 || dice.chance(50) ? -1 : 1));
	const matrix = sizes.map((_, row) => sizes.map((__, column) => (column === (turned && row < 2 ? 1 - row : row) ? signs[row]! : 0)));
	return { matrix };
}

/** Lays a board out. */
export function groundOf(dice: Dice): GameData {
	const dimensions = dice.of([2, 2, 2, 2, 2, 2, 1, 3]);
	const lengths = dimensions === 1 ? [9 + dice.random(4)] : dimensions === 3 ? [3, 3, 2] : [4 + dice.random(2), 4];
	const axes = lengths.map((length) => {
		const low = dice.chance(10) ? -1 : 0;
		return { extent: [low, low + length - 1] as const, ...(dice.chance(12) ? { wrap: true } : {}) };
	});
	const all = cellsOf(axes);
	const holes = dice.chance(15) ? dice.some(all, 2) : [];
	const cells = all.filter((cell) => !holes.some((hole) => String(hole) === String(cell)));
	const steps = STEPS[dimensions - 1]!;
	const identity = lengths.map((_, row) => lengths.map((__, column) => (row === column ? 1 : 0)));
	return {
		space: {
			axes,
			...(holes.length === 0 ? {} : { holes }),
			...(dice.chance(40) ? { wraps: { round: lengths.map(() => dice.chance(60)), flat: lengths.map(() => false) } } : {}),
			...(dice.chance(50) ? { maps: { turn: steps.map((step) => [step, dice.some(steps, 2)] as const) } } : {}),
		},
		zones: zonesOf(dice, axes, cells),
		sides: {
			white: { team: 'white', frame: { matrix: identity }, threat: 'white' },
			// Mostly against each other.
			black: { team: dice.chance(92) ? 'black' : 'white', frame: frameOf(dice, lengths), threat: 'black' },
		},
		steps,
		cells,
	};
}
