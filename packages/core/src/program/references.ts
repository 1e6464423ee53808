import type { Kernel } from '../load/kernel.js';
import type { CellRef, Filter, FlagEdit, PieceExpr, Vec, VecRef } from '../ruleset/types.js';
import type { Cells, Value, Walker } from './walker.js';

/** Numbers for names that a walk keeps values under. */
export const slot = (slots: Map<string, number>, name: string): number => {
	const known = slots.get(name);
	if (known !== undefined) return known;
	slots.set(name, slots.size);
	return slots.size - 1;
};

/** A cell reference as a function of the walk; -1 where there is no such cell. */
export function cellOf(kernel: Kernel, ref: CellRef): Cells {
	if (ref === 'origin') return (walker) => walker.origin;
	if (ref === 'at') return (walker) => walker.at;
	if (ref === 'stand') return (walker) => walker.stand;
	if ('mark' in ref) {
		const index = slot(kernel.slots.marks, ref.mark);
		return (walker) => walker.marks[index]!;
	}
	if ('point' in ref) {
		const register = kernel.registers.point(ref.point);
		return (walker) => walker.kernel.bench.registers[register]!;
	}
	if ('cell' in ref) {
		const cells = kernel.sideData.map((side) => kernel.lattice.orientCell(side, ref.cell));
		return (walker) => cells[walker.side]!;
	}
	const from = cellOf(kernel, ref.from);
	const by = shiftOf(kernel, ref.by);
	return (walker) => {
		const cell = from(walker);
		return cell < 0 ? -1 : by(walker, cell);
	};
}

/** A step: the cell that a vector leads to, or -1. A bound vector with a series jumps to its next distance. */
export function shiftOf(kernel: Kernel, ref: VecRef, reading?: string): (walker: Walker, cell: number) => number {
	if (!('bound' in ref)) {
		const id = kernel.vectors.idOf(ref as Vec);
		const tables = kernel.sideData.map((_, side) => kernel.vectors.shifts(id, side, 1, reading));
		return (walker, cell) => tables[walker.side]![cell]!;
	}
	const index = slot(kernel.slots.bounds, ref.bound);
	const times = ref.times ?? 1;
	return (walker, cell) => {
		const id = walker.bounds[index]!;
		return id < 0 ? -1 : kernel.vectors.shifts(id, walker.side, times, reading)[cell]!;
	};
}

/** A filter as a table over codes per asking side. */
export const filterOf = (kernel: Kernel, filter: Filter): readonly Uint8Array[] => [
	kernel.codes.matching(filter, 0),
	kernel.codes.matching(filter, 1),
	kernel.codes.matching(filter, 2),
];

/** A piece expression as a code; 0 for none, -1 where a cell it reads is missing. */
export function codeOf(kernel: Kernel, expression: PieceExpr): Value {
	if (expression === 'none') return () => 0;
	if (expression === 'mover') return (walker) => walker.mover;
	const { codes } = kernel;
	if ('kind' in expression) {
		const kind = codes.kinds.indexOf(expression.kind);
		const byAsking = [0, 1, 2].map((asking) => {
			const side = expression.side === 'neutral' ? 2 : expression.side === 'own' ? asking : 1 - asking;
			return side < 0 ? 0 : codes.of(side, kind);
		});
		return (walker) => byAsking[walker.side]!;
	}
	if ('recolour' in expression) {
		const of = codeOf(kernel, expression.recolour);
		return (walker) => {
			const code = of(walker);
			const side = code > 0 ? codes.side[code]! : 2;
			return side > 1 ? code : codes.recoloured(code, 1 - side);
		};
	}
	if ('was' in expression) {
		const cell = cellOf(kernel, expression.was);
		return (walker) => {
			const at = cell(walker);
			return at < 0 ? -1 : walker.kernel.was(walker.start, at);
		};
	}
	const cell = cellOf(kernel, expression.of);
	return (walker) => {
		const at = cell(walker);
		return at < 0 ? -1 : kernel.read(at);
	};
}

/** What a flag edit makes of each code. */
export const editOf = (kernel: Kernel, edit: FlagEdit | undefined, otherwise: Int32Array): Int32Array =>
	edit === undefined ? otherwise : kernel.codes.edited(edit);
