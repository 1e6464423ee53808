import type { Cells } from '../definition.js';
import { squareName } from '../words.js';

/** The suffixes of keys for the sides. */
export const sideName = (side: 0 | 1): string => (side === 0 ? 'White' : 'Black');

/** Squares in the form of Fairy-Stockfish: whole ranks as `*8`, single squares by name. */
export function regionOf(files: number, cells: Cells): string {
	const ranks = new Map<number, number>();
	for (const cell of cells) ranks.set(Math.floor(cell / files), (ranks.get(Math.floor(cell / files)) ?? 0) + 1);
	const whole = [...ranks].filter(([, count]) => count === files).map(([rank]) => rank);
	const single = cells.filter((cell) => !whole.includes(Math.floor(cell / files)));
	return [...whole.map((rank) => `*${rank + 1}`), ...single.map((cell) => squareName(cell % files, Math.floor(cell / files)))].join(' ');
}
