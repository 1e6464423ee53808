import type { BoardInPlay } from '../model.js';

/**
 * The number of cells that a walk empties besides its origin, if it fills others only with own pieces and puts its royal only on `home`.
 * Else -1: this number does not describe its effect on attacks on the royal.
 */
export function emptiedBy(
	{ codes, royal, size, boardState }: BoardInPlay,
	writes: ArrayLike<number>,
	side: number,
	origin: number,
	home: number,
): number {
	let count = 0;
	for (let place = 0; place < writes.length && writes[place]! < size; place += 2) {
		const cell = writes[place]!;
		const code = writes[place + 1]!;
		if (royal[code] === 1 ? cell !== home : code !== 0 && codes.side[code] !== side) return -1;
		if (cell === boardState.royalCell[side] && cell !== origin) return -1;
		if (code === 0 && cell !== origin) count++;
	}
	return count;
}
