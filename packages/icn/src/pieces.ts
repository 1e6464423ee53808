import { readFigure } from './figure.js';
import type { Coord, Piece } from './game.js';
import { ENTRY, isBlank, type Reader, readSquare } from './reader.js';

/** Two coordinates below this limit are packed into one small integer. */
const SMALL = 2 ** 14;

const isSmall = (value: Coord): value is number => typeof value === 'number' && value < SMALL && value > -SMALL;

/**
 * Reads the list of pieces:
 *
 *     K5,1+|k5,8+|ob3,-4
 */
export function readPieces(reader: Reader): readonly Piece[] {
	const { text } = reader;
	const pieces: Piece[] = [];
	const taken = new Set<number | string>();
	for (;;) {
		const from = reader.at;
		const known = readFigure(reader);
		const { kind, player } = reader;
		const at = known || reader.at > from ? readSquare(reader) : undefined;
		if (at !== undefined) {
			const [x, y] = at;
			// Keys of squares: numbers if these are unique, otherwise texts.
			const { size } = taken;
			if (taken.add(isSmall(x) && isSmall(y) ? x * 2 * SMALL + y : `${x},${y}`).size === size) reader.note('occupied', from);
			const right = text.charCodeAt(reader.at) === 43;
			if (right) reader.at++;
			if (known) pieces.push(right ? { kind, player, at, right } : { kind, player, at });
		}
		let next = text.charCodeAt(reader.at);
		if (next !== 124 && !isBlank(next)) {
			if (reader.take(ENTRY) && at) reader.note('separator', from);
			next = text.charCodeAt(reader.at);
		}
		if (next !== 124) return pieces;
		reader.at++;
	}
}
