import { asCell, asCondition, asEffect, asNumber, fold, foldSome, forKinds, no, type Pass, yes } from '../rules/fold.js';
import type { Cond, Effect, Ruleset } from '../rules/types.js';
import { ceilingsOf } from './ceilings.js';
import { Inspection } from './inspect.js';
import { conjuncts, isRoyalLaw } from './law.js';
import type { Facts } from './plan.js';

/** The mark that a condition requires, if there is one. */
function markOf(cond: Cond): string | undefined {
	return conjuncts(cond)
		.flatMap((part) => asCondition('same', part)?.same ?? [])
		.flatMap((ref) => asCell('mark', ref)?.mark ?? [])[0];
}

/** Whether the condition for royals depends only on the piece. */
const dependsOnPieceOnly: Pass<'condition', boolean> = /* @__PURE__ */ foldSome(
	'condition',
	{
		is: ({ is }) => is === 'at' || is === 'origin',
		all: ({ all }) => all.every((part) => dependsOnPieceOnly(part)),
		some: ({ some }) => some.every((part) => dependsOnPieceOnly(part)),
		not: ({ not }) => dependsOnPieceOnly(not),
	},
	no,
);

/** Whether a reference reads the cell of a point. */
const atPoint: Pass<'cell', boolean> = /* @__PURE__ */ fold('cell', {
	...forKinds(no, 'plain', 'mark', 'cell'),
	point: yes,
	from: ({ from }) => atPoint(from),
});

const pieceAtPoint: Pass<'piece', boolean> = /* @__PURE__ */ fold('piece', {
	plain: no,
	kind: no,
	of: ({ of }) => atPoint(of),
	was: ({ was }) => atPoint(was),
	recolour: ({ recolour }) => pieceAtPoint(recolour),
});

/** Whether the cell of a point decides where a walk goes, or whether it fails. The parts of a node are asked for themselves. */
const pathDependsOnMore: Pass<'path', boolean, [Ruleset]> = /* @__PURE__ */ fold('path', {
	...forKinds(no, 'step', 'each', 'seq', 'any', 'loop', 'test', 'do', 'mark', 'use'),
	go: ({ go }) => atPoint(go),
	pick: ({ zone }, { zones }) => zone !== undefined && !Object.hasOwn(zones, zone),
});

/** Whether the cell of a point decides which cell an effect changes, or whether it fails. An effect that only sets a point does not read it. */
const effectDependsOnMore: Pass<'effect', boolean> = /* @__PURE__ */ fold('effect', {
	land: ({ as = 'none', leave = 'none' }) => pieceAtPoint(as) || pieceAtPoint(leave),
	capture: ({ capture }) => atPoint(capture),
	set: ({ set, to }) => atPoint(set) || pieceAtPoint(to),
	point: ({ to }) => to !== null && atPoint(to),
	store: ({ kind }) => typeof kind === 'object' && atPoint(kind.of),
	forEach: ({ from }) => from !== null && atPoint(from),
	var: no,
	end: no,
});

/** Whether a condition depends on more than the content of the cells that a walk tests. */
const conditionDependsOnMore: Pass<'condition', boolean, [Ruleset]> = /* @__PURE__ */ fold('condition', {
	// Those that join others depend on nothing themselves.
	...forKinds(no, 'mover', 'compare', 'before', 'def', 'all', 'some', 'not'),
	...forKinds(yes, 'attacked', 'royalAttacked', 'phase'),
	is: ({ is }) => atPoint(is),
	in: (cond, { zones }) => atPoint(cond.in) || !Object.hasOwn(zones, cond.zone),
	same: ({ same }) => same.some((ref) => atPoint(ref)),
});

/** Whether a number depends on more than the content of the cells that a walk tests. */
const numberDependsOnMore: Pass<'number', boolean> = /* @__PURE__ */ fold('number', {
	...forKinds(yes, 'var', 'store', 'count', 'captured', 'repeats', 'kept', 'moves', 'sum'),
	plain: no,
	matches: ({ from }) => atPoint(from),
});

/** Walks, conditions and numbers that depend on more than the content of the cells that a walk tests. */
function dependsOnMore(ruleset: Ruleset, capturing: readonly string[]): boolean {
	const asked =
		<Node>(depends: (node: Node, ruleset: Ruleset) => boolean) =>
		(node: Node): void => {
			inspection.stopped ||= depends(node, ruleset);
		};
	const inspection: Inspection = new Inspection(ruleset, {
		once: true,
		path: asked(pathDependsOnMore),
		effect: asked(effectDependsOnMore),
		cond: asked(conditionDependsOnMore),
		num: asked(numberDependsOnMore),
	});
	for (const name of capturing) inspection.named(name);
	inspection.cond(ruleset.immune);
	return inspection.stopped;
}

/** Whether a variable can affect which moves are legal, or which side moves. */
function readsVariable(ruleset: Ruleset): boolean {
	let reads = false;
	const rules = new Inspection(ruleset, {
		once: true,
		num: (num) => {
			reads ||= asNumber('var', num) !== undefined;
		},
	});
	rules.rules();
	rules.turns();
	return reads;
}

/** The facts of a ruleset that fast paths rely on. */
export function factsOf(ruleset: Ruleset, capturing: readonly string[]): Facts {
	const hooked = ruleset.after.flatMap((hook) => [...hook.do, ...(hook.else ?? [])]);
	const isVariable = (effect: Effect): boolean => asEffect('var', effect) !== undefined;
	const royalLaws = ruleset.forbid.filter((law) => isRoyalLaw(law.if));
	const ceilings = ceilingsOf(ruleset);
	const limits = royalLaws.length === 1 && ceilings.length > 0;
	const lawMarks = ruleset.forbid
		.filter((law) => !isRoyalLaw(law.if) && !(limits && ceilings.includes(law.if)))
		.map((law) => markOf(law.if));
	return {
		onlyRoyalLaw: royalLaws.length === 1 && lawMarks.every((mark) => mark !== undefined),
		...(limits ? { ceilings: true } : {}),
		...(lawMarks.length === 0 ? {} : { lawMarks: lawMarks.flatMap((mark) => mark ?? []) }),
		staticRoyal: dependsOnPieceOnly(ruleset.royal),
		plainChoice: ruleset.prefer.length === 0 && ruleset.immune === undefined,
		quietHooks: hooked.every(isVariable) && !readsVariable(ruleset),
		offBoardHooks: hooked.every((effect) => isVariable(effect) || asEffect('store', effect) !== undefined),
		plainCaptures: !dependsOnMore(ruleset, capturing),
	};
}
