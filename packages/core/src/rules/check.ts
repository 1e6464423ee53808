import type { Fault } from '@x/diagnostics';
import { isRulesetError } from '@x/diagnostics';
import { checkCycles, Edges } from './check/cycles.js';
import { didYouMean, fault } from './check/fault.js';
import { checkNesting } from './check/nesting.js';
import { shapeFaults } from './check/shape.js';
import { checkSetup, checkSpace, checkVector, checkZone, under } from './check/space.js';
import { NOWHERE, type Visit, type Visitor, visitNode, visitOf } from './check/visit.js';
import { checkWays } from './check/ways.js';
import type { RulesetOptions } from './limits.js';
import { type Field, keyOf, type Thing } from './nodes/field.js';
import { RULESET } from './nodes/ruleset.js';
import { normalise } from './normalise.js';
import type { Phase, Ruleset } from './types.js';

const visitPath = visitNode('path');
const visitCondition = visitNode('condition');

/** The visits of the parts of a ruleset, apart from named paths and conditions, and from zones, which `checkZone` checks. */
let parts: readonly (readonly [keyof Ruleset, Visit | undefined])[] | undefined;

const makeParts = (): typeof parts =>
	Object.entries<Field>(RULESET)
		.map(([field, type]) => [keyOf(field).key as keyof Ruleset, visitOf(type)] as const)
		.filter(([key]) => key !== 'paths' && key !== 'defs' && key !== 'zones');

/**
 * Visits every part of a ruleset that holds names, with its JSON path. `begin` is called before each part, and before each named path or condition.
 * `located`: parts of named paths and conditions have their JSON path too.
 */
export function visitRuleset(ruleset: Ruleset, visitor: Visitor, located: boolean, begin: (part: string, named: boolean) => void): void {
	for (const [table, visit] of [
		['paths', visitPath],
		['defs', visitCondition],
	] as const)
		for (const [name, part] of Object.entries(ruleset[table])) {
			const at = under(table, name);
			begin(at, true);
			visit(part, located ? at : NOWHERE, visitor);
		}
	parts ??= makeParts();
	for (const [key, visit] of parts ?? []) {
		begin(key, false);
		if (ruleset[key] !== undefined) visit?.(ruleset[key], key, visitor);
	}
	for (const [name, phase] of Object.entries(ruleset.turn.phases)) visitPhase(phase, under('turn.phases', name), visitor);
}

/** Faults of a phase that its form does not exclude. */
function visitPhase({ side, next }: Phase, at: string, visitor: Visitor): void {
	if (side === 'neutral')
		visitor.fault('rules/unknown-side', `${at}.side`, 'Expected a side that moves, found `neutral`. Neutral pieces belong to no player.');
	if (next.at(-1)?.if !== undefined || next.length === 0)
		visitor.fault(
			'rules/no-next-phase',
			`${at}.next`,
			'Expected a last entry of `next` without a condition, found none. Add `{ to: … }` at the end.',
		);
}

/**
 * Every fault of a ruleset: parts of a wrong form; where there are none, undefined names, circles, vectors of a wrong length, frames that do not
 * fit the board. Never throws, whatever the ruleset. An empty list means that the ruleset can be interpreted.
 *
 * @example
 * import { checkRuleset } from '@x/core/build';
 * import { chess } from '@x/games/chess';
 * checkRuleset(chess.rules) // []
 */
export function checkRuleset(ruleset: Ruleset, options?: RulesetOptions): Fault[] {
	try {
		const normal = normalise(ruleset, options);
		const faults = shapeFaults(normal);
		return faults.length > 0 ? faults : checked(normal).faults;
	} catch (error) {
		if (isRulesetError(error)) return [...error.problems];
		throw error;
	}
}

/**
 * Every fault that the types of a ruleset do not exclude. `rare`: an effect adds a second cell to a point, or a condition outside the outcomes
 * reads the history.
 */
export function checked(ruleset: Ruleset): { readonly faults: Fault[]; readonly rare: boolean } {
	const faults = [...checkSides(ruleset), ...checkSpace(ruleset)];
	for (const [name, zone] of Object.entries(ruleset.zones)) {
		faults.push(...checkZone(zone, ruleset, under('zones', name)));
		if (Object.hasOwn(ruleset.points, name))
			faults.push(
				fault('rules/name-clash', under('points', name), `Expected different names for zones and points, found '${name}' for both.`),
			);
	}
	const edges = new Edges();
	const references = checkReferences(ruleset, edges);
	const cycles = checkCycles(edges);
	faults.push(
		...references.faults,
		...cycles,
		...(cycles.length === 0 ? [...checkNesting(ruleset), ...checkWays(ruleset)] : []),
		...checkIds(ruleset),
	);
	faults.push(...checkSetup(ruleset, ruleset.start, 'start'));
	return { faults, rare: references.rare };
}

function checkSides({ sides, sideOrder }: Ruleset): Fault[] {
	const names = Object.keys(sides);
	const faults = names.includes('neutral')
		? [fault('rules/reserved-name', 'sides.neutral', "Expected another name, found 'neutral', the name for pieces that belong to no side.")]
		: [];
	if (names.length === 0) faults.push(fault('rules/no-sides', 'sides', 'Expected at least one side, found none.'));
	if (names.length > 2) faults.push(fault('rules/too-many-sides', 'sides', `Expected at most two sides, found ${names.length}.`));
	const listed = new Set<string>();
	for (const [index, name] of sideOrder.entries()) {
		const at = `sideOrder[${index}]`;
		if (!Object.hasOwn(sides, name)) faults.push(fault('rules/unknown-side', at, `Expected the name of a side, found '${name}'.`));
		else if (listed.has(name)) faults.push(fault('rules/duplicate-side', at, `Expected each side once, found '${name}' twice.`));
		listed.add(name);
	}
	const missing = names.filter((name) => !listed.has(name));
	if (missing.length > 0)
		faults.push(
			fault(
				'rules/missing-side',
				'sideOrder',
				`Expected every side, found a list without ${missing.map((name) => `'${name}'`).join(' and ')}.`,
			),
		);
	return faults;
}

/** Undefined names and vectors of a wrong length; also collects the references among paths and conditions. */
function checkReferences(ruleset: Ruleset, edges: Edges): ReturnType<typeof checked> {
	// A node can stand in many places of a ruleset. If it has no fault in one place, it has none in the others. A fault is reported in all places.
	const found = referencesOf(ruleset, edges, true);
	return found.faults.length === 0 ? found : referencesOf(ruleset, edges, false);
}

/** The most unknown names for which a known name is looked for: the search compares with many names. */
const MOST_HINTS = 100;

/** The tables that hold the names of the ruleset's parts. */
const tablesOf = (ruleset: Ruleset): Readonly<Record<Exclude<Thing, 'bound' | 'mark'>, readonly object[]>> => ({
	path: [ruleset.paths],
	via: [ruleset.paths],
	area: [ruleset.zones, ruleset.points],
	kind: [ruleset.kinds],
	flag: [ruleset.flags],
	var: [ruleset.vars],
	store: [ruleset.stores],
	point: [ruleset.points],
	def: [ruleset.defs],
	map: [ruleset.space.maps ?? {}],
	wrap: [ruleset.space.wraps ?? {}],
	phase: [ruleset.turn.phases],
	side: [ruleset.sides, { neutral: true }],
	trace: [ruleset.traces],
});

function referencesOf(ruleset: Ruleset, edges: Edges, once: boolean): ReturnType<typeof checked> {
	const given: Record<'bound' | 'mark', Set<string>> = { bound: new Set(), mark: new Set() };
	const tables = tablesOf(ruleset);
	const isKnown = (thing: Thing, name: string): boolean =>
		thing === 'bound' || thing === 'mark' ? given[thing].has(name) : tables[thing].some((table) => Object.hasOwn(table, name));
	const namesOf = (thing: Thing): Iterable<string> =>
		thing === 'bound' || thing === 'mark' ? given[thing] : tables[thing].flatMap((table) => Object.keys(table));
	const words: Partial<Record<Thing, string>> = { via: 'path', area: 'zone', var: 'variable', bound: 'bound direction', def: 'condition' };
	const codes: Partial<Record<Thing, string>> = { via: 'rules/unknown-path', area: 'rules/unknown-zone', bound: 'rules/unbound-name' };
	const faults: (Fault | (() => Fault[]))[] = [];
	let hints = MOST_HINTS;
	const refer = (thing: Thing, name: string, at: string): Fault[] =>
		isKnown(thing, name)
			? []
			: [
					fault(
						codes[thing] ?? `rules/unknown-${thing}`,
						at,
						`Expected the name of a ${words[thing] ?? thing}, found '${name}'.`,
						hints-- > 0 ? didYouMean(name, namesOf(thing)) : undefined,
					),
				];
	/** Visited nodes without a reference to a named path or condition. They add no edge, whatever part of the ruleset holds them. */
	const seen = new Set<object>();
	/** For each open node, the count of `references` when its visit began. */
	const open: number[] = [];
	let references = 0;
	let inOutcomes = false;
	let rare = false;
	const isWhole = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value);
	const dimensions = ruleset.space.axes.length;
	const visitor: Visitor = {
		refer: (thing, name, at) => {
			if (edges.note(thing, name)) references++;
			// Names given by walks are complete only at the end of the visit.
			if (thing === 'bound' || thing === 'mark') {
				if (!given[thing].has(name)) faults.push(() => refer(thing, name, at));
			} else if (!isKnown(thing, name)) faults.push(...refer(thing, name, at));
		},
		vector: (vector, at) => {
			if (vector.length !== dimensions || !vector.every(isWhole)) faults.push(...checkVector(ruleset, vector, at));
		},
		give: (thing, name) => given[thing].add(name),
		fault: (code, at, message) => faults.push(fault(code, at, message)),
		rare: (what) => {
			// Counted as a reference: the node is visited in every place, since outcomes and other parts differ.
			references++;
			rare ||= what === 'adds' || !inOutcomes;
		},
		known: (node) => {
			if (seen.has(node)) return true;
			open.push(references);
			return false;
		},
		done: (node) => {
			if (open.pop() === references && once) seen.add(node);
		},
	};
	visitRuleset(ruleset, visitor, !once, (part, named) => {
		edges.begin(named ? part : undefined);
		inOutcomes = part === 'outcomes';
	});
	return { faults: faults.flatMap((found) => (typeof found === 'function' ? found() : found)), rare };
}

/** Laws, choices and hooks must have different ids. Outcomes may share an id: several ways to the same end. */
function checkIds(ruleset: Ruleset): Fault[] {
	const lists: readonly (readonly [string, readonly { readonly id: string }[]])[] = [
		['forbid', ruleset.forbid],
		['prefer', ruleset.prefer],
		['after', ruleset.after],
		...Object.entries(ruleset.turn.phases).map(([name, phase]) => [`${under('turn.phases', name)}.enter`, phase.enter ?? []] as const),
	];
	return lists.flatMap(([at, list]) => {
		const taken = new Set<string>();
		return list.flatMap(({ id }, index) => {
			if (!taken.has(id)) {
				taken.add(id);
				return [];
			}
			return [fault('rules/duplicate-id', `${at}[${index}].id`, `Expected an id of its own, found '${id}' again.`)];
		});
	});
}
