import type { Cond } from '@x/core';
import { all, before, captured, compare, not, some, sum } from '@x/core/build';
import type { Rule } from '../tree.js';
import { type Crowned, kindsOf, movesOne } from './cast.js';
import { type Contributions, choice, type Lowering } from './contribution.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { typeOf } from './types.js';

/** Captures are compulsory. */
export const MUST_CAPTURE: Lowering<Crowned> = {
	rules: { mustcapture: ['compulsory', 'most', 'multiple'] },
	*lower(game) {
		for (const rule of game.model.rules.all('mustcapture')) yield* game.origins.by(rule, mustCapture(game, rule), null);
	},
};

function* mustCapture(game: Crowned, rule: Rule): Contributions {
	const takes: Cond = compare(captured(), '>', 0);
	const captures = rule.set === undefined ? takes : all(takes, movesOne(game, rule.set));
	// Without royal pieces every candidate is legal.
	const stage = game.royals.kinds.length === 0 ? ('candidates' as const) : ('legal' as const);
	if (hasAttribute(rule, 'compulsory') && stage === 'legal')
		// In check a capture comes before the evasion, even if it does not evade.
		yield* game.origins.by(
			rule,
			[choice(20, { id: 'captures-in-check', stage: 'candidates', keep: { if: some(captures, not(before({ royalAttacked: 'own' }))) } })],
			'compulsory',
		);
	yield choice(21, { id: 'captures', stage, keep: { if: captures } });
	if (hasAttribute(rule, 'multiple'))
		yield* game.origins.by(rule, [choice(22, { id: 'several-captures', stage, keep: { if: compare(captured(), '>', 1) } })], 'multiple');
	const most = attributeOf(rule, 'most');
	if (most === undefined) return;
	const points = (most.values ?? []).map(({ piece, value }) => ({ of: captured({ kind: kindsOf(game, [typeOf(piece)]) }), times: value }));
	const keep = { most: points.length === 0 ? captured() : sum(...points) };
	yield* game.origins.by(rule, [choice(23, { id: 'most-captures', stage, keep })], 'most');
}
