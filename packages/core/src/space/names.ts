import type { Names } from '../ruleset/names.js';
import type { Lattice } from './lattice.js';

const letters = (index: number): string => (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/** Letters of the files of a hexagonal board, which leave out j. */
const hexLetters = (index: number): string => letters(index < 9 ? index : index + 1);

/** Cells of the file that exist up to this one: hexagonal ranks count from the lower end of each file. */
function heightOf(lattice: Lattice, cell: number): number {
	let height = 0;
	for (let at = cell; at >= 0; at -= lattice.sizes[0]!) height += lattice.exists[at]!;
	return height;
}

/** How a scheme writes the coordinates of a cell, both counted from 0 at the low corner. */
function nameOf(scheme: Names['cells'], lattice: Lattice, cell: number): string {
	const vec = lattice.vecOf(cell);
	if (scheme === 'xy') return vec.join(',');
	const offset = vec.map((value, axis) => value - lattice.lows[axis]!);
	const [file = 0, rank = 0] = offset;
	if (scheme === 'shogi') return `${lattice.sizes[0]! - file}${letters((lattice.sizes[1] ?? 1) - 1 - rank)}`;
	if (scheme === 'hex') return `${hexLetters(file)}${heightOf(lattice, cell)}`;
	const square = `${letters(file)}${offset.length > 1 ? rank + 1 : ''}`;
	if (scheme !== 'layers' && offset.length < 3) return square;
	return [square, ...offset.slice(2).map((value) => (scheme === 'layers' ? letters(value).toUpperCase() : String(value + 1)))]
		.reverse()
		.join('');
}

/** Names of all cells, and the way back. */
export function cellNames(
	lattice: Lattice,
	scheme: Names['cells'] = 'a1',
): { readonly names: readonly string[]; readonly cells: ReadonlyMap<string, number> } {
	const names = Array.from({ length: lattice.count }, (_, cell) => nameOf(scheme, lattice, cell));
	const cells = new Map<string, number>();
	names.forEach((name, cell) => {
		if (lattice.exists[cell] === 1) cells.set(name, cell);
	});
	return { names, cells };
}
