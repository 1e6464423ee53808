import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import type { TrialLaws } from '../model.js';
import type { Script } from '../tables/tables.js';
import type { PathRuntimeParts } from './model.js';
import { QuietLegality } from './quiet-legality.js';
import { TrialLegality } from './trial-legality.js';

/** Laws by trial, compiled on first use. */
export class Laws implements TrialLaws {
	private readonly runtime: PathRuntimeParts;
	private trialLegality: TrialLegality | undefined;
	private quietLegality: QuietLegality | undefined;

	constructor(runtime: PathRuntimeParts) {
		this.runtime = runtime;
	}

	private legality(): TrialLegality {
		if (this.trialLegality === undefined) {
			this.trialLegality = new TrialLegality(this.runtime.inPlay);
			this.quietLegality = QuietLegality.of(this.runtime, this.trialLegality);
		}
		return this.trialLegality;
	}

	lawful(route: number, detail: number, side: number): boolean {
		return this.legality().lawful(route, detail, side);
	}

	generate(side: number, phase: number): void {
		const legality = this.legality();
		if (this.quietLegality?.generate(side, phase) === true) return;
		const base = this.runtime.inPlay.generator.moveList.top;
		this.runtime.lists.candidates(side, phase);
		legality.filter(base, side);
	}

	scripted(context: EvaluationContext, { marks, marked, stand }: Script): void {
		const { slots } = this.runtime.inPlay;
		context.stand = stand;
		for (const [index, mark] of marks.entries()) {
			const place = slots.marks.get(mark);
			if (place !== undefined) context.marks[place] = marked[index]!;
		}
	}
}
