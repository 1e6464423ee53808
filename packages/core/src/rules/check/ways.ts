import type { Fault } from '@x/diagnostics';
import { amount } from '../limits.js';
import { nodesWith } from '../structure.js';
import type { Path, Ruleset } from '../types.js';
import { fault } from './fault.js';
import { under } from './space.js';

/** The most ways of a path. Published games have at most 1 100. */
export const MOST_WAYS = 65_536;

/**
 * The ways of a path: the combinations of its directions and alternatives, with named paths in the places that use them and the body of a loop counted
 * once. Every walk may have to try all of them, so a walk of a path with too many would not end in reasonable time. For a ruleset without circles.
 */
class Ways {
	private readonly ruleset: Ruleset;
	private readonly known = new Map<Path, number>();

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
	}

	of(path: Path): number {
		let ways = this.known.get(path);
		if (ways === undefined) {
			ways = this.count(path);
			this.known.set(path, ways);
		}
		return ways;
	}

	private count(path: Path): number {
		if ('seq' in path) return path.seq.reduce((product, part) => product * this.of(part), 1);
		if ('any' in path) return path.any.reduce((sum, part) => sum + this.of(part), 0);
		if ('loop' in path) return this.of(path.loop);
		if ('use' in path) return Object.hasOwn(this.ruleset.paths, path.use) ? this.of(this.ruleset.paths[path.use]!) : 1;
		if (!('each' in path)) return 1;
		return this.directions(path.each) * this.of(path.path);
	}

	private directions(each: Extract<Path, { readonly each: unknown }>['each']): number {
		if (!('bound' in each)) return each.length;
		return (this.ruleset.space.maps?.[each.map] ?? []).reduce((most, [, images]) => Math.max(most, images.length), 0);
	}
}

/** Paths with too many ways, once for each; a path is not named for what another one does that it uses. For a ruleset without circles. */
export function checkWays(ruleset: Ruleset): Fault[] {
	const ways = new Ways(ruleset);
	const inner = nodesWith(ruleset, 'matches').map(({ matches }) => matches as Path);
	const paths = [
		...Object.entries(ruleset.paths).map(([name, path]) => [under('paths', name), path] as const),
		...inner.map((path) => ['', path] as const),
	];
	const large = paths.filter(([, path]) => ways.of(path) > MOST_WAYS);
	const causes = large.filter(
		([, path]) => !nodesWith(path, 'use').some(({ use }) => ways.of(ruleset.paths[use as string] ?? { any: [] }) > MOST_WAYS),
	);
	return causes.map(([at, path]) =>
		fault(
			'rules/too-many-ways',
			at,
			`Expected a path of at most ${MOST_WAYS} ways, the combinations of its directions and alternatives, found ${amount(ways.of(path))}.`,
			'Put alternatives that exclude each other into one `any`, or make a choice in a phase of its own.',
		),
	);
}
