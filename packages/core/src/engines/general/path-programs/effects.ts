import { ASKERS, otherOf } from '../../../board/codes.js';
import { actOf } from '../../../evaluate/effects.js';
import type { Act, EvaluationContext } from '../../../evaluate/evaluation-context.js';
import { numberOf } from '../../../evaluate/expressions.js';
import { cellOf } from '../../../evaluate/references.js';
import type { Effect } from '../../../rules/types.js';
import type { GameInPlay } from '../model.js';
import { innerWalker } from './asking.js';
import type { PathPrograms } from './model.js';
import { NONE, sourceOf } from './origins.js';

import { codeOf, editOf } from './references.js';

/** An effect as a closure. In a hook (`skipping`) a missing cell skips it; in a walk it fails the walk. */
export function walkedActOf(programs: PathPrograms, effect: Effect, skipping: boolean): Act {
	const { inPlay, origins } = programs;
	const { codes, registers } = inPlay;
	if ('land' in effect) {
		const as = effect.as === undefined ? undefined : codeOf(programs, effect.as);
		const leave = effect.leave === undefined ? undefined : codeOf(programs, effect.leave);
		const edit = editOf(programs, effect.flags, codes.landed);
		const cleared = codes.edited('clear');
		const [whose, whom] = [sourceOf(inPlay, effect.as), sourceOf(inPlay, effect.leave ?? 'none')];
		return (walker) => {
			if (walker.at < 0) return skipping;
			const left = leave === undefined ? 0 : Math.max(0, leave(walker));
			const code = as === undefined ? walker.mover : as(walker);
			if (code <= 0) return skipping;
			origins?.landed(walker.stand, walker.at, whom(walker), whose(walker));
			if (walker.stand >= 0 && walker.stand !== walker.at) empty(inPlay, walker, walker.stand, cleared[left]!);
			if (walker.at === walker.target) walker.target = -1;
			inPlay.board.set(walker.at, edit[code]!);
			walker.stand = walker.at;
			walker.mover = edit[code]!;
			return true;
		};
	}
	if ('capture' in effect) {
		const cell = cellOf(inPlay, effect.capture);
		// A hook has no path to wait for.
		const later = effect.later === true && !skipping;
		return (walker) => {
			const at = cell(walker);
			if (at < 0) return skipping;
			const code = inPlay.read(at);
			// Nothing there, or captured already: nothing happens.
			if (code !== 0 && code !== codes.ghost) {
				// Lists are replaced, not grown: a walk takes an event back by restoring the old list.
				walker.eventCodes = [...walker.eventCodes, code];
				walker.eventCells = [...walker.eventCells, at];
				if (later) walker.ghosts = [...walker.ghosts, at];
				inPlay.board.set(at, later ? codes.ghost : 0);
				origins?.wrote(at, NONE);
				if (at === walker.target) walker.hit = true;
			}
			return true;
		};
	}
	if ('set' in effect) {
		const cell = cellOf(inPlay, effect.set);
		const to = codeOf(programs, effect.to);
		const edit = editOf(programs, effect.flags, codes.edited('clear'));
		const whose = sourceOf(inPlay, effect.to);
		return (walker) => {
			const at = cell(walker);
			const code = to(walker);
			if (at < 0) return skipping;
			origins?.wrote(at, whose(walker));
			empty(inPlay, walker, at, edit[Math.max(0, code)]!);
			return true;
		};
	}
	if ('point' in effect) {
		const register = registers.point(effect.point);
		const cell = effect.to === null ? undefined : cellOf(inPlay, effect.to);
		const list = registers.lists.get(effect.point);
		if (list !== undefined)
			return (walker) => {
				const at = cell === undefined ? -1 : cell(walker);
				if (cell !== undefined && at < 0) return skipping;
				const others = effect.add === true ? list.read(inPlay.board.registers).filter((other) => other.cell !== at) : [];
				list.write(inPlay.board, at < 0 ? [] : [...others, { cell: at, by: walker.side }]);
				return true;
			};
		return (walker) => {
			const at = cell === undefined ? -1 : cell(walker);
			if (cell !== undefined && at < 0) return skipping;
			inPlay.board.write(register, at);
			inPlay.board.write(register + 1, at < 0 ? -1 : walker.side);
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
		return (walker) => {
			let kind = named;
			if (cell !== undefined) {
				const at = cell(walker);
				const code = at < 0 ? 0 : inPlay.read(at);
				if (codes.kind[code]! < 0) return skipping;
				kind = stored[codes.kind[code]!]!;
			}
			const place = places[walker.side]! + kind;
			inPlay.board.write(place, inPlay.board.registers[place]! + add(walker));
			return true;
		};
	}
	if ('forEach' in effect) return forEachOf(programs, effect, skipping);
	if (!('end' in effect)) return () => true;
	return (walker) => {
		walker.ended = { verdict: effect.end, id: effect.id };
		return true;
	};
}

/** Writes a code; where it would leave a cell empty on which a piece captured `later` lies, that piece shows again. */
function empty(inPlay: GameInPlay, walker: EvaluationContext, cell: number, code: number): void {
	// What stands there then is no more the piece whose capture is waited for.
	if (cell === walker.target) walker.target = -1;
	inPlay.board.set(cell, code === 0 && walker.ghosts.includes(cell) ? inPlay.codes.ghost : code);
}

/** An effect of a walk; what it writes on variables that outlive the walk is noted, for that makes a move of it. */
export function noted(programs: PathPrograms, effect: Effect, skipping = false): Act {
	const act = actOf(programs.inPlay, effect, skipping);
	if (!('var' in effect) || programs.inPlay.ruleset.vars[effect.var]!.life === 'walk') return act;
	return (walker) => {
		walker.wrote = true;
		return act(walker);
	};
}

interface End {
	readonly at: number;
	readonly marks: Int32Array;
	readonly bounds: Int32Array;
	readonly series: Int32Array;
}

/** Ends are collected on the position before, in cell order; then the effects happen at each. */
function forEachOf(programs: PathPrograms, effect: Extract<Effect, { forEach: unknown }>, skipping: boolean): Act {
	const { inPlay } = programs;
	const from = effect.from === null ? undefined : cellOf(inPlay, effect.from);
	let found: End[] = [];
	const collect = programs.path(effect.forEach, (walker) => {
		const end = { at: walker.at, marks: walker.marks.slice(), bounds: walker.bounds.slice(), series: walker.series.slice() };
		if (!found.some((other) => other.at === end.at)) found.push(end);
	});
	const acts = effect.do.map((part) => noted(programs, part, skipping));
	return (walker: EvaluationContext) => {
		const cell = from === undefined ? -1 : from(walker);
		if (from !== undefined && cell < 0) return skipping;
		const outer = found;
		found = [];
		const inner = innerWalker(programs.inPlay, walker, cell);
		const mark = inPlay.board.top;
		collect(inner);
		inPlay.board.undo(mark);
		const ends = found.sort((a, b) => a.at - b.at);
		found = outer;
		const at = walker.at;
		const marks = walker.marks.slice();
		const bounds = walker.bounds.slice();
		const series = walker.series.slice();
		let ok = true;
		for (const end of ends) {
			walker.at = end.at;
			// Names that were compiled on the way there mean nothing here.
			walker.marks.set(end.marks.subarray(0, marks.length));
			walker.bounds.set(end.bounds.subarray(0, bounds.length));
			walker.series.set(end.series.subarray(0, series.length));
			for (const act of acts) ok = act(walker) && ok;
			if (!ok) break;
		}
		walker.at = at;
		walker.marks.set(marks);
		walker.bounds.set(bounds);
		walker.series.set(series);
		return ok;
	};
}
