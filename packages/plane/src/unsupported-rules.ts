import type { Cond, Effect, Num, Ruleset } from '@x/core';
import { checkRuleset } from '@x/core/build';
import { asCondition, asEffect, fold, foldSome, Inspection, type Pass } from '@x/core/rules';
import type { Fault } from '@x/diagnostics';
import type { Item } from './shape.js';
import { decidedByCode, royalSafetyPhases } from './tables.js';
import { isEmptyTest, UnsupportedPath, unfold } from './unfold.js';

/** The most flags. The board keeps a count for every set of flags, so their number is limited. */
const MOST_FLAGS = 4;

/** The faults of a ruleset, and the rules that a plane does not support, each with a code and the JSON path. */
export function unsupportedRules(ruleset: Ruleset): Fault[] {
	const faults = checkRuleset(ruleset).filter(({ severity }) => severity === 'error');
	if (faults.length > 0) return faults;
	const not = (path: string, code: string, message: string, hint?: string): void => {
		faults.push({ code: `rules/${code}`, message, path, severity: 'error', ...(hint === undefined ? {} : { hint }) });
	};
	const { space, sideOrder, flags } = ruleset;
	if (space.axes.length !== 2) not('space.axes', 'plane-axes', `Expected two axes, found ${space.axes.length}.`);
	for (const [index, { wrap }] of space.axes.entries())
		if (wrap === true)
			not(`space.axes[${index}].wrap`, 'plane-wrap', 'Expected an axis that does not wrap.', 'Use `compile` for boards that wrap.');
	if (space.axes.length !== 2) return faults;
	if (sideOrder.length !== 2) not('sides', 'side-count', `Expected two sides, found ${sideOrder.length}.`);
	if (Object.keys(flags).length > MOST_FLAGS)
		not('flags', 'too-many-flags', `Expected at most ${MOST_FLAGS} flags, found ${Object.keys(flags).length}.`);
	if (decidedByCode(ruleset.royal, () => true) === undefined)
		not('royal', 'plane-royal', 'Expected a condition on kind and side alone for royal pieces.', 'Use { is: "at", a: { kind: […] } }.');
	if (ruleset.immune !== undefined) not('immune', 'not-on-the-plane', 'A plane does not support immunity.');
	if ('check' in ruleset.defs)
		not('defs.check', 'not-on-the-plane', 'A plane does not support its own definition of check: check is an attack on a royal piece.');
	for (const part of ['stores', 'traces'] as const)
		if (Object.keys(ruleset[part]).length > 0) not(part, 'not-on-the-plane', `A plane does not support ${part}.`);
	if (ruleset.prefer.length > 0)
		not('prefer', 'not-on-the-plane', 'A plane does not support choices among moves: they need a list of all moves.');
	for (const [index, { if: cond }] of ruleset.forbid.entries())
		if (royalSafetyPhases(cond) === undefined)
			not(
				`forbid[${index}]`,
				'plane-law',
				'A plane supports one law: own royal pieces must not be left attacked, in all phases or in some.',
			);
	for (const [name, phase] of Object.entries(ruleset.turn.phases)) {
		if ((phase.also ?? []).length > 0) not(`turn.phases.${name}.also`, 'not-enumerable-here', 'A plane does not support drops and passes.');
		if (phase.skip !== undefined) not(`turn.phases.${name}.skip`, 'not-on-the-plane', 'A plane does not skip a phase without moves.');
	}
	for (const [name, flag] of Object.entries(flags))
		if (flag.while !== undefined && !isSelfless(flag.while, ruleset))
			not(
				`flags.${name}.while`,
				'plane-flag',
				'Expected a condition on kinds and counts alone: on a plane a flag cannot depend on the cell of its piece.',
			);
	if (faults.length === 0) faults.push(...terms(ruleset), ...paths(ruleset));
	return faults;
}

/** Whether a condition has the same value for all pieces of one kind with the same flags. */
const isSelfless: Pass<'condition', boolean, [Ruleset]> = foldSome<'condition', boolean, [Ruleset]>(
	'condition',
	{
		mover: () => true,
		compare: ({ compare: [left, , right] }) => [left, right].every(isCountOfAll),
		def: ({ def }, ruleset) => isSelfless(ruleset.defs[def]!, ruleset),
		all: ({ all }, ruleset) => all.every((part) => isSelfless(part, ruleset)),
		some: ({ some }, ruleset) => some.every((part) => isSelfless(part, ruleset)),
		not: ({ not }, ruleset) => isSelfless(not, ruleset),
	},
	() => false,
);

const isCountOfAll: Pass<'number', boolean> = foldSome(
	'number',
	{ plain: () => true, count: ({ zone }) => zone === undefined },
	() => false,
);

/** The parts of a node that a plane does not support, as they are named in messages. */
type Unsupported<Name extends 'condition' | 'number' | 'effect' | 'piece'> = Pass<Name, readonly string[]>;

const none = (): readonly string[] => [];
const ATTACK_PARTS = ['via', 'if', 'as', 'atLeast'] as const;

const inCondition: Unsupported<'condition'> = fold('condition', {
	is: none,
	in: none,
	same: none,
	mover: none,
	attacked: (node) => ATTACK_PARTS.filter((part) => node[part] !== undefined).map((part) => `attacked ${part}`),
	royalAttacked: none,
	phase: none,
	compare: none,
	before: () => ['before'],
	def: none,
	all: none,
	some: none,
	not: none,
});

const inNumber: Unsupported<'number'> = fold('number', {
	plain: none,
	var: none,
	store: () => ['store'],
	count: (node) => (node.if !== undefined || node.count.who === 'empty' ? ['count if'] : []),
	captured: none,
	matches: () => ['matches'],
	repeats: ({ repeats }) => (repeats === 'position' ? [] : ['repeats']),
	kept: () => ['kept'],
	moves: (node) => (node.moves !== 'next' || node.if !== undefined ? ['moves'] : []),
	sum: none,
});

const inPiece: Unsupported<'piece'> = fold('piece', {
	plain: none,
	kind: none,
	of: none,
	recolour: () => ['recolour'],
	was: () => ['was'],
});

const inEffect: Unsupported<'effect'> = fold('effect', {
	land: ({ as = 'mover', leave = 'none' }) => [...inPiece(as), ...inPiece(leave)],
	capture: ({ later }) => (later === true ? ['capture later'] : []),
	set: ({ to }) => inPiece(to),
	point: ({ add }) => (add === true ? ['point add'] : []),
	var: none,
	store: () => ['store'],
	forEach: () => ['forEach'],
	end: () => ['end'],
});

/** Conditions, numbers and effects that a plane does not support. */
function terms(ruleset: Ruleset): Fault[] {
	const found: Fault[] = [];
	const not = (path: string, what: string): void => {
		found.push({ code: 'rules/not-on-the-plane', message: `A plane does not support \`${what}\`.`, path, severity: 'error' });
	};
	let path = '';
	const each = (names: readonly string[]): void => {
		for (const name of names) not(path, name);
	};
	const cond = (node: Cond): void => each(inCondition(node));
	const num = (node: Num): void => each(inNumber(node));
	const effect = (node: Effect): void => each(inEffect(node));
	const all = new Inspection(ruleset, { cond, num, effect });
	for (const [name, { moves }] of Object.entries(ruleset.kinds)) {
		path = `kinds.${name}`;
		all.named(moves);
	}
	for (const [index, hook] of ruleset.after.entries()) {
		path = `after[${index}]`;
		if (hook.if !== undefined) all.cond(hook.if);
		for (const one of [...hook.do, ...(hook.else ?? [])]) all.effect(one);
	}
	for (const [index, { if: asked, result }] of ruleset.outcomes.entries()) {
		path = `outcomes[${index}]`;
		if (asked !== undefined) all.cond(asked);
		if (typeof result !== 'string') for (const one of result.points) all.num(one);
	}
	path = 'turn.phases';
	all.turns();
	return found;
}

/** Paths whose moves are not a finite list of points and rays. */
function paths(ruleset: Ruleset): Fault[] {
	const found: Fault[] = [];
	for (const [name, kind] of Object.entries(ruleset.kinds)) {
		const not = (why: string): void => {
			found.push({
				code: 'rules/not-enumerable-here',
				message: `The moves of ${kind.title ?? name} cannot be listed on an unbounded board: ${why}.`,
				path: `paths.${kind.moves}`,
				severity: 'error',
			});
		};
		try {
			for (const items of unfold(ruleset, ruleset.paths[kind.moves]!)) {
				const why = endless(items);
				if (why !== undefined) not(why);
			}
		} catch (error) {
			if (!(error instanceof UnsupportedPath)) throw error;
			not(error.message);
		}
	}
	return found;
}

const asksForPiece = (item: Item | undefined): boolean => {
	const test = asCondition('is', item !== undefined && 'test' in item ? item.test : undefined);
	if (test?.is !== 'at') return false;
	const { who, kind, side, flag } = test.a;
	return (who !== undefined && who !== 'empty') || kind !== undefined || side !== undefined || flag !== undefined;
};

/** The reason why a path has infinitely many branches. A ride must be followed by its last step, which ends the path or meets a piece; otherwise the path continues separately from each cell of the ride. */
function endless(items: readonly Item[]): string | undefined {
	for (const [index, item] of items.entries()) {
		if ('go' in item && item.primes === true && !('slide' in (items[index - 1] ?? {}))) return 'it steps by primes outside of a ride';
		if (!('slide' in item)) continue;
		const [go, then] = [items[index + 1], items[index + 2]];
		if (go === undefined || !('go' in go) || String(go.go) !== String(item.slide)) return 'a ride must end with one more step of its own';
		if (item.primes === true && index > 0 && !items.slice(0, index).every((one) => 'test' in one))
			return 'it rides by primes after other steps';
		if (asksForPiece(then)) continue;
		const rest = items.slice(index + 3);
		if (!isEmptyTest(then) || !rest.every((one) => 'mark' in one || ('do' in one && asEffect('land', one.do))))
			return 'a ride goes on from each of its cells';
		if (!items.slice(0, index).every((one) => 'test' in one || 'mark' in one)) return 'it rides after other steps';
	}
	return undefined;
}
