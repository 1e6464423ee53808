import type { NodeOf } from '../rules/nodes/table.js';
import { noted } from './effects.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Act, EvaluationContext } from './evaluation-context.js';
import { pathOf } from './paths.js';
import { cellOf } from './references.js';

/** The cursor and the named values of a context. */
interface Values {
	readonly at: number;
	readonly marks: Int32Array;
	readonly bounds: Int32Array;
	readonly series: Int32Array;
}

const valuesOf = ({ at, marks, bounds, series }: EvaluationContext): Values => ({
	at,
	marks: marks.slice(),
	bounds: bounds.slice(),
	series: series.slice(),
});

function setValues(context: EvaluationContext, { at, marks, bounds, series }: Values): void {
	context.at = at;
	// Slots that were compiled since have no value here.
	context.marks.set(marks.subarray(0, context.marks.length));
	context.bounds.set(bounds.subarray(0, context.bounds.length));
	context.series.set(series.subarray(0, context.series.length));
}

/** Collects the ends on the position before, in cell order; then applies the effects at each. */
export function forEachOf(game: EvaluatedGame, { forEach, from, do: effects }: NodeOf<'effect', 'forEach'>, skipping: boolean): Act {
	const { boardState, frames } = game;
	const start = from === null ? () => -1 : cellOf(game, from);
	let found: Values[] = [];
	const collect = pathOf(game, forEach, (context) => {
		if (!found.some((other) => other.at === context.at)) found.push(valuesOf(context));
	});
	const acts = effects.map((part) => noted(game, part, skipping));
	return (context) => {
		const cell = start(context);
		if (from !== null && cell < 0) return skipping;
		const outer = found;
		found = [];
		const mark = boardState.top;
		collect(frames.nest(context, cell));
		boardState.undo(mark);
		frames.pop();
		const ends = found.sort((a, b) => a.at - b.at);
		found = outer;
		const before = valuesOf(context);
		let ok = true;
		for (const end of ends) {
			setValues(context, end);
			for (const act of acts) ok = act(context) && ok;
			if (!ok) break;
		}
		setValues(context, before);
		return ok;
	};
}
