import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import type { Move } from '../../../position/types.js';
import type { LazyPosition, RecordedWalks } from '../model.js';
import { DROPPED, shapeOf } from '../packed-move.js';
import { candidateText } from './candidate.js';
import type { Candidate, PathRuntimeParts } from './model.js';
import { DroppedMove, RecordedMove } from './move.js';

/** The stack of recorded walks, and the drops that tables hold, as moves. */
export class RecordedMoves implements RecordedWalks {
	private readonly runtime: PathRuntimeParts;

	constructor(runtime: PathRuntimeParts) {
		this.runtime = runtime;
	}

	writes(detail: number): Int32Array {
		return this.runtime.walked.candidate(detail).writes;
	}

	write(route: number, detail: number): void {
		const { phases, walked } = this.runtime;
		if (shapeOf(detail) === DROPPED) phases.drops.write(route, detail);
		else walked.write(detail);
	}

	context(route: number, detail: number, context: EvaluationContext): void {
		const { phases, walked } = this.runtime;
		if (shapeOf(detail) === DROPPED) phases.drops.context(route, detail, context);
		else walked.context(detail, context);
	}

	height(): number {
		return this.runtime.walked.candidates.length;
	}

	truncate(height: number): void {
		this.runtime.walked.candidates.length = height;
	}

	again(candidate: Candidate): number {
		return this.runtime.walked.again(candidate);
	}

	text(detail: number): string {
		return candidateText(this.runtime.walked.candidate(detail), this.runtime.inPlay.size);
	}

	move(position: LazyPosition, route: number, detail: number): Move {
		const { phases, walked } = this.runtime;
		if (shapeOf(detail) !== DROPPED) return new RecordedMove(position, route, walked.candidate(detail));
		return new DroppedMove(position, route, detail, phases.drops.code(detail), phases.drops.marks(detail));
	}
}
