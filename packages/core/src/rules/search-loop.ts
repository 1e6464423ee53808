import { asEffect, fold, forKinds, no, type Pass, yes } from './fold.js';
import type { NodeOf } from './nodes/table.js';
import type { Path, Ruleset } from './types.js';

type Paths = Ruleset['paths'];

/** Whether a walk may go on in several ways; with `repeated`, whether it may do so in each round of a loop. */
export const hasChoice: Pass<'path', boolean, [paths: Paths, repeated: boolean]> = /* @__PURE__ */ fold('path', {
	...forKinds(no, 'step', 'pick', 'test', 'do', 'go', 'mark'),
	each: ({ each, path }, paths, repeated) => (!repeated && ('bound' in each || each.length > 1)) || hasChoice(path, paths, repeated),
	any: ({ any }, paths, repeated) => (!repeated && any.length > 1) || any.some((part) => hasChoice(part, paths, repeated)),
	seq: ({ seq }, paths, repeated) => seq.some((part) => hasChoice(part, paths, repeated)),
	loop: ({ loop, max = 2 }, paths, repeated) => hasChoice(loop, paths, repeated && Number(max) < 2),
	use: ({ use }, paths, repeated) => Object.hasOwn(paths, use) && hasChoice(paths[use]!, paths, repeated),
});

/** Whether a walk changes nothing but where its mover stands. */
const onlyMoves: Pass<'path', boolean, [Paths]> = /* @__PURE__ */ fold('path', {
	...forKinds(yes, 'step', 'test', 'go', 'mark'),
	pick: ({ origin }) => origin !== true,
	do: ({ do: effect }) => {
		const land = asEffect('land', effect);
		return land !== undefined && land.as === undefined && land.leave === undefined && land.flags === undefined;
	},
	each: ({ path, series }, paths) => series === undefined && onlyMoves(path, paths),
	any: ({ any }, paths) => any.every((part) => onlyMoves(part, paths)),
	seq: ({ seq }, paths) => seq.every((part) => onlyMoves(part, paths)),
	loop: ({ loop }, paths) => onlyMoves(loop, paths),
	use: ({ use }, paths) => Object.hasOwn(paths, use) && onlyMoves(paths[use]!, paths),
});

/**
 * Whether a loop need not continue from a state that it has reached before on another branch: its rounds choose between ways, and only move the
 * piece. Such a loop is a search of a graph, whose branches would multiply.
 *
 * Proof: a round depends on its state alone, so a state has the same later states on every branch. A state is cut where it repeats one of its own
 * branch, and a branch without repetitions leads to every state that any branch leads to, in as few rounds. So the states that the loop reaches
 * are the same, provided that every number of rounds may end it. A greedy loop asks what the next round has, and is left alone.
 */
export const isSearch = (loop: NodeOf<'path', 'loop'>, paths: Paths): boolean =>
	(loop.min ?? 0) <= 1 && loop.greedy !== true && hasChoice(loop.loop as Path, paths, false) && onlyMoves(loop.loop as Path, paths);
