import { sizeOf } from '../path/letters.js';
import { familyOf, type Offset, offsetsOf, type Sizes, turned } from './geometry.js';
import type { Leg, Path } from './moves.js';

const same = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length === b.length && a.every((one) => b.includes(one));

/** Whether a leg has no conditions but its directions, its range and these targets. */
const plain = (leg: Leg, targets: readonly string[]): boolean =>
	same(leg.targets, targets) &&
	Object.entries(leg).every(([key, value]) => value === undefined || ['directions', 'range', 'targets'].includes(key));

/**
 * A path with one leg in place of two, if the two are a hop or a lame leap: `pafR` is `pR`, `gafQ` is `gQ`, `afsW` is `nN`.
 * Every dialect can say more of the shorter form.
 */
export function shortened(path: Path): Path {
	const [first, second, ...more] = path.legs;
	if (second === undefined || more.length > 0 || path.repeated !== undefined || second.directions.from !== 'leg') return path;
	if (first.directions.from !== 'start') return path;
	const { turns, leaps } = second.directions;
	const ahead = leaps === undefined && turns !== 'least' && same(turns, [0]);
	if (ahead && plain(first, ['over enemy', 'over friend']) && first.range === 0 && second.range < 2)
		return { ...path, legs: [{ ...second, directions: first.directions, range: 0, hop: second.range === 0 ? 'anywhere' : 'behind' }] };
	const lame = lameOffsets(first, second);
	return lame === undefined ? path : { ...path, legs: [{ ...second, directions: { from: 'start', offsets: lame }, range: 1, lame: true }] };
}

/** The offsets of a lame leap that consists of a straight leg over empty cells and a diagonal one outwards. */
function lameOffsets(first: Leg, second: Leg): readonly Offset[] | undefined {
	if (first.directions.from !== 'start' || second.directions.from !== 'leg') return undefined;
	const { offsets } = first.directions;
	const straight = offsets.every((offset) => familyOf(sizeOf(offset)) === 'orthogonal');
	const { lame, ...rest } = first;
	const long = offsets.every((offset) => sizeOf(offset)[1] > 1);
	const short = offsets.every((offset) => sizeOf(offset)[1] === 1);
	if (!straight || first.range !== 1 || !plain(rest, ['empty']) || !(short || (long && lame === true))) return undefined;
	if (second.range !== 1 || second.hop !== undefined || second.jump !== undefined || second.skip !== undefined) return undefined;
	const { turns, leaps } = second.directions;
	const chosen = turns === 'least' ? [1, 7] : turns;
	if (!chosen.every((turn) => turn === 1 || turn === 7) || (leaps?.length ?? 1) > 1) return undefined;
	const ends = offsets.flatMap((offset) => chosen.map((turn) => outward(offset, turn, leaps?.[0], second)));
	return ends.every((end) => end !== undefined) ? ends : undefined;
}

/** The end of a straight leg and a diagonal one, if the diagonal leg is lame where it must be. */
function outward(offset: Offset, turn: number, leap: Sizes | undefined, second: Leg): Offset | undefined {
	const size = leap === undefined ? sizeOf(offset)[1] : familyOf(leap) === 'diagonal' ? leap[1] : 0;
	if (size === 0 || (size > 1 && second.lame !== true)) return undefined;
	const [x, y] = turned(offset, turn);
	return [offset[0] + Math.sign(x) * size, offset[1] + Math.sign(y) * size];
}

/** Groups of offsets with the same sizes. Complete groups of straight and diagonal offsets of the same length are one group, as in K. */
export function grouped(offsets: readonly Offset[]): readonly { readonly leaps: readonly Sizes[]; readonly offsets: readonly Offset[] }[] {
	const groups = new Map<string, { leaps: Sizes[]; offsets: Offset[] }>();
	for (const offset of offsets) {
		const sizes = sizeOf(offset);
		const group = groups.get(sizes.join()) ?? { leaps: [sizes], offsets: [] };
		if (!group.offsets.some(([x, y]) => x === offset[0] && y === offset[1])) group.offsets.push(offset);
		groups.set(sizes.join(), group);
	}
	const [straight, diagonal] = [groups.get('0,1'), groups.get('1,1')];
	if (straight?.offsets.length === 4 && diagonal?.offsets.length === 4) {
		groups.delete('1,1');
		groups.set('0,1', {
			leaps: [
				[0, 1],
				[1, 1],
			],
			offsets: [...offsetsOf([0, 1], 0xff), ...offsetsOf([1, 1], 0xff)],
		});
	}
	return [...groups.values()];
}
