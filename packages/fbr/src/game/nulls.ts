import type { Vec } from '@x/core';
import { act, at, each, loop, same, seq, setVar, step, test } from '@x/core/build';
import { foldSome, type Pass } from '@x/core/rules';
import { toPath } from '@x/mbn/path';
import { type Crowned, kindsOf } from './cast.js';
import { declareVar, type Lowering } from './contribution.js';
import { type Bound, vectorsOf, within } from './mobility.js';

/** On a board that closes on itself, a piece that rides round it to its own cell has moved. */
export const NULLS: Lowering<Crowned> = {
	rules: { cylindric: ['null', 'wrongrook'], torus: ['null', 'wrongrook'] },
	*lower(game) {
		const { rules, definitions, size, macros } = game.model;
		if (rules.with('cylindric', 'null').length + rules.with('torus', 'null').length === 0) return;
		for (const [type, definition] of definitions) {
			const vectors = ridden(toPath(definition, { size, wraps: game.wraps, macros }).path, new Map());
			if (vectors.length === 0) continue;
			// A variable tells the move from no move: the board does not change.
			yield declareVar('null', { start: 0, life: 'turn' });
			const round = each(
				vectors,
				'd',
				seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), test(same('at', 'origin')), act(setVar('null', 1))),
			);
			yield { extras: [{ kinds: kindsOf(game, [type]), path: round }] };
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
