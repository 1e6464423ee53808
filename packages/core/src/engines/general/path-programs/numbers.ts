import { ASKERS, otherOf } from '../../../board/codes.js';
import type { ExtendedNumber } from '../../../evaluate/evaluated-game.js';
import type { Value } from '../../../evaluate/evaluation-context.js';
import { numberOf, testOf } from '../../../evaluate/expressions.js';
import { cellOf, filterOf } from '../../../evaluate/references.js';
import type { Num, Ruleset } from '../../../rules/types.js';
import { fixedEnds } from './fixed-ends.js';
import type { PathRuntimeParts } from './model.js';
import { pushNested } from './nested-context.js';
import { pathOf } from './paths.js';

import { withinOf } from './references.js';

/**
 * By number node of the ruleset: the value beyond which it does not matter, because every use compares it with a constant. Counts stop
 * there.
 */
export function limitsOf(ruleset: Ruleset): ReadonlyMap<Num, number> {
	const limits = new Map<Num, number>();
	const met = new Set<object>();
	const note = (node: object, limit: number): void => {
		limits.set(node as Num, Math.max(limits.get(node as Num) ?? 0, limit));
	};
	const visit = (node: unknown, limit: number): void => {
		if (typeof node !== 'object' || node === null) return;
		if (Array.isArray(node)) {
			for (const part of node) visit(part, Number.POSITIVE_INFINITY);
			return;
		}
		// A node used in several places differs there only in its comparison.
		if (limit === Number.POSITIVE_INFINITY) {
			if (met.has(node)) return;
			met.add(node);
		}
		if ('matches' in node || 'count' in node) note(node, limit);
		for (const key in node) {
			const part = (node as Readonly<Record<string, unknown>>)[key];
			if (key === 'compare' && Array.isArray(part)) {
				const [left, , right] = part;
				visit(left, typeof right === 'number' ? right + 1 : Number.POSITIVE_INFINITY);
				visit(right, typeof left === 'number' ? left + 1 : Number.POSITIVE_INFINITY);
			} else visit(part, Number.POSITIVE_INFINITY);
		}
	};
	visit(ruleset, Number.POSITIVE_INFINITY);
	return limits;
}

/** The numbers that few games use. */
export function walkedNumberOf(runtime: PathRuntimeParts, num: ExtendedNumber): Value {
	const { inPlay, origins } = runtime;
	const { registers, codes, boardState } = inPlay;
	if ('store' in num) {
		const places = ASKERS.map((side) => registers.store(num.store, num.of === 'other' ? otherOf(side) : side));
		const kinds = num.kind === undefined ? codes.kinds.map((_, kind) => kind) : [codes.kinds.indexOf(num.kind)];
		return (context) => kinds.reduce((sum, kind) => sum + boardState.registers[places[context.side]! + kind]!, 0);
	}
	if ('count' in num) {
		const enough = runtime.limits.get(num) ?? Number.POSITIVE_INFINITY;
		const tables = filterOf(inPlay, num.count);
		const within = withinOf(inPlay, num.zone);
		const test = testOf(inPlay, num.if ?? { all: [] });
		return (context) => {
			inPlay.everythingRead = true;
			const before = context.at;
			let sum = 0;
			for (let cell = 0; cell < inPlay.size; cell++) {
				if (!within(context, cell) || inPlay.lattice.exists[cell] === 0 || tables[context.side]![boardState.board[cell]!] === 0) continue;
				context.at = cell;
				if (test(context) && ++sum >= enough) break;
			}
			context.at = before;
			return sum;
		};
	}
	if ('captured' in num) {
		const tables = filterOf(inPlay, num.captured);
		const within = withinOf(inPlay, num.zone);
		return (context) =>
			context.eventCodes.filter((code, index) => tables[context.side]![code] === 1 && within(context, context.eventCells[index]!)).length;
	}
	if ('matches' in num) {
		const enough = runtime.limits.get(num) ?? Number.POSITIVE_INFINITY;
		const from = cellOf(inPlay, num.from);
		const collect = pathOf(runtime, num.matches, (context) => {
			if (!context.ends.includes(context.at) && context.ends.push(context.at) >= enough) context.done = true;
		});
		const asPiece = num.as === 'piece';
		const fixed = asPiece ? undefined : fixedEnds(inPlay, num.matches);
		return (context) => {
			const cell = from(context);
			if (cell < 0) return 0;
			if (fixed !== undefined && context.side < 2) return Math.min(enough, fixed(context.side, cell));
			const code = asPiece ? inPlay.read(cell) : 0;
			if (asPiece && codes.kind[code]! < 0) return 0;
			const inner = pushNested(inPlay, context, cell);
			inner.ends = [];
			if (asPiece) {
				inner.side = codes.side[code]!;
				inner.mover = code;
				inner.first = code;
			}
			const mark = boardState.top;
			if (asPiece && origins !== undefined) origins.withMover(cell, () => collect(inner));
			else collect(inner);
			boardState.undo(mark);
			inPlay.frames.pop();
			return inner.ends.length;
		};
	}
	if ('sum' in num) {
		const parts = num.sum.map((part) => ({ of: numberOf(inPlay, part.of), times: part.times ?? 1 }));
		return (context) => parts.reduce((sum, part) => sum + part.of(context) * part.times, 0);
	}
	if ('repeats' in num) return (context) => runtime.history.occurred(num.repeats, context);
	return (context) => runtime.history.kept(num.kept, context, num.by === 'own' ? context.side : otherOf(context.side));
}
