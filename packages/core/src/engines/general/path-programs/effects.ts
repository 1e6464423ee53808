import { ASKERS, otherOf } from '../../../board/codes.js';
import { actOf } from '../../../evaluate/effects.js';
import type { ExtendedEffect } from '../../../evaluate/evaluated-game.js';
import type { Act, EvaluationContext } from '../../../evaluate/evaluation-context.js';
import { numberOf } from '../../../evaluate/expressions.js';
import { cellOf } from '../../../evaluate/references.js';
import type { Effect } from '../../../rules/types.js';
import type { BoardInPlay } from '../model.js';
import type { PathRuntimeParts } from './model.js';
import { pushNested } from './nested-context.js';
import { NONE, sourceOf } from './origins.js';

import { codeOf, editOf } from './references.js';

/** An effect as a closure. A missing cell skips the effect in a hook (`skipping`), and fails the walk otherwise. */
export function walkedActOf(runtime: PathRuntimeParts, effect: ExtendedEffect, skipping: boolean): Act {
	const { inPlay, origins } = runtime;
	const { codes, registers } = inPlay;
	if ('land' in effect) {
		const as = effect.as === undefined ? undefined : codeOf(runtime, effect.as);
		const leave = effect.leave === undefined ? undefined : codeOf(runtime, effect.leave);
		const edit = editOf(runtime, effect.flags, codes.landed);
		const cleared = codes.edited('clear');
		const [whose, whom] = [sourceOf(inPlay, effect.as), sourceOf(inPlay, effect.leave ?? 'none')];
		return (context) => {
			if (context.at < 0) return skipping;
			const left = leave === undefined ? 0 : Math.max(0, leave(context));
			const code = as === undefined ? context.mover : as(context);
			if (code <= 0) return skipping;
			origins?.landed(context.stand, context.at, whom(context), whose(context));
			if (context.stand >= 0 && context.stand !== context.at) empty(inPlay, context, context.stand, cleared[left]!);
			if (context.at === context.target) context.target = -1;
			inPlay.boardState.set(context.at, edit[code]!);
			context.stand = context.at;
			context.mover = edit[code]!;
			return true;
		};
	}
	if ('capture' in effect) {
		const cell = cellOf(inPlay, effect.capture);
		// A hook has no path whose end it could wait for.
		const later = effect.later === true && !skipping;
		return (context) => {
			const at = cell(context);
			if (at < 0) return skipping;
			const code = inPlay.read(at);
			// An empty cell, or a piece captured before: nothing happens.
			if (code !== 0 && code !== codes.ghost) {
				// Lists are replaced, not extended: a walk undoes an event by restoring the old list.
				context.eventCodes = [...context.eventCodes, code];
				context.eventCells = [...context.eventCells, at];
				if (later) context.ghosts = [...context.ghosts, at];
				inPlay.boardState.set(at, later ? codes.ghost : 0);
				origins?.wrote(at, NONE);
				if (at === context.target) context.hit = true;
			}
			return true;
		};
	}
	if ('set' in effect) {
		const cell = cellOf(inPlay, effect.set);
		const to = codeOf(runtime, effect.to);
		const edit = editOf(runtime, effect.flags, codes.edited('clear'));
		const whose = sourceOf(inPlay, effect.to);
		return (context) => {
			const at = cell(context);
			const code = to(context);
			if (at < 0) return skipping;
			origins?.wrote(at, whose(context));
			empty(inPlay, context, at, edit[Math.max(0, code)]!);
			return true;
		};
	}
	if ('point' in effect) {
		const register = registers.point(effect.point);
		const cell = effect.to === null ? undefined : cellOf(inPlay, effect.to);
		const list = registers.lists.get(effect.point);
		if (list !== undefined)
			return (context) => {
				const at = cell === undefined ? -1 : cell(context);
				if (cell !== undefined && at < 0) return skipping;
				const others = effect.add === true ? list.read(inPlay.boardState.registers).filter((other) => other.cell !== at) : [];
				list.write(inPlay.boardState, at < 0 ? [] : [...others, { cell: at, by: context.side }]);
				return true;
			};
		return (context) => {
			const at = cell === undefined ? -1 : cell(context);
			if (cell !== undefined && at < 0) return skipping;
			inPlay.boardState.write(register, at);
			inPlay.boardState.write(register + 1, at < 0 ? -1 : context.side);
			return true;
		};
	}
	if ('store' in effect) {
		const places = ASKERS.map((side) => registers.store(effect.store, effect.of === 'other' ? otherOf(side) : side));
		const as = inPlay.ruleset.stores[effect.store]!.as ?? {};
		const stored = codes.kinds.map((kind) => codes.kinds.indexOf(as[kind] ?? kind));
		const named = typeof effect.kind === 'string' ? stored[codes.kinds.indexOf(effect.kind)]! : -1;
		const cell = typeof effect.kind === 'string' ? undefined : cellOf(inPlay, effect.kind.of);
		const add = numberOf(inPlay, effect.add);
		return (context) => {
			let kind = named;
			if (cell !== undefined) {
				const at = cell(context);
				const code = at < 0 ? 0 : inPlay.read(at);
				if (codes.kind[code]! < 0) return skipping;
				kind = stored[codes.kind[code]!]!;
			}
			const place = places[context.side]! + kind;
			inPlay.boardState.write(place, inPlay.boardState.registers[place]! + add(context));
			return true;
		};
	}
	if ('forEach' in effect) return forEachOf(runtime, effect, skipping);
	return (context) => {
		context.ended = { result: effect.end, id: effect.id };
		return true;
	};
}

/** Writes a code. A cell that would become empty shows the ghost of a piece captured there with `later`. */
function empty(inPlay: BoardInPlay, context: EvaluationContext, cell: number, code: number): void {
	// The piece on that cell is no longer the target of the attack query.
	if (cell === context.target) context.target = -1;
	inPlay.boardState.set(cell, code === 0 && context.ghosts.includes(cell) ? inPlay.codes.ghost : code);
}

/** An effect of a walk. Writing a variable that outlives the walk is recorded, because it makes the walk a move. */
export function noted(runtime: PathRuntimeParts, effect: Effect, skipping = false): Act {
	const act = actOf(runtime.inPlay, effect, skipping);
	if (!('var' in effect) || runtime.inPlay.ruleset.vars[effect.var]!.life === 'walk') return act;
	return (context) => {
		context.wrote = true;
		return act(context);
	};
}

interface End {
	readonly at: number;
	readonly marks: Int32Array;
	readonly bounds: Int32Array;
	readonly series: Int32Array;
}

/** Collects the ends on the position before, in cell order; then applies the effects at each. */
function forEachOf(runtime: PathRuntimeParts, effect: Extract<Effect, { forEach: unknown }>, skipping: boolean): Act {
	const { inPlay } = runtime;
	const from = effect.from === null ? undefined : cellOf(inPlay, effect.from);
	let found: End[] = [];
	const collect = runtime.path(effect.forEach, (context) => {
		const end = { at: context.at, marks: context.marks.slice(), bounds: context.bounds.slice(), series: context.series.slice() };
		if (!found.some((other) => other.at === end.at)) found.push(end);
	});
	const acts = effect.do.map((part) => noted(runtime, part, skipping));
	return (context: EvaluationContext) => {
		const cell = from === undefined ? -1 : from(context);
		if (from !== undefined && cell < 0) return skipping;
		const outer = found;
		found = [];
		const inner = pushNested(inPlay, context, cell);
		const mark = inPlay.boardState.top;
		collect(inner);
		inPlay.boardState.undo(mark);
		inPlay.frames.pop();
		const ends = found.sort((a, b) => a.at - b.at);
		found = outer;
		const at = context.at;
		const marks = context.marks.slice();
		const bounds = context.bounds.slice();
		const series = context.series.slice();
		let ok = true;
		for (const end of ends) {
			context.at = end.at;
			// Slots that were compiled since have no value here.
			context.marks.set(end.marks.subarray(0, marks.length));
			context.bounds.set(end.bounds.subarray(0, bounds.length));
			context.series.set(end.series.subarray(0, series.length));
			for (const act of acts) ok = act(context) && ok;
			if (!ok) break;
		}
		context.at = at;
		context.marks.set(marks);
		context.bounds.set(bounds);
		context.series.set(series);
		return ok;
	};
}
