import type { Path, Vec } from '@x/core';
import { act, at, each, loop, same, seq, setVar, step, test } from '@x/core/build';
import { toPath } from '@x/mbn/path';
import { type Crowned, kindsOf } from './cast.js';
import { declareVar, type Lowering } from './contribution.js';

/** On a board that closes on itself, a piece that rides round it to its own cell has moved. */
export const NULLS: Lowering<Crowned> = {
	rules: { cylindric: ['null', 'wrongrook'], torus: ['null', 'wrongrook'] },
	*lower(game) {
		const { rules, definitions, size, macros } = game.model;
		if (rules.with('cylindric', 'null').length + rules.with('torus', 'null').length === 0) return;
		for (const [type, definition] of definitions) {
			const vectors = ridden(toPath(definition, { size, wraps: game.wraps, macros }).path);
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
function ridden(path: Path, bound: ReadonlyMap<string, readonly Vec[]> = new Map()): readonly Vec[] {
	if ('each' in path) return ridden(path.path, new Map([...bound, [path.as, 'bound' in path.each ? [] : path.each]]));
	if ('seq' in path) return path.seq.flatMap((one) => ridden(one, bound));
	if ('any' in path) return path.any.flatMap((one) => ridden(one, bound));
	if (!('loop' in path)) return [];
	return steps(path.loop, bound);
}

function steps(path: Path, bound: ReadonlyMap<string, readonly Vec[]>): readonly Vec[] {
	if ('step' in path) return Array.isArray(path.step) ? [path.step] : (bound.get((path.step as { readonly bound: string }).bound) ?? []);
	return 'seq' in path ? path.seq.flatMap((one) => steps(one, bound)) : [];
}
