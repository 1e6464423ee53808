import { sizeOf } from '../path/letters.js';

/** An offset from the mover's point of view: to the right, then forward. */
export type Offset = readonly [right: number, forward: number];

/** The absolute values of an offset, the smaller one first. */
export type Sizes = readonly [small: number, large: number];

/** Eight directions clockwise as bits: of king-like steps from straight ahead; of oblique leaps from the first one to the right of ahead. */
export type Octants = number;

export const ALL: Octants = 0xff;
const STRAIGHT: Octants = 0x55;
const DIAGONAL: Octants = 0xaa;

export type Family = 'orthogonal' | 'diagonal' | 'oblique';

export const familyOf = ([small, large]: Sizes): Family => (small === 0 ? 'orthogonal' : small === large ? 'diagonal' : 'oblique');

/** The directions that leaps of a family have. */
export const octantsOf = (family: Family): Octants => (family === 'orthogonal' ? STRAIGHT : family === 'diagonal' ? DIAGONAL : ALL);

/** The eight offsets that a leap turns through. Orthogonal and diagonal leaps alternate, since an eighth of a turn makes one the other. */
export function ringOf(sizes: Sizes): readonly Offset[] {
	const [small, large] = sizes;
	const quarter: readonly Offset[] =
		familyOf(sizes) === 'oblique'
			? [
					[small, large],
					[large, small],
				]
			: [
					[0, large],
					[large, large],
				];
	const ring: Offset[] = [];
	for (let turns = 0; turns < 4; turns++)
		for (const one of quarter) {
			let [x, y] = one;
			// A quarter clockwise; adding 0 replaces a negative zero.
			for (let turn = 0; turn < turns; turn++) [x, y] = [y, 0 - x];
			ring.push([x + 0, y + 0]);
		}
	return ring;
}

/** The direction of an offset, from 0 to 7. */
export const octantOf = (offset: Offset): number => ringOf(sizeOf(offset)).findIndex(([x, y]) => x === offset[0] && y === offset[1]);

/** The bits of offsets with the same sizes. */
export const maskOf = (offsets: readonly Offset[]): Octants => offsets.reduce((mask, offset) => mask | (1 << octantOf(offset)), 0);

/** The offsets with some sizes in some directions, clockwise. */
export const offsetsOf = (sizes: Sizes, octants: Octants): readonly Offset[] =>
	ringOf(sizes).filter((_, octant) => (octants & octantsOf(familyOf(sizes)) & (1 << octant)) !== 0);

/** The numbers of the bits of a mask. */
export const listOf = (octants: Octants): readonly number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((octant) => (octants & (1 << octant)) !== 0);

export const bitsOf = (octants: readonly number[]): Octants => octants.reduce((mask, octant) => mask | (1 << octant), 0);

/**
 * An offset after some eighths of a turn clockwise. A straight step becomes a diagonal one and the reverse, as XBetza prescribes for legs that
 * bend by 45 degrees.
 *
 * @example
 * turned([0, 1], 1) // [ 1, 1 ]
 */
export const turned = (offset: Offset, eighths: number): Offset => ringOf(sizeOf(offset))[(octantOf(offset) + eighths) & 7]!;

/** The sizes of a straight or diagonal leap after a turn by 45 degrees. */
export const bentSizes = ([small, large]: Sizes): Sizes => (small === 0 ? [large, large] : [0, large]);

/**
 * The cells that a lame leap passes: first straight along the longer side, then diagonally. This is the path of Fairy-Stockfish, and for
 * N, A and D also that of XBoard.
 *
 * @example
 * lamePath([1, 2]) // [ [ 0, 1 ] ]
 */
export function lamePath([right, forward]: Offset): readonly Offset[] {
	const path: Offset[] = [];
	let [x, y] = [0, 0];
	for (;;) {
		const longer = Math.abs(right - x) - Math.abs(forward - y);
		if (longer >= 0) x += Math.sign(right - x);
		if (longer <= 0) y += Math.sign(forward - y);
		if (x === right && y === forward) return path;
		path.push([x, y]);
	}
}
