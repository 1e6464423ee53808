/** Faults as values, the errors that carry them, and checks of function arguments. */
export type { Diagnostic, Fault, Problem, Result, Severity, Span } from './diagnostic.js';
export {
	isMoveError,
	isNotationError,
	isRulesetError,
	isSetupError,
	MoveError,
	NotationError,
	RulesetError,
	SetupError,
} from './errors.js';
export { objectGiven, textGiven } from './given.js';
export { lookAlike } from './look-alike.js';
export { checkOptions, found, isCopiedMove, isCopiedPosition, isSavedGame, misuse, type OptionRule, quote } from './misuse.js';
export type { MoveCode } from './move-code.js';
export { nearest } from './nearest.js';
export { render } from './render.js';
