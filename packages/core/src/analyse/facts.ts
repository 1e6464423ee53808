import { mentions } from '../rules/structure.js';
import type { Cond, Effect, Path, Ruleset } from '../rules/types.js';
import { Inspection } from './inspect.js';
import type { Facts } from './plan.js';

const isRoyalLaw = (cond: Cond): boolean => 'royalAttacked' in cond && cond.royalAttacked === 'own';

/** The mark that a condition requires, if there is one. */
function markOf(cond: Cond): string | undefined {
	for (const part of 'all' in cond ? cond.all : [cond]) {
		if (!('same' in part)) continue;
		for (const ref of part.same) if (typeof ref === 'object' && 'mark' in ref) return ref.mark;
	}
	return undefined;
}

/** Whether the condition for royals depends only on the piece. */
const dependsOnPieceOnly = (cond: Cond): boolean =>
	('is' in cond && (cond.is === 'at' || cond.is === 'origin')) ||
	('all' in cond && cond.all.every(dependsOnPieceOnly)) ||
	('some' in cond && cond.some.every(dependsOnPieceOnly)) ||
	('not' in cond && dependsOnPieceOnly(cond.not));

/** Whether the cell of a point decides where a walk goes, or whether it fails. */
const readsPoint = (node: Path, { zones }: Ruleset): boolean =>
	(('go' in node || 'step' in node) && mentions(node, 'point')) ||
	('pick' in node && node.zone !== undefined && !Object.hasOwn(zones, node.zone));

/** Whether the cell of a point decides which cell an effect changes, or whether it fails. An effect that only sets a point does not read it. */
function effectReadsPoint(effect: Effect): boolean {
	if ('forEach' in effect) return false;
	return 'point' in effect ? mentions(effect.to, 'point') : mentions(effect, 'point');
}

/** Walks, conditions and numbers that depend on more than the content of the cells that a walk tests. */
function dependsOnMore(ruleset: Ruleset, capturing: readonly string[]): boolean {
	let more = false;
	const inspection = new Inspection(ruleset, {
		once: true,
		path: (path) => {
			if (readsPoint(path, ruleset)) more = true;
		},
		effect: (effect) => {
			if (effectReadsPoint(effect)) more = true;
		},
		cond: (cond) => {
			if ('attacked' in cond || 'royalAttacked' in cond || 'phase' in cond) more = true;
			if ('in' in cond && !Object.hasOwn(ruleset.zones, cond.zone)) more = true;
			// Compound conditions depend on nothing themselves; their parts are visited.
			const made = 'all' in cond || 'some' in cond || 'not' in cond;
			if (!made && mentions(cond, 'point')) more = true;
		},
		num: (num) => {
			// The walks of `matches` read cells. All other numbers depend on more.
			if (typeof num !== 'number' && !('matches' in num)) more = true;
		},
	});
	// One such node is enough.
	for (const name of capturing) if (!more) inspection.named(name);
	if (ruleset.immune !== undefined) inspection.cond(ruleset.immune);
	return more;
}

/** Whether a variable can affect which moves are legal, or which side moves. */
function readsVariable(ruleset: Ruleset): boolean {
	let reads = false;
	const rules = new Inspection(ruleset, {
		once: true,
		num: (num) => {
			if (typeof num !== 'number' && 'var' in num) reads = true;
		},
	});
	rules.rules();
	rules.turns();
	return reads;
}

/** The facts of a ruleset that fast paths rely on. */
export function factsOf(ruleset: Ruleset, capturing: readonly string[]): Facts {
	const variablesOnly = ruleset.after.every((hook) => [...hook.do, ...(hook.else ?? [])].every((effect) => 'var' in effect));
	const royalLaws = ruleset.forbid.filter((law) => isRoyalLaw(law.if));
	const lawMarks = ruleset.forbid.filter((law) => !isRoyalLaw(law.if)).map((law) => markOf(law.if));
	const offBoard = ruleset.after.every((hook) =>
		[...hook.do, ...(hook.else ?? [])].every((effect) => 'var' in effect || 'store' in effect),
	);
	return {
		onlyRoyalLaw: royalLaws.length === 1 && lawMarks.every((mark) => mark !== undefined),
		...(lawMarks.length === 0 ? {} : { lawMarks: lawMarks.flatMap((mark) => mark ?? []) }),
		staticRoyal: dependsOnPieceOnly(ruleset.royal),
		plainChoice: ruleset.prefer.length === 0 && ruleset.immune === undefined,
		quietHooks: variablesOnly && !readsVariable(ruleset),
		offBoardHooks: offBoard,
		plainCaptures: !dependsOnMore(ruleset, capturing),
	};
}
