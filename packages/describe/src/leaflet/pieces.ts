import type { Cond, Path } from '@x/core';
import { someNode } from '@x/core/build';
import { conditionWords } from '../conditions.js';
import { endingsOf, groupEndings } from '../endings.js';
import type { Lexicon } from '../lexicon.js';
import { alternativeOf } from '../move-patterns.js';
import { describeMoves, type Finishes } from '../moves.js';
import { article, list } from '../words.js';
import { duringPath } from '../writers.js';
import { areaWords } from '../zones.js';
import type { KindMoves } from './kind-moves.js';
import type { LeafletRule } from './leaflet-rule.js';
import { capital, playerArea, playerSentence, withAreas } from './player-words.js';

const asPath = (branches: readonly (readonly Path[])[]): Path => ({ any: branches.map((seq) => ({ seq })) });

/** The zone that no move of the royal piece leaves: a palace. */
export function palaceOf(lexicon: Lexicon, kinds: readonly KindMoves[]): string | undefined {
	const { royal } = lexicon.ruleset;
	const royals = 'is' in royal ? (royal.a.kind ?? []) : [];
	const zones = kinds.filter(({ kind }) => royals.includes(kind)).flatMap(({ ordinary }) => ordinary.map(zoneAt));
	const [first] = zones;
	return zones.length > 0 && zones.every((zone) => zone === first) ? first : undefined;
}

/** The zone in which a branch must end. */
function zoneAt(items: readonly Path[]): string | undefined {
	const alternative = alternativeOf(items);
	const endings = alternative === undefined ? undefined : endingsOf(alternative.rest);
	const zones = (endings ?? []).map(({ tests }) => tests.flatMap(zonesIn)[0]);
	return zones.length > 0 && zones.every((zone) => zone === zones[0]) ? zones[0] : undefined;
}

const zonesIn = (test: Cond): readonly string[] =>
	'all' in test ? test.all.flatMap(zonesIn) : 'in' in test && test.in === 'at' ? [test.zone] : [];

/** The sentence for a confined piece: its zone is the palace, or a part of the board that it does not leave. */
const confined = (lexicon: Lexicon, text: string, palace: string | undefined): string =>
	palace === undefined ? text : text.replace(`; it stays on ${areaWords(lexicon, palace)}`, '; it never leaves the palace');

/** The sentence for a piece without moves. */
const STILL = 'Does not move.';

/** The most letters of a condition without a form of its own. */
const LONG = 160;

/** A branch along lines that are drawn on the board: it must begin on one of some marked cells and end on one. */
function isAlongMarkedLines({ ruleset, names }: Lexicon, items: readonly Path[]): boolean {
	if ((names?.look?.lines ?? []).length === 0) return false;
	return someNode(items, (node) => node.in === 'origin' && typeof node.zone === 'string' && 'cells' in (ruleset.zones[node.zone] ?? {}));
}

/** The name of the palace, where it is. */
export const palaceRule = (lexicon: Lexicon, palace: string): LeafletRule => ({
	about: 'The palace',
	texts: [playerSentence(lexicon, `each player has a palace: ${areaWords(lexicon, palace).replace(/\bits /, 'the player’s ')}`)],
});

/** Joins the two sentences about a move that the rules state for a zone and for the rest of the board. */
function withoutCases(texts: readonly string[]): readonly string[] {
	const cases = texts.flatMap((text) => {
		const [, move = '', zone = ''] = /^(.+), if the \w+ where it stands is not on (.+)\.$/.exec(text) ?? [];
		const other = `On ${zone} it also ${move.charAt(0).toLowerCase()}${move.slice(1)}.`;
		return move !== '' && texts.includes(other) ? [{ text, other, joined: `${move}.` }] : [];
	});
	return texts.flatMap((text) =>
		cases.some(({ other }) => other === text) ? [] : [cases.find((one) => one.text === text)?.joined ?? text],
	);
}

/** Joins the two sentences about a move that captures as it moves. */
function withoutPairs(texts: readonly string[]): readonly string[] {
	const pairs = texts.flatMap((text) => {
		const [, move] = /^(.+) without capturing\.$/.exec(text) ?? [];
		if (move === undefined) return [];
		const same = [`${move} only to capture.`, move.replace(/^Moves one (.+)$/, 'Captures one $1.')];
		const other = texts.find((one) => same.includes(one));
		return other === undefined ? [] : [{ text, other, joined: `${move}.` }];
	});
	return texts.flatMap((text) =>
		pairs.some(({ other }) => other === text) ? [] : [pairs.find((one) => one.text === text)?.joined ?? text],
	);
}

/** The sentences about the moves of a kind, without those of other kinds. */
function moveTexts(
	lexicon: Lexicon,
	{ kind, ordinary, facing }: KindMoves,
	finishes: Finishes,
	palace: string | undefined,
): readonly string[] {
	const marked = palace === undefined ? [] : ordinary.filter((items) => isAlongMarkedLines(lexicon, items));
	const plain = ordinary.filter((items) => !marked.includes(items));
	const { moves, special } = describeMoves(lexicon, asPath(plain), finishes);
	const told = (text: string): string => confined(lexicon, playerSentence(lexicon, withAreas(lexicon, text, kind)), palace);
	const texts = [
		...moves.map(told),
		...special.map(told),
		...(marked.length === 0 ? [] : ['It does the same along the diagonal lines of a palace.']),
	];
	const neutral = lexicon.ruleset.sideOrder.every(
		(side) => !lexicon.ruleset.start.pieces.some(({ piece }) => piece.kind === kind && piece.side === side),
	);
	const owner =
		neutral &&
		someNode(
			[lexicon.ruleset.paths, lexicon.ruleset.after, lexicon.ruleset.start],
			(node) => node.kind === kind && node.side === 'neutral',
		);
	return texts.length > 0 || facing.length > 0
		? withoutPairs(withoutCases([...new Set(texts)]))
		: [owner ? 'Belongs to neither player and does not move by itself.' : STILL];
}

/** Moves that are all those of other kinds as well: `Moves like a rook or a knight.` */
function comparedTexts(lexicon: Lexicon, kind: string, all: ReadonlyMap<string, readonly string[]>): readonly string[] {
	const own = all.get(kind)!;
	const before = [...all.keys()].indexOf(kind);
	const inside = [...all].filter(([other, texts], index) => {
		if (
			lexicon.kind(other) === lexicon.kind(kind) ||
			texts[0] === STILL ||
			lexicon.kind(other).startsWith('promoted ') ||
			lexicon.kind(other).includes("'")
		)
			return false;
		return texts.length > 0 && texts.every((text) => own.includes(text)) && (texts.length < own.length || index < before);
	});
	const largest = inside.filter(
		([, texts]) => !inside.some(([, more]) => more.length > texts.length && texts.every((text) => more.includes(text))),
	);
	const distinct = largest.filter(([, texts], index) => largest.findIndex(([, same]) => String(same) === String(texts)) === index);
	if (distinct.length === 0) return own;
	const covered = new Set(distinct.flatMap(([, texts]) => texts));
	const rest = own.filter((text) => !covered.has(text));
	const like = `Moves like ${list(
		distinct.map(([other]) => article(lexicon.kind(other))),
		'or',
	)}.`;
	return [
		like,
		...rest.map((text) => text.replace(/^(Moves|Captures|Jumps|Goes|Makes) /, (_, verb: string) => `Also ${verb.toLowerCase()} `)),
	];
}

/** The kinds as players list them: the royal ones, then the rarer ones first; kinds that only remember a promotion are left out. */
function shownKinds(lexicon: Lexicon, kinds: readonly KindMoves[]): readonly KindMoves[] {
	const { ruleset } = lexicon;
	const royals = 'is' in ruleset.royal ? (ruleset.royal.a.kind ?? []) : [];
	const count = ({ kind }: KindMoves): number => ruleset.start.pieces.filter(({ piece }) => piece.kind === kind).length;
	const place = (one: KindMoves): number =>
		royals.includes(one.kind) && count(one) > 0 ? 0 : count(one) === 0 ? Number.MAX_SAFE_INTEGER : count(one);
	const remembers = ({ kind }: KindMoves): boolean => shownAs(lexicon, kind) !== lexicon.kind(kind);
	return kinds.filter((one) => !remembers(one)).sort((one, other) => place(one) - place(other));
}

/** The sentences about the moves of each kind. */
export function pieceRules(lexicon: Lexicon, kinds: readonly KindMoves[], finishes: Finishes): readonly LeafletRule[] {
	const palace = palaceOf(lexicon, kinds);
	const shown = shownKinds(lexicon, kinds);
	const all = new Map(shown.map((one) => [one.kind, moveTexts(lexicon, one, finishes, palace)]));
	return shown.map(({ kind }) => {
		const title = lexicon.kind(kind);
		const promoted = lexicon.names?.kinds[kind]?.promotedOf;
		const about = `${capital(title)}${promoted === undefined || title.startsWith('promoted ') ? '' : ` (promoted ${lexicon.kind(promoted)})`}`;
		return { about, kind, texts: comparedTexts(lexicon, kind, all) };
	});
}

interface Promoting {
	readonly kind: string;
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
			return groupEndings(endings ?? []).flatMap(({ promotions }) =>
				promotions.flatMap(({ kinds: to, if: when, or }) => {
					const key = JSON.stringify([kind, to, when, or]);
					if (seen.has(key)) return [];
					seen.add(key);
					return [{ kind, to, if: when, or }];
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

/** The rules of promotion: kinds that promote in the same way share a sentence. */
export function promotionRules(lexicon: Lexicon, kinds: readonly KindMoves[]): readonly LeafletRule[] {
	const all = promotionsOf(kinds);
	const groups = new Map<string, Promoting[]>();
	for (const one of all) {
		const key = JSON.stringify([one.if, isForced(one), one.to.length === 1 ? '' : one.to]);
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
	const who = article(list([...new Set(group.map(({ kind }) => lexicon.kind(kind)))], 'or'));
	const place = promotionArea(lexicon, first.if);
	// A piece that may promote only where it has to has no choice.
	const always = place !== undefined && group.every((one) => !isForced(one) && mustIn(lexicon, one.or) === place.area);
	const when =
		place === undefined
			? conditionTail(lexicon, first.if)
			: place.both && !always
				? ` that moves into, inside or out of ${place.area}`
				: ` that reaches ${place.area}`;
	const verb = always || isForced(first) ? 'becomes' : 'may become';
	const pieces = [...new Set(group.flatMap(({ to }) => to))];
	if (group.length === 1 || pieces.length === 1 || first.to.length > 1) {
		const what = list(
			(first.to.length > 1 ? first.to : pieces).map((kind) => article(shownAs(lexicon, kind))),
			'or',
		);
		return [
			`${who}${when} ${verb} ${what}${first.to.length > 1 ? ', as its player chooses' : ''}`,
			...(always ? [] : mustTexts(lexicon, group)),
		];
	}
	if (group.length > MOST_PAIRS)
		return [
			`many pieces${when} ${isForced(first) ? 'promote' : 'may promote'}; the list of the pieces says in brackets which piece becomes which`,
		];
	const renamed = group.filter(({ kind, to }) => lexicon.kind(to[0]!) !== `promoted ${lexicon.kind(kind)}`);
	const pairs = renamed.map(({ kind, to }) => `${article(lexicon.kind(kind))} becomes ${article(lexicon.kind(to[0]!))}`);
	const others = renamed.length === group.length ? '' : `${pairs.length === 0 ? ' and is' : '; the others are'} then called promoted`;
	return [
		`${who}${when} ${always || isForced(first) ? 'promotes' : 'may promote'}${pairs.length === 0 ? '' : `: ${list(pairs)}`}${others}`,
		...(always ? [] : mustTexts(lexicon, group)),
	];
}

/** The title of a kind; one that only remembers a promotion has the title of the kind that it moves as. */
const shownAs = (lexicon: Lexicon, kind: string): string => {
	const title = lexicon.kind(kind);
	const { kinds } = lexicon.ruleset;
	const plain = Object.keys(kinds).find(
		(other) => title === `promoted ${lexicon.kind(other)}` && kinds[other]!.moves === kinds[kind]!.moves,
	);
	return plain === undefined ? title : lexicon.kind(plain);
};

/** The pieces that have to promote because they could never move again. */
function mustTexts(lexicon: Lexicon, group: readonly Promoting[]): readonly string[] {
	const byArea = new Map<string, string[]>();
	for (const one of group) {
		const area = isForced(one) ? undefined : mustIn(lexicon, one.or);
		if (area !== undefined) byArea.set(area, [...new Set([...(byArea.get(area) ?? []), lexicon.kind(one.kind)])]);
	}
	return [...byArea].map(([area, nouns]) => `${article(list(nouns, 'or'))} that reaches ${area} must promote`);
}
