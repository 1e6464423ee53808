import { NEUTRAL, otherOf } from '../board/codes.js';
import type { NodeOf } from '../rules/nodes/table.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Test } from './evaluation-context.js';
import { codeOf, sourceOf } from './pieces.js';
import { cellOf } from './references.js';

/** Whether pieces attack a cell. `filter`: the condition on these pieces. */
export function attackedTest(game: EvaluatedGame, cond: NodeOf<'condition', 'attacked'>, filter: Test | undefined): Test {
	const walks = game.extended();
	const { boardState, codes } = game;
	const cell = cellOf(game, cond.attacked);
	const by = cond.by ?? 'other';
	const via = cond.via === undefined ? undefined : walks.namedPath(cond.via);
	const narrowed = cond.as !== undefined || via !== undefined || filter !== undefined;
	const as = cond.as && codeOf(game, cond.as);
	const whose = cond.as && sourceOf(game, cond.as);
	const least = cond.atLeast ?? 1;
	return (context) => {
		const at = context.withinAttack && via === undefined ? -1 : cell(context);
		if (at < 0) return false;
		const side = by === 'neutral' ? NEUTRAL : by === 'own' ? context.side : otherOf(context.side);
		// Where no enemy stands, an attack query must assume a piece.
		if (!narrowed && least === 1 && side < 2) {
			const standing = boardState.board[at]!;
			if (codes.side[standing] === 1 - side) return game.attacks.attacked(at, side, context);
			const lends = standing === 0 && context.mover > 0 && context.side === 1 - side && codes.side[context.mover] === 1 - side;
			if (lends) return walks.attacked(at, side, context);
		}
		return walks.attackers(at, side, context, least, { as, whose, via: via?.(), filter }).length >= least;
	};
}
