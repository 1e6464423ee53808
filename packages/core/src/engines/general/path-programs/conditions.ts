import { NEUTRAL, otherOf } from '../../../board/codes.js';
import type { ExtendedCondition } from '../../../evaluate/evaluated-game.js';
import type { Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { cellOf } from '../../../evaluate/references.js';
import type { Cond } from '../../../rules/types.js';
import type { PathRuntimeParts } from './model.js';
import { asWalkBegan } from './nested-context.js';
import { sourceOf } from './origins.js';

import { codeOf, withinOf } from './references.js';

/** The conditions that only walks and few other rules use. */
export function walkedTestOf(runtime: PathRuntimeParts, cond: ExtendedCondition): Test {
	const { inPlay } = runtime;
	if ('same' in cond) {
		const [first, second] = [cellOf(inPlay, cond.same[0]), cellOf(inPlay, cond.same[1])];
		return (context) => {
			const at = first(context);
			return at >= 0 && at === second(context);
		};
	}
	if ('in' in cond) {
		const cell = cellOf(inPlay, cond.in);
		const within = withinOf(inPlay, cond.zone);
		return (context) => {
			const at = cell(context);
			return at >= 0 && within(context, at);
		};
	}
	if ('attacked' in cond) return attackedTest(runtime, cond);
	if ('before' in cond) {
		const inner = testOf(inPlay, cond.before);
		return (context) => asWalkBegan(runtime, context, inner);
	}
	return runtime.named.definition(cond.def);
}

function attackedTest(runtime: PathRuntimeParts, cond: Extract<Cond, { attacked: unknown }>): Test {
	const { inPlay } = runtime;
	const cell = cellOf(inPlay, cond.attacked);
	const by = cond.by ?? 'other';
	const via = cond.via === undefined ? undefined : runtime.named.namedPath(cond.via);
	const narrowed = cond.as !== undefined || via !== undefined || cond.if !== undefined;
	const as = cond.as === undefined ? undefined : codeOf(runtime, cond.as);
	const whose = cond.as === undefined ? undefined : sourceOf(inPlay, cond.as);
	const filter = cond.if === undefined ? undefined : testOf(inPlay, cond.if);
	const least = cond.atLeast ?? 1;
	return (context) => {
		const at = context.withinAttack && via === undefined ? -1 : cell(context);
		if (at < 0) return false;
		const side = by === 'neutral' ? NEUTRAL : by === 'own' ? context.side : otherOf(context.side);
		// Where no enemy stands, an attack query must assume a piece.
		if (!narrowed && least === 1 && side < 2) {
			const { codes, boardState } = inPlay;
			const standing = boardState.board[at]!;
			if (codes.side[standing] === 1 - side) return inPlay.attacks.attacked(at, side, context);
			const lends = standing === 0 && context.mover > 0 && context.side === 1 - side && codes.side[context.mover] === 1 - side;
			if (lends) return runtime.attacks.attacked(at, side, context);
		}
		return runtime.attacks.list(at, side, context, { as, whose, via: via?.(), filter }, least).length >= least;
	};
}
