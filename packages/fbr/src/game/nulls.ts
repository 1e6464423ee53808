import type { Coord, Vec } from '@x/core';
import { act, at, each, loop, same, seq, setVar, step, test } from '@x/core/build';
import { foldSome, type Pass } from '@x/core/rules';
import { toPath } from '@x/mbn/path';
import { declarationOf } from './announcement.js';
import { kindsOf, type Limited } from './cast.js';
import { declareVar, type Lowering } from './contribution.js';
import { type Bound, vectorsOf, within } from './mobility.js';

/** On a board that closes on itself, a piece that rides round it to its own cell has moved. */
export const NULLS: Lowering<Limited> = {
	rules: { cylindric: ['null', 'wrongrook'], torus: ['null', 'wrongrook'] },
	*lower(game) {
		const { rules, definitions, size, macros } = game.model;
		if (rules.with('cylindric', 'null').length + rules.with('torus', 'null').length === 0) return;
		const usual = [...definitions].map(([type, definition]) => ({ type, definition, when: [] }));
		const declared = game.model.declared.flatMap(({ prefix, type, word, definition }) => {
			const when = prefix === undefined ? declarationOf(game, type, word) : undefined;
			return when === undefined ? [] : [{ type, definition, when: [test(when)] }];
		});
		for (const { type, definition, when } of [...usual, ...declared]) {
			for (const { vectors, least, most } of ridden(toPath(definition, { size, wraps: game.wraps, macros }).path, new Map())) {
				if (vectors.length === 0) continue;
				// A variable tells the move from no move: the board does not change.
				yield declareVar('null', { start: 0, life: 'turn' });
				const free = loop(seq(step('d'), at({ who: 'empty' })), {
					...(least > 0 && { min: least }),
					...(most !== undefined && { max: most }),
				});
				const round = each(vectors, 'd', seq(free, step('d'), test(same('at', 'origin')), act(setVar('null', 1))));
				yield { extras: [{ kinds: kindsOf(game, [type]), path: when.length > 0 ? seq(...when, round) : round }] };
			}
		}
	},
};

/** A ride: its offsets, and how many steps over empty cells come before its last one. */
interface Ridden {
	readonly vectors: readonly Vec[];
	readonly least: number;
	readonly most: Coord | undefined;
}

/** The rides in a path. */
const ridden: Pass<'path', readonly Ridden[], [Bound]> = foldSome<'path', readonly Ridden[], [Bound]>(
	'path',
	{
		each: (path, bound) => ridden(path.path, within(path, bound)),
		seq: ({ seq }, bound) => seq.flatMap((one) => ridden(one, bound)),
		any: ({ any }, bound) => any.flatMap((one) => ridden(one, bound)),
		loop: ({ loop, min = 0, max }, bound) => [{ vectors: steps(loop, bound), least: min, most: max }],
	},
	() => [],
);

const steps: Pass<'path', readonly Vec[], [Bound]> = foldSome<'path', readonly Vec[], [Bound]>(
	'path',
	{ step: vectorsOf, seq: ({ seq }, bound) => seq.flatMap((one) => steps(one, bound)) },
	() => [],
);
