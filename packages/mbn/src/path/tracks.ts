import type { Cond, Effect, Path, Vec } from '@x/core';
import { isSame } from '@x/core/build';

/** One thing that a path does, in a walk without alternatives. */
export type Item =
	| { readonly type: 'bind'; readonly vectors: readonly Vec[] }
	/** By the bound direction, or by an offset of its own. */
	| { readonly type: 'step'; readonly by: Vec | undefined; readonly wraps: string | undefined }
	| { readonly type: 'loop'; readonly body: readonly Item[]; readonly least: number; readonly most: number }
	| { readonly type: 'test'; readonly condition: Cond }
	| { readonly type: 'do'; readonly effect: Effect }
	/** Something that MBN cannot say. */
	| { readonly type: 'other'; readonly path: Path };

/** A walk without alternatives. */
export type Track = readonly Item[];

/** The most tracks into which a path is divided. */
const LARGEST = 400;

/** Divides a path at its alternatives; `undefined` if that gives too many tracks. */
export function tracksOf(path: Path, paths: Readonly<Record<string, Path>>): readonly Track[] | undefined {
	const found = divided(path, paths);
	return found.length > LARGEST ? undefined : found;
}

function divided(path: Path, paths: Readonly<Record<string, Path>>): readonly Track[] {
	if ('seq' in path)
		return path.seq.reduce<readonly Track[]>(
			(before, part) => {
				const after = before.length > LARGEST ? [] : divided(part, paths);
				return before.flatMap((one) => after.map((two) => [...one, ...two]));
			},
			[[]],
		);
	if ('any' in path) return merged(path.any.flatMap((part) => divided(part, paths)));
	if ('use' in path && paths[path.use] !== undefined) return divided(paths[path.use]!, paths);
	if ('each' in path && Array.isArray(path.each) && path.series === undefined)
		return divided(path.path, paths).map((track) => [{ type: 'bind', vectors: path.each as readonly Vec[] }, ...track]);
	if ('step' in path) {
		const by = path.step;
		if (Array.isArray(by)) return [[{ type: 'step', by: by as Vec, wraps: path.wraps }]];
		if ((by as { readonly times?: number }).times === undefined) return [[{ type: 'step', by: undefined, wraps: path.wraps }]];
	}
	if ('loop' in path && path.greedy === undefined) {
		const bodies = divided(path.loop, paths);
		if (bodies.length === 1)
			return [
				[
					{
						type: 'loop',
						body: bodies[0]!,
						least: path.min ?? 0,
						most: path.max === undefined ? Number.POSITIVE_INFINITY : Number(path.max),
					},
				],
			];
	}
	if ('test' in path) return [[{ type: 'test', condition: path.test }]];
	if ('do' in path) return [[{ type: 'do', effect: path.do }]];
	return [[{ type: 'other', path }]];
}

/** Tracks that differ only in a test and its negation are one without it. */
function merged(tracks: readonly Track[]): readonly Track[] {
	const found: Track[] = [];
	for (const track of tracks) {
		const at = found.findIndex((other) => complement(other, track) !== undefined);
		if (at < 0) found.push(track);
		else found[at] = complement(found[at]!, track)!;
	}
	return found;
}

function complement(one: Track, other: Track): Track | undefined {
	if (isSame(one, other)) return one;
	if (one.length !== other.length) return undefined;
	const at = one.findIndex((item, index) => !isSame(item, other[index]));
	const [a, b] = [one[at]!, other[at]!];
	if (a.type !== 'test' || b.type !== 'test' || !isSame(one.slice(at + 1), other.slice(at + 1))) return undefined;
	const negates = (x: Cond, y: Cond): boolean => 'not' in x && isSame(x.not, y);
	return negates(a.condition, b.condition) || negates(b.condition, a.condition) ? [...one.slice(0, at), ...one.slice(at + 1)] : undefined;
}
