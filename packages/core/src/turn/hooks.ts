import { testOf } from '../ask/conditions.js';
import { actOf } from '../ask/effects.js';
import type { Act, Test, Walker } from '../ask/walker.js';
import type { Kernel } from '../load/kernel.js';
import type { Hook } from '../ruleset/types.js';

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
export function runHooks(hooks: readonly CompiledHook[], walker: Walker): void {
	for (const hook of hooks) {
		for (const act of hook.test === undefined || hook.test(walker) ? hook.acts : hook.otherwise) act(walker);
	}
}
