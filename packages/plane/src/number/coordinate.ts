/**
 * Coordinates of the number lane: doubles, exact as long as no piece is beyond the game's `numberBound`.
 *
 * Only this file differs between the two lanes. `scripts/lanes.mjs` copies every other file of this folder for the bigint lane: a function that
 * receives both types is slower than either of two functions that each receive one.
 */
import type { Coord } from '@x/core';
import { isPrime } from '../primes.js';

export type Coordinate = number;
export type CoordinateArray = Float64Array;

export const ZERO: Coordinate = 0;
export const ONE: Coordinate = 1;
/** Stands for a missing end of an interval; distances are never negative. */
export const UNBOUNDED: Coordinate = -1;

export const coordinateArray = (length: number): CoordinateArray => new Float64Array(length);

/** A longer array that starts with the same values. */
export const resized = (old: CoordinateArray, length: number): CoordinateArray => {
	const fresh = new Float64Array(length);
	fresh.set(old);
	return fresh;
};

export const toCoordinate = (value: Coord | bigint): Coordinate => Number(value);
/** The coordinate in public form; never negative zero. */
export const publicCoordinate = (value: Coordinate): Coord => value + 0;
/** The low 32 bits, for hashing. */
export const lowBits = (value: Coordinate): number => value | 0;
/** The next 32 bits. */
export const highBits = (value: Coordinate): number => Math.floor(value / 0x1_0000_0000) | 0;
/** The quotient, rounded down, of a value that is not negative and a positive divisor. */
export const divide = (value: Coordinate, by: Coordinate): Coordinate => (value - (value % by)) / by;
export const isPrimeCoordinate = (value: Coordinate): boolean => isPrime(value);
