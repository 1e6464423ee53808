import type { Kernel } from '../engines/general/kernel.js';
import type { CellRef, Filter } from '../rules/types.js';
import type { Cells } from './evaluation-context.js';

/** A cell reference as a function of who asks; -1 where there is no such cell. */
export function cellOf(kernel: Kernel, ref: CellRef): Cells {
	if (ref === 'origin') return (walker) => walker.origin;
	if (ref === 'at') return (walker) => walker.at;
	if (ref === 'stand') return (walker) => walker.stand;
	if ('point' in ref) {
		const register = kernel.registers.point(ref.point);
		return () => kernel.board.registers[register]!;
	}
	if ('cell' in ref) {
		const cells = [...kernel.sides.map((side) => kernel.lattice.orientCell(side, ref.cell)), kernel.lattice.cellAt(ref.cell)];
		return (walker) => cells[walker.side]!;
	}
	return kernel.extended().cell(ref);
}

/** A filter as a table over codes per asking side; 2 asks as nobody. */
export const filterOf = (kernel: Kernel, filter: Filter): readonly Uint8Array[] =>
	[0, 1, 2].map((side) => kernel.codes.matching(filter, side));

/** A zone as the sides read it. */
export const zoneOf = (kernel: Kernel, zone: string): readonly Uint8Array[] => kernel.zones.map((zones) => zones[zone]!);
