import { ASKERS } from '../board/codes.js';
import { fold } from '../rules/fold.js';
import type { CellRef, Filter, Vec, VecRef } from '../rules/types.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Cells, EvaluationContext } from './evaluation-context.js';

/** A question about a cell, asked in a context. */
type AtCell<Answer> = (context: EvaluationContext, cell: number) => Answer;

const PLACES: Readonly<Record<Extract<CellRef, string>, Cells>> = {
	origin: (context) => context.origin,
	at: (context) => context.at,
	stand: (context) => context.stand,
};

const CELLS = /* @__PURE__ */ fold<'cell', Cells, [EvaluatedGame]>('cell', {
	plain: (place) => PLACES[place],
	point: ({ point }, { registers, boardState }) => {
		const register = registers.point(point);
		return () => boardState.registers[register]!;
	},
	cell: ({ cell }, { sides, lattice }) => {
		const cells = [...sides.map((side) => lattice.orientCell(side, cell)), lattice.cellAt(cell)];
		return (context) => cells[context.side]!;
	},
	mark: ({ mark }, { slots }) => {
		const index = slot(slots.marks, mark);
		// A name compiled after the walk began has no mark in it.
		return (context) => context.marks[index] ?? -1;
	},
	from: ({ from, by }, game) => {
		const start = cellOf(game, from);
		const shift = shiftOf(game, by);
		return (context) => {
			const cell = start(context);
			return cell < 0 ? -1 : shift(context, cell);
		};
	},
});

/** A cell reference as a function of the context; -1 where there is no such cell. */
export const cellOf = (game: EvaluatedGame, ref: CellRef): Cells => CELLS(ref, game);

/** The slot of a name under which walks keep values. */
export const slot = (slots: Map<string, number>, name: string): number => {
	let known = slots.get(name);
	if (known === undefined) {
		known = slots.size;
		slots.set(name, known);
	}
	return known;
};

/** A step: the cell that a vector leads to, or -1. */
export function shiftOf(game: EvaluatedGame, ref: VecRef, reading?: string): AtCell<number> {
	const { vectors } = game.extended();
	if (!('bound' in ref)) {
		const id = vectors.idOf(ref as Vec);
		const tables = ASKERS.map((side) => vectors.shifts(id, side, 1, reading));
		return (context, cell) => tables[context.side]![cell]!;
	}
	const index = slot(game.slots.bounds, ref.bound);
	const times = ref.times ?? 1;
	return (context, cell) => {
		const id = context.bounds[index] ?? -1;
		return id < 0 ? -1 : vectors.shifts(id, context.side, times, reading)[cell]!;
	};
}

/** A filter as one table over codes per evaluating side; index 2 evaluates it for no side. */
export const filterOf = (game: EvaluatedGame, filter: Filter): readonly Uint8Array[] =>
	ASKERS.map((side) => game.codes.matching(filter, side));

/** A zone as each side reads it. */
export const zoneOf = (game: EvaluatedGame, zone: string): readonly Uint8Array[] => game.zones.map((zones) => zones[zone]!);

/** Whether a cell lies in a zone, as the context's side reads it, or on a point. */
export function withinOf(game: EvaluatedGame, zone: string | undefined): AtCell<boolean> {
	if (zone === undefined) return () => true;
	if (Object.hasOwn(game.ruleset.zones, zone)) {
		const maps = zoneOf(game, zone);
		return (context, cell) => maps[context.side]![cell] === 1;
	}
	const { boardState, registers } = game;
	const list = registers.lists.get(zone);
	if (list !== undefined) return (_, cell) => list.has(boardState.registers, cell);
	const point = cellOf(game, { point: zone });
	return (context, cell) => cell === point(context);
}
