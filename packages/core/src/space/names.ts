import type { Names } from '../rules/names.js';
import type { Lattice } from './lattice.js';

const letters = (index: number): string => (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/** Letters of the files of a hexagonal board, which leave out j. */
const hexLetters = (index: number): string => letters(index < 9 ? index : index + 1);

/** The rank of a cell on a hexagonal board: the number of cells of its file up to it, from the lower end. */
function heightOf(lattice: Lattice, cell: number): number {
	let height = 0;
	for (let at = cell; at >= 0; at -= lattice.sizes[0]!) height += lattice.exists[at]!;
	return height;
}

/** The name of a cell. */
export type NameOf = (lattice: Lattice, cell: number) => string;

/** File and rank, both counted from the low corner: `e4`. */
export function squareOf(lattice: Lattice, cell: number): string {
	const [file = 0, rank = 0] = lattice.vecOf(cell).map((value, axis) => value - lattice.lows[axis]!);
	return letters(file) + (lattice.sizes.length > 1 ? rank + 1 : '');
}

/** The schemes of `Names.cells`. */
export const SCHEMES: readonly Names['cells'][] = ['a1', 'shogi', 'hex', 'xy', 'layers'];

/**
 * The function that names cells by a scheme.
 *
 * @example
 * import { namesBy } from '@x/core/engine';
 * import { Lattice } from '@x/core/rules';
 * import { chess } from '@x/games/chess';
 * namesBy('shogi')(new Lattice(chess.rules.space), 0) // → '8h'
 */
export const namesBy =
	(scheme: Names['cells'] = 'a1'): NameOf =>
	(lattice, cell) => {
		const vec = lattice.vecOf(cell);
		if (scheme === 'xy') return vec.join(',');
		const [file = 0, rank = 0, ...more] = vec.map((value, axis) => value - lattice.lows[axis]!);
		if (scheme === 'shogi') return `${lattice.sizes[0]! - file}${letters((lattice.sizes[1] ?? 1) - 1 - rank)}`;
		if (scheme === 'hex') return `${hexLetters(file)}${heightOf(lattice, cell)}`;
		const levels = more.map((value) => (scheme === 'layers' ? letters(value).toUpperCase() : String(value + 1)));
		return [squareOf(lattice, cell), ...levels].reverse().join('');
	};
