import { isSame } from '@x/core/build';
import type { PieceFlag } from '../syntax.js';
import type { KindWalks } from './draft.js';
import { conditionOf, isAssimilation, type Walk } from './walk.js';

/** Nobody has just taken one that is avenged. */
const asksPeace = (test: string): boolean => {
	const cond = conditionOf(test);
	const negated = cond !== undefined && 'not' in cond ? cond.not : undefined;
	if (negated === undefined || !('is' in negated) || typeof negated.is !== 'object') return false;
	return 'point' in negated.is && isSame(negated.a, {});
};

/** What captures tell about kinds that are captured. */
export function victimFlags(kinds: readonly string[], walks: ReadonlyMap<string, KindWalks>): ReadonlyMap<string, ReadonlySet<PieceFlag>> {
	const found = new Map(kinds.map((kind) => [kind, new Set<PieceFlag>()]));
	const takes = kinds.flatMap((taker) =>
		walks
			.get(taker)!
			.flat()
			.filter(({ captures }) => captures.length > 0)
			.map((walk) => ({ taker, walk })),
	);
	for (const kind of kinds) {
		const own = takes.filter(({ walk }) => walk.captures.some((one) => lists(one.filter.kind, one.filter.notKind, kind)));
		if (own.length === 0) continue;
		const flags = found.get(kind)!;
		if (own.every(({ walk }) => walk.tests.some(asksPeace))) flags.add('no_retaliate');
		for (const taker of new Set(own.map((one) => one.taker))) {
			const all = (fits: (walk: Walk) => boolean): boolean => own.every((one) => one.taker !== taker || fits(one.walk));
			// Who is promoted to what it takes may be promoted to something else, or not at all.
			if (taker !== kind && all(isAssimilation)) flags.add('assimilate');
			if (!all(asksSafe)) continue;
			flags.add('endangered');
			found.get(taker)!.add('endangered');
		}
	}
	return found;
}

const lists = (kind: readonly string[] | undefined, notKind: readonly string[] | undefined, wanted: string): boolean =>
	kind?.includes(wanted) !== false && notKind?.includes(wanted) !== true;

/** A capture only where the other side does not protect the victim. */
const asksSafe = ({ captures, tests }: Walk): boolean =>
	captures.some(({ cell }) => tests.some((test) => isSame(conditionOf(test), { not: { attacked: cell } })));
