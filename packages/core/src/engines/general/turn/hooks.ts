import { testOf } from '../../../evaluate/conditions.js';
import { actOf } from '../../../evaluate/effects.js';
import type { Act, EvaluationContext, Test } from '../../../evaluate/evaluation-context.js';
import type { Hook } from '../../../rules/types.js';
import type { Kernel } from '../kernel.js';

/** A hook as closures. */
export interface CompiledHook {
	readonly test: Test | undefined;
	readonly acts: readonly Act[];
	readonly otherwise: readonly Act[];
}

/** A phase as closures: `next` and `skip` are numbers of phases, -1 for none. */
export interface PhaseData {
	readonly next: readonly { readonly test: Test | undefined; readonly to: number }[];
	readonly enter: readonly CompiledHook[];
	readonly skip: number;
}

export const hookOf = (kernel: Kernel, { if: condition, do: acts, else: otherwise = [] }: Hook): CompiledHook => ({
	test: condition && testOf(kernel, condition),
	acts: acts.map((act) => actOf(kernel, act, true)),
	otherwise: otherwise.map((act) => actOf(kernel, act, true)),
});

/** Runs hooks in order. */
export function runHooks(hooks: readonly CompiledHook[], walker: EvaluationContext): void {
	for (const hook of hooks) {
		for (const act of hook.test === undefined || hook.test(walker) ? hook.acts : hook.otherwise) act(walker);
	}
}
