import type { EvaluationContext, Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import type { BoardInPlay, CandidateRecord, GameInPlay } from '../model.js';

import { followed } from './origins.js';

interface CompiledTrace {
	readonly name: string;
	/** By evaluating side: the codes that the trace follows. */
	readonly of: readonly Uint8Array[];
	readonly test: Test;
}

/** The pieces in the traces, followed from a position of the game on. */
export interface TraceRecord {
	/** The depth of that position. */
	readonly since: number;
	/** By side: the depth after its last move; `since` where it has not moved. */
	readonly moved: readonly number[];
	/**
	 * By trace and side (`2 · trace + side`): a pair for each piece that was in the trace after the side's last move. Its cell, -1 where it is gone
	 * since; and the depth after the last move of the side that left it outside the trace.
	 */
	readonly inside: readonly (readonly number[])[];
}

const NONE: readonly number[] = [];

/** The pieces that were in each trace after every move of a side. */
export class Traces {
	private readonly inPlay: GameInPlay;
	/** Compiled on first use, when the game is complete. */
	private compiled: readonly CompiledTrace[] | undefined;

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
	}

	private list(): readonly CompiledTrace[] {
		const { inPlay } = this;
		this.compiled ??= Object.entries(inPlay.ruleset.traces).map(([name, { of, if: condition }]) => ({
			name,
			of: [0, 1, 2].map((side) => inPlay.codes.matching(of, side)),
			test: testOf(inPlay, condition),
		}));
		return this.compiled;
	}

	/** The cells of the pieces that are inside each trace now. */
	inside(context: EvaluationContext): CandidateRecord['inside'] {
		const { at } = context;
		try {
			return new Map(this.list().map((trace) => [trace.name, cellsInside(this.inPlay, trace, context)]));
		} finally {
			context.at = at;
		}
	}

	/** The record of a position from which no move has been followed yet. */
	begin(depth: number): TraceRecord {
		return { since: depth, moved: [depth, depth], inside: this.list().flatMap(() => [NONE, NONE]) };
	}

	/** The record after one more move, which leads to a depth. */
	next(record: TraceRecord, { side, first, steps, entering, inside }: CandidateRecord, depth: number): TraceRecord {
		const { size } = this.inPlay;
		const before = record.moved[side]!;
		const after = moved(size, record.inside, steps, first).map((list, index) => {
			if ((index & 1) !== side) return list;
			const cells = inside.get(this.list()[index >> 1]!.name) ?? NONE;
			return cells.flatMap((cell) => [cell, outsideSince(list, cell) ?? before]);
		});
		return {
			since: record.since,
			moved: record.moved.map((last, index) => (index === side ? depth : last)),
			inside: entering.length === 0 ? after : moved(size, after, entering, -1),
		};
	}

	/** The number of pieces that were in a trace after every move of a side since a depth, which the record includes. */
	count({ moved: last, inside }: TraceRecord, name: string, side: number, since: number): number {
		if (last[side]! <= since) return 0;
		const list = inside[2 * this.list().findIndex((trace) => trace.name === name) + side]!;
		return list.filter((depth, index) => index % 2 === 1 && depth <= since).length;
	}
}

function cellsInside({ boardState, codes }: BoardInPlay, { of, test }: CompiledTrace, context: EvaluationContext): number[] {
	const { board, size } = boardState;
	const cells: number[] = [];
	for (let cell = 0; cell < size; cell++) {
		if (board[cell] === 0 || board[cell] === codes.ghost || of[context.side]![board[cell]!] === 0) continue;
		context.at = cell;
		if (test(context)) cells.push(cell);
	}
	return cells;
}

/** The second number of the pair of a cell. */
function outsideSince(list: readonly number[], cell: number): number | undefined {
	for (let index = 0; index < list.length; index += 2) if (list[index] === cell) return list[index + 1];
	return undefined;
}

/** Pairs of cells and depths, with the cells of the same pieces after the steps of a candidate. */
function moved(
	size: number,
	lists: readonly (readonly number[])[],
	steps: readonly number[],
	first: number,
): readonly (readonly number[])[] {
	if (lists.every((list) => list.length === 0)) return lists;
	let fresh = size;
	// Every cell is numbered, occupied or not: the number of an empty cell is never looked for.
	const numbers = followed(
		Int32Array.from({ length: size }, (_, cell) => cell + 1),
		steps,
		first,
		() => ++fresh,
	);
	return lists.map((list) => list.map((value, index) => (index % 2 === 1 || value < 0 ? value : numbers.indexOf(value + 1))));
}
