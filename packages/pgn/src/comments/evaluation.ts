import { misuse } from '@x/diagnostics';
import { type Commented, commandOf, withCommand } from './commands.js';

/** The value of a position for White: in pawns, or as the number of moves to mate (negative if Black mates). */
export type Evaluation =
	| { readonly pawns: number; readonly depth?: number | undefined }
	| { readonly mate: number; readonly depth?: number | undefined };

const EVALUATION = /^(?:#([+-]?\d{1,9})|([+-]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})))(?: ?, ?(\d{1,9}))?$/;

/**
 * The evaluation after a move (`%eval`); `undefined` without one.
 *
 * @example
 * const [game] = parse('1. e4 { [%eval 0.35,20] } e5 { [%eval #-3] } *');
 * evaluationOf(game.moves[0]) // → { pawns: 0.35, depth: 20 }
 * evaluationOf(game.moves[1]) // → { mate: -3 }
 */
export const evaluationOf = (commented: Commented): Evaluation | undefined => {
	const found = EVALUATION.exec(commandOf(commented, 'eval') ?? '');
	if (found === null) return undefined;
	const [, mate, pawns, depth] = found;
	const value = mate === undefined ? { pawns: Number(pawns) } : { mate: Number(mate) };
	return depth === undefined ? value : { ...value, depth: Number(depth) };
};

const numberText = (value: number, argument: string, digits: number): string => {
	if (typeof value !== 'number' || !(Math.abs(value) <= 1e6)) misuse(argument, 'a number from -1e6 to 1e6', value);
	// Adding 0 makes 0 of -0.
	return String(Math.round(value * digits) / digits + 0);
};

const evaluationText = (evaluation: Evaluation): string => {
	if (typeof evaluation !== 'object' || evaluation === null || !('mate' in evaluation || 'pawns' in evaluation))
		misuse('evaluation', '{ pawns } or { mate }', evaluation);
	const { depth } = evaluation;
	const value = 'mate' in evaluation ? `#${numberText(evaluation.mate, 'mate', 1)}` : numberText(evaluation.pawns, 'pawns', 100);
	return depth === undefined ? value : `${value},${numberText(depth, 'depth', 1)}`;
};

/**
 * A copy with another evaluation (`%eval`), to the hundredth of a pawn; `undefined` removes it.
 *
 * @throws TypeError if the evaluation is not of that form.
 *
 * @example
 * const [game] = parse('1. e4 *');
 * commandOf(withEvaluation(game.moves[0], { pawns: 0.35, depth: 20 }), 'eval') // → '0.35,20'
 * commandOf(withEvaluation(game.moves[0], { mate: -3 }), 'eval') // → '#-3'
 */
export const withEvaluation = <C extends Commented>(commented: C, evaluation: Evaluation | undefined): C =>
	withCommand(commented, 'eval', evaluation === undefined ? undefined : evaluationText(evaluation));
