import type { Vec } from '@x/core';
import { act, at, each, loop, same, seq, setVar, step, test } from '@x/core/build';
import { foldSome, type Pass } from '@x/core/rules';
import { toPath } from '@x/mbn/path';
import type { Lowering } from './lowering.js';
import { type Bound, vectorsOf, within } from './mobility.js';

/** On a board that closes on itself, a piece that rides round it to its own cell has moved. */
export const NULLS: Lowering = {
	rules: { cylindric: ['null', 'wrongrook'], torus: ['null', 'wrongrook'] },
	lower: (draft) => {
		const { rules, definitions, size, macros } = draft.model;
		if (rules.with('cylindric', 'null').length + rules.with('torus', 'null').length === 0) return;
		for (const [type, definition] of definitions) {
			const vectors = ridden(toPath(definition, { size, wraps: draft.wraps, macros }).path, new Map());
			if (vectors.length === 0) continue;
			// A variable tells the move from no move: the board does not change.
			draft.variable('null', { start: 0, life: 'turn' });
			const round = each(
				vectors,
				'd',
				seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), test(same('at', 'origin')), act(setVar('null', 1))),
			);
			draft.extras.push({ kinds: draft.kindsOf([type]), path: round });
		}
	},
};

/** The offsets that a path repeats. */
const ridden: Pass<'path', readonly Vec[], [Bound]> = foldSome<'path', readonly Vec[], [Bound]>(
	'path',
	{
		each: (path, bound) => ridden(path.path, within(path, bound)),
		seq: ({ seq }, bound) => seq.flatMap((one) => ridden(one, bound)),
		any: ({ any }, bound) => any.flatMap((one) => ridden(one, bound)),
		loop: ({ loop }, bound) => steps(loop, bound),
	},
	() => [],
);

const steps: Pass<'path', readonly Vec[], [Bound]> = foldSome<'path', readonly Vec[], [Bound]>(
	'path',
	{ step: vectorsOf, seq: ({ seq }, bound) => seq.flatMap((one) => steps(one, bound)) },
	() => [],
);
