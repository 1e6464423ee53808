import { CHECKS, foundText } from '../model/faults.js';
import type { BoardCell, BoardStyle, Geometry } from '../model/geometry.js';

const letters = (file: number): string => (file < 26 ? '' : letters(Math.floor(file / 26) - 1)) + String.fromCharCode(97 + (file % 26));

/**
 * A rectangle of squares named `a1`, `b1` … from the bottom left corner. Files after `z` are `aa`, `ab` …
 *
 * @throws RangeError if a size is not a whole number from 1 to 256.
 * @throws TypeError if a size is not a number, or for a style that boards do not have.
 *
 * @example
 * import { rectangle } from '@x/board';
 * rectangle(10, 8).cells.length // → 80
 * rectangle(8, 8, { ground: 'stone' } as object); // throws TypeError: style.ground: Expected "wood" or "green", found "stone".
 */
export const rectangle = (files: number, ranks: number, style: BoardStyle = {}): Geometry => {
	for (const size of [files, ranks]) {
		if (typeof size !== 'number') throw new TypeError(`Expected a size from 1 to 256, found a ${typeof size}.`);
		if (!Number.isInteger(size) || size < 1 || size > 256) throw new RangeError(`Expected a size from 1 to 256, found ${size}.`);
	}
	const fault = CHECKS.style?.(style);
	if (fault !== undefined) throw new TypeError(`style${fault.path}: Expected ${fault.expected}, found ${foundText(fault.found)}.`);
	const cells: BoardCell[] = [];
	for (let y = 0; y < ranks; y++) {
		for (let x = 0; x < files; x++) {
			const [column, row] = [letters(x), String(y + 1)];
			cells.push({ cell: column + row, name: column + row, slice: 0, x, y, tone: (x + y) % 2, column, row });
		}
	}
	return { shape: 'square', slices: [{ title: '' }], cells, style };
};
