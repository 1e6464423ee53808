import type { Coord, Setup, Vec } from '@x/core';
import type { PlaneOptions } from '@x/plane/rules';
import type { Read } from './icn.js';

/** A transformation that keeps the legal moves: mirrored, shifted, recoloured. */
export interface Turn {
	/** Left and right are exchanged. */
	readonly mirror?: true;
	/** Up and down are exchanged, and so are the sides. */
	readonly recolour?: true;
	readonly by?: readonly [bigint, bigint];
}

const coord = (value: bigint): Coord => (value <= 2n ** 53n - 1n && value >= 1n - 2n ** 53n ? Number(value) : (`${value}` as const));

export const vecTurned = ({ mirror, recolour, by = [0n, 0n] }: Turn, [x, y]: Vec, shifted = true): Vec => [
	coord((mirror ? -1n : 1n) * BigInt(x!) + (shifted ? by[0] : 0n)),
	coord((recolour ? -1n : 1n) * BigInt(y!) + (shifted ? by[1] : 0n)),
];

/** Options and setup, transformed. */
export function turned(
	{ options, setup }: Pick<Read, 'options' | 'setup'>,
	turn: Turn,
): { readonly options: PlaneOptions; readonly setup: Setup } {
	const cell = (at: Vec): Vec => vecTurned(turn, at);
	const swap = <T>(name: T): T => (!turn.recolour ? name : name === 'white' ? ('black' as T) : name === 'black' ? ('white' as T) : name);
	const sides = <T>(values: { readonly white?: T; readonly black?: T } | undefined, to: (value: T) => T): { white?: T; black?: T } =>
		Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [swap(name), to(value as T)]));
	const { border, promotions, win, order, holes } = options;
	const row = (y: Coord): Coord => cell([0, y])[1]!;
	const edge = (value: Coord | null, axis: 0 | 1): Coord | null =>
		value === null ? null : cell(axis === 0 ? [value, 0] : [0, value])[axis]!;
	const pair = (low: Coord | null, high: Coord | null, axis: 0 | 1, flip: boolean | undefined): [Coord | null, Coord | null] =>
		flip ? [edge(high, axis), edge(low, axis)] : [edge(low, axis), edge(high, axis)];
	return {
		options: {
			...options,
			...(border && { border: [...pair(border[0], border[1], 0, turn.mirror), ...pair(border[2], border[3], 1, turn.recolour)] as never }),
			...(promotions && { promotions: sides(promotions, ({ rows, kinds }) => ({ rows: rows.map(row), kinds })) }),
			...(win && { win: sides(win, (list) => list) }),
			...(order && { order: order.map(swap) }),
			...(holes && { holes: holes.map(cell) }),
		},
		setup: {
			...setup,
			pieces: setup.pieces.map(({ at, piece }) => ({ at: cell(at), piece: { ...piece, side: swap(piece.side) } })),
			phase: swap(setup.phase!),
			...(setup.points && { points: Object.fromEntries(Object.entries(setup.points).map(([name, cells]) => [name, cells.map(cell)])) }),
		},
	};
}
