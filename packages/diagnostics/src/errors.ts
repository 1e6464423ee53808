import type { Diagnostic, Fault, Problem } from './diagnostic.js';

const sentence = (problems: readonly Problem[]): string => {
	const first = problems[0];
	if (first === undefined) return 'unknown problem';
	return problems.length === 1 ? first.message : `${first.message} (and ${problems.length - 1} more)`;
};

/** Thrown by every `parse`, `resolve` and `stringify`: carries all faults of the text, with spans. */
export class NotationError extends RangeError {
	override readonly name: string = 'NotationError';
	readonly problems: readonly Diagnostic[];
	constructor(problems: readonly Diagnostic[], message: string = sentence(problems)) {
		super(message);
		this.problems = problems;
	}
}

/** Thrown by `compile`, `plan` and `load`: carries every fault of the ruleset with its JSON path. */
export class RulesetError extends RangeError {
	override readonly name: string = 'RulesetError';
	readonly problems: readonly Fault[];
	constructor(problems: readonly Fault[]) {
		super(sentence(problems));
		this.problems = problems;
	}
}

/** Thrown by `position`: carries every fault of the setup with its JSON path. */
export class SetupError extends RangeError {
	override readonly name: string = 'SetupError';
	readonly problems: readonly Fault[];
	constructor(problems: readonly Fault[]) {
		super(sentence(problems));
		this.problems = problems;
	}
}
