import type { GameInPlay } from '../model.js';

/**
 * How many cells a walk empties beside its origin, where it fills others with own pieces only and puts its royal nowhere but on `home`;
 * else -1: what it does to attacks on the royal is not told by that.
 */
export function emptiedBy(
	{ codes, royal, size, boardState }: GameInPlay,
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
