import type { CellRef, Filter } from '../rules/types.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Cells } from './evaluation-context.js';

/** A cell reference as a function of the context; -1 where there is no such cell. */
export function cellOf(game: EvaluatedGame, ref: CellRef): Cells {
	if (ref === 'origin') return (context) => context.origin;
	if (ref === 'at') return (context) => context.at;
	if (ref === 'stand') return (context) => context.stand;
	if ('point' in ref) {
		const register = game.registers.point(ref.point);
		return () => game.boardState.registers[register]!;
	}
	if ('cell' in ref) {
		const cells = [...game.sides.map((side) => game.lattice.orientCell(side, ref.cell)), game.lattice.cellAt(ref.cell)];
		return (context) => cells[context.side]!;
	}
	return game.extended().cell(ref);
}

/** A filter as one table over codes per evaluating side; index 2 evaluates it for no side. */
export const filterOf = (game: EvaluatedGame, filter: Filter): readonly Uint8Array[] =>
	[0, 1, 2].map((side) => game.codes.matching(filter, side));

/** A zone as each side reads it. */
export const zoneOf = (game: EvaluatedGame, zone: string): readonly Uint8Array[] => game.zones.map((zones) => zones[zone]!);
