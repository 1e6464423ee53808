import type { Diagnostic, Fault, Problem } from './diagnostic.js';
import type { MoveCode } from './move-code.js';

/** The brand of the errors of this package, shared by all copies of it. */
const BRAND = Symbol.for('@x/diagnostics/error');

type Kind = 'notation' | 'ruleset' | 'setup' | 'move';

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

/** Thrown by `apply`: says which move is not legal, and whose turn it is. */
export class MoveError extends RangeError {
	override readonly name: string = 'MoveError';
	readonly problems: readonly Fault<MoveCode>[];
	/** The code of the first problem: `move/illegal`, `move/promotion-missing` and others. */
	readonly code: MoveCode;
	/** The data of the first problem: `move` as text, the side to move as `turn`, and what the code adds. */
	readonly data: Readonly<Record<string, unknown>>;
	constructor(problems: readonly Fault<MoveCode>[]) {
		super(sentence(problems));
		this.problems = problems;
		this.code = problems[0]?.code ?? 'move/illegal';
		this.data = problems[0]?.data ?? {};
		mark(this, 'move');
	}
}

/**
 * Whether a value is a {@link MoveError}, of this copy of the package or another.
 *
 * @example
 * isMoveError(new MoveError([])) // → true
 */
export const isMoveError = (value: unknown): value is MoveError => isMarked(value, 'move');

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
