import type { Cond } from '@x/core';
import { isSame } from '@x/core/build';
import { conditionWords } from '../conditions.js';
import { endingsOf, groupEndings } from '../endings.js';
import type { Lexicon } from '../lexicon.js';
import { alternativeOf } from '../move-patterns.js';
import { article, list, numeral } from '../words.js';
import { duringPath } from '../writers.js';
import type { KindMoves } from './kind-moves.js';
import type { LeafletRule } from './leaflet-rule.js';
import { playerArea, playerSentence } from './player-words.js';
import { limitOf } from './recognise.js';
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
	const seen = new Set<string>();
	return kinds.flatMap(({ kind, ordinary }) =>
		ordinary.flatMap((items): readonly Promoting[] => {
			const alternative = alternativeOf(items);
			const endings = alternative === undefined ? undefined : endingsOf(alternative.rest);
			const side = (alternative?.tests ?? []).flatMap((test) => ('mover' in test ? (test.mover.side ?? []) : []))[0];
			return groupEndings(endings ?? []).flatMap(({ promotions }) =>
				promotions.flatMap(({ kinds: to, if: when, or }) => {
					const key = JSON.stringify([kind, side, to, when, or]);
					if (seen.has(key)) return [];
					seen.add(key);
					return [{ kind, side, to, if: when, or }];
				}),
			);
		}),
	);
}

/** `its last three ranks`, if a condition says that the piece comes there; `both` if it may also start there. */
function promotionArea(lexicon: Lexicon, condition: Cond | undefined): { readonly area: string; readonly both: boolean } | undefined {
	if (condition === undefined) return undefined;
	if ('all' in condition && condition.all.length === 1) return promotionArea(lexicon, condition.all[0]);
	if ('in' in condition)
		return condition.in === 'at' || condition.in === 'stand' ? { area: playerArea(lexicon, condition.zone), both: false } : undefined;
	if (!('some' in condition)) return undefined;
	const zones = condition.some.map((part) => ('in' in part ? part.zone : undefined));
	return zones[0] !== undefined && zones.every((zone) => zone === zones[0])
		? { area: playerArea(lexicon, zones[0]), both: true }
		: undefined;
}

/** A condition without a form of its own. */
const conditionTail = (lexicon: Lexicon, condition: Cond | undefined): string => {
	if (condition === undefined) return '';
	const words = conditionWords({ ...duringPath(lexicon), at: 'the cell it comes to' }, condition);
	return words.length > LONG || words.includes("'") ? '' : `, if ${words},`;
};

/** Where a piece may not keep its kind: the area outside of which it may. */
const mustIn = (lexicon: Lexicon, or: Promoting['or']): string | undefined =>
	typeof or === 'object' && 'not' in or && 'in' in or.not ? playerArea(lexicon, or.not.zone) : undefined;

const isForced = ({ if: when, or }: Promoting): boolean =>
	or === undefined || (typeof or === 'object' && JSON.stringify(or) === JSON.stringify({ not: when }));

/** A promotion that depends on where the piece lands and on the number of own pieces of the new kind. */
interface LimitedPromotion {
	readonly area: string;
	/** Fewer than this number of own pieces of the kind may be on the board. */
	readonly fewer: number;
}

function limitedBy({ if: when, to }: Promoting): LimitedPromotion | undefined {
	if (when === undefined || !('all' in when) || when.all.length !== 2 || to.length !== 1) return undefined;
	const [inside] = when.all.flatMap((part) => ('in' in part && part.in === 'at' ? [part.zone] : []));
	const [limit] = when.all.flatMap((part) => limitOf(part) ?? []);
	if (inside === undefined || limit === undefined || !('count' in limit.number) || limit.operator !== '<') return undefined;
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

const isAt = (part: Cond, where: 'at' | 'origin'): string | undefined => ('in' in part && part.in === where ? part.zone : undefined);

/** A promotion of a piece that enters an area, or captures from it or into it; perhaps also of one that reaches another area. */
function enteringWords(lexicon: Lexicon, condition: Cond | undefined): string | undefined {
	if (condition === undefined || !('some' in condition)) return undefined;
	const [entering, capturing, reaching] = condition.some;
	if (entering === undefined || capturing === undefined || !('all' in entering) || !('all' in capturing)) return undefined;
	const zone = entering.all.map((part) => isAt(part, 'at')).find((name) => name !== undefined);
	const enters = entering.all.some((part) => 'not' in part && isAt(part.not, 'origin') === zone);
	const captures = capturing.all.some((part) => {
		const limit = limitOf(part);
		return limit !== undefined && 'captured' in limit.number && limit.operator === '>';
	});
	const touches = capturing.all.some(
		(part) => 'some' in part && part.some.every((one) => (isAt(one, 'at') ?? isAt(one, 'origin')) === zone),
	);
	if (zone === undefined || !enters || !captures || !touches || condition.some.length > 3) return undefined;
	const last = reaching === undefined ? undefined : isAt(reaching, 'at');
	if (reaching !== undefined && last === undefined) return undefined;
	const area = playerArea(lexicon, zone);
	return ` that enters ${area}, or captures from or into them${last === undefined ? '' : `, or reaches ${playerArea(lexicon, last)}`},`;
}

/** The rules of promotion: kinds that promote in the same way share a sentence. */
export function promotionRules(lexicon: Lexicon, kinds: readonly KindMoves[]): readonly LeafletRule[] {
	const all = promotionsOf(kinds);
	const groups = new Map<string, Promoting[]>();
	for (const one of all) {
		const key = JSON.stringify([one.side, limitedBy(one)?.area ?? one.if, isForced(one), one.to.length === 1 ? '' : one.to]);
		groups.set(key, [...(groups.get(key) ?? []), one]);
	}
	const texts = [...groups.values()].flatMap((group) => promotionTexts(lexicon, group));
	return texts.length === 0 ? [] : [{ about: 'Promotion', texts: texts.map((text) => playerSentence(lexicon, text)) }];
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
