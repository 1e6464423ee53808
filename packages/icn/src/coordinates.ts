import type { Coord } from './game.js';
/** A coordinate as a number of its size; the operators `<` and `<=` compare both sorts. */
export const exact = (value: Coord): number | bigint => (typeof value === 'string' ? BigInt(value) : value);

/** Is one edge at most the other? Open edges, which are null, always are. */
export const atMost = (a: Coord | null, b: Coord | null): boolean => a === null || b === null || exact(a) <= exact(b);

/** A number of any size as a coordinate: a number as far as that is exact, a text beyond. */
const toCoord = (value: bigint): Coord => (BigInt.asIntN(54, value) === value && value !== -(2n ** 53n) ? Number(value) : `${value}`);

/** A coordinate some steps away. */
export function shifted(value: Coord, by: number): Coord {
	const sum = Number(value) + by;
	return typeof value === 'number' && Number.isSafeInteger(sum) ? sum : toCoord(BigInt(value) + BigInt(by));
}

/** How far one coordinate is from another; exact where it is small. */
export const distance = (from: Coord, to: Coord): number =>
	typeof from === 'number' && typeof to === 'number' ? to - from : Number(BigInt(to) - BigInt(from));
