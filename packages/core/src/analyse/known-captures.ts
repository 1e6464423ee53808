import type { Way } from '../paths/unroll.js';
import { asCondition, asEffect, asNumber, asPath, fold, foldSome, forKinds, no, type Pass, yes } from '../rules/fold.js';
import { isSame } from '../rules/structure.js';
import type { CellRef, Cond, Num, Path } from '../rules/types.js';

/** The captures of a walk up to an item: none, at least one, or either. */
type Captures = 'none' | 'some' | 'unknown';

/** A condition that is reduced as far as the captures decide it. */
type Reduced = Cond | boolean;

/** Whether an item leaves the captures and the cursor as they are. */
const isQuiet: Pass<'path', boolean> = /* @__PURE__ */ fold('path', {
	...forKinds(no, 'step', 'pick', 'seq', 'any', 'loop', 'do', 'go', 'use'),
	...forKinds(yes, 'each', 'test', 'mark'),
});

/** Whether an item leaves the captures as they are, also where it holds other items. */
const capturesNothing: Pass<'path', boolean> = /* @__PURE__ */ fold('path', {
	...forKinds(yes, 'step', 'pick', 'test', 'go', 'mark'),
	use: no,
	each: ({ path }) => capturesNothing(path),
	loop: ({ loop }) => capturesNothing(loop),
	seq: ({ seq }) => seq.every((part) => capturesNothing(part)),
	any: ({ any }) => any.every((part) => capturesNothing(part)),
	do: ({ do: effect }) => asEffect('capture', effect) === undefined && asEffect('forEach', effect) === undefined,
});

/** The number of captures, if it is compared with a number: as many as fit a filter, or all. */
function counted(num: Num): { readonly all: boolean } | undefined {
	const events = asNumber('captured', num);
	return events && { all: Object.keys(events.captured).length === 0 && events.zone === undefined };
}

function compared([left, sign, right]: readonly [Num, '<' | '=' | '>', Num], captures: Captures): boolean | undefined {
	const events = counted(left);
	if (events === undefined || typeof right !== 'number') return undefined;
	if (captures === 'none') return sign === '<' ? 0 < right : sign === '>' ? 0 > right : right === 0;
	if (captures !== 'some' || !events.all) return undefined;
	// There is at least one.
	if (sign === '>') return right < 1 ? true : undefined;
	return right < (sign === '<' ? 2 : 1) ? false : undefined;
}

const not = (part: Reduced): Reduced => (typeof part === 'boolean' ? !part : { not: part });

/** All conditions: false where one is false, and without those that are true. */
function every(parts: readonly Cond[], captures: Captures): Reduced {
	const reduced = parts.map((part) => reduce(part, captures));
	if (reduced.includes(false)) return false;
	const left = reduced.filter((part) => typeof part !== 'boolean');
	return left.length === 0 ? true : left.length === 1 ? left[0]! : { all: left };
}

/** Reduces a condition by what is known of the captures. A condition with nothing to reduce stays the same object. */
const reduce: Pass<'condition', Reduced, [Captures]> = /* @__PURE__ */ foldSome<'condition', Reduced, [Captures]>(
	'condition',
	{
		compare: (cond, captures) => compared(cond.compare, captures) ?? cond,
		all: (cond, captures) => (cond.all.every((part) => reduce(part, captures) === part) ? cond : every(cond.all, captures)),
		some: (cond, captures) => {
			if (cond.some.every((part) => reduce(part, captures) === part)) return cond;
			const reduced = cond.some.map((part) => reduce(part, captures));
			if (reduced.includes(true)) return true;
			const left = reduced.filter((part) => typeof part !== 'boolean');
			return left.length === 0 ? false : left.length === 1 ? left[0]! : { some: left };
		},
		not: (cond, captures) => {
			const part = reduce(cond.not, captures);
			return part === cond.not ? cond : not(part);
		},
	},
	(cond) => cond,
);

/** Whether a cell that passes a condition holds a piece of a side, so that a capture there is recorded. */
function holdsPiece(cond: Cond, cell: CellRef): boolean {
	const test = asCondition('is', cond);
	return test !== undefined && isSame(test.is, cell) && (test.a.who === 'enemy' || test.a.who === 'friend');
}

/**
 * A way without the tests that its own items decide: whether it has captured. Undefined where such a test fails, so that no walk takes the way. The same
 * way where there is no such test.
 *
 * Proof: a walk of a piece begins without captures, as a candidate and as an attack. It records a capture on a cell that a test since the last
 * step or effect found to hold a piece of a side, and no item takes a record away.
 */
export function withoutKnownCaptures(way: Way): Way | undefined {
	let captures: Captures = 'none';
	let tests: Cond[] = [];
	const items: Path[] = [];
	for (const item of way) {
		const test = asPath('test', item)?.test;
		const effect = asPath('do', item)?.do;
		const capture = asEffect('capture', effect);
		if (test !== undefined) {
			const reduced = reduce(test, captures);
			if (reduced === false) return undefined;
			if (reduced !== true) items.push(reduced === test ? item : { test: reduced });
			tests.push(test);
			continue;
		}
		items.push(item);
		if (capture !== undefined) {
			const recorded = capture.later !== true && tests.some((one) => holdsPiece(one, capture.capture));
			if (captures !== 'some') captures = recorded ? 'some' : 'unknown';
		} else if (captures !== 'some' && !capturesNothing(item)) captures = 'unknown';
		if (!isQuiet(item)) tests = [];
	}
	return items.length === way.length && items.every((item, index) => item === way[index]) ? way : items;
}
