import type { Step, Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { pathOf } from '../../../evaluate/paths.js';
import type { PathRuntimeParts } from './model.js';

/** The end of a walk: calls the `emit` of its context. */
export const emit: Step = (context) => context.emit?.(context);

/** The named conditions and paths of a ruleset, compiled on first use. */
export class Named {
	private readonly runtime: PathRuntimeParts;
	private readonly definitions: Map<string, Test> = new Map();
	private readonly whole: (Step | undefined)[] = [];

	constructor(runtime: PathRuntimeParts) {
		this.runtime = runtime;
	}

	definition(name: string): Test {
		return (context) => {
			const test = this.definitions.get(name) ?? testOf(this.runtime.inPlay, this.runtime.inPlay.ruleset.defs[name]!);
			this.definitions.set(name, test);
			return test(context);
		};
	}

	namedPath(name: string): () => Step {
		let step: Step | undefined;
		return () => {
			step ??= pathOf(this.runtime.inPlay, { use: name }, emit);
			return step;
		};
	}

	wholePath(kind: number): Step {
		const { ruleset, codes } = this.runtime.inPlay;
		this.whole[kind] ??= pathOf(this.runtime.inPlay, { use: ruleset.kinds[codes.kinds[kind]!]!.moves }, emit);
		return this.whole[kind]!;
	}
}
