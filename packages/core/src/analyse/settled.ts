import type { CellRef, Cond, Num, Ruleset } from '../rules/types.js';

/** A condition without a move: its value, a condition on the position alone, or undefined where it depends on the move. */
type Settled = Cond | boolean | undefined;

/** Whether a reference depends on a move. Without a move, a mark has no cell. */
const dependsOnMove = (ref: CellRef): boolean =>
	typeof ref === 'string' || ('from' in ref && (dependsOnMove(ref.from) || 'bound' in ref.by)) || 'mark' in ref;

const isMark = (ref: CellRef): boolean => typeof ref === 'object' && ('mark' in ref || ('from' in ref && isMark(ref.from)));

/** Reduces a condition on one cell. It is false for the cell of a mark, which is missing. */
const onCells = (cond: Cond, ...refs: readonly CellRef[]): Settled =>
	refs.some(isMark) ? false : refs.some(dependsOnMove) ? undefined : cond;

function isStanding(num: Num, { vars }: Ruleset): boolean {
	if (typeof num === 'number' || 'store' in num) return true;
	if ('var' in num) return (vars[num.var]?.life ?? 'game') === 'game';
	// The condition of a count is evaluated with the cursor on each cell.
	return 'count' in num;
}

function every(parts: readonly Settled[]): Settled {
	if (parts.includes(false)) return false;
	if (parts.includes(undefined)) return undefined;
	const left = parts.filter((part) => typeof part === 'object');
	return left.length === 0 ? true : left.length === 1 ? left[0] : { all: left };
}

const negated = (part: Settled): Settled => (typeof part === 'object' ? { not: part } : part === undefined ? undefined : !part);

/** Reduces a condition for a position without a last move. */
function settled(cond: Cond, ruleset: Ruleset): Settled {
	const inner = (part: Cond): Settled => settled(part, ruleset);
	if ('all' in cond) return every(cond.all.map(inner));
	if ('some' in cond) return negated(every(cond.some.map((part) => negated(inner(part)))));
	if ('not' in cond) return negated(inner(cond.not));
	if ('def' in cond) return inner(ruleset.defs[cond.def]!);
	if ('mover' in cond) return false;
	if ('before' in cond) return undefined;
	if ('same' in cond) return onCells(cond, ...cond.same);
	if ('is' in cond) return onCells(cond, cond.is);
	if ('in' in cond) return onCells(cond, cond.in);
	if ('attacked' in cond) return onCells(cond, cond.attacked);
	if ('compare' in cond) return [cond.compare[0], cond.compare[2]].every((num) => isStanding(num, ruleset)) ? cond : undefined;
	return 'royalAttacked' in cond || 'phase' in cond ? cond : undefined;
}

/** Whether a condition depends on attacks on own pieces. */
function dependsOnOwnSafety(cond: Cond): boolean {
	if ('all' in cond) return cond.all.some(dependsOnOwnSafety);
	if ('some' in cond) return cond.some.some(dependsOnOwnSafety);
	if ('not' in cond) return dependsOnOwnSafety(cond.not);
	if ('compare' in cond) {
		const counts = (num: Num): boolean =>
			typeof num === 'object' && 'count' in num && num.count.who === 'friend' && num.if !== undefined && dependsOnOwnSafety(num.if);
		return counts(cond.compare[0]) || counts(cond.compare[2]);
	}
	return 'royalAttacked' in cond ? cond.royalAttacked === 'own' : 'attacked' in cond && (cond.by ?? 'other') === 'other';
}

/**
 * The laws that protect royals as conditions on a position without a last move, for the side that does not move. Where one of them holds, no
 * legal move can have led to the position.
 */
export const safetyLaws = (ruleset: Ruleset): readonly Cond[] =>
	ruleset.forbid.flatMap((law) => {
		const left = settled(law.if, ruleset);
		return typeof left === 'object' && dependsOnOwnSafety(left) ? [left] : [];
	});
