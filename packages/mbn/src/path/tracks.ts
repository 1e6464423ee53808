import type { Cond, Path, Vec } from '@x/core';
import { isSame } from '@x/core/build';
import { asCondition, asPath, fold, type NodeOf, type Pass, type Way } from '@x/core/rules';

/** The most tracks into which a path is divided. */
const LARGEST = 400;

/** All directions have one name. */
const DIRECTION = 'd';

/** The scope of a direction: everything after it. */
const REST: Path = { seq: [] };

/**
 * Divides a path at its alternatives; `undefined` if that gives too many tracks. A repetition without alternatives has a sequence as its body. Parts
 * that MBN cannot say stay as they are.
 */
export function tracksOf(path: Path, paths: Readonly<Record<string, Path>>): readonly Way[] | undefined {
	const found = divided(path, paths);
	return found.length > LARGEST ? undefined : found;
}

const whole = (node: Path): readonly Way[] => [[node]];

const divided: Pass<'path', readonly Way[], [Readonly<Record<string, Path>>]> = fold('path', {
	seq: ({ seq }, paths) =>
		seq.reduce<readonly Way[]>(
			(before, part) => {
				const after = before.length > LARGEST ? [] : divided(part, paths);
				return before.flatMap((one) => after.map((two) => [...one, ...two]));
			},
			[[]],
		),
	any: ({ any }, paths) => merged(any.flatMap((part) => divided(part, paths))),
	use: (node, paths) => (Object.hasOwn(paths, node.use) ? divided(paths[node.use]!, paths) : whole(node)),
	each: (node, paths) =>
		'bound' in node.each || node.series !== undefined
			? whole(node)
			: divided(node.path, paths).map((way) => [{ each: node.each as readonly Vec[], as: DIRECTION, path: REST }, ...way]),
	step: (node) => whole('bound' in node.step && node.step.times === undefined ? { ...node, step: { bound: DIRECTION } } : node),
	loop: (node, paths) => {
		const [body, ...more] = node.greedy === undefined ? divided(node.loop, paths) : [];
		return whole(body === undefined || more.length > 0 ? node : { ...node, loop: { seq: body } });
	},
	test: whole,
	do: whole,
	go: whole,
	mark: whole,
	pick: whole,
});

/** The directions that begin here. */
export function directionsOf(item: Path | undefined): readonly Vec[] | undefined {
	const each = asPath('each', item);
	return each === undefined || each.path !== REST || 'bound' in each.each ? undefined : each.each;
}

/** A step in the current direction, or by an offset of its own. */
export function stepOf(item: Path | undefined): { readonly by: Vec | undefined; readonly wraps: string | undefined } | undefined {
	const step = asPath('step', item);
	if (step === undefined || ('bound' in step.step && step.step.times !== undefined)) return undefined;
	return { by: 'bound' in step.step ? undefined : step.step, wraps: step.wraps };
}

/** A repetition that may end after any round. */
export function loopOf(item: Path | undefined): NodeOf<'path', 'loop'> | undefined {
	const loop = asPath('loop', item);
	return loop?.greedy === undefined ? loop : undefined;
}

/** Tracks that differ only in a test and its negation are one without it. */
function merged(tracks: readonly Way[]): readonly Way[] {
	const found: Way[] = [];
	for (const track of tracks) {
		const at = found.findIndex((other) => complement(other, track) !== undefined);
		if (at < 0) found.push(track);
		else found[at] = complement(found[at]!, track)!;
	}
	return found;
}

function complement(one: Way, other: Way): Way | undefined {
	if (isSame(one, other)) return one;
	if (one.length !== other.length) return undefined;
	const at = one.findIndex((item, index) => !isSame(item, other[index]));
	const [a, b] = [asPath('test', one[at])?.test, asPath('test', other[at])?.test];
	if (a === undefined || b === undefined || !isSame(one.slice(at + 1), other.slice(at + 1))) return undefined;
	return negates(a, b) || negates(b, a) ? [...one.slice(0, at), ...one.slice(at + 1)] : undefined;
}

const negates = (one: Cond, other: Cond): boolean => isSame(asCondition('not', one)?.not, other);
