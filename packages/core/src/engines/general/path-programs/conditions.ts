import { NEUTRAL, otherOf } from '../../../board/codes.js';
import type { Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { cellOf } from '../../../evaluate/references.js';
import type { Cond } from '../../../rules/types.js';
import { asItWas } from './asking.js';
import type { PathPrograms } from './model.js';
import { sourceOf } from './origins.js';

import { codeOf, withinOf } from './references.js';

/** The conditions that only walks ask. */
export function walkedTestOf(programs: PathPrograms, cond: Cond): Test {
	const { inPlay } = programs;
	if ('same' in cond) {
		const [first, second] = [cellOf(inPlay, cond.same[0]), cellOf(inPlay, cond.same[1])];
		return (walker) => {
			const at = first(walker);
			return at >= 0 && at === second(walker);
		};
	}
	if ('in' in cond) {
		const cell = cellOf(inPlay, cond.in);
		const within = withinOf(inPlay, cond.zone);
		return (walker) => {
			const at = cell(walker);
			return at >= 0 && within(walker, at);
		};
	}
	if ('attacked' in cond) return attackedTest(programs, cond);
	if ('before' in cond) {
		const inner = testOf(inPlay, cond.before);
		return (walker) => asItWas(programs, walker, inner);
	}
	return 'def' in cond ? programs.named.definition(cond.def) : () => false;
}

function attackedTest(programs: PathPrograms, cond: Extract<Cond, { attacked: unknown }>): Test {
	const { inPlay } = programs;
	const cell = cellOf(inPlay, cond.attacked);
	const by = cond.by ?? 'other';
	const via = cond.via === undefined ? undefined : programs.named.namedPath(cond.via);
	const narrowed = cond.as !== undefined || via !== undefined || cond.if !== undefined;
	const as = cond.as === undefined ? undefined : codeOf(programs, cond.as);
	const whose = cond.as === undefined ? undefined : sourceOf(inPlay, cond.as);
	const filter = cond.if === undefined ? undefined : testOf(inPlay, cond.if);
	const least = cond.atLeast ?? 1;
	return (walker) => {
		const at = walker.cut && via === undefined ? -1 : cell(walker);
		if (at < 0) return false;
		const side = by === 'neutral' ? NEUTRAL : by === 'own' ? walker.side : otherOf(walker.side);
		// Where no enemy stands, somebody must be said to.
		if (!narrowed && least === 1 && side < 2) {
			const { codes, board: bench } = inPlay;
			const standing = bench.board[at]!;
			if (codes.side[standing] === 1 - side) return inPlay.attacks.attacked(at, side, walker);
			const lends = standing === 0 && walker.mover > 0 && walker.side === 1 - side && codes.side[walker.mover] === 1 - side;
			if (lends) return programs.attacks.attacked(at, side, walker);
		}
		return programs.attacks.list(at, side, walker, { as, whose, via: via?.(), filter }, least).length >= least;
	};
}
