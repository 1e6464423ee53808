/** Coordinates of the bigint lane, of any size. See `number/coordinate.ts`. */
import type { Coord } from '@x/core';
import { isPrime, isPrimeBig } from '../primes.js';

export type Coordinate = bigint;
export type CoordinateArray = bigint[];

export const ZERO: Coordinate = 0n;
export const ONE: Coordinate = 1n;
/** Stands for a missing end of an interval; distances are never negative. */
export const UNBOUNDED: Coordinate = -1n;

export const coordinateArray = (length: number): CoordinateArray => new Array<bigint>(length).fill(0n);

/** A longer array that starts with the same values. */
export const resized = (old: CoordinateArray, length: number): CoordinateArray => old.concat(coordinateArray(length - old.length));

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

export const toCoordinate = (value: Coord | bigint): Coordinate => BigInt(value);
/** The coordinate in public form: a number up to 2^53 - 1, beyond that a string of digits. */
export const publicCoordinate = (value: Coordinate): Coord => (value <= SAFE && value >= -SAFE ? Number(value) : (`${value}` as const));
/** The low 32 bits, for hashing. */
export const lowBits = (value: Coordinate): number => Number(BigInt.asIntN(32, value));
/** The next 32 bits. */
export const highBits = (value: Coordinate): number => Number(BigInt.asIntN(32, value >> 32n));
/** The quotient, rounded down, of a value that is not negative and a positive divisor. */
export const divide = (value: Coordinate, by: Coordinate): Coordinate => value / by;
export const isPrimeCoordinate = (value: Coordinate): boolean => (value <= SAFE ? isPrime(Number(value)) : isPrimeBig(value));
