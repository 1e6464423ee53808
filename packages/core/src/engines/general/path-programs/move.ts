import type { Captured } from '../../../position/types.js';

import type { LazyPosition } from '../model.js';
import { PackedMove } from '../moves.js';
import { RECORDED } from '../packed-move.js';
import type { Candidate } from './model.js';

/** A drop. */
export class DroppedMove extends PackedMove {
	private readonly named: readonly string[];

	constructor(position: LazyPosition, route: number, detail: number, code: number, marks: readonly string[]) {
		super(position, route, detail, code, 0);
		this.named = marks;
	}

	override get promotion(): undefined {
		return undefined;
	}

	override get marks(): readonly string[] {
		return this.named;
	}
}

/** A move recorded by a walk. */
export class RecordedMove extends PackedMove {
	private readonly candidate: Candidate;

	constructor(position: LazyPosition, route: number, candidate: Candidate) {
		super(position, route, RECORDED << 26, candidate.first, 0, candidate);
		this.candidate = candidate;
	}

	override get kind(): string {
		return this.code === 0 ? (this.kindOf(this.candidate.under) ?? '') : super.kind;
	}

	override get promotion(): string | undefined {
		if (this.code === 0) return undefined;
		const now = this.kindOf(this.candidate.standing) ?? this.kindOf(this.candidate.under);
		return now === super.kind ? undefined : now;
	}

	override get captured(): readonly Captured[] {
		if (this.position.game.inPlay.hooksCapture) return this.eventsWithHooks();
		return this.candidate.eventCodes.map((code, index) => this.event(code, this.candidate.eventCells[index]!));
	}

	override get marks(): readonly string[] {
		const { marks } = this.candidate;
		return [...this.position.game.inPlay.slots.marks].flatMap(([name, slot]) => (marks[slot]! >= 0 ? [name] : [])).sort();
	}

	private kindOf(code: number): string | undefined {
		const { codes } = this.position.game.inPlay;
		return codes.kinds[codes.kind[code]!];
	}
}
