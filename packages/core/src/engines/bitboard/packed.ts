/** The index of the first kind's words; two words of each side come before. */
export const KINDS = 4;

/**
 * A move as one number: from, to, shape, aux, kind, captured kind + 1.
 *
 * Shapes: 0 plain (aux: the kind it becomes + 1), 1 leaves a point (aux: its cell), 2 captures on the point (aux: the victim's cell), 3
 * castling (aux: its index among those of the side and the origin).
 */
export const packed = (from: number, to: number, shape: number, aux: number, kind: number, captured: number): number =>
	from | (to << 6) | (shape << 12) | (aux << 14) | (kind << 22) | (captured << 26);
export const LEAVES_POINT = 1;
export const POINT_CAPTURE = 2;
export const CASTLING = 3;
export const fromOf = (move: number): number => move & 63;
export const toOf = (move: number): number => (move >> 6) & 63;
/** Origin and target as one number, by which moves are ordered. */
export const endsOf = (move: number): number => (fromOf(move) << 6) | toOf(move);
export const shapeOf = (move: number): number => (move >> 12) & 3;
export const auxOf = (move: number): number => (move >> 14) & 255;
export const kindOf = (move: number): number => (move >> 22) & 15;
export const capturedOf = (move: number): number => (move >> 26) & 31;
/** The kind that the piece becomes, or -1. */
export const becomesOf = (move: number): number => (shapeOf(move) === 0 ? auxOf(move) - 1 : -1);

/** The index of the lowest set bit. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** Whether a cell is not in a bitboard. */
export const isClear = (low: number, high: number, cell: number): boolean => ((cell < 32 ? low : high) & (1 << cell)) === 0;

/** The cells of a bitboard. */
export function cellsOf(low: number, high: number): number[] {
	const cells: number[] = [];
	for (let base = 0, some = low; base < 64; base += 32, some = high)
		for (; some !== 0; some &= some - 1) cells.push(base + lowestBit(some));
	return cells;
}
