import { foldSome, no, type Pass, yes } from '../rules/fold.js';
import type { Cond, Ruleset } from '../rules/types.js';
import { isRoyalLaw } from './law.js';

/** Whether a number is a sum of numbers of own pieces by kind, none of them subtracted. */
const isTally: Pass<'number', boolean> = /* @__PURE__ */ foldSome<'number', boolean>(
	'number',
	{
		count: ({ count, zone, if: test }) => {
			const { who, flag, notFlag } = count;
			return who === 'friend' && [flag, notFlag, zone, test].every((part) => part === undefined);
		},
		sum: ({ sum }) => sum.every(({ of, times = 1 }) => times >= 0 && isTally(of)),
	},
	no,
);

const isConstant: Pass<'number', boolean> = /* @__PURE__ */ foldSome('number', { plain: yes }, no);

/** Whether a condition cannot become true while no piece of the side is added: it says that there are more than a number of own pieces. */
const isCeiling: Pass<'condition', boolean> = /* @__PURE__ */ foldSome<'condition', boolean>(
	'condition',
	{
		compare: ({ compare: [left, sign, right] }) =>
			(sign === '>' && isTally(left) && isConstant(right)) || (sign === '<' && isConstant(left) && isTally(right)),
		all: ({ all }) => all.every((part) => isCeiling(part)),
		some: ({ some }) => some.every((part) => isCeiling(part)),
	},
	no,
);

/**
 * The laws that limit the number of own pieces by kind, and nothing else.
 *
 * Proof that a move which adds no piece of its side to a kind breaks none of them where none is broken: each number that such a law reads is then
 * at most the number before the move, and the law grows with each number.
 */
export const ceilingsOf = ({ forbid }: Ruleset): readonly Cond[] =>
	forbid.flatMap(({ if: cond }) => (!isRoyalLaw(cond) && isCeiling(cond) ? [cond] : []));
