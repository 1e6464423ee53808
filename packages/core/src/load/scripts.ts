import { filterOf, zoneOf } from '../ask/references.js';
import { append, type Rays, type Script } from '../board/tables.js';
import type { CellRef, Cond, Path, PieceExpr } from '../ruleset/types.js';
import type { Kernel } from './kernel.js';
import type { StaticTests } from './static.js';

/** Scripts by `code * size + origin`: walks without loops and captures, all of whose cells follow from the origin. */
export function scriptsOf(kernel: Kernel, tests: StaticTests, rays: Rays): (readonly Script[] | undefined)[] {
	const { plan, codes, size, lattice } = kernel;
	const table: (Script[] | undefined)[] = [];
	for (let code = 0; code < codes.count; code++) {
		if (!codes.isPlayers(code)) continue;
		for (const branch of plan.kinds[codes.kinds[codes.kind[code]!]!]!.branches) {
			if (branch.shape !== 'script' || !tests.admits({ seq: branch.items }, code)) continue;
			for (let origin = 0; origin < size; origin++) {
				const script = lattice.exists[origin] === 1 ? scriptOf(kernel, branch.items, code, origin, rays) : undefined;
				if (script !== undefined) append(table, code * size + origin, script);
			}
		}
	}
	return Array.from({ length: codes.count * size }, (_, row) => table[row]);
}

/** Runs through a script's items from one cell; undefined where it leaves the board or a zone forbids it. */
function scriptOf(kernel: Kernel, items: readonly Path[], code: number, origin: number, rays: Rays): Script | undefined {
	const { codes, lattice, size } = kernel;
	const side = codes.side[code]!;
	let at = origin;
	let stand = origin;
	const needs: { cell: number; filter: Uint8Array }[] = [];
	const safe: number[] = [];
	const writes: number[] = [];
	const marks: string[] = [];
	const cellOf = (ref: CellRef): number => {
		if (ref === 'origin') return origin;
		if (ref === 'at') return at;
		if (ref === 'stand') return stand;
		if ('cell' in ref) return lattice.orientCell(kernel.sides[side]!, ref.cell);
		if (!('from' in ref) || 'bound' in ref.by) return -1;
		const from = cellOf(ref.from);
		return from < 0 ? -1 : lattice.shift(from, lattice.orient(kernel.sides[side]!, ref.by));
	};
	/** A written piece: a code, or -2 minus the cell whose piece is copied without its flags. */
	const pieceOf = (to: PieceExpr): number =>
		to === 'none'
			? 0
			: typeof to === 'object' && 'of' in to
				? -2 - cellOf(to.of)
				: typeof to === 'object' && 'kind' in to
					? codes.of(side, codes.kinds.indexOf(to.kind))
					: -1;
	const asks = (cond: Cond): boolean => {
		if ('is' in cond) {
			const cell = cellOf(cond.is);
			if (cell !== origin) needs.push({ cell, filter: filterOf(kernel, cond.a)[side]! });
			return cell >= 0;
		}
		if ('in' in cond) return zoneOf(kernel, cond.zone)[side]![cellOf(cond.in)] === 1;
		if ('same' in cond) return cellOf(cond.same[0]) === cellOf(cond.same[1]);
		if ('not' in cond && 'attacked' in cond.not) return safe.push(cellOf(cond.not.attacked)) > 0 && safe.at(-1)! >= 0;
		return 'mover' in cond;
	};
	for (const item of items) {
		if ('step' in item) at = cellOf({ from: 'at', by: item.step });
		else if ('go' in item) at = cellOf(item.go);
		else if ('mark' in item) marks.push(item.mark);
		else if ('test' in item && !asks(item.test)) return undefined;
		else if ('do' in item && 'set' in item.do) writes.push(cellOf(item.do.set), pieceOf(item.do.to));
		else if ('do' in item) {
			writes.push(stand, 0, at, codes.landed[code]!);
			stand = at;
		}
		if (at < 0 || writes.at(-2)! < 0) return undefined;
	}
	const royalAt = kernel.royal[code] === 1 && opensNothing(rays, size, stand, writes) ? stand : -1;
	return { from: origin, to: at, needs, safe, writes, marks: marks.sort(), royalAt };
}

/**
 * Whether what a script empties can open no line to a cell: beyond each emptied cell the line ends,
 * or a piece of the script itself stands on it.
 */
function opensNothing({ start, items }: Rays, size: number, cell: number, writes: readonly number[]): boolean {
	const after = new Map<number, number>();
	for (let index = 0; index < writes.length; index += 2) after.set(writes[index]!, writes[index + 1]!);
	for (let row = cell; row < start.length - 1; row += size) {
		const ray = items.subarray(start[row], start[row + 1]);
		const filled = ray.some((on) => (after.get(on) ?? 0) !== 0);
		if (!filled && ray.subarray(0, -1).some((on) => after.get(on) === 0)) return false;
	}
	return true;
}
