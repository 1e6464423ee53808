import { axisVectors, images } from '../geometry.js';
import type { Generator, Vector } from '../syntax.js';
import { AXES } from '../words.js';
import { SIZES, wayOf, waysNamed } from './atoms.js';

/** A piece read from Betza notation. */
export interface BetzaPiece {
	readonly moves: readonly Generator[];
	readonly captures: readonly Generator[];
	readonly initial: readonly Generator[];
	/** Whether it captures en passant. */
	readonly passing: boolean;
	/** Parts that cannot be read. */
	readonly lost: readonly string[];
}

const SLIDERS: Readonly<Record<string, readonly string[]>> = { R: ['W'], B: ['F'], Q: ['W', 'F'], K: ['W', 'F'] };

/** Reads Betza notation as far as the language can express it: leaps, lines, rides, cannons, lame leaps, by direction and mode. */
export function readBetza(text: string): BetzaPiece {
	const lists: { moves: Generator[]; captures: Generator[]; initial: Generator[] } = { moves: [], captures: [], initial: [] };
	const lost: string[] = [];
	let passing = false;
	// Lower-case letters modify only the following capital; a repeated capital is a ride.
	for (const { 0: part, 1: small = '', 2: letter = '', 3: again = '', 4: digits = '' } of text.matchAll(/([a-z]*)([A-Z])(\2?)([0-9]*)/g))
		one(part, small, letter, again === '' ? digits : '0');
	function one(part: string, small: string, letter: string, digits: string): void {
		const modes = small.replaceAll(/[^mciepn]/g, '');
		const directions = small.replaceAll(/[mciepn]/g, '');
		if (/[^mciepnfblrvs]/.test(small) || (!(letter in SLIDERS) && !SIZES.has(letter))) {
			lost.push(part);
			return;
		}
		if (modes.includes('e')) passing = true;
		const atoms = SLIDERS[letter] ?? [letter];
		const endless = (letter in SLIDERS && letter !== 'K' && digits === '') || digits === '0';
		const found = atoms.flatMap((atom) =>
			generatorsOf(atom, directions, endless ? 0 : Number(digits || 1), modes.includes('p'), modes.includes('n'), part, lost),
		);
		if (modes.includes('i')) lists.initial.push(...found);
		else {
			if (modes.includes('m') || !modes.includes('c')) lists.moves.push(...found);
			if (modes.includes('c') || !modes.includes('m')) lists.captures.push(...found);
		}
	}
	return { ...lists, passing, lost };
}

function generatorsOf(
	atom: string,
	directions: string,
	length: number,
	hop: boolean,
	lame: boolean,
	part: string,
	lost: string[],
): Generator[] {
	const sizes = SIZES.get(atom)!;
	const ways = waysNamed(directions, sizes);
	const vectors = images([sizes]).filter((vector) => ways.has(wayOf(vector)));
	const whole = vectors.length === images([sizes]).length;
	const unit = sizes[1] === 1;
	if (lame) return lamed(atom, whole, part, lost);
	if (hop) return hopped(vectors, length, unit, part, lost);
	if (length === 1) return whole ? [{ type: 'leap', vectors: [sizes] }] : [{ type: 'aleap', vectors }];
	if (!unit) {
		if (length !== 0 || !whole) lost.push(part);
		return length === 0 && whole ? [{ type: 'ride', vectors: [sizes] }] : [];
	}
	if (length === 0 && whole) return [{ type: 'slide', axes: sizes[0] === 0 ? ['H', 'V'] : ['D', 'A'] }];
	return [{ type: 'step', steps: vectors.map((vector) => ({ direction: compass(vector), count: length === 0 ? 15 : length })) }];
}

const compass = ([x, y]: Vector): 'N' | 'S' | 'E' | 'W' | 'NE' | 'NW' | 'SE' | 'SW' =>
	`${y > 0 ? 'N' : y < 0 ? 'S' : ''}${x > 0 ? 'E' : x < 0 ? 'W' : ''}` as 'N';

function lamed(atom: string, whole: boolean, part: string, lost: string[]): Generator[] {
	const legs: Readonly<Record<string, readonly [Vector, Vector, Vector]>> = {
		N: [
			[0, 1],
			[1, 1],
			[1, 2],
		],
		A: [
			[1, 1],
			[1, 1],
			[2, 2],
		],
		D: [
			[0, 1],
			[0, 1],
			[0, 2],
		],
	};
	const known = legs[atom];
	if (known === undefined || !whole) {
		lost.push(part);
		return [];
	}
	return [{ type: 'leap', vectors: [known[0]], second: [known[1]], mask: [known[2]] }];
}

function hopped(vectors: readonly Vector[], length: number, unit: boolean, part: string, lost: string[]): Generator[] {
	// Both directions along a line, or none. For diagonals both diagonals, because a diagonal of the board differs from each side's point of
	// view.
	const has = ([x, y]: Vector): boolean => vectors.some(([a, b]) => a === x && b === y);
	const found = unit && length === 0 ? AXES.filter((axis) => axisVectors([axis], 0).every(has)) : [];
	const axes = found.includes('D') === found.includes('A') ? found : found.filter((axis) => axis !== 'D' && axis !== 'A');
	if (axes.length * 2 < vectors.length) lost.push(part);
	return axes.length === 0 ? [] : [{ type: 'hop', axes }];
}
