import type { Coord, Outcome, Ruleset } from '@x/core';
import { nodesWith } from '@x/core/build';
import { asZone, hashRuleset, rulesetGiven } from '@x/core/rules';
import type { PlanePromotions } from './pieces.js';
import { type PlaneOptions, type PlaneWin, planeRules } from './plane-rules.js';

type SideName = 'white' | 'black';

const SIDES = ['white', 'black'] as const;

/** Riders whose longest way is that of all riders. */
const RIDERS = ['bishop', 'rook', 'queen', 'amazon', 'chancellor', 'archbishop', 'royal queen', 'knightrider'];

/** The sides in the order in which they move, from the start of the turn. */
function orderOf({ turn: { start, phases } }: Ruleset): SideName[] {
	const order: SideName[] = [];
	const known = new Set<string>();
	for (let name: string | undefined = start; name !== undefined && !known.has(name); name = phases[name]?.next[0]?.to) {
		known.add(name);
		order.push(phases[name]?.side as SideName);
	}
	return order;
}

/** The sides of the phases that a condition names. */
const sidesIn = ({ turn }: Ruleset, cond: unknown): string[] =>
	nodesWith(cond, 'phase').flatMap(({ phase }) => (phase as readonly string[]).map((name) => turn.phases[name]?.side ?? ''));

/** The ways to win of a side: an outcome names the phases of its winner, or those of its loser. */
const winsOf = (rules: Ruleset, name: SideName): PlaneWin[] => [
	...new Set(
		rules.outcomes.flatMap((outcome): PlaneWin[] => {
			const { id, result } = outcome;
			if (result !== 'win' && result !== 'loss') return [];
			const mover = result === 'win' ? name : SIDES.find((other) => other !== name)!;
			return sidesIn(rules, outcome.if).includes(mover) ? [id as PlaneWin] : [];
		}),
	),
];

const outcomeNamed = ({ outcomes }: Ruleset, id: string): Outcome | undefined => outcomes.find((outcome) => outcome.id === id);

/** The rows on which the pawns of a side promote, and the kinds that they may become. */
function promotionOf({ zones, paths }: Ruleset, name: SideName): PlanePromotions[SideName] {
	const zone = zones.promotion;
	const rows = nodesWith(asZone('perSide', zone)?.perSide[name], 'box').flatMap(
		({ box }) => (box as readonly (readonly Coord[] | null)[])[1]?.[0] ?? [],
	);
	const endings = nodesWith(paths.pawn, 'seq').filter(({ seq }) =>
		nodesWith((seq as readonly unknown[])[0], 'mover').some(
			({ mover }) => (mover as { readonly side?: readonly string[] }).side?.[0] === name,
		),
	);
	const kinds = endings.flatMap((ending) =>
		nodesWith(ending, 'set').map(({ to }) => String((to as { readonly kind?: string } | undefined)?.kind)),
	);
	return rows.length === 0 && kinds.length === 0 ? undefined : { rows, kinds: [...new Set(kinds)] };
}

function slideLimitOf({ paths }: Ruleset): Coord | undefined {
	const rider = RIDERS.find((title) => paths[title] !== undefined);
	const most = nodesWith(rider && paths[rider], 'loop').find(({ max }) => max !== undefined)?.max;
	if (most === undefined) return undefined;
	const limit = BigInt(most as Coord) + 1n;
	return limit <= Number.MAX_SAFE_INTEGER ? Number(limit) : `${limit}`;
}

function moveRuleOf(rules: Ruleset): number | undefined {
	const [limit] = nodesWith(outcomeNamed(rules, 'moverule')?.if, 'compare').map(({ compare }) => (compare as readonly unknown[])[2]);
	return typeof limit === 'number' ? limit + 1 : undefined;
}

/**
 * The options of which {@link planeRules} makes these rules; undefined for other rules. The order of ways to win is not known.
 *
 * @throws TypeError where the argument is not a ruleset.
 *
 * @example
 * import { planeOptionsOf, planeRules } from '@x/plane/rules';
 * planeOptionsOf(planeRules({ border: [1, 8, 1, null], moveRule: 100 }))?.border // → [ 1, 8, 1, null ]
 */
export function planeOptionsOf(rules: Ruleset): PlaneOptions | undefined {
	const { space, kinds, start } = rulesetGiven(rules);
	const [x, y] = space.axes;
	if (x === undefined || y === undefined) return undefined;
	const border = [...x.extent, ...y.extent] as unknown as NonNullable<PlaneOptions['border']>;
	const [white, black] = SIDES.map((name) => promotionOf(rules, name));
	const slideLimit = slideLimitOf(rules);
	const moveRule = moveRuleOf(rules);
	const options: PlaneOptions = {
		promotions: { ...(white && { white }), ...(black && { black }) },
		...(border.some((edge) => edge !== null) && { border }),
		...(space.holes !== undefined && { holes: space.holes }),
		win: { white: winsOf(rules, 'white'), black: winsOf(rules, 'black') },
		...(slideLimit !== undefined && { slideLimit }),
		...(moveRule !== undefined && { moveRule }),
		order: orderOf(rules),
		...(outcomeNamed(rules, 'insuffmat') && { insufficient: true }),
		kinds: Object.keys(kinds),
		start,
	};
	return hashRuleset(planeRules(options)) === hashRuleset(rules) ? options : undefined;
}
