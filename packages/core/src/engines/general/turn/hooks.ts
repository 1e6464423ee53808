import { actOf } from '../../../evaluate/effects.js';
import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import type { Hook } from '../../../rules/types.js';
import type { CompiledHook, GameInPlay } from '../model.js';

export const hookOf = (inPlay: GameInPlay, { if: condition, do: acts, else: otherwise = [] }: Hook): CompiledHook => ({
	test: condition && testOf(inPlay, condition),
	acts: acts.map((act) => actOf(inPlay, act, true)),
	otherwise: otherwise.map((act) => actOf(inPlay, act, true)),
});

/** Runs hooks in order. */
export function runHooks(hooks: readonly CompiledHook[], context: EvaluationContext): void {
	for (const hook of hooks) {
		for (const act of hook.test === undefined || hook.test(context) ? hook.acts : hook.otherwise) act(context);
	}
}
