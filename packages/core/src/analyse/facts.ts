import { mentions } from '../rules/structure.js';
import type { Cond, Effect, Path, Ruleset } from '../rules/types.js';
import { Inspection } from './inspect.js';
import type { Facts } from './plan.js';

const isRoyalLaw = (cond: Cond): boolean => 'royalAttacked' in cond && cond.royalAttacked === 'own';

/** The mark without which a condition cannot hold, if there is one. */
function markOf(cond: Cond): string | undefined {
	for (const part of 'all' in cond ? cond.all : [cond]) {
		if (!('same' in part)) continue;
		for (const ref of part.same) if (typeof ref === 'object' && 'mark' in ref) return ref.mark;
	}
	return undefined;
}

/** Whether a condition on royals asks only what the piece is. */
const asksPieceOnly = (cond: Cond): boolean =>
	('is' in cond && (cond.is === 'at' || cond.is === 'origin')) ||
	('all' in cond && cond.all.every(asksPieceOnly)) ||
	('some' in cond && cond.some.every(asksPieceOnly)) ||
	('not' in cond && asksPieceOnly(cond.not));

/** Whether the place of a point decides if a walk fails or where it goes. */
const readsPoint = (node: Path, { zones }: Ruleset): boolean =>
	(('go' in node || 'step' in node) && mentions(node, 'point')) ||
	('pick' in node && node.zone !== undefined && !Object.hasOwn(zones, node.zone));

/** Whether the place of a point decides if an effect fails or which cell it changes. An effect that only sets a point does not read it. */
function effectReadsPoint(effect: Effect): boolean {
	if ('forEach' in effect) return false;
	return 'point' in effect ? mentions(effect.to, 'point') : mentions(effect, 'point');
}

/** Walks, conditions and numbers that depend on more than what stands on the cells a walk looks at. */
function asksMore(ruleset: Ruleset, capturing: readonly string[]): boolean {
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
			// Of what is made of other conditions, these are asked.
			const made = 'all' in cond || 'some' in cond || 'not' in cond;
			if (!made && mentions(cond, 'point')) more = true;
		},
		num: (num) => {
			// Walks of a path read cells; everything else that is counted is not on them.
			if (typeof num !== 'number' && !('matches' in num)) more = true;
		},
	});
	// One that asks more is enough.
	for (const name of capturing) if (!more) inspection.named(name);
	if (ruleset.immune !== undefined) inspection.cond(ruleset.immune);
	return more;
}

/** Whether something that decides what is legal or whose turn it is reads a variable. */
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

/** What a ruleset can and cannot do, as fast paths ask it. */
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
		staticRoyal: asksPieceOnly(ruleset.royal),
		plainChoice: ruleset.prefer.length === 0 && ruleset.immune === undefined,
		quietHooks: variablesOnly && !readsVariable(ruleset),
		offBoardHooks: offBoard,
		plainCaptures: !asksMore(ruleset, capturing),
	};
}
