import type { Cond } from '@x/core';
import { isSame } from '@x/core/build';
import { asCondition } from '@x/core/rules';
import { conditionWords } from '../conditions.js';
import { endingsOf, groupEndings } from '../endings.js';
import { groupBy } from '../group-by.js';
import type { Lexicon } from '../lexicon.js';
import { alternativeOf } from '../move-patterns.js';
import { conjuncts, disjuncts, zoneOf } from '../parts.js';
import { article, list, numeral } from '../words.js';
import { duringPath } from '../writers.js';
import type { KindMoves } from './kind-moves.js';
import { pathsOf, type ToldRule } from './leaflet-rule.js';
import { playerArea, playerSentence } from './player-words.js';
import { countLimitOf, isOfCaptures, limitOf } from './recognise.js';
import { shownAs } from './shown-as.js';

/** The most letters of a condition without a form of its own. */
const LONG = 160;

interface Promoting {
	readonly kind: string;
	/** The side whose moves these are, if the path says so. */
	readonly side: string | undefined;
	readonly to: readonly string[];
	readonly if: Cond | undefined;
	readonly or: Cond | undefined | 'always';
}

/** The promotions of every kind, each once. */
function promotionsOf(kinds: readonly KindMoves[]): readonly Promoting[] {
	const all = kinds.flatMap(({ kind, ordinary }) =>
		ordinary.flatMap((items): readonly Promoting[] => {
			const alternative = alternativeOf(items);
			const endings = alternative === undefined ? undefined : endingsOf(alternative.rest);
			const [side] = (alternative?.tests ?? []).flatMap((test) => asCondition('mover', test)?.mover.side ?? []);
			return groupEndings(endings ?? []).flatMap(({ promotions }) =>
				promotions.map(({ kinds: to, if: when, or }) => ({ kind, side, to, if: when, or })),
			);
		}),
	);
	return groupBy(all, (one) => one).map(([one]) => one!);
}

/** `its last three ranks`, if a condition says that the piece comes there; `both` if it may also start there. */
function promotionArea(lexicon: Lexicon, condition: Cond | undefined): { readonly area: string; readonly both: boolean } | undefined {
	if (condition === undefined) return undefined;
	const [only, ...more] = conjuncts(condition);
	if (only === undefined || more.length > 0) return undefined;
	const inside = asCondition('in', only);
	if (inside !== undefined)
		return inside.in === 'at' || inside.in === 'stand' ? { area: playerArea(lexicon, inside.zone), both: false } : undefined;
	const [zone, ...others] = disjuncts(only).map((part) => asCondition('in', part)?.zone);
	return zone !== undefined && others.every((other) => other === zone) ? { area: playerArea(lexicon, zone), both: true } : undefined;
}

/** A condition without a form of its own. */
const conditionTail = (lexicon: Lexicon, condition: Cond | undefined): string => {
	if (condition === undefined) return '';
	const words = conditionWords({ ...duringPath(lexicon), at: 'the cell it comes to' }, condition);
	return words.length > LONG || words.includes("'") ? '' : `, if ${words},`;
};

/** Where a piece may not keep its kind: the area outside of which it may. */
const mustIn = (lexicon: Lexicon, or: Promoting['or']): string | undefined => {
	const zone = or === 'always' ? undefined : asCondition('in', asCondition('not', or)?.not)?.zone;
	return zone && playerArea(lexicon, zone);
};

const isForced = ({ if: when, or }: Promoting): boolean => or === undefined || isSame(or, { not: when });

/** A promotion that depends on where the piece lands and on the number of own pieces of the new kind. */
interface LimitedPromotion {
	readonly area: string;
	/** Fewer than this number of own pieces of the kind may be on the board. */
	readonly fewer: number;
}

function limitedBy({ if: when, to }: Promoting): LimitedPromotion | undefined {
	const parts = when === undefined ? [] : conjuncts(when);
	if (parts.length !== 2 || to.length !== 1) return undefined;
	const [inside] = parts.flatMap((part) => zoneOf(part, 'at') ?? []);
	const [limit] = parts.flatMap((part) => countLimitOf(part) ?? []);
	if (inside === undefined || limit?.operator !== '<') return undefined;
	return isSame(limit.number.count, { who: 'friend', kind: to }) ? { area: inside, fewer: limit.value } : undefined;
}

/** `a queen if its player has none on the board`: promotions that depend on the number of own pieces. */
function limitedTexts(lexicon: Lexicon, group: readonly Promoting[], limits: readonly LimitedPromotion[]): readonly string[] {
	const [first] = group;
	const [limit] = limits;
	if (first === undefined || limit === undefined) return [];
	const numbers = [...new Set(limits.map(({ fewer }) => fewer))];
	const choices = numbers.map((fewer) => {
		const kinds = group.flatMap(({ to }, index) => (limits[index]!.fewer === fewer ? to : []));
		const titles = list(
			kinds.map((kind) => article(lexicon.kind(kind))),
			'or',
		);
		return `${titles} if its player has ${fewer === 1 ? 'none' : `fewer than ${numeral(fewer)}`} on the board`;
	});
	const who = article(lexicon.kind(first.kind));
	return [`${who} that reaches ${playerArea(lexicon, limit.area)} may become ${choices.join(', or ')}`, ...mustTexts(lexicon, group)];
}

/** A promotion of a piece that enters an area, or captures from it or into it; perhaps also of one that reaches another area. */
function enteringWords(lexicon: Lexicon, condition: Cond | undefined): string | undefined {
	const [entering, capturing, reaching, ...more] = asCondition('some', condition)?.some ?? [];
	const { all: entry = [] } = asCondition('all', entering) ?? {};
	const { all: capture = [] } = asCondition('all', capturing) ?? {};
	const [zone] = entry.flatMap((part) => zoneOf(part, 'at') ?? []);
	const enters = entry.some((part) => zoneOf(asCondition('not', part)?.not, 'origin') === zone);
	const captures = capture.some((part) => isOfCaptures(part) && limitOf(part)?.operator === '>');
	const touches = capture.some((part) =>
		asCondition('some', part)?.some.every((one) => (zoneOf(one, 'at') ?? zoneOf(one, 'origin')) === zone),
	);
	if (zone === undefined || !enters || !captures || !touches || more.length > 0) return undefined;
	const last = zoneOf(reaching, 'at');
	if (reaching !== undefined && last === undefined) return undefined;
	const area = playerArea(lexicon, zone);
	return ` that enters ${area}, or captures from or into them${last === undefined ? '' : `, or reaches ${playerArea(lexicon, last)}`},`;
}

/** The rules of promotion: kinds that promote in the same way share a sentence. */
export function promotionRules(lexicon: Lexicon, kinds: readonly KindMoves[]): readonly ToldRule[] {
	const all = promotionsOf(kinds);
	const groups = groupBy(all, (one) => [one.side, limitedBy(one)?.area ?? one.if, isForced(one), one.to.length === 1 ? '' : one.to]);
	const texts = groups.flatMap((group) => promotionTexts(lexicon, group));
	const parts = pathsOf(lexicon.ruleset, [...new Set(all.map(({ kind }) => kind))]);
	return texts.length === 0 ? [] : [{ about: 'Promotion', texts: texts.map((text) => playerSentence(lexicon, text)), parts }];
}

/** The most promotions that are listed one by one. */
const MOST_PAIRS = 8;

function promotionTexts(lexicon: Lexicon, group: readonly Promoting[]): readonly string[] {
	const [first] = group;
	if (first === undefined) return [];
	const limits = group.map(limitedBy);
	if (limits.every((limit) => limit !== undefined)) return limitedTexts(lexicon, group, limits);
	const owner = first.side === undefined ? '' : `${lexicon.side(first.side)} `;
	const who = article(owner + list([...new Set(group.map(({ kind }) => lexicon.kind(kind)))], 'or'));
	const place = promotionArea(lexicon, first.if);
	// A piece that may promote only where it has to has no choice.
	const always = place !== undefined && group.every((one) => !isForced(one) && mustIn(lexicon, one.or) === place.area);
	const when =
		place === undefined
			? (enteringWords(lexicon, first.if) ?? conditionTail(lexicon, first.if))
			: place.both && !always
				? ` that moves into, inside or out of ${place.area}`
				: ` that reaches ${place.area}`;
	const moving = first.if === undefined && isForced(first) ? ' with every move' : '';
	const verb = always || isForced(first) ? 'becomes' : 'may become';
	const pieces = [...new Set(group.flatMap(({ to }) => to))];
	if (group.length === 1 || pieces.length === 1 || first.to.length > 1) {
		const what = list(
			(first.to.length > 1 ? first.to : pieces).map((kind) => article(shownAs(lexicon, kind))),
			'or',
		);
		return [
			`${who}${when} ${verb} ${what}${moving}${first.to.length > 1 ? ', as its player chooses' : ''}`,
			...(always ? [] : mustTexts(lexicon, group)),
		];
	}
	if (group.length > MOST_PAIRS)
		return [
			`a piece with a promoted side${when} ${isForced(first) ? 'promotes' : 'may promote'}; the list of the pieces says in brackets which piece becomes which`,
		];
	const renamed = group.filter(({ kind, to }) => lexicon.kind(to[0]!) !== `promoted ${lexicon.kind(kind)}`);
	const pairs = renamed.map(({ kind, to }) => `${article(lexicon.kind(kind))} becomes ${article(lexicon.kind(to[0]!))}`);
	const others = renamed.length === group.length ? '' : `${pairs.length === 0 ? ' and is' : '; the others are'} then called promoted`;
	return [
		`${who}${when} ${always || isForced(first) ? `promotes${moving}` : 'may promote'}${pairs.length === 0 ? '' : `: ${list(pairs)}`}${others}`,
		...(always ? [] : mustTexts(lexicon, group)),
	];
}

/** The pieces that have to promote because they could never move again. */
function mustTexts(lexicon: Lexicon, group: readonly Promoting[]): readonly string[] {
	const byArea = new Map<string, string[]>();
	for (const one of group) {
		const area = isForced(one) ? undefined : mustIn(lexicon, one.or);
		if (area !== undefined) byArea.set(area, [...new Set([...(byArea.get(area) ?? []), lexicon.kind(one.kind)])]);
	}
	return [...byArea].map(([area, nouns]) => `${article(list(nouns, 'or'))} that reaches ${area} must promote`);
}
