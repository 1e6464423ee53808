import { asCondition, asEffect, asNumber } from '../rules/fold.js';
import type { Cond, Effect, Hook, Ruleset } from '../rules/types.js';
import { Inspection } from './inspect.js';
import { conjuncts } from './law.js';

/** The phases of a test of the phase, which a condition needs; undefined where it needs none. */
const phasesOf = (cond: Cond | undefined): readonly string[] | undefined =>
	cond && conjuncts(cond).flatMap((part) => asCondition('phase', part) ?? [])[0]?.phase;

/** Whether an effect, or one inside it, writes a variable. */
const writes = (effect: Effect, name: string): boolean =>
	asEffect('var', effect)?.var === name || asEffect('forEach', effect)?.do.some((part) => writes(part, name)) === true;

/** Whether walks of pieces, or those of phases, write a variable. */
function walksWrite(ruleset: Ruleset, name: string): boolean {
	let found = false;
	const inspection = new Inspection(ruleset, {
		once: true,
		effect: (effect) => {
			found ||= writes(effect, name);
		},
	});
	inspection.rules();
	return found;
}

/**
 * The part of a law that has the same value before a candidate and after it: where it does not hold before, no candidate breaks the law. Undefined
 * where a law has no such part.
 *
 * Proof. A law is evaluated in the phase of its candidate, so a test of the phase keeps its value. The law needs one of its phases; in these, no hook
 * that writes the variable runs, since it needs another phase and does nothing else; and no walk writes it. So the variable keeps its value too.
 */
export function standingPart(ruleset: Ruleset, law: Cond): Cond | undefined {
	const phases = phasesOf(law);
	if (phases === undefined) return undefined;
	const runs = (hook: Hook): boolean => phasesOf(hook.if)?.some((phase) => phases.includes(phase)) ?? true;
	const keeps = (name: string): boolean =>
		(ruleset.vars[name]?.life ?? 'game') === 'game' &&
		ruleset.after.every(
			(hook) => ![...hook.do, ...(hook.else ?? [])].some((effect) => writes(effect, name)) || (hook.else === undefined && !runs(hook)),
		) &&
		!walksWrite(ruleset, name);
	const parts = conjuncts(law).filter((part) => {
		if (asCondition('phase', part) !== undefined) return true;
		const [left, , right] = asCondition('compare', part)?.compare ?? [];
		const variable = left === undefined ? undefined : asNumber('var', left)?.var;
		return variable !== undefined && typeof right === 'number' && keeps(variable);
	});
	return { all: parts };
}
