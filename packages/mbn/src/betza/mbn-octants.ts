import type { Modification } from '../tree.js';
import { type Offset, offsetsOf, type Sizes, sizesOf } from './geometry.js';

const dot = ([a, b]: Offset, [x, y]: Offset): number => a * x + b * y;
const cross = ([a, b]: Offset, [x, y]: Offset): number => a * y - b * x;
const along = (offset: Offset, target: Offset): boolean => cross(offset, target) === 0 && dot(offset, target) > 0;

/** The direction of a letter, if f is `ahead`. */
function targetOf(letter: string, ahead: Offset): Offset {
	const [x, y] = ahead;
	if (letter === 'f') return ahead;
	if (letter === 'b') return [-x, -y];
	return letter === 'l' ? [-y, x] : [y, -x];
}

/** The letters of s and v. */
const simple = (letter: string): string => (letter === 's' ? 'lr' : letter === 'v' ? 'fb' : letter);

/** The offsets in the direction of a letter: one exactly in it, otherwise all on that side. */
function toward(offsets: readonly Offset[], letter: string, ahead: Offset): readonly Offset[] {
	return offsets.filter((offset) =>
		[...simple(letter)].some((one) => {
			const target = targetOf(one, ahead);
			return offsets.some((other) => along(other, target)) ? along(offset, target) : dot(offset, target) > 0;
		}),
	);
}

/** The offsets of two letters in brackets. Of oblique leaps, `(ff)` is the narrow pair and `(fs)` the wide one. */
function paired(offsets: readonly Offset[], letters: readonly [string, string], ahead: Offset): readonly Offset[] {
	const [first, second] = letters;
	const half = toward(offsets, first, ahead);
	const target = targetOf(first, ahead);
	const narrow = (offset: Offset): boolean => dot(offset, target) > Math.abs(cross(offset, target));
	const oblique = offsets.some((offset) => sizesOf(offset)[0] !== 0 && sizesOf(offset)[0] !== sizesOf(offset)[1]);
	if (oblique && first === second) return half.filter((offset) => narrow(offset) || half.length === 1);
	if (oblique && /[fb]s|[lr]v/.test(first + second)) return half.filter((offset) => !narrow(offset));
	const other = toward(offsets, second, ahead);
	return half.filter((offset) => other.includes(offset));
}

/**
 * The offsets that modifications of MBN select.
 *
 * @param leaps the leaps of the alternative. Without letters, a leg that continues takes the least deflection among all of them.
 * @param ahead the offset of the leg before; absent for a leg that begins.
 */
export function mbnOffsets(
	sizes: Sizes,
	leaps: readonly Sizes[],
	modifications: readonly Modification[],
	ahead: Offset | undefined,
): readonly Offset[] {
	const offsets = offsetsOf(sizes, 0xff);
	const forward: Offset = ahead ?? [0, 1];
	const letters = modifications.flatMap((one) => (one.type === 'direction' ? [one.letter] : []));
	const pairs = modifications.flatMap((one) => (one.type === 'directions' ? [one.letters] : []));
	if (letters.length === 0 && pairs.length === 0) {
		if (ahead === undefined) return offsets;
		const angle = (offset: Offset): number => Math.abs(Math.atan2(cross(ahead, offset), dot(ahead, offset)));
		const least = Math.min(...leaps.flatMap((one) => offsetsOf(one, 0xff).map(angle)));
		return offsets.filter((offset) => angle(offset) < least + 1e-9);
	}
	const chosen = new Set<Offset>(pairs.flatMap((pair) => paired(offsets, pair, forward)));
	const select = (some: readonly string[]): readonly Offset[] =>
		offsets.filter((offset) => some.some((letter) => toward(offsets, letter, forward).includes(offset)));
	const kinds = [letters.filter((letter) => 'fbv'.includes(letter)), letters.filter((letter) => 'lrs'.includes(letter))].filter(
		({ length }) => length > 0,
	);
	if (sizes[0] === 0) for (const offset of select(letters)) chosen.add(offset);
	else if (kinds.length > 0) for (const offset of offsets) if (kinds.every((kind) => select(kind).includes(offset))) chosen.add(offset);
	return offsets.filter((offset) => chosen.has(offset));
}
