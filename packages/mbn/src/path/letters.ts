import type { DirectionLetter, Modification, Move } from '../tree.js';
import { LEAPS } from './bases.js';
import { chosen, type Direction, FORWARD, images, same, type Vector } from './vectors.js';

/** Offsets of one leap, as letters: modifications and a base move. */
export interface Spelled {
	readonly modifications: readonly Modification[];
	readonly move: Move;
}

const SINGLES = ['f', 'b', 'v', 'l', 'r', 's'] as const;
const PAIRS = ['ff', 'bb', 'll', 'rr', 'fs', 'bs', 'vl', 'vr', 'fl', 'fr', 'bl', 'br'] as const;

/** The smaller and the larger part of an offset, without signs. */
export const sizeOf = ([x, y]: Vector): readonly [number, number] => {
	const [a, b] = [Math.abs(x), Math.abs(y)];
	return [Math.min(a, b), Math.max(a, b)];
};

/** The letter of a leap, or its offset between colons. */
export function base([small, large]: readonly [number, number]): Move {
	const letter = Object.entries(LEAPS).find(([, [a, b]]) => a === small && b === large)?.[0];
	return letter === undefined ? { type: 'leap', offset: [small, large] } : { type: 'base', letter };
}

/** Modifications for some of the offsets of a leap; `ahead`: the direction that is forward. Every set has one: single leaps are pairs. */
export function lettersFor(vectors: readonly Vector[], ahead: Vector = FORWARD): readonly Modification[] | undefined {
	const all = images(...sizeOf(vectors[0]!));
	if (vectors.length === all.length) return [];
	for (const letters of candidates()) if (equal(chosen(all, letters, ahead), vectors)) return letters.map(modification);
	// Pairs may be joined to any set.
	const needed: Direction[] = [];
	for (const vector of vectors) {
		const pair =
			PAIRS.find((letters) => equal(chosen(all, [letters], ahead), [vector])) ??
			SINGLES.find((letter) => equal(chosen(all, [letter], ahead), [vector]));
		if (pair === undefined) return undefined;
		needed.push(pair);
	}
	return equal(chosen(all, needed, ahead), vectors) ? needed.map(modification) : undefined;
}

/** From short to long. */
function* candidates(): Generator<readonly Direction[]> {
	for (const one of SINGLES) yield [one];
	for (const [at, one] of SINGLES.entries()) for (const two of SINGLES.slice(at + 1)) yield [one, two];
	for (const one of PAIRS) yield [one];
	for (const [at, one] of SINGLES.entries())
		for (const [next, two] of SINGLES.slice(at + 1).entries()) for (const three of SINGLES.slice(at + next + 2)) yield [one, two, three];
	for (const [at, one] of PAIRS.entries()) for (const two of PAIRS.slice(at + 1)) yield [one, two];
}

const equal = (one: readonly Vector[], other: readonly Vector[]): boolean =>
	one.length === other.length && one.every((vector) => other.some((two) => same(vector, two)));

const modification = (letters: Direction): Modification =>
	letters.length === 1
		? { type: 'direction', letter: letters as DirectionLetter }
		: { type: 'directions', letters: [letters[0] as DirectionLetter, letters[1] as DirectionLetter] };

/** Offsets by leap, each with its letters; `undefined` if some have none. */
export function spelled(vectors: readonly Vector[]): readonly Spelled[] | undefined {
	const groups = new Map<string, Vector[]>();
	for (const vector of vectors) groups.set(sizeOf(vector).join(), [...(groups.get(sizeOf(vector).join()) ?? []), vector]);
	const found: Spelled[] = [];
	for (const group of groups.values()) {
		const modifications = lettersFor(group);
		if (modifications === undefined) return undefined;
		found.push({ modifications, move: base(sizeOf(group[0]!)) });
	}
	return found;
}
