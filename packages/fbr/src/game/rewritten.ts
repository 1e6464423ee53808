import { type ExpansionStep, insteadOf } from '../expand/expand.js';
import type { AttributeName } from '../table/names.js';
import type { Rule } from '../tree.js';
import { type Model, modelOf } from './model.js';

/** Moves that the pieces have without a macro rule, or without one of its attributes. */
export interface Rewritten {
	readonly rule: Rule;
	readonly attribute: AttributeName | undefined;
	readonly model: Model;
	/** Whether the rule gives a type other moves. */
	readonly concerns: (type: string) => boolean;
}

/** The moves that macro rules rewrite, step by step. */
export function rewrittenBy(steps: readonly ExpansionStep[], size: readonly number[], source: Model['source']): readonly Rewritten[] {
	return steps.flatMap((step) => {
		const after = modelOf(step.after, size, source).definitions;
		return insteadOf(step).map(({ value, attribute }): Rewritten => {
			const model = modelOf(value, size, source);
			const { definitions } = model;
			const concerns = (type: string): boolean => definitions.has(type) && definitions.get(type) !== after.get(type);
			return { rule: step.rule, attribute: attribute?.name, model, concerns };
		});
	});
}
