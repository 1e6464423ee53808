import { asCell, asCondition, asEffect, asPath, fold, foldSome, forKinds, no, type Pass, yes } from '../rules/fold.js';
import type { NodeOf } from '../rules/nodes/table.js';
import { isSame } from '../rules/structure.js';
import type { Cond, Effect, Filter, Path, Ruleset, Vec } from '../rules/types.js';
import { type Branch, becoming, type Ends, isFixed } from './plan.js';
import { pointSets } from './point-sets.js';
import { isScript } from './scripts.js';

function isOnly(filter: Filter, who: NonNullable<Filter['who']>): boolean {
	if (filter.who !== who) return false;
	for (const name in filter) if (name !== 'who') return false;
	return true;
}

/** The test of an item, if it has one. */
const testOf = (item: Path | undefined): Cond | undefined => asPath('test', item)?.test;

/** The effect of an item, if it has one. */
const effectOf = (item: Path | undefined): Effect | undefined => asPath('do', item)?.do;

/** The filter by which an item tests the content of the cursor's cell. */
function testedAt(item: Path | undefined): Filter | undefined {
	const test = asCondition('is', testOf(item));
	return test?.is === 'at' ? test.a : undefined;
}

function testsAt(item: Path | undefined, who: NonNullable<Filter['who']>): boolean {
	const filter = testedAt(item);
	return filter !== undefined && isOnly(filter, who);
}

function isLanding(item: Path | undefined): boolean {
	const landing = asEffect('land', effectOf(item));
	return landing !== undefined && Object.keys(landing).length === 1;
}

function capturesAt(item: Path | undefined): boolean {
	const capture = asEffect('capture', effectOf(item));
	return capture?.capture === 'at' && capture.later !== true;
}

/** Whether a test depends only on the mover, its origin and the cursor. */
export const isStatic: Pass<'condition', boolean, [Ruleset]> = /* @__PURE__ */ fold('condition', {
	...forKinds(no, 'attacked', 'royalAttacked', 'phase', 'compare', 'before'),
	in: (cond, { zones }) => isFixed(cond.in) && Object.hasOwn(zones, cond.zone),
	is: ({ is }) => is === 'origin',
	mover: yes,
	same: ({ same }) => same.every(isFixed),
	def: ({ def }, ruleset) => isStatic(ruleset.defs[def]!, ruleset),
	all: ({ all }, ruleset) => all.every((part) => isStatic(part, ruleset)),
	some: ({ some }, ruleset) => some.every((part) => isStatic(part, ruleset)),
	not: ({ not }, ruleset) => isStatic(not, ruleset),
});

/** The test of an item, if it depends only on the mover, its origin and the cursor. */
function staticTest(ruleset: Ruleset, item: Path | undefined): Cond | undefined {
	const test = testOf(item);
	return test !== undefined && isStatic(test, ruleset) ? test : undefined;
}

/** Landing and the items that may follow it: static tests and one change of kind. Static tests after landing are guards too. */
function ending(ruleset: Ruleset, items: readonly Path[], from: number, mode: Ends['mode']): { ends: Ends; guards: Cond[] } | undefined {
	if (!isLanding(items[from])) return undefined;
	const guards: Cond[] = [];
	let becomes: string | undefined;
	for (const item of items.slice(from + 1)) {
		const kind = becoming(item);
		if (kind !== undefined && becomes === undefined) becomes = kind;
		else {
			const test = staticTest(ruleset, item);
			// A test after landing must not depend on the origin's content, which landing has changed.
			if (test === undefined || dependsOnOrigin(test)) return undefined;
			guards.push(test);
		}
	}
	return { ends: becomes === undefined ? { mode } : { mode, becomes }, guards };
}

/** Whether a static test reads the content of the origin. */
const dependsOnOrigin: Pass<'condition', boolean> = /* @__PURE__ */ foldSome(
	'condition',
	{
		in: no,
		same: no,
		mover: no,
		all: ({ all }) => all.some((part) => dependsOnOrigin(part)),
		some: ({ some }) => some.some((part) => dependsOnOrigin(part)),
		not: ({ not }) => dependsOnOrigin(not),
	},
	yes,
);

/** The mode of an arrival (quiet or capture, before landing), and the index of the next item. */
function arrival(items: readonly Path[], from: number): { mode: Ends['mode']; next: number } | undefined {
	if (testsAt(items[from], 'empty')) return { mode: 'quiet', next: from + 1 };
	if (testsAt(items[from], 'enemy') && capturesAt(items[from + 1])) return { mode: 'capture', next: from + 2 };
	return undefined;
}

/** Removes static tests from the front, and adds them to a list if one is given. */
function guardsFrom(ruleset: Ruleset, items: readonly Path[], from: number, into?: Cond[]): number {
	let index = from;
	for (let test = staticTest(ruleset, items[index]); test !== undefined; test = staticTest(ruleset, items[index])) {
		into?.push(test);
		index++;
	}
	return index;
}

type Each = { readonly vectors: readonly Vec[]; readonly as: string };

function literalEach(item: Path | undefined): Each | undefined {
	const each = asPath('each', item);
	return each !== undefined && each.series === undefined && !('bound' in each.each) ? { vectors: each.each, as: each.as } : undefined;
}

/** A direction that a walk has bound, or a vector. */
type Direction = string | Vec;

function stepsBy(item: Path | undefined, direction: Direction): boolean {
	const step = asPath('step', item);
	if (step === undefined || step.wraps !== undefined) return false;
	if (!('bound' in step.step)) return isSame(step.step, direction);
	return step.step.bound === direction && (step.step.times ?? 1) === 1;
}

/** The vector of the first step of a loop, if it is not bound. */
function loopedVector(item: Path | undefined): Vec | undefined {
	const step = asPath('step', asPath('seq', asPath('loop', item)?.loop)?.seq[0])?.step;
	return step === undefined || 'bound' in step ? undefined : step;
}

/** A loop of steps in a direction over empty cells, of any number. */
function overEmpties(item: Path | undefined, direction: Direction): NodeOf<'path', 'loop'> | undefined {
	const loop = asPath('loop', item);
	if (loop === undefined || (loop.min ?? 0) !== 0 || loop.greedy === true) return undefined;
	const body = asPath('seq', loop.loop)?.seq ?? [];
	return body.length === 2 && stepsBy(body[0], direction) && testsAt(body[1], 'empty') ? loop : undefined;
}

/**
 * A ride along the directions that an `each` binds, or along one vector. In the second case an `each` before it is not read: static tests read no
 * direction, and walks that do the same are one.
 */
function ride(ruleset: Ruleset, items: readonly Path[]): Branch | undefined {
	const before: Cond[] = [];
	const arriving: Cond[] = [];
	let index = guardsFrom(ruleset, items, 0, before);
	const each = literalEach(items[index]);
	if (each !== undefined) index = guardsFrom(ruleset, items, index + 1, before);
	const vector = loopedVector(items[index]);
	const direction = vector ?? each?.as;
	if (direction === undefined || each?.vectors.length === 0) return undefined;
	const loop = overEmpties(items[index], direction);
	if (loop === undefined || typeof loop.max === 'string' || !stepsBy(items[index + 1], direction)) return undefined;
	index = guardsFrom(ruleset, items, index + 2, arriving);
	const arrive = arrival(items, index);
	const end = arrive && ending(ruleset, items, guardsFrom(ruleset, items, arrive.next, arriving), arrive.mode);
	if (end === undefined) return undefined;
	const max = loop.max === undefined ? -1 : Number(loop.max) + 1;
	const vectors = vector === undefined ? each!.vectors : [vector];
	return { shape: 'ride', vectors, max, guards: { before, arriving, landed: end.guards }, ends: end.ends };
}

/** A hop over one piece, or a ride that only captures certain pieces; both without guards and changes of kind. */
function hopOrHit(ruleset: Ruleset, items: readonly Path[]): Branch | undefined {
	const each = literalEach(items[0]);
	const rides = (item: Path | undefined, name: string): boolean => {
		const loop = overEmpties(item, name);
		return loop !== undefined && loop.max === undefined;
	};
	if (each === undefined || !rides(items[1], each.as) || !stepsBy(items[2], each.as)) return undefined;
	const plain = (from: number, mode: Ends['mode']): boolean => {
		const end = ending(ruleset, items, from, mode);
		return end !== undefined && end.guards.length === 0 && end.ends.becomes === undefined;
	};
	const item = items[3];
	if (testsAt(item, 'occupied') && rides(items[4], each.as) && stepsBy(items[5], each.as)) {
		const arrive = arrival(items, 6);
		// On a board that wraps, a piece may hop over itself.
		if (ruleset.space.axes.some((axis) => axis.wrap === true)) return undefined;
		return arrive && plain(arrive.next, arrive.mode) ? { shape: 'hop', vectors: each.vectors, mode: arrive.mode } : undefined;
	}
	const victim = testedAt(item);
	if (victim?.who !== 'enemy') return undefined;
	return capturesAt(items[4]) && plain(5, 'capture') ? { shape: 'hit', vectors: each.vectors, victim } : undefined;
}

function pointTake(ruleset: Ruleset, items: readonly Path[]): Branch | undefined {
	const before: Cond[] = [];
	const arriving: Cond[] = [];
	let index = guardsFrom(ruleset, items, 0, before);
	const each = literalEach(items[index]);
	if (each === undefined || !stepsBy(items[index + 1], each.as)) return undefined;
	index += 2;
	let point: string | undefined;
	let empty = false;
	let victim: Vec | undefined;
	const victimTests: NodeOf<'condition', 'is'>[] = [];
	for (; index < items.length; index++) {
		const item = items[index]!;
		const test = testOf(item);
		const same = asCondition('same', test)?.same;
		const place = asCondition('is', test);
		const capture = asEffect('capture', effectOf(item));
		if (same !== undefined) {
			const [other] = same.flatMap((ref) => asCell('point', ref) ?? []);
			if (point !== undefined || !same.includes('at') || other === undefined) return undefined;
			point = other.point;
		} else if (testsAt(item, 'empty')) empty = true;
		else if (place !== undefined && typeof place.is === 'object') victimTests.push(place);
		else if (capture !== undefined) {
			const ref = asCell('from', capture.capture);
			if (capture.later === true || ref?.from !== 'at' || 'bound' in ref.by) return undefined;
			victim = ref.by;
			index++;
			break;
		} else if (test !== undefined && isStatic(test, ruleset)) arriving.push(test);
		else return undefined;
	}
	if (!victimTests.every(({ is }) => isSame(is, { from: 'at', by: victim }))) return undefined;
	// The capture may have changed the origin's content.
	const from = guardsFrom(ruleset, items, index, arriving);
	if (items.slice(index, from).some((item) => dependsOnOrigin(testOf(item)!))) return undefined;
	const end = ending(ruleset, items, from, 'capture');
	if (point === undefined || !empty || victim === undefined || end === undefined) return undefined;
	const guards = { before, arriving, landed: end.guards };
	return { shape: 'point-take', vectors: each.vectors, point, victim, victimTests, guards, ends: end.ends };
}

/** Checks the grammar of a chain. The loader expands its items. */
function chain(ruleset: Ruleset, items: readonly Path[]): Branch | undefined {
	const bound = new Set<string>();
	let steps = 0;
	let blockers = 0;
	let emptyTested = false;
	let leaves = false;
	for (let index = 0; index < items.length; index++) {
		const item = items[index]!;
		const each = literalEach(item);
		const step = asPath('step', item);
		const left = asEffect('point', effectOf(item));
		if (each !== undefined) bound.add(each.as);
		else if (step !== undefined) {
			if (step.wraps !== undefined || ('bound' in step.step && !bound.has(step.step.bound))) return undefined;
			steps++;
			emptyTested = false;
		} else if (left !== undefined) {
			if (left.to !== 'at' || steps === 0 || pointSets(ruleset).has(left.point)) return undefined;
			leaves = true;
		} else {
			const arrive = arrival(items, index);
			const end = arrive && ending(ruleset, items, guardsFrom(ruleset, items, arrive.next), arrive.mode);
			// A packed move has room for the point or for the promotion, not for both.
			// The cell that must be empty differs from the target.
			if (end !== undefined && emptyTested) return undefined;
			if (end !== undefined) return steps > 0 && !(leaves && end.ends.becomes !== undefined) ? { shape: 'chain', items } : undefined;
			if (testsAt(item, 'empty')) {
				if (++blockers > 1) return undefined;
				emptyTested = true;
			} else if (staticTest(ruleset, item) === undefined) return undefined;
		}
	}
	return undefined;
}

/**
 * The shape of a linear branch, or undefined where it needs a program. Only rides, hops and hits have a loop. Point takes compare cells. Scripts
 * do not bind a direction.
 */
export function shapeOf(ruleset: Ruleset, items: readonly Path[]): Branch | undefined {
	if (items.some((item) => asPath('loop', item) !== undefined)) return ride(ruleset, items) ?? hopOrHit(ruleset, items);
	const binds = items.some((item) => asPath('each', item) !== undefined);
	const compares = items.some((item) => asCondition('same', testOf(item)) !== undefined);
	return (
		(compares ? pointTake(ruleset, items) : undefined) ??
		chain(ruleset, items) ??
		(!binds && isScript(ruleset, items) ? { shape: 'script', items } : undefined)
	);
}
