/** Coordinates of the bigint lane, of any size. See `number/coordinate.ts`. */
import type { Coord } from '@x/core';
import { isPrime, isPrimeBig } from '../primes.js';

export type Coordinate = bigint;
export type Row = bigint[];

export const ZERO: Coordinate = 0n;
export const ONE: Coordinate = 1n;
/** Stands for an end that is not there; distances are never negative. */
export const OPEN: Coordinate = -1n;

export const row = (length: number): Row => new Array<bigint>(length).fill(0n);

/** A longer row with the same beginning. */
export const longer = (old: Row, length: number): Row => old.concat(row(length - old.length));

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

export const toCoordinate = (value: Coord | bigint): Coordinate => BigInt(value);
/** As published: a number as far as that is exact, else its digits. */
export const coord = (value: Coordinate): Coord => (value <= SAFE && value >= -SAFE ? Number(value) : (`${value}` as const));
/** The low 32 bits, for hashing. */
export const low = (value: Coordinate): number => Number(BigInt.asIntN(32, value));
/** The next 32 bits. */
export const high = (value: Coordinate): number => Number(BigInt.asIntN(32, value >> 32n));
/** Rounded down; for what is not negative, by what is positive. */
export const divide = (value: Coordinate, by: Coordinate): Coordinate => value / by;
export const prime = (value: Coordinate): boolean => (value <= SAFE ? isPrime(Number(value)) : isPrimeBig(value));
