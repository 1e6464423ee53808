import { images, isStraight, same, type Vector } from '../path/vectors.js';
import { list, number } from './words.js';

/** `one left and two forward`. */
function offsetWords([x, y]: Vector): string {
	const across = x === 0 ? [] : [`${number(Math.abs(x))} ${x < 0 ? 'left' : 'right'}`];
	const along = y === 0 ? [] : [`${number(Math.abs(y))} ${y > 0 ? 'forward' : 'backward'}`];
	return [...across, ...along].join(' and ');
}

const sum = (vectors: readonly Vector[], has: (vector: Vector) => boolean): number => vectors.filter(has).length;

/** Directions along ranks and files: `forward or sideways`. */
function straightWords(vectors: readonly Vector[]): string {
	if (vectors.length === 4) return 'orthogonally';
	const [forward, backward] = [sum(vectors, ([, y]) => y > 0), sum(vectors, ([, y]) => y < 0)];
	const [left, right] = [sum(vectors, ([x]) => x < 0), sum(vectors, ([x]) => x > 0)];
	const across = left && right ? ['sideways'] : left ? ['to the left'] : right ? ['to the right'] : [];
	return list([...(forward ? ['forward'] : []), ...(backward ? ['backward'] : []), ...across], 'or');
}

const DIAGONALS: Readonly<Record<string, string>> = {
	'1,1,1,1': '',
	'1,1,0,0': ' forward',
	'0,0,1,1': ' backward',
	'1,0,1,0': ' to the left',
	'0,1,0,1': ' to the right',
};

function diagonalWords(vectors: readonly Vector[]): string {
	const has = (right: number, forward: number): number => sum(vectors, ([x, y]) => Math.sign(x) === right && Math.sign(y) === forward);
	const known = DIAGONALS[[has(-1, 1), has(1, 1), has(-1, -1), has(1, -1)].join()];
	if (known !== undefined) return `diagonally${known}`;
	return `diagonally ${list(
		vectors.map(([x, y]) => `${y > 0 ? 'forward' : 'backward'} to the ${x < 0 ? 'left' : 'right'}`),
		'or',
	)}`;
}

/** Some of the eight directions of an oblique leap; empty words for all of them. */
function obliqueWords(vectors: readonly Vector[]): string {
	if (vectors.length === 8) return '';
	if (vectors.length === 4) {
		const halves: readonly [string, (vector: Vector) => boolean][] = [
			['forward', ([, y]) => y > 0],
			['backward', ([, y]) => y < 0],
			['to the left', ([x]) => x < 0],
			['to the right', ([x]) => x > 0],
			['with the longer part forward or backward', ([x, y]) => Math.abs(y) > Math.abs(x)],
			['with the longer part sideways', ([x, y]) => Math.abs(y) < Math.abs(x)],
		];
		const half = halves.find(([, has]) => vectors.every(has));
		if (half !== undefined) return half[0];
	}
	return list(vectors.map(offsetWords), 'or');
}

/** The directions of the leaps of one length: an adverb, or empty words for all directions of an oblique leap. */
export function absoluteWords(vectors: readonly Vector[]): string {
	const [first] = vectors;
	if (first === undefined) return '';
	if (!isStraight(first)) return obliqueWords(vectors);
	return first[0] === 0 || first[1] === 0 ? straightWords(vectors) : diagonalWords(vectors);
}

/** Whether leaps go in all directions of their length. */
export const isComplete = (vectors: readonly Vector[]): boolean => {
	const [first] = vectors;
	return first !== undefined && images(Math.abs(first[0]), Math.abs(first[1])).every((one) => vectors.some((other) => same(one, other)));
};

/** The angle of a direction to the left of another one, in degrees from −180 (exclusive) to 180. */
function angle([x, y]: Vector, [ux, uy]: Vector): number {
	const degrees = Math.round(((Math.atan2(y, x) - Math.atan2(uy, ux)) * 1800) / Math.PI) / 10;
	return degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees;
}

const TURNS: Readonly<Record<string, string>> = {
	'0': 'in the same direction',
	'180': 'straight back',
	'90': 'a quarter turn to the left',
	'-90': 'a quarter turn to the right',
	'-90,90': 'a quarter turn to either side',
	'0,180': 'straight on or back',
	'-90,0,90': 'straight on or a quarter turn to either side',
	'-90,180,90': 'straight back or a quarter turn to either side',
	'-90,90,180': 'straight back or a quarter turn to either side',
	'-45,45': 'outward',
	'-135,135': 'backward',
	'45': 'outward to the left',
	'-45': 'outward to the right',
	'-135': 'backward to the right',
	'135': 'backward to the left',
	'-45,0,45': 'in the same direction or 45° to either side',
	'45,135': 'to the left',
	'-135,-45': 'to the right',
};

/**
 * The directions of a leg as seen from the leg before, where they are the same whatever direction that was. `undefined` if there are no
 * words for them.
 */
export function relativeWords(rows: readonly (readonly [Vector, readonly Vector[]])[]): string | undefined {
	const keys = rows.map(([from, to]) => [...new Set(to.map((one) => angle(one, from)))].sort((a, b) => a - b).join());
	const [key] = keys;
	return key !== undefined && keys.every((one) => one === key) ? TURNS[key] : undefined;
}
