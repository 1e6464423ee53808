import { asNumber, fold, foldSome, no, type Pass, yes } from '../rules/fold.js';
import type { CellRef, Cond, Num, Ruleset } from '../rules/types.js';

/** A condition without a move: its value, a condition on the position alone, or undefined where it depends on the move. */
type Settled = Cond | boolean | undefined;

/** Whether a reference depends on a move. Without a move, a mark has no cell. */
const dependsOnMove: Pass<'cell', boolean> = /* @__PURE__ */ fold('cell', {
	plain: yes,
	mark: yes,
	from: ({ from, by }) => dependsOnMove(from) || 'bound' in by,
	point: no,
	cell: no,
});

const isMark: Pass<'cell', boolean> = /* @__PURE__ */ foldSome('cell', { mark: yes, from: ({ from }) => isMark(from) }, no);

/** Reduces a condition on one cell. It is false for the cell of a mark, which is missing. */
const onCells = (cond: Cond, ...refs: readonly CellRef[]): Settled =>
	refs.some(isMark) ? false : refs.some(dependsOnMove) ? undefined : cond;

/** Whether a number depends on the position alone. */
const isStanding: Pass<'number', boolean, [Ruleset]> = /* @__PURE__ */ foldSome(
	'number',
	{
		plain: yes,
		store: yes,
		var: (num, { vars }) => (vars[num.var]?.life ?? 'game') === 'game',
		// The condition of a count is evaluated with the cursor on each cell.
		count: yes,
	},
	no,
);

function every(parts: readonly Settled[]): Settled {
	if (parts.includes(false)) return false;
	if (parts.includes(undefined)) return undefined;
	const left = parts.filter((part) => typeof part === 'object');
	return left.length === 0 ? true : left.length === 1 ? left[0] : { all: left };
}

const negated = (part: Settled): Settled => (typeof part === 'object' ? { not: part } : part === undefined ? undefined : !part);

/** Reduces a condition for a position without a last move. */
const settled: Pass<'condition', Settled, [Ruleset]> = /* @__PURE__ */ fold('condition', {
	all: ({ all }, ruleset) => every(all.map((part) => settled(part, ruleset))),
	some: ({ some }, ruleset) => negated(every(some.map((part) => negated(settled(part, ruleset))))),
	not: ({ not }, ruleset) => negated(settled(not, ruleset)),
	def: ({ def }, ruleset) => settled(ruleset.defs[def]!, ruleset),
	mover: no,
	before: () => undefined,
	same: (cond) => onCells(cond, ...cond.same),
	is: (cond) => onCells(cond, cond.is),
	in: (cond) => onCells(cond, cond.in),
	attacked: (cond) => onCells(cond, cond.attacked),
	compare: (cond, ruleset) => (isStanding(cond.compare[0], ruleset) && isStanding(cond.compare[2], ruleset) ? cond : undefined),
	royalAttacked: (cond) => cond,
	phase: (cond) => cond,
});

/** Whether a count of own pieces depends on attacks on them. */
const countsSafety = (num: Num): boolean => {
	const counted = asNumber('count', num);
	return counted?.count.who === 'friend' && counted.if !== undefined && dependsOnOwnSafety(counted.if);
};

/** Whether a condition depends on attacks on own pieces. */
const dependsOnOwnSafety: Pass<'condition', boolean> = /* @__PURE__ */ foldSome(
	'condition',
	{
		all: ({ all }) => all.some((part) => dependsOnOwnSafety(part)),
		some: ({ some }) => some.some((part) => dependsOnOwnSafety(part)),
		not: ({ not }) => dependsOnOwnSafety(not),
		compare: ({ compare: [left, , right] }) => countsSafety(left) || countsSafety(right),
		royalAttacked: ({ royalAttacked }) => royalAttacked === 'own',
		attacked: ({ by = 'other' }) => by === 'other',
	},
	no,
);

/**
 * The laws that protect royals as conditions on a position without a last move, for the side that does not move. Where one of them holds, no
 * legal move can have led to the position.
 */
export const safetyLaws = (ruleset: Ruleset): readonly Cond[] =>
	ruleset.forbid.flatMap((law) => {
		const left = settled(law.if, ruleset);
		return typeof left === 'object' && dependsOnOwnSafety(left) ? [left] : [];
	});
