import { RulesetError } from '@x/diagnostics';
import { fault } from './check/fault.js';
import { pathOf } from './check/space.js';
import { amount, limitsOf, type RulesetOptions } from './limits.js';
import { migrate } from './migrate.js';
import { referring } from './nodes/referring.js';
import { isObject, type Node, nodesWith } from './structure.js';
import type { Ruleset } from './types.js';
import { Weights } from './weight.js';

/** The largest depth to which objects and lists of a ruleset may be nested, with named parts in their place. Published games need at most 60. */
export const DEEPEST = 500;

/** An object or a list. */
const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All results of {@link normalise}. They are frozen, so they stay normal. */
const normal = new WeakSet<object>();

/** Copies values with the keys of every object sorted by code unit, and freezes the copies. A node that stands in several places stays one. */
class Sorter {
	/** Copies by their originals. */
	private readonly copies = new Map<object, object>();
	/** The depth of a copy, where it is greater than 1. */
	private readonly heights = new Map<object, number>();
	/** The height of the last copy. */
	private height = 0;
	/** Objects whose keys are not sorted by name, with their order. */
	private readonly orders: ReadonlyMap<unknown, readonly string[]>;

	constructor(orders: ReadonlyMap<unknown, readonly string[]>) {
		this.orders = orders;
	}

	/** @throws {TooDeep} */
	copy(value: object, depth: number): object {
		const known = this.copies.get(value);
		if (known !== undefined) {
			this.height = this.heights.get(known) ?? 1;
			if (depth + this.height > DEEPEST) throw new TooDeep();
			return known;
		}
		if (depth >= DEEPEST) throw new TooDeep();
		let height = 0;
		let copy: object;
		if (Array.isArray(value)) {
			const list: unknown[] = value.slice();
			for (let index = 0; index < list.length; index++) {
				const part = list[index];
				if (typeof part !== 'object' || part === null) continue;
				list[index] = this.copy(part, depth + 1);
				if (this.height > height) height = this.height;
			}
			copy = list;
		} else {
			const table: Record<string, unknown> = {};
			for (const key of this.keysOf(value)) {
				let part: unknown = value[key as never];
				// Keys without a value are left out, as JSON does.
				if (part === undefined) continue;
				if (typeof part === 'object' && part !== null) {
					part = this.within(key, part, depth);
					if (this.height > height) height = this.height;
				}
				// An assignment would set the prototype.
				if (key === '__proto__') Object.defineProperty(table, key, { value: part, enumerable: true });
				else table[key] = part;
			}
			copy = table;
		}
		Object.freeze(copy);
		this.copies.set(value, copy);
		if (height > 0) this.heights.set(copy, height + 1);
		this.height = height + 1;
		return copy;
	}

	/** The depth of a copy. */
	heightOf(copy: object): number {
		return this.heights.get(copy) ?? 1;
	}

	private keysOf(value: object): readonly string[] {
		const order = this.orders.get(value);
		if (order !== undefined) return order;
		const keys = Object.keys(value);
		return keys.length < 2 ? keys : keys.sort();
	}

	/** Copies a part. A fault of nesting is reported with the first two keys of its path. */
	private within(key: string, part: object, depth: number): object {
		if (depth > 1) return this.copy(part, depth + 1);
		try {
			return this.copy(part, depth + 1);
		} catch (error) {
			if (error instanceof TooDeep) error.path = error.path === '' ? key : `${key}.${error.path}`;
			throw error;
		}
	}
}

class TooDeep extends Error {
	path: string;
	constructor(path = '') {
		super();
		this.path = path;
	}
}

/**
 * Checks the depth of the ruleset with each named part in the places that use it, so that code that follows names stays within {@link DEEPEST}.
 * `checkCycles` reports a name that uses itself.
 *
 * @throws {TooDeep}
 */
function checkReferences(ruleset: Node, sorter: Sorter): void {
	const named = new Map<string, object>();
	for (const table of ['paths', 'defs']) {
		const parts = ruleset[table];
		if (isObject(parts)) for (const name of Object.keys(parts)) if (isNested(parts[name])) named.set(`${table}.${name}`, parts[name]);
	}
	const tallest = Math.max(0, ...[...named.values()].map((part) => sorter.heightOf(part)));
	if ((named.size + 1) * tallest + sorter.heightOf(ruleset) <= DEEPEST) return;
	const keys = referring();
	const uses = new Map<string, readonly string[]>();
	for (const [name, part] of named)
		uses.set(
			name,
			keys.flatMap(([key, table]) => nodesWith(part, key).map((node) => `${table}.${String(node[key])}`)).filter((one) => named.has(one)),
		);
	/** The depth of each named part, with the parts that it uses; 0 while it is being computed. */
	const depths = new Map<string, number>();
	for (const start of named.keys()) {
		// Without recursion, since a chain of names can have any length.
		const open = [start];
		while (open.length > 0) {
			const name = open.at(-1)!;
			const waiting = depths.has(name) ? [] : uses.get(name)!.filter((one) => !depths.has(one));
			if (!depths.has(name)) depths.set(name, 0);
			if (waiting.length > 0) {
				open.push(...waiting);
				continue;
			}
			open.pop();
			const below = Math.max(0, ...uses.get(name)!.map((one) => depths.get(one)!));
			const depth = sorter.heightOf(named.get(name)!) + below;
			depths.set(name, Math.max(depths.get(name)!, depth));
			if (depth > DEEPEST) throw new TooDeep(name);
		}
	}
}

/** How many times the limit of values the start may have: no pass over a ruleset does more than look at each of its pieces. */
const STARTS = 16;

/**
 * Checks the values of a ruleset of limited depth, with named parts in the places that use them. Every other pass over a ruleset may then follow names
 * and shared objects without a memory of its own.
 *
 * @throws RulesetError
 */
function checkWeight(ruleset: object, most: number): void {
	const weights = new Weights(ruleset);
	const start = weights.of((ruleset as { readonly start?: unknown }).start);
	// As a whole, since parts that are each small can be large together.
	const total = weights.of(ruleset) - start;
	if (total <= most && start <= STARTS * most) return;
	let heaviest: readonly [readonly string[], number] = [[], 0];
	for (const part of weights.parts()) {
		if (part[0][0] === 'start') continue;
		if (part[1] > heaviest[1]) heaviest = part;
		if (part[1] > most) break;
	}
	const isStart = total <= most;
	const [path, weight] = isStart ? [['start'], start] : heaviest[1] > most ? heaviest : [heaviest[0], total];
	const message = `Expected at most ${isStart ? STARTS * most : most} values, with named parts in the places that use them, found ${amount(weight)}.`;
	throw new RulesetError([fault('rules/too-large', pathOf(path), message, 'Use each named part fewer times, or raise `limits.values`.')]);
}

/** Kinds in the order of the start, then the others by name. */
function kindOrder({ kinds, start }: Node): string[] {
	if (!isObject(kinds)) return [];
	const listed: unknown[] = isObject(start) && Array.isArray(start.pieces) ? start.pieces : [];
	const first = new Set<string>();
	for (const placed of listed) {
		const kind = isObject(placed) && isObject(placed.piece) ? placed.piece.kind : undefined;
		if (typeof kind === 'string' && Object.hasOwn(kinds, kind)) first.add(kind);
	}
	return [...new Set([...first, ...Object.keys(kinds).sort()])];
}

/** Sides in the order of `sideOrder`, then the others by name. */
function sideOrder({ sides, sideOrder: given }: Node): string[] {
	if (!isObject(sides)) return [];
	const listed: unknown[] = Array.isArray(given) ? given : [];
	const first = listed.filter((name): name is string => typeof name === 'string' && Object.hasOwn(sides, name));
	return [...new Set([...first, ...Object.keys(sides).sort()])];
}

/** Phases in the order in which they are reached from the start, then the others by name. */
function phaseOrder(turn: Node): string[] {
	const { start, phases } = turn;
	if (!isObject(phases)) return [];
	const order = new Set<string>();
	const follow = (name: unknown): void => {
		if (typeof name === 'string' && Object.hasOwn(phases, name)) order.add(name);
	};
	follow(start);
	// The iteration of a set includes elements added on the way.
	for (const name of order) {
		const phase = phases[name];
		if (!isObject(phase)) continue;
		for (const next of Array.isArray(phase.next) ? phase.next : []) if (isObject(next)) follow(next.to);
		follow(phase.skip);
	}
	for (const name of Object.keys(phases).sort()) order.add(name);
	return [...order];
}

/**
 * The normal form of a ruleset: a frozen copy in the newest version of the format, with keys in an order that depends only on content. Kinds are
 * in the order of the start's list, phases in the order in which they are reached, all other keys by name. Two rulesets that differ only in the
 * order of keys have normal forms that are equal as JSON texts. A value that is not a ruleset keeps its faults, which `checkRuleset` reports.
 *
 * A ruleset that was normalised with higher limits is accepted by all functions.
 *
 * @throws RulesetError with the code `rules/too-deep` where objects and lists are nested more than 500 levels deep, and `rules/too-large` where the
 * ruleset has more values than `limits.values`.
 *
 * @example
 * import { normalise } from '@x/core/build';
 * import { chess } from '@x/games/chess';
 * Object.keys(normalise(chess.rules).kinds).join('') // 'RNBQKP'
 */
export function normalise(ruleset: Ruleset, options?: RulesetOptions): Ruleset {
	const { values } = limitsOf(options);
	if (!isObject(ruleset) || normal.has(ruleset)) return ruleset;
	const current = migrate(ruleset);
	if (!isObject(current)) return ruleset;
	const { turn } = current;
	const orders = new Map<unknown, readonly string[]>([
		[current.kinds, kindOrder(current)],
		[current.sides, sideOrder(current)],
	]);
	if (isObject(turn)) orders.set(turn.phases, phaseOrder(turn));
	try {
		const sorter = new Sorter(orders);
		const result = sorter.copy(current, 0);
		checkReferences(result as Node, sorter);
		checkWeight(result, values);
		normal.add(result);
		return result as Ruleset;
	} catch (error) {
		if (!(error instanceof TooDeep)) throw error;
		const message = `Expected at most ${DEEPEST} levels of objects and lists, found more.`;
		throw new RulesetError([
			fault('rules/too-deep', error.path, message, 'Give the deep part a name in `paths` or `defs`, and use that name.'),
		]);
	}
}
