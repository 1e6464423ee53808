import type { DirectionLetter } from '../tree.js';

/** An offset on a board: files to the right, ranks forward, as the mover sees it. */
export type Vector = readonly [number, number];

/** A direction letter, or two letters that hold at once. */
export type Direction = DirectionLetter | `${DirectionLetter}${DirectionLetter}`;

export const FORWARD: Vector = [0, 1];

/** All images of an offset under the symmetries of the square. */
export function images(small: number, large: number): readonly Vector[] {
	const found = new Map<string, Vector>();
	// `+ 0` turns −0 into 0.
	for (const [x, y] of [
		[small, large],
		[large, small],
	] as const)
		for (const a of [x, -x]) for (const b of [y, -y]) found.set(`${a + 0},${b + 0}`, [a + 0, b + 0]);
	return [...found.values()];
}

export const same = ([a, b]: Vector, [c, d]: Vector): boolean => a === c && b === d;
export const opposite = ([x, y]: Vector): Vector => [0 - x, 0 - y];
export const dot = ([a, b]: Vector, [c, d]: Vector): number => a * c + b * d;

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/** The shortest offset in the same direction. */
export function unit([x, y]: Vector): Vector {
	const by = divisor(x, y) || 1;
	return [x / by, y / by];
}

export const isStraight = ([x, y]: Vector): boolean => x === 0 || y === 0 || Math.abs(x) === Math.abs(y);

const parallel = (a: Vector, b: Vector): boolean => same(unit(a), unit(b));

const isVertical = (letter: string): boolean => letter === 'f' || letter === 'b' || letter === 'v';

/** The directions of a letter, for a piece that looks along `ahead`. */
function targets(letter: string, ahead: Vector): readonly Vector[] {
	const [x, y] = ahead;
	const left: Vector = [0 - y, x];
	switch (letter) {
		case 'f':
			return [ahead];
		case 'b':
			return [opposite(ahead)];
		case 'v':
			return [ahead, opposite(ahead)];
		case 'l':
			return [left];
		case 'r':
			return [opposite(left)];
		default:
			return [left, opposite(left)];
	}
}

/** The offsets of a letter (decision A1): the exact direction, or else all within a right angle of it. */
const ofLetter = (vectors: readonly Vector[], letter: string, ahead: Vector): readonly Vector[] =>
	targets(letter, ahead).flatMap((target) => {
		const exact = vectors.filter((vector) => parallel(vector, target));
		return exact.length > 0 ? exact : vectors.filter((vector) => dot(vector, target) > 0);
	});

/** Whether an offset is nearer to the line of sight than to the line across it. */
const isAlong = (vector: Vector, ahead: Vector): boolean =>
	Math.abs(dot(vector, ahead)) > Math.abs(ahead[0] * vector[1] - ahead[1] * vector[0]);

const both = (a: readonly Vector[], b: readonly Vector[]): readonly Vector[] => a.filter((one) => b.some((other) => same(one, other)));

/** The offsets of two letters in brackets: `(ff)` the narrow pair, `(fs)` the wide one, `(fr)` one quadrant. */
function ofPair(vectors: readonly Vector[], [a, b]: readonly [string, string], ahead: Vector): readonly Vector[] {
	if (a === b) return ofLetter(vectors, a, ahead).filter((vector) => isAlong(vector, ahead) === isVertical(a));
	const common = both(ofLetter(vectors, a, ahead), ofLetter(vectors, b, ahead));
	if (isVertical(a) === isVertical(b)) return common;
	const [vertical, horizontal] = isVertical(a) ? [a, b] : [b, a];
	const narrowed =
		horizontal === 's' && vertical !== 'v'
			? common.filter((vector) => !isAlong(vector, ahead))
			: vertical === 'v' && horizontal !== 's'
				? common.filter((vector) => isAlong(vector, ahead))
				: common;
	return narrowed.length > 0 ? narrowed : common;
}

/** The offsets of a base move that its direction letters choose (decision A1). */
export function chosen(vectors: readonly Vector[], letters: readonly Direction[], ahead: Vector): readonly Vector[] {
	const singles = letters.filter((letter) => letter.length === 1);
	const union = (some: readonly string[]): readonly Vector[] => some.flatMap((letter) => ofLetter(vectors, letter, ahead));
	const vertical = singles.filter(isVertical);
	const horizontal = singles.filter((letter) => !isVertical(letter));
	const orthogonal = vectors.every(([x, y]) => x === 0 || y === 0);
	// Off the orthogonals a vertical and a horizontal letter together mean both: `frF` is one diagonal.
	const crossed = vertical.length > 0 && horizontal.length > 0 && !orthogonal;
	const plain = crossed ? both(union(vertical), union(horizontal)) : [...union(vertical), ...union(horizontal)];
	const pairs = letters.filter((letter) => letter.length === 2).flatMap((pair) => ofPair(vectors, [pair[0]!, pair[1]!], ahead));
	const all = [...plain, ...pairs];
	return vectors.filter((vector) => all.some((one) => same(one, vector)));
}

/** The offsets nearest to a direction (decision A3): the exact one, or those with the smallest angle. */
export function nearest(vectors: readonly Vector[], direction: Vector): readonly Vector[] {
	const exact = vectors.filter((vector) => parallel(vector, direction));
	if (exact.length > 0) return exact;
	// Compares the cosines without roots: the sign and the square of the dot product over the square of the length.
	const cosine = (vector: Vector): readonly [number, number] => {
		const product = dot(vector, direction);
		return [product * Math.abs(product), dot(vector, vector)];
	};
	const compare = (a: Vector, b: Vector): number => {
		const [[p, q], [r, s]] = [cosine(a), cosine(b)];
		return p * s - r * q;
	};
	let best: Vector | undefined;
	for (const vector of vectors) if (!same(vector, [0, 0]) && (best === undefined || compare(vector, best) > 0)) best = vector;
	return best === undefined ? [] : vectors.filter((vector) => !same(vector, [0, 0]) && compare(vector, best) === 0);
}

/** The direction after a reflection (decision A14): `x` and `y` are its two choices. */
export function reflected([x, y]: Vector, choice: 'x' | 'y'): Vector {
	if (x === 0 || y === 0) return choice === 'x' ? [y, x] : [0 - y, 0 - x];
	return choice === 'x' ? [0 - x, y] : [x, 0 - y];
}

/** The next offset of a base move when the piece turns (decision A13): the neighbour by angle, `r` clockwise. */
export function turned(vectors: readonly Vector[], vector: Vector, way: 'l' | 'r'): Vector {
	const angle = ([x, y]: Vector): number => Math.atan2(y, x);
	const ring = [...vectors].sort((a, b) => angle(a) - angle(b));
	const at = ring.findIndex((one) => same(one, vector));
	return ring[(at + (way === 'l' ? 1 : ring.length - 1)) % ring.length]!;
}

/** The cells between the ends of a leap that goes straight: offsets from its start. */
export function between(vector: Vector): readonly Vector[] {
	const [x, y] = unit(vector);
	const length = Math.max(Math.abs(vector[0]), Math.abs(vector[1])) / Math.max(Math.abs(x), Math.abs(y));
	return Array.from({ length: length - 1 }, (_, at): Vector => [x * (at + 1), y * (at + 1)]);
}
