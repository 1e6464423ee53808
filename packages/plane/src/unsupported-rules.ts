import type { Cond, Effect, Num, Ruleset } from '@x/core';
import { checkRuleset } from '@x/core/build';
import { Inspection } from '@x/core/rules';
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
		if (flag.while !== undefined && !isSelfless(ruleset, flag.while))
			not(
				`flags.${name}.while`,
				'plane-flag',
				'Expected a condition on kinds and counts alone: on a plane a flag cannot depend on the cell of its piece.',
			);
	if (faults.length === 0) faults.push(...terms(ruleset), ...paths(ruleset));
	return faults;
}

/** Whether a condition has the same value for all pieces of one kind with the same flags. */
function isSelfless(ruleset: Ruleset, cond: Cond): boolean {
	if ('mover' in cond) return true;
	if ('compare' in cond)
		return [cond.compare[0], cond.compare[2]].every((num) => typeof num === 'number' || ('count' in num && num.zone === undefined));
	if ('def' in cond) return isSelfless(ruleset, ruleset.defs[cond.def]!);
	if ('all' in cond) return cond.all.every((part) => isSelfless(ruleset, part));
	if ('some' in cond) return cond.some.every((part) => isSelfless(ruleset, part));
	return 'not' in cond && isSelfless(ruleset, cond.not);
}

/** Conditions, numbers and effects that a plane does not support. */
function terms(ruleset: Ruleset): Fault[] {
	const found: Fault[] = [];
	const not = (path: string, what: string): void => {
		found.push({ code: 'rules/not-on-the-plane', message: `A plane does not support \`${what}\`.`, path, severity: 'error' });
	};
	let path = '';
	const cond = (node: Cond): void => {
		if ('before' in node) not(path, 'before');
		if ('attacked' in node)
			for (const part of ['via', 'if', 'as', 'atLeast'] as const) if (node[part] !== undefined) not(path, `attacked ${part}`);
	};
	const num = (node: Num): void => {
		if (typeof node === 'number') return;
		if ('count' in node && (node.if !== undefined || node.count.who === 'empty')) not(path, 'count if');
		if ('moves' in node && (node.moves !== 'next' || node.if !== undefined)) not(path, 'moves');
		if ('repeats' in node && node.repeats !== 'position') not(path, 'repeats');
		for (const name of ['store', 'kept', 'matches'] as const) if (name in node) not(path, name);
	};
	const effect = (node: Effect): void => {
		for (const name of ['store', 'forEach', 'end'] as const) if (name in node) not(path, name);
		if ('point' in node && node.add === true) not(path, 'point add');
		if ('capture' in node && node.later === true) not(path, 'capture later');
		for (const piece of ['land' in node ? [node.as, node.leave] : [], 'set' in node ? [node.to] : []].flat())
			if (typeof piece === 'object' && ('recolour' in piece || 'was' in piece)) not(path, Object.keys(piece)[0]!);
	};
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
	if (item === undefined || !('test' in item) || !('is' in item.test) || item.test.is !== 'at') return false;
	const { who, kind, side, flag } = item.test.a;
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
		if (!isEmptyTest(then) || !rest.every((one) => 'mark' in one || ('do' in one && 'land' in one.do)))
			return 'a ride goes on from each of its cells';
		if (!items.slice(0, index).every((one) => 'test' in one || 'mark' in one)) return 'it rides after other steps';
	}
	return undefined;
}
