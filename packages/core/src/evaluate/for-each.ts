import { fold, foldSome, forKinds, no, type Pass, yes } from '../rules/fold.js';
import type { NodeOf } from '../rules/nodes/table.js';
import { noted } from './effects.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Act, EvaluationContext } from './evaluation-context.js';
import { pathOf } from './paths.js';
import { cellOf } from './references.js';

/** Whether a reference reads a mark or a bound vector. */
const cellReadsNames: Pass<'cell', boolean> = /* @__PURE__ */ fold('cell', {
	...forKinds(no, 'plain', 'point', 'cell'),
	mark: yes,
	from: ({ from, by }) => 'bound' in by || cellReadsNames(from),
});

const pieceReadsNames: Pass<'piece', boolean> = /* @__PURE__ */ fold('piece', {
	...forKinds(no, 'plain', 'kind'),
	of: ({ of }) => cellReadsNames(of),
	was: ({ was }) => cellReadsNames(was),
	recolour: ({ recolour }) => pieceReadsNames(recolour),
});

/** Whether an effect may read marks or bound vectors. */
const readsNames: Pass<'effect', boolean> = /* @__PURE__ */ foldSome(
	'effect',
	{
		capture: ({ capture }) => cellReadsNames(capture),
		set: ({ set, to }) => cellReadsNames(set) || pieceReadsNames(to),
		point: ({ to }) => to !== null && cellReadsNames(to),
	},
	yes,
);

/** The cursor of a context, and its named values where they matter. */
interface Values {
	readonly at: number;
	readonly names?: Pick<EvaluationContext, 'marks' | 'bounds' | 'series'>;
}

const valuesOf = ({ at, marks, bounds, series }: EvaluationContext, named: boolean): Values =>
	named ? { at, names: { marks: marks.slice(), bounds: bounds.slice(), series: series.slice() } } : { at };

function setValues(context: EvaluationContext, { at, names }: Values): void {
	context.at = at;
	if (names === undefined) return;
	// Slots that were compiled since have no value here.
	context.marks.set(names.marks.subarray(0, context.marks.length));
	context.bounds.set(names.bounds.subarray(0, context.bounds.length));
	context.series.set(names.series.subarray(0, context.series.length));
}

/** Collects the ends on the position before, in cell order; then applies the effects at each. */
export function forEachOf(game: EvaluatedGame, { forEach, from, do: effects }: NodeOf<'effect', 'forEach'>, skipping: boolean): Act {
	const { boardState, frames } = game;
	const start = from === null ? () => -1 : cellOf(game, from);
	const named = effects.some((part) => readsNames(part));
	let found: Values[] = [];
	const collect = pathOf(game, forEach, (context) => {
		if (!found.some((other) => other.at === context.at)) found.push(valuesOf(context, named));
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
		const before = valuesOf(context, named);
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
