import type { CellRef, Cond, Effect, Filter, Path, PieceExpr } from '@x/core';
import { isSame } from '@x/core/build';
import { pathItems } from './parts.js';

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

/** All branches of a path; undefined if there are too many. */
function expandAlternatives(path: Path): readonly (readonly Path[])[] | undefined {
	let ways: readonly (readonly Path[])[] = [[]];
	for (const item of pathItems(path)) {
		const tails = 'any' in item ? item.any.map(expandAlternatives) : [[[item]]];
		if (tails.some((tail) => tail === undefined)) return undefined;
		const flat = tails.flatMap((tail) => tail ?? []);
		ways = ways.flatMap((way) => flat.map((tail) => [...way, ...tail]));
		if (ways.length > MOST_WAYS) return undefined;
	}
	return ways;
}

const isHere = (cell: CellRef): boolean => cell === 'at';

/** The kind of its own side that an effect puts on the cell reached. */
const placed = (effect: Effect): string | undefined =>
	'set' in effect &&
	isHere(effect.set) &&
	effect.flags === undefined &&
	typeof effect.to === 'object' &&
	'kind' in effect.to &&
	effect.to.side === 'own'
		? effect.to.kind
		: undefined;

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
		const effect = 'do' in item ? item.do : undefined;
		if ('mark' in item) marks.push(item.mark);
		else if (lands) {
			const kind = effect && after.every((done) => 'test' in done) && becomes === undefined ? placed(effect) : undefined;
			if (kind === undefined) after.push(item);
			else {
				// Tests between the landing and the change of kind are conditions of the promotion.
				becomes = kind;
				tests.push(...after.splice(0).flatMap((done) => ('test' in done ? [done.test] : [])));
			}
		} else if ('test' in item) {
			const { test } = item;
			if ('is' in test && isHere(test.is) && target === undefined && !takes) target = test.a;
			else tests.push(test);
		} else if (effect === undefined) return undefined;
		else if ('land' in effect) {
			if (effect.flags !== undefined) return undefined;
			leaves = effect.leave;
			if (effect.as !== undefined) {
				if (typeof effect.as !== 'object' || !('kind' in effect.as) || effect.as.side !== 'own') return undefined;
				becomes = effect.as.kind;
			}
			lands = true;
		} else if ('capture' in effect && isHere(effect.capture) && effect.later !== true) takes = true;
		else effects.push(effect);
	}
	return { target, takes, tests, effects, becomes, lands, leaves, after, marks };
}

/** The endings of a path, one per branch; undefined if a branch moves on. */
export function endingsOf(items: readonly Path[]): readonly Ending[] | undefined {
	const ways = expandAlternatives({ seq: items });
	const endings = ways?.map(endingOf);
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

function groupBy<T>(items: readonly T[], key: (item: T) => unknown): T[][] {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		const name = JSON.stringify(key(item) ?? null);
		groups.set(name, [...(groups.get(name) ?? []), item]);
	}
	return [...groups.values()];
}

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
