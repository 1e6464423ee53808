/**
 * Coordinates of the number lane: doubles, exact as long as no piece is farther than the game's bound.
 *
 * This file alone tells the two lanes apart. Every other file of the far lane is a copy of the one here, made by `scripts/lanes.mjs`: one
 * function that meets both types would run at the speed of neither.
 */
import type { Coord } from '@x/core';
import { isPrime } from '../primes.js';

export type Coordinate = number;
export type CoordinateArray = Float64Array;

export const ZERO: Coordinate = 0;
export const ONE: Coordinate = 1;
/** Stands for an end that is not there; distances are never negative. */
export const UNBOUNDED: Coordinate = -1;

export const coordinateArray = (length: number): CoordinateArray => new Float64Array(length);

/** A longer row with the same beginning. */
export const resized = (old: CoordinateArray, length: number): CoordinateArray => {
	const fresh = new Float64Array(length);
	fresh.set(old);
	return fresh;
};

export const toCoordinate = (value: Coord | bigint): Coordinate => Number(value);
/** As published; never negative zero. */
export const publicCoordinate = (value: Coordinate): Coord => value + 0;
/** The low 32 bits, for hashing. */
export const lowBits = (value: Coordinate): number => value | 0;
/** The next 32 bits. */
export const highBits = (value: Coordinate): number => Math.floor(value / 0x1_0000_0000) | 0;
/** Rounded down; for what is not negative, by what is positive. */
export const divide = (value: Coordinate, by: Coordinate): Coordinate => (value - (value % by)) / by;
export const isPrimeCoordinate = (value: Coordinate): boolean => isPrime(value);
