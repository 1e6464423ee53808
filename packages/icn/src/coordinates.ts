import type { Coord } from './game.js';
/** A coordinate as a number or bigint; the operators `<` and `<=` compare both types. */
export const exact = (value: Coord): number | bigint => (typeof value === 'string' ? BigInt(value) : value);

/** Whether one edge is at most the other. True for open edges, which are null. */
export const atMost = (a: Coord | null, b: Coord | null): boolean => a === null || b === null || exact(a) <= exact(b);

/** Converts a number of any size to a coordinate: a number if that is exact, otherwise a text. */
const toCoord = (value: bigint): Coord => (BigInt.asIntN(54, value) === value && value !== -(2n ** 53n) ? Number(value) : `${value}`);

/** The coordinate at a distance. */
export function shifted(value: Coord, by: number): Coord {
	const sum = Number(value) + by;
	return typeof value === 'number' && Number.isSafeInteger(sum) ? sum : toCoord(BigInt(value) + BigInt(by));
}

/** The difference of two coordinates; exact if it is small. */
export const distance = (from: Coord, to: Coord): number =>
	typeof from === 'number' && typeof to === 'number' ? to - from : Number(BigInt(to) - BigInt(from));
