import type { Cond } from '@x/core';
import { all, before, captured, compare, not, some, sum } from '@x/core/build';
import type { Rule } from '../tree.js';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { typeOf } from './types.js';

/** Captures are compulsory. */
export const MUST_CAPTURE: Lowering = {
	rules: { mustcapture: ['compulsory', 'most', 'multiple'] },
	lower: (draft) => {
		for (const rule of draft.model.rules.all('mustcapture')) mustCapture(draft, rule);
	},
};

function mustCapture(draft: Draft, rule: Rule): void {
	const takes: Cond = compare(captured(), '>', 0);
	const captures = rule.set === undefined ? takes : all(takes, draft.movesOne(rule.set));
	// Without royal pieces every candidate is legal.
	const stage = draft.royalKinds.length === 0 ? ('candidates' as const) : ('legal' as const);
	if (hasAttribute(rule, 'compulsory') && stage === 'legal')
		// In check a capture comes before the evasion, even if it does not evade.
		draft.choice(20, {
			id: 'captures-in-check',
			stage: 'candidates',
			keep: { if: some(captures, not(before({ royalAttacked: 'own' }))) },
		});
	draft.choice(21, { id: 'captures', stage, keep: { if: captures } });
	if (hasAttribute(rule, 'multiple')) draft.choice(22, { id: 'several-captures', stage, keep: { if: compare(captured(), '>', 1) } });
	const most = attributeOf(rule, 'most');
	if (most === undefined) return;
	const points = (most.values ?? []).map(({ piece, value }) => ({ of: captured({ kind: draft.kindsOf([typeOf(piece)]) }), times: value }));
	draft.choice(23, { id: 'most-captures', stage, keep: { most: points.length === 0 ? captured() : sum(...points) } });
}
