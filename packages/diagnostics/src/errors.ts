import type { Diagnostic, Fault, Problem } from './diagnostic.js';

/** The brand of the errors of this package, shared by all copies of it. */
const BRAND = Symbol.for('@x/diagnostics/error');

type Kind = 'notation' | 'ruleset' | 'setup';

const sentence = (problems: readonly Problem[]): string => {
	const first = problems[0];
	if (first === undefined) return 'unknown problem';
	return problems.length === 1 ? first.message : `${first.message} (and ${problems.length - 1} more)`;
};

const mark = (error: Error, kind: Kind): void => void Object.defineProperty(error, BRAND, { value: kind });

const isMarked = (value: unknown, kind: Kind): boolean =>
	typeof value === 'object' && value !== null && (value as { readonly [BRAND]?: Kind })[BRAND as never] === kind;

/** Thrown by every `parse`, `resolve` and `stringify`: carries all faults of the text, with spans. */
export class NotationError extends RangeError {
	override readonly name: string = 'NotationError';
	readonly problems: readonly Diagnostic[];
	constructor(problems: readonly Diagnostic[], message: string = sentence(problems)) {
		super(message);
		this.problems = problems;
		mark(this, 'notation');
	}
}

/** Thrown by `compile`, `plan` and `load`: carries every fault of the ruleset with its JSON path. */
export class RulesetError extends RangeError {
	override readonly name: string = 'RulesetError';
	readonly problems: readonly Fault[];
	constructor(problems: readonly Fault[]) {
		super(sentence(problems));
		this.problems = problems;
		mark(this, 'ruleset');
	}
}

/** Thrown by `position`: carries every fault of the setup with its JSON path. */
export class SetupError extends RangeError {
	override readonly name: string = 'SetupError';
	readonly problems: readonly Fault[];
	constructor(problems: readonly Fault[]) {
		super(sentence(problems));
		this.problems = problems;
		mark(this, 'setup');
	}
}

/**
 * Whether a value is a {@link NotationError}, of this copy of the package or another.
 *
 * @example
 * isNotationError(new NotationError([])) // → true
 */
export const isNotationError = (value: unknown): value is NotationError => isMarked(value, 'notation');

/**
 * Whether a value is a {@link RulesetError}, of this copy of the package or another.
 *
 * @example
 * isRulesetError(new RangeError('other')) // → false
 */
export const isRulesetError = (value: unknown): value is RulesetError => isMarked(value, 'ruleset');

/**
 * Whether a value is a {@link SetupError}, of this copy of the package or another.
 *
 * @example
 * isSetupError(new SetupError([])) // → true
 */
export const isSetupError = (value: unknown): value is SetupError => isMarked(value, 'setup');
