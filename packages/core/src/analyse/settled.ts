import type { CellRef, Cond, Num, Ruleset } from '../rules/types.js';

/** What a condition is where no move has been made: known, a condition on the position alone, or (undefined) a question about the move. */
type Settled = Cond | boolean | undefined;

/** Whether a reference depends on a move; a mark is nowhere without one. */
const asksMove = (ref: CellRef): boolean =>
	typeof ref === 'string' || ('from' in ref && (asksMove(ref.from) || 'bound' in ref.by)) || 'mark' in ref;

const isMark = (ref: CellRef): boolean => typeof ref === 'object' && ('mark' in ref || ('from' in ref && isMark(ref.from)));

/** Conditions on one cell each: false where the cell is a mark's, for that is missing. */
const onCells = (cond: Cond, ...refs: readonly CellRef[]): Settled => (refs.some(isMark) ? false : refs.some(asksMove) ? undefined : cond);

function isStanding(num: Num, { vars }: Ruleset): boolean {
	if (typeof num === 'number' || 'store' in num) return true;
	if ('var' in num) return (vars[num.var]?.life ?? 'game') === 'game';
	// The cursor of its condition is on each cell that is counted.
	return 'count' in num;
}

function every(parts: readonly Settled[]): Settled {
	if (parts.includes(false)) return false;
	if (parts.includes(undefined)) return undefined;
	const left = parts.filter((part) => typeof part === 'object');
	return left.length === 0 ? true : left.length === 1 ? left[0] : { all: left };
}

const negated = (part: Settled): Settled => (typeof part === 'object' ? { not: part } : part === undefined ? undefined : !part);

/** What is left of a condition in a position that no move led to. */
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
	return cond;
}

/** Whether a condition asks for attacks on own pieces. */
function asksOwnSafety(cond: Cond): boolean {
	if ('all' in cond) return cond.all.some(asksOwnSafety);
	if ('some' in cond) return cond.some.some(asksOwnSafety);
	if ('not' in cond) return asksOwnSafety(cond.not);
	if ('compare' in cond) {
		const counts = (num: Num): boolean =>
			typeof num === 'object' && 'count' in num && num.count.who === 'friend' && num.if !== undefined && asksOwnSafety(num.if);
		return counts(cond.compare[0]) || counts(cond.compare[2]);
	}
	return 'royalAttacked' in cond ? cond.royalAttacked === 'own' : 'attacked' in cond && (cond.by ?? 'other') === 'other';
}

/**
 * What the laws that keep royals safe say of a position to which no move led, asked by the side that does not choose: where one of them holds,
 * no legal move can have led there.
 */
export const safetyLaws = (ruleset: Ruleset): readonly Cond[] =>
	ruleset.forbid.flatMap((law) => {
		const left = settled(law.if, ruleset);
		return typeof left === 'object' && asksOwnSafety(left) ? [left] : [];
	});
