import type { AttributeName, RuleName } from '../table/names.js';
import { ALICE } from './alice.js';
import { ANTIROYAL } from './antiroyal.js';
import { ATOMIC } from './atomic.js';
import { BOARD } from './board.js';
import { BURNER } from './burner.js';
import { CONVERSION } from './conversion.js';
import { DIRECTIONS } from './directions.js';
import type { Draft } from './draft.js';
import { ENDS } from './ends.js';
import { FREE_PIECES } from './free-pieces.js';
import { FREEZER } from './freezer.js';
import { GATING } from './gating.js';
import { HANDS } from './hands.js';
import { HILL } from './hill.js';
import { LIMITS } from './limits.js';
import type { Lowering } from './lowering.js';
import { MAGNETIC } from './magnetic.js';
import { MUSKETEER } from './musketeer.js';
import { MUST_CAPTURE } from './must-capture.js';
import { NULLS } from './nulls.js';
import { PINCHER } from './pincher.js';
import { PLACING } from './placing.js';
import { PROMOTION } from './promotion.js';
import { PROTECTOR } from './protector.js';
import { REPETITION } from './repetition.js';
import { RESTRAINTS } from './restraints.js';
import { RIVER } from './river.js';
import { ROYAL_MOVES } from './royal-moves.js';
import { ROYALS } from './royals.js';
import { SERIES } from './series.js';
import { STYMIZER } from './stymizer.js';
import { SWAP } from './swap.js';
import { TRADING } from './trading.js';
import { TURNS } from './turns.js';
import { WARP } from './warp.js';

const LOWERINGS: readonly Lowering[] = [
	...[BOARD, ROYALS, ROYAL_MOVES, ANTIROYAL, ATOMIC, ALICE, FREE_PIECES, LIMITS, DIRECTIONS],
	...[PROMOTION, SWAP, HANDS, PLACING, GATING, WARP, NULLS, HILL, MUST_CAPTURE, RIVER, TURNS],
	...[SERIES, MUSKETEER, RESTRAINTS, REPETITION],
	...[FREEZER, PROTECTOR, STYMIZER, BURNER, PINCHER, CONVERSION, MAGNETIC, TRADING],
	ENDS,
];

/** The attributes of each rule that are played. */
export const PLAYED: ReadonlyMap<RuleName, ReadonlySet<AttributeName>> = played();

function played(): ReadonlyMap<RuleName, ReadonlySet<AttributeName>> {
	const found = new Map<RuleName, Set<AttributeName>>();
	for (const { rules } of LOWERINGS)
		for (const [name, attributes] of Object.entries(rules) as [RuleName, readonly AttributeName[]][])
			found.set(name, new Set([...(found.get(name) ?? []), ...attributes]));
	return found;
}

/** Adds the parts of all rules to a game. Each rule and attribute that is not played is refused by name. */
export function lower(draft: Draft): void {
	for (const rule of draft.model.rules) {
		const attributes = PLAYED.get(rule.name);
		if (attributes === undefined) draft.refusals.add(`The rule "${rule.name}" cannot be played yet.`, rule.span);
		else
			for (const { name, span } of rule.attributes ?? [])
				if (!attributes.has(name))
					draft.refusals.add(`The attribute "${name}" of the rule "${rule.name}" cannot be played yet.`, span ?? rule.span);
	}
	for (const { lower: add } of LOWERINGS) add(draft);
}
