import type { EvaluationContext, Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { ADDRESS } from '../../../evaluate/log.js';
import { foldSome, type Pass } from '../../../rules/fold.js';
import type { Filter } from '../../../rules/types.js';
import type { GameInPlay } from '../model.js';

interface ConditionalFlag {
	readonly bit: number;
	readonly test: Test;
	/** The condition has one answer for all pieces of a side: it depends only on counts over the whole board. */
	readonly counted: boolean;
}

type Filters = readonly Filter[] | undefined;

/** The filters of several parts; undefined where one part has none. */
const joined = (lists: readonly Filters[]): Filters => (lists.every((list) => list !== undefined) ? lists.flat() : undefined);

const wholeCount = /* @__PURE__ */ foldSome<'number', Filters>(
	'number',
	{ plain: () => [], count: ({ count, zone, if: test }) => (zone === undefined && test === undefined ? [count] : undefined) },
	() => undefined,
);

/** The filters of a condition that only counts pieces on the whole board; undefined where it reads anything else. */
const countedFilters: Pass<'condition', Filters> = /* @__PURE__ */ foldSome<'condition', Filters>(
	'condition',
	{
		compare: ({ compare: [left, , right] }) => joined([wholeCount(left), wholeCount(right)]),
		all: ({ all }) => joined(all.map((part) => countedFilters(part))),
		some: ({ some }) => joined(some.map((part) => countedFilters(part))),
		not: ({ not }) => countedFilters(not),
	},
	() => undefined,
);

/** Clears flags whose `while` condition no longer holds. */
export class Flags {
	private readonly inPlay: GameInPlay;
	private readonly conditional: readonly ConditionalFlag[];
	/** Every condition has the same answer in the context of a candidate and in the position after it. */
	readonly onlyCount: boolean;
	private readonly mask: number;
	/** 1 for codes that may change a flag's condition when they appear or disappear; all 1 where a condition reads more than counts. */
	private readonly watched: Uint8Array;

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		const { codes, ruleset } = inPlay;
		this.watched = new Uint8Array(codes.count);
		this.conditional = codes.flags.flatMap((name, index): ConditionalFlag[] => {
			const condition = ruleset.flags[name]!.while;
			if (condition === undefined) return [];
			const bit = 1 << index;
			const tables = countedFilters(condition)?.flatMap((filter) => [codes.matching(filter, 0), codes.matching(filter, 1)]);
			for (let code = 0; code < codes.count; code++) {
				if (tables === undefined || (codes.flagBits[code]! & bit) !== 0 || tables.some((table) => table[code] === 1))
					this.watched[code] = 1;
			}
			return [{ bit, test: testOf(inPlay, condition), counted: tables !== undefined }];
		});
		this.onlyCount = this.conditional.every(({ counted }) => counted);
		this.mask = this.conditional.reduce((mask, flag) => mask | flag.bit, 0);
	}

	/** Whether a write since `mark` involved a watched code; otherwise no condition can have changed. */
	touched(mark: number): boolean {
		if (this.mask === 0) return false;
		const { boardState, size } = this.inPlay;
		const { watched } = this;
		// A pass writes nothing, but the phase may have changed.
		if (boardState.top === mark) return watched[0] === 1;
		for (let index = mark; index < boardState.top; index += 2) {
			const address = boardState.log[index]! & ADDRESS;
			if (address >= size ? watched[0] === 1 : watched[boardState.log[index + 1]!] === 1 || watched[boardState.board[address]!] === 1)
				return true;
		}
		return false;
	}

	/** Tests every flagged piece, and repeats until all remaining flags hold. */
	clearLost(context: EvaluationContext): void {
		if (this.mask === 0) return;
		while (this.clearLostOnce(context));
	}

	private clearLostOnce(context: EvaluationContext): boolean {
		const { inPlay } = this;
		const { boardState, codes, size } = inPlay;
		const asking = inPlay.frames.push();
		const changes: number[] = [];
		for (let side = 0; side < 3; side++) {
			// A condition on counts has one answer for the whole side: mostly no flag is lost and no piece is visited.
			let suspected = 0;
			for (const { bit, test, counted } of this.conditional)
				if (!counted || !this.holds(test, asking, side, -1, 0, context)) suspected |= bit;
			if (suspected === 0) continue;
			// By cells: a test that makes moves reorders the list of pieces.
			for (let cell = 0; cell < size; cell++) {
				const code = boardState.board[cell]!;
				let left = codes.flagBits[code]!;
				if ((left & suspected) === 0 || codes.side[code] !== side) continue;
				for (const { bit, test, counted } of this.conditional) {
					if ((left & suspected & bit) !== 0 && (counted || !this.holds(test, asking, side, cell, code, context))) left &= ~bit;
				}
				if (left !== codes.flagBits[code]) changes.push(cell, codes.withFlags(code, left));
			}
		}
		inPlay.frames.pop();
		for (let index = 0; index < changes.length; index += 2) boardState.set(changes[index]!, changes[index + 1]!);
		return changes.length > 0;
	}

	private holds(
		test: Test,
		asking: EvaluationContext,
		side: number,
		cell: number,
		code: number,
		{ eventCodes, eventCells, marks, bounds, series, start, settled, entered }: EvaluationContext,
	): boolean {
		asking.begin(side, cell, code);
		asking.marks.set(marks);
		asking.bounds.set(bounds);
		asking.series.set(series);
		asking.eventCodes = eventCodes;
		asking.eventCells = eventCells;
		asking.start = start;
		asking.settled = settled;
		asking.entered = entered;
		const { availableRuntime, remembers } = this.inPlay;
		return remembers && cell >= 0 ? availableRuntime!.history.withMover(cell, () => test(asking)) : test(asking);
	}
}
