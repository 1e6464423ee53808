/** Whole numbers of the far lane: bigints of any size. See `near/whole.ts`. */
import type { Coord } from '@x/core';
import { isPrime, isPrimeBig } from '../primes.js';

export type Whole = bigint;
export type Row = bigint[];

export const ZERO: Whole = 0n;
export const ONE: Whole = 1n;
/** Stands for an end that is not there; distances are never negative. */
export const OPEN: Whole = -1n;

export const row = (length: number): Row => new Array<bigint>(length).fill(0n);

/** A longer row with the same beginning. */
export const longer = (old: Row, length: number): Row => old.concat(row(length - old.length));

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

export const whole = (value: Coord | bigint): Whole => BigInt(value);
/** As published: a number as far as that is exact, else its digits. */
export const coord = (value: Whole): Coord => (value <= SAFE && value >= -SAFE ? Number(value) : (`${value}` as const));
/** The low 32 bits, for hashing. */
export const low = (value: Whole): number => Number(BigInt.asIntN(32, value));
/** The next 32 bits. */
export const high = (value: Whole): number => Number(BigInt.asIntN(32, value >> 32n));
/** Rounded down; for what is not negative, by what is positive. */
export const divide = (value: Whole, by: Whole): Whole => value / by;
export const prime = (value: Whole): boolean => (value <= SAFE ? isPrime(Number(value)) : isPrimeBig(value));
