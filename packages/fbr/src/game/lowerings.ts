import type { AttributeName, RuleName } from '../table/names.js';
import { ALICE } from './alice.js';
import { ANTIROYAL } from './antiroyal.js';
import { ATOMIC } from './atomic.js';
import { BOARD } from './board.js';
import { BURNER } from './burner.js';
import type { Cast, Crowned, Limited } from './cast.js';
import { type Contribution, type Contributions, type Lowering, type Sum, sumOf } from './contribution.js';
import { CONVERSION } from './conversion.js';
import { DIRECTIONS } from './directions.js';
import { ENDS } from './ends.js';
import { FREE_PIECES } from './free-pieces.js';
import { FREEZER } from './freezer.js';
import { GATING } from './gating.js';
import { HANDS } from './hands.js';
import { HILL } from './hill.js';
import { influences } from './influence.js';
import { LIMITS, limitsOf } from './limits.js';
import { MAGNETIC } from './magnetic.js';
import { MUSKETEER } from './musketeer.js';
import { MUST_CAPTURE } from './must-capture.js';
import { NULLS } from './nulls.js';
import { ownersOf } from './phases.js';
import { PINCHER } from './pincher.js';
import { PLACING } from './placing.js';
import { PROMOTION } from './promotion.js';
import { PROTECTOR } from './protector.js';
import { REPETITION } from './repetition.js';
import { RESTRAINTS } from './restraints.js';
import { RIVER } from './river.js';
import { ROYAL_MOVES } from './royal-moves.js';
import { ROYALS, royalsOf } from './royals.js';
import { SERIES } from './series.js';
import { stagesOf } from './stages.js';
import type { Influenced, Phased, Staged } from './steps.js';
import { STYMIZER } from './stymizer.js';
import { SWAP } from './swap.js';
import { threatPhases } from './threats.js';
import { TRADING } from './trading.js';
import { TURNS } from './turns.js';
import { WARP } from './warp.js';

/** The rules by the last step whose values they read. Of two rules whose effects have one order, the first one here acts first. */
const CAST: readonly Lowering<Cast>[] = [BOARD];
const CROWNED: readonly Lowering<Crowned>[] = [ROYALS, ROYAL_MOVES, ANTIROYAL, ATOMIC, ALICE, FREE_PIECES, LIMITS];
const LIMITED: readonly Lowering<Limited>[] = [DIRECTIONS, PROMOTION, SWAP];
const STAGED: readonly Lowering<Staged>[] = [HANDS, PLACING, GATING, WARP, NULLS, HILL, MUST_CAPTURE, RIVER];
const PHASED: readonly Lowering<Phased>[] = [TURNS, SERIES, MUSKETEER, RESTRAINTS, REPETITION];
const INFLUENCED: readonly Lowering<Influenced>[] = [
	...[FREEZER, PROTECTOR, STYMIZER, BURNER, PINCHER],
	...[CONVERSION, MAGNETIC, TRADING, ENDS],
];

/** The attributes of each rule that are played. */
export const PLAYED: ReadonlyMap<RuleName, ReadonlySet<AttributeName>> = played();

function played(): ReadonlyMap<RuleName, ReadonlySet<AttributeName>> {
	const found = new Map<RuleName, Set<AttributeName>>();
	for (const { rules } of [...CAST, ...CROWNED, ...LIMITED, ...STAGED, ...PHASED, ...INFLUENCED])
		for (const [name, attributes] of Object.entries(rules) as [RuleName, readonly AttributeName[]][])
			found.set(name, new Set([...(found.get(name) ?? []), ...attributes]));
	return found;
}

/** Refuses each rule and attribute that is not played, by name. */
function refuseUnplayed({ model, refusals }: Cast): void {
	for (const rule of model.rules) {
		const attributes = PLAYED.get(rule.name);
		if (attributes === undefined) refusals.add(`The rule "${rule.name}" cannot be played yet.`, rule.span);
		else
			for (const { name, span } of rule.attributes ?? [])
				if (!attributes.has(name))
					refusals.add(`The attribute "${name}" of the rule "${rule.name}" cannot be played yet.`, span ?? rule.span);
	}
}

/** The parts that all rules of a definition add to a game, and the game with the values of every step. */
export function lower(cast: Cast): { readonly game: Phased; readonly rules: Sum } {
	refuseUnplayed(cast);
	const steps = stepsOf(cast);
	const contributions: Contribution[] = [];
	for (;;) {
		const { done, value } = steps.next();
		if (done) return { game: value, rules: sumOf(contributions) };
		contributions.push(value);
	}
}

/** The steps from what is known before any rule is read. Each one gives the rules that read it what they need. */
function* stepsOf(cast: Cast): Contributions<Phased> {
	yield* lowered(CAST, cast);
	const crowned: Crowned = { ...cast, royals: royalsOf(cast) };
	yield* lowered(CROWNED, crowned);
	const limited: Limited = { ...crowned, limits: limitsOf(crowned) };
	yield* lowered(LIMITED, limited);
	const staged: Staged = { ...limited, stages: stagesOf(limited) };
	yield* lowered(STAGED, staged);
	const owners = ownersOf(staged);
	const phased: Phased = { ...staged, owners, hasOtherPhases: owners.length > 0 || threatPhases(staged).length > 0 };
	yield* lowered(PHASED, phased);
	const influenced: Influenced = { ...phased, reaches: yield* influences(phased) };
	yield* lowered(INFLUENCED, influenced);
	return influenced;
}

function* lowered<Game extends Cast>(lowerings: readonly Lowering<Game>[], game: Game): Contributions {
	for (const { rules, lower: add } of lowerings) {
		if (add === undefined) continue;
		const [name, ...others] = Object.keys(rules) as RuleName[];
		// Where one rule alone is read, it is the source of all.
		const rule = name === undefined || others.length > 0 ? undefined : game.model.rules.all(name)[0];
		yield* game.origins.by(rule, add(game));
	}
}
