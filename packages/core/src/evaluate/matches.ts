import type { NodeOf } from '../rules/nodes/table.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Value } from './evaluation-context.js';
import { fixedEnds } from './fixed-ends.js';
import { pathOf } from './paths.js';
import { cellOf } from './references.js';

/** The number of cells where walks of a path end, counted up to `enough`. */
export function matchesOf(game: EvaluatedGame, { matches, from, as }: NodeOf<'number', 'matches'>, enough: number): Value {
	const walks = game.extended();
	const { boardState, codes, frames } = game;
	const start = cellOf(game, from);
	const collect = pathOf(game, matches, (context) => {
		if (!context.ends.includes(context.at) && context.ends.push(context.at) >= enough) context.done = true;
	});
	const asPiece = as === 'piece';
	const fixed = asPiece ? undefined : fixedEnds(game, matches);
	return (context) => {
		const cell = start(context);
		if (cell < 0) return 0;
		if (fixed !== undefined && context.side < 2) return Math.min(enough, fixed(context.side, cell));
		const code = asPiece ? game.read(cell) : 0;
		if (asPiece && codes.kind[code]! < 0) return 0;
		const inner = frames.nest(context, cell);
		inner.ends = [];
		if (asPiece) {
			inner.side = codes.side[code]!;
			inner.mover = code;
			inner.first = code;
		}
		const mark = boardState.top;
		if (asPiece && walks.origins !== undefined) walks.origins.withMover(cell, () => collect(inner));
		else collect(inner);
		boardState.undo(mark);
		frames.pop();
		return inner.ends.length;
	};
}
