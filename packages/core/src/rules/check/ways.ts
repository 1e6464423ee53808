import type { Fault } from '@x/diagnostics';
import { fold, forKinds, type Pass } from '../fold.js';
import { amount } from '../limits.js';
import { keyOf } from '../nodes/field.js';
import { NODES } from '../nodes/table.js';
import { isObject, type Node, nodesWith, someNode } from '../structure.js';
import type { Path, Ruleset } from '../types.js';
import { fault } from './fault.js';
import { hasTooManyWalks, MOST_STEPS } from './lone-walks.js';
import { under } from './space.js';

/** The most ways of a path that neither a test nor an edge of the board ends. */
export const MOST_WAYS = 65_536;

/** The result of a walk where every test fails and every step leaves the board. */
interface Walked {
	/** The ways that reach the end. */
	readonly ends: number;
	/** All ways, those that end early included. */
	readonly ways: number;
}

const ONE: Walked = { ends: 1, ways: 1 };
const FAILED: Walked = { ends: 0, ways: 1 };

/**
 * The ways of a path: the combinations of its directions and alternatives that neither a test nor an edge of the board ends, with named paths in the
 * places that use them and the body of a loop counted once (`hasTooManyWalks` follows loops). Every walk has to try all of them, on any board, so a walk of a path with too many would
 * not end in reasonable time. For a ruleset without circles.
 */
class Ways {
	private readonly ruleset: Ruleset;
	private readonly known = new Map<Path, Walked>();

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
	}

	of(path: Path): Walked {
		let walked = this.known.get(path);
		if (walked === undefined) {
			walked = this.walk(path);
			this.known.set(path, walked);
		}
		return walked;
	}

	private readonly walk: Pass<'path', Walked> = fold('path', {
		...forKinds(() => FAILED, 'test', 'step'),
		...forKinds(() => ONE, 'pick', 'do', 'go', 'mark'),
		seq: ({ seq }) => this.inSequence(seq),
		any: ({ any }) => {
			const parts = any.map((part) => this.of(part));
			return { ends: parts.reduce((sum, { ends }) => sum + ends, 0), ways: parts.reduce((sum, { ways }) => sum + ways, 0) };
		},
		loop: ({ loop }) => {
			const { ends, ways } = this.of(loop);
			return { ends: ends + 1, ways: ways + 1 };
		},
		use: ({ use }) => (Object.hasOwn(this.ruleset.paths, use) ? this.of(this.ruleset.paths[use]!) : ONE),
		each: ({ each, path }) => {
			const { ends, ways } = this.of(path);
			const count = this.directions(each);
			return { ends: count * ends, ways: count * ways };
		},
	});

	private inSequence(parts: readonly Path[]): Walked {
		let ends = 1;
		let most = 1;
		for (const part of parts) {
			const walked = this.of(part);
			most = Math.max(most, ends * walked.ways);
			ends *= walked.ends;
			if (ends === 0) break;
		}
		return { ends, ways: most };
	}

	private directions(each: Extract<Path, { readonly each: unknown }>['each']): number {
		if (!('bound' in each)) return each.length;
		return (this.ruleset.space.maps?.[each.map] ?? []).reduce((most, [, images]) => Math.max(most, images.length), 0);
	}
}

/** The keys of conditions, numbers, effects and other nodes under which a path stands. */
const pathKeys = (): ReadonlySet<string> =>
	new Set(
		Object.entries(NODES).flatMap(([union, { kinds }]) =>
			union === 'path'
				? []
				: Object.values(kinds).flatMap((fields) =>
						Object.entries(fields).flatMap(([field, type]) => (type.type === 'node' && type.of === 'path' ? [keyOf(field).key] : [])),
					),
		),
	);

/** The paths inside a part of a ruleset that have no name, with their places; each object once. */
function innerPaths(part: unknown, at: string, keys: ReadonlySet<string>, seen: Set<unknown>): [at: string, path: Path][] {
	if (typeof part !== 'object' || part === null || seen.has(part)) return [];
	seen.add(part);
	return Object.entries(part).flatMap(([key, value]) => {
		const place = Array.isArray(part) ? `${at}[${key}]` : at === '' ? key : under(at, key);
		const inner = innerPaths(value, place, keys, seen);
		return !Array.isArray(part) && keys.has(key) && isObject(value) ? [[place, value as unknown as Path], ...inner] : inner;
	});
}

/** Paths with too many ways, once for each; a path is not named for what another one does that it uses. For a ruleset without circles. */
export function checkWays(ruleset: Ruleset): Fault[] {
	const ways = new Ways(ruleset);
	const keys = pathKeys();
	const known = new Map<Path, boolean>();
	const endless = (path: Path): boolean => {
		const found = known.get(path) ?? hasTooManyWalks(path, ruleset);
		known.set(path, found);
		return found;
	};
	const isLarge = (path: Path): boolean => ways.of(path).ways > MOST_WAYS || endless(path);
	const holdsLarge = (node: Node): boolean => {
		for (const key of keys) if (isObject(node[key]) && isLarge(node[key] as unknown as Path)) return true;
		return false;
	};
	// Places are found only where they are reported: their texts take most of the time.
	if (!Object.values(ruleset.paths).some(isLarge) && !someNode(ruleset, holdsLarge)) return [];
	const paths = [
		...Object.entries(ruleset.paths).map(([name, path]) => [under('paths', name), path] as const),
		...innerPaths(ruleset, '', keys, new Set()),
	];
	const large = paths.filter(([, path]) => isLarge(path));
	const causes = large.filter(
		([, path]) => !nodesWith(path, 'use').some(({ use }) => isLarge(ruleset.paths[use as string] ?? { any: [] })),
	);
	return causes.map(([at, path]) =>
		ways.of(path).ways > MOST_WAYS
			? fault(
					'rules/too-many-ways',
					at,
					`Expected a path of at most ${MOST_WAYS} ways, the combinations of directions and alternatives that neither a test nor a step ends, found ${amount(ways.of(path).ways)}.`,
					'Test each step before the next choice, put alternatives that exclude each other into one `any`, or make a choice in a phase of its own.',
				)
			: fault(
					'rules/too-many-ways',
					at,
					`Expected a path of at most ${MOST_STEPS} steps of a piece that stands alone on the board, found more.`,
					'Limit the loop with `max`, or give the path inside it fewer directions and alternatives.',
				),
	);
}
