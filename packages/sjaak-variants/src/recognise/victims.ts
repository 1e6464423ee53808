import type { Cond } from '@x/core';
import { isSame } from '@x/core/build';
import { isAssimilation, squareRef, type Walk } from '@x/core/reading';
import { asCell, asCondition } from '@x/core/rules';
import type { PieceFlag } from '../syntax.js';
import type { KindWalks } from './draft.js';

/** The condition that there is no retaliation in the last move. */
const asksPeace = (test: Cond): boolean => {
	const negated = asCondition('is', asCondition('not', test)?.not);
	return asCell('point', negated?.is) !== undefined && isSame(negated?.a, {});
};

/** The properties of victims according to captures. */
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
			// A piece that becomes the kind of its victim may also be promoted to another kind, or stay unpromoted.
			if (taker !== kind && all(isAssimilation)) flags.add('assimilate');
			if (!all(asksSafe)) continue;
			flags.add('endangered');
			found.get(taker)!.add('endangered');
		}
	}
	return found;
}

const lists = (kind: readonly string[] | undefined, notKind: readonly string[] | undefined, searched: string): boolean =>
	kind?.includes(searched) !== false && notKind?.includes(searched) !== true;

/** A capture that requires an unprotected victim. */
const asksSafe = ({ captures, tests }: Walk): boolean =>
	captures.some(({ cell }) => tests.some((test) => isSame(test, { not: { attacked: squareRef(cell) } })));
