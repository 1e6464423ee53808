import type { Cond, Effect, Filter, Path, PieceExpr } from '@x/core';
import { isSame } from '@x/core/build';
import { asEffect, asPath, unroll } from '@x/core/rules';
import { groupBy } from './group-by.js';
import { effectOf, filterHere, isTest, ownKind, testsOf } from './parts.js';

/** One way for a move to end after its cell is reached, in its parts. */
export interface Ending {
	/** The filter for the cell; undefined without one. */
	readonly target: Filter | undefined;
	/** The piece on the cell is captured. */
	readonly takes: boolean;
	readonly tests: readonly Cond[];
	/** Other effects before the piece lands. */
	readonly effects: readonly Effect[];
	/** The kind that the piece becomes on landing. */
	readonly becomes: string | undefined;
	readonly lands: boolean;
	/** The piece that is left on the cell from which the mover comes. */
	readonly leaves: PieceExpr | undefined;
	/** The items that follow the landing. */
	readonly after: readonly Path[];
	readonly marks: readonly string[];
}

/** The most branches that are expanded. */
const MOST_WAYS = 64;

/** The kind of its own side that an effect puts on the cell reached. */
const placed = (effect: Effect | undefined): string | undefined => {
	const put = asEffect('set', effect);
	return put?.set === 'at' && put.flags === undefined ? ownKind(put.to) : undefined;
};

function endingOf(items: readonly Path[]): Ending | undefined {
	let target: Filter | undefined;
	let takes = false;
	let lands = false;
	let leaves: PieceExpr | undefined;
	let becomes: string | undefined;
	const tests: Cond[] = [];
	const effects: Effect[] = [];
	const after: Path[] = [];
	const marks: string[] = [];
	for (const item of items) {
		const mark = asPath('mark', item)?.mark;
		const test = asPath('test', item)?.test;
		const effect = effectOf(item);
		const landing = asEffect('land', effect);
		const capture = asEffect('capture', effect);
		if (mark !== undefined) marks.push(mark);
		else if (lands) {
			const kind = after.every(isTest) && becomes === undefined ? placed(effect) : undefined;
			if (kind === undefined) after.push(item);
			else {
				// Tests between the landing and the change of kind are conditions of the promotion.
				becomes = kind;
				tests.push(...testsOf(after.splice(0)));
			}
		} else if (test !== undefined) {
			const filter = target === undefined && !takes ? filterHere(test) : undefined;
			if (filter === undefined) tests.push(test);
			else target = filter;
		} else if (effect === undefined) return undefined;
		else if (landing !== undefined) {
			becomes = ownKind(landing.as);
			if (landing.flags !== undefined || (landing.as !== undefined && becomes === undefined)) return undefined;
			leaves = landing.leave;
			lands = true;
		} else if (capture?.capture === 'at' && capture.later !== true) takes = true;
		else effects.push(effect);
	}
	return { target, takes, tests, effects, becomes, lands, leaves, after, marks };
}

/** The endings of a path, one per branch; undefined if a branch moves on. */
export function endingsOf(items: readonly Path[]): readonly Ending[] | undefined {
	const endings = unroll({ seq: items }, {}, { most: MOST_WAYS, keep: ['each'] })?.map(endingOf);
	return endings === undefined || endings.some((ending) => ending === undefined) ? undefined : endings.flatMap((ending) => ending ?? []);
}

/** The kinds that a piece may become, and the condition. */
export interface Promotion {
	readonly kinds: readonly string[];
	readonly if: Cond | undefined;
	/** The condition under which it may keep its kind; undefined if it must promote. */
	readonly or: Cond | undefined | 'always';
}

/** Endings that differ only in the kind that the piece becomes, merged. */
export interface EndingGroup {
	readonly targets: readonly (Filter | undefined)[];
	readonly takes: readonly boolean[];
	readonly tests: readonly Cond[];
	readonly effects: readonly Effect[];
	readonly lands: boolean;
	readonly leaves: PieceExpr | undefined;
	readonly after: readonly Path[];
	readonly marks: readonly string[];
	readonly promotions: readonly Promotion[];
}

const allOf = (tests: readonly Cond[]): Cond | undefined =>
	tests.length === 0 ? undefined : tests.length === 1 ? tests[0] : { all: tests };

/** Merges a group of endings: tests that all share stay tests, the others become conditions of promotions. */
function mergeEndings(group: readonly Ending[]): EndingGroup {
	const [first] = group;
	const common = first!.tests.filter((test) => group.every(({ tests }) => tests.some((other) => isSame(other, test))));
	const own = ({ tests }: Ending): readonly Cond[] => tests.filter((test) => !common.some((other) => isSame(other, test)));
	const plain = group.filter(({ becomes }) => becomes === undefined).map((ending) => allOf(own(ending)));
	const or =
		plain.length === 0
			? undefined
			: plain.some((test) => test === undefined)
				? 'always'
				: plain.length === 1
					? plain[0]
					: { some: plain.flatMap((test) => test ?? []) };
	const promoting = groupBy(
		group.filter(({ becomes }) => becomes !== undefined),
		own,
	);
	const promotions = promoting.map(
		(endings): Promotion => ({ kinds: endings.flatMap(({ becomes }) => becomes ?? []), if: allOf(own(endings[0]!)), or }),
	);
	const kept = promotions.length === 0 && typeof or === 'object' ? [or] : [];
	const { target, takes, effects, lands, leaves, after, marks } = first!;
	return { targets: [target], takes: [takes], tests: [...common, ...kept], effects, lands, leaves, after, marks, promotions };
}

/** Groups endings: promotions are merged, and moving and capturing if all else is equal. */
export function groupEndings(endings: readonly Ending[]): readonly EndingGroup[] {
	const groups = groupBy(endings, ({ target, takes, effects, lands, leaves, after, marks }) => [
		target,
		takes,
		effects,
		lands,
		leaves,
		after,
		marks,
	]);
	const outcomes = groups.map(mergeEndings);
	return groupBy(outcomes, ({ targets: _, takes: __, ...rest }) => rest).map(
		(same): EndingGroup => ({ ...same[0]!, targets: same.flatMap(({ targets }) => targets), takes: same.flatMap(({ takes }) => takes) }),
	);
}
