import type { Cond, Num, Path } from '../rules/types.js';
import type { Context, Yield } from './types.js';

/** Whether a condition holds in a context. Defined in `conditions.ts`. */
export const holds = (context: Context, condition: Cond): boolean => context.scene.rules.interpreter.holds(condition, context);

/** The value of a number in a context. Defined in `numbers.ts`. */
export const evaluate = (context: Context, number: Num): number => context.scene.rules.interpreter.evaluate(number, context);

/** Walks a path and yields each branch that reaches the end. Defined in `walk.ts`. */
export const walk = (context: Context, path: Path, yields: Yield): boolean => context.scene.rules.interpreter.walk(path, context, yields);
