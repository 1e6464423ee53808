import { isSame } from '../rules/structure.js';
import type { Cond, Filter, Path, Ruleset, Vec } from '../rules/types.js';
import { type Branch, type Ends, isFixed } from './plan.js';
import { pointSets } from './point-sets.js';
import { isScript } from './scripts.js';

function isOnly(filter: Filter, who: NonNullable<Filter['who']>): boolean {
	if (filter.who !== who) return false;
	for (const name in filter) if (name !== 'who') return false;
	return true;
}

const testsAt = (item: Path | undefined, who: NonNullable<Filter['who']>): boolean =>
	item !== undefined && 'test' in item && 'is' in item.test && item.test.is === 'at' && isOnly(item.test.a, who);

const isLanding = (item: Path | undefined): boolean =>
	item !== undefined && 'do' in item && 'land' in item.do && Object.keys(item.do).length === 1;

const capturesAt = (item: Path | undefined): boolean =>
	item !== undefined && 'do' in item && 'capture' in item.do && item.do.capture === 'at' && item.do.later !== true;

/** The kind to which `set at` promotes a landed mover, if the item does only that. */
const becoming = (item: Path | undefined): string | undefined => {
	if (item === undefined || !('do' in item) || !('set' in item.do) || item.do.set !== 'at' || item.do.flags !== undefined) return undefined;
	const to = item.do.to;
	return typeof to === 'object' && 'kind' in to && to.side === 'own' ? to.kind : undefined;
};

/** Whether a test depends only on the mover, its origin and the cursor. */
export function isStatic(ruleset: Ruleset, cond: Cond): boolean {
	if ('in' in cond) return isFixed(cond.in) && Object.hasOwn(ruleset.zones, cond.zone);
	if ('is' in cond) return cond.is === 'origin';
	if ('mover' in cond) return true;
	if ('same' in cond) return cond.same.every(isFixed);
	if ('def' in cond) return isStatic(ruleset, ruleset.defs[cond.def]!);
	if ('all' in cond) return cond.all.every((part) => isStatic(ruleset, part));
	if ('some' in cond) return cond.some.every((part) => isStatic(ruleset, part));
	return 'not' in cond && isStatic(ruleset, cond.not);
}

const isStaticTest = (ruleset: Ruleset, item: Path | undefined): item is { readonly test: Cond } =>
	item !== undefined && 'test' in item && isStatic(ruleset, item.test);

/** Landing and the items that may follow it: static tests and one change of kind. Static tests after landing are guards too. */
function ending(ruleset: Ruleset, items: readonly Path[], from: number, mode: Ends['mode']): { ends: Ends; guards: Cond[] } | undefined {
	if (!isLanding(items[from])) return undefined;
	const guards: Cond[] = [];
	let becomes: string | undefined;
	for (const item of items.slice(from + 1)) {
		const kind = becoming(item);
		if (kind !== undefined && becomes === undefined) becomes = kind;
		// A test after landing must not depend on the origin's content, which landing has changed.
		else if (isStaticTest(ruleset, item) && !dependsOnOrigin(item.test)) guards.push(item.test);
		else return undefined;
	}
	return { ends: becomes === undefined ? { mode } : { mode, becomes }, guards };
}

const dependsOnOrigin = (cond: Cond): boolean =>
	'is' in cond ||
	'def' in cond ||
	('all' in cond && cond.all.some(dependsOnOrigin)) ||
	('some' in cond && cond.some.some(dependsOnOrigin)) ||
	('not' in cond && dependsOnOrigin(cond.not));

/** The mode of an arrival (quiet or capture, before landing), and the index of the next item. */
function arrival(items: readonly Path[], from: number): { mode: Ends['mode']; next: number } | undefined {
	if (testsAt(items[from], 'empty')) return { mode: 'quiet', next: from + 1 };
	if (testsAt(items[from], 'enemy') && capturesAt(items[from + 1])) return { mode: 'capture', next: from + 2 };
	return undefined;
}

/** Removes static tests from the front, and adds them to a list if one is given. */
function guardsFrom(ruleset: Ruleset, items: readonly Path[], from: number, into?: Cond[]): number {
	let index = from;
	for (let item = items[index]; isStaticTest(ruleset, item); item = items[index]) {
		into?.push(item.test);
		index++;
	}
	return index;
}

type Each = { readonly vectors: readonly Vec[]; readonly as: string };

const literalEach = (item: Path | undefined): Each | undefined =>
	item !== undefined && 'each' in item && item.series === undefined && Array.isArray(item.each)
		? { vectors: item.each as readonly Vec[], as: item.as }
		: undefined;

const stepsBy = (item: Path | undefined, name: string): boolean =>
	item !== undefined &&
	'step' in item &&
	item.wraps === undefined &&
	'bound' in item.step &&
	item.step.bound === name &&
	(item.step.times ?? 1) === 1;

function ride(ruleset: Ruleset, items: readonly Path[]): Branch | undefined {
	const before: Cond[] = [];
	const arriving: Cond[] = [];
	let index = guardsFrom(ruleset, items, 0, before);
	const each = literalEach(items[index]);
	if (each === undefined) return undefined;
	index = guardsFrom(ruleset, items, index + 1, before);
	const loop = items[index];
	if (loop === undefined || !('loop' in loop) || (loop.min ?? 0) !== 0 || loop.greedy === true || typeof loop.max === 'string')
		return undefined;
	const body = 'seq' in loop.loop ? loop.loop.seq : [loop.loop];
	if (body.length !== 2 || !stepsBy(body[0], each.as) || !testsAt(body[1], 'empty') || !stepsBy(items[index + 1], each.as))
		return undefined;
	index = guardsFrom(ruleset, items, index + 2, arriving);
	const arrive = arrival(items, index);
	const end = arrive && ending(ruleset, items, guardsFrom(ruleset, items, arrive.next, arriving), arrive.mode);
	if (end === undefined) return undefined;
	const max = loop.max === undefined ? -1 : Number(loop.max) + 1;
	return { shape: 'ride', vectors: each.vectors, max, guards: { before, arriving, landed: end.guards }, ends: end.ends };
}

const overEmpties = (item: Path | undefined, name: string): boolean => {
	if (item === undefined || !('loop' in item) || (item.min ?? 0) !== 0 || item.greedy === true || item.max !== undefined) return false;
	const body = 'seq' in item.loop ? item.loop.seq : [item.loop];
	return body.length === 2 && stepsBy(body[0], name) && testsAt(body[1], 'empty');
};

/** A hop over one piece, or a ride that only captures certain pieces; both without guards and changes of kind. */
function hopOrHit(ruleset: Ruleset, items: readonly Path[]): Branch | undefined {
	const each = literalEach(items[0]);
	if (each === undefined || !overEmpties(items[1], each.as) || !stepsBy(items[2], each.as)) return undefined;
	const plain = (from: number, mode: Ends['mode']): boolean => {
		const end = ending(ruleset, items, from, mode);
		return end !== undefined && end.guards.length === 0 && end.ends.becomes === undefined;
	};
	const item = items[3];
	if (testsAt(item, 'occupied') && overEmpties(items[4], each.as) && stepsBy(items[5], each.as)) {
		const arrive = arrival(items, 6);
		// On a board that wraps, a piece may hop over itself.
		if (ruleset.space.axes.some((axis) => axis.wrap === true)) return undefined;
		return arrive && plain(arrive.next, arrive.mode) ? { shape: 'hop', vectors: each.vectors, mode: arrive.mode } : undefined;
	}
	if (item === undefined || !('test' in item && 'is' in item.test) || item.test.is !== 'at' || item.test.a.who !== 'enemy')
		return undefined;
	return capturesAt(items[4]) && plain(5, 'capture') ? { shape: 'hit', vectors: each.vectors, victim: item.test.a } : undefined;
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
	const victimTests: Cond[] = [];
	for (; index < items.length; index++) {
		const item = items[index]!;
		if ('test' in item && 'same' in item.test) {
			const other = item.test.same.find((ref) => typeof ref === 'object' && 'point' in ref);
			if (point !== undefined || !item.test.same.includes('at') || typeof other !== 'object' || !('point' in other)) return undefined;
			point = other.point;
		} else if (testsAt(item, 'empty')) empty = true;
		else if ('test' in item && 'is' in item.test && typeof item.test.is === 'object') victimTests.push(item.test);
		else if ('do' in item && 'capture' in item.do) {
			const ref = item.do.capture;
			if (item.do.later === true || typeof ref !== 'object' || !('from' in ref) || ref.from !== 'at' || 'bound' in ref.by) return undefined;
			victim = ref.by;
			index++;
			break;
		} else if (isStaticTest(ruleset, item)) arriving.push(item.test);
		else return undefined;
	}
	if (!victimTests.every((test) => 'is' in test && isSame(test.is, { from: 'at', by: victim }))) return undefined;
	const end = ending(ruleset, items, index, 'capture');
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
		if (each !== undefined) bound.add(each.as);
		else if ('step' in item) {
			if (item.wraps !== undefined || ('bound' in item.step && !bound.has(item.step.bound))) return undefined;
			steps++;
			emptyTested = false;
		} else if ('do' in item && 'point' in item.do) {
			if (item.do.to !== 'at' || steps === 0 || pointSets(ruleset).has(item.do.point)) return undefined;
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
			} else if (!isStaticTest(ruleset, item)) return undefined;
		}
	}
	return undefined;
}

/**
 * The shape of a linear branch, or undefined where it needs a program. Only rides, hops and hits have a loop. Point takes compare cells. Scripts
 * do not bind a direction.
 */
export function shapeOf(ruleset: Ruleset, items: readonly Path[]): Branch | undefined {
	let loops = false;
	let binds = false;
	let compares = false;
	for (const item of items) {
		if ('loop' in item) loops = true;
		else if ('each' in item) binds = true;
		else if ('test' in item && 'same' in item.test) compares = true;
	}
	if (loops) return ride(ruleset, items) ?? hopOrHit(ruleset, items);
	return (
		(compares ? pointTake(ruleset, items) : undefined) ??
		chain(ruleset, items) ??
		(!binds && isScript(ruleset, items) ? { shape: 'script', items } : undefined)
	);
}
