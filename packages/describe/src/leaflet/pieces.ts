import type { Path, Ruleset } from '@x/core';
import { asPiece, asZone, nodesIn } from '@x/core/rules';
import { endingsOf } from '../endings.js';
import type { Lexicon } from '../lexicon.js';
import { alternativeOf } from '../move-patterns.js';
import { describeMoves, type Finish } from '../moves.js';
import { conjuncts, royalKinds, zoneOf } from '../parts.js';
import { article, list } from '../words.js';
import { areaWords } from '../zones.js';
import type { KindMoves } from './kind-moves.js';
import { type LeafletRule, pathsOf, type ToldRule } from './leaflet-rule.js';
import { capital, playerSentence, withAreas } from './player-words.js';
import { moveNotesOf } from './recognise.js';
import { shownAs } from './shown-as.js';

const pathOf = (branches: readonly (readonly Path[])[]): Path => ({ any: branches.map((seq) => ({ seq })) });

/** The zone that no move of the royal piece leaves: a palace. */
export function palaceOf(lexicon: Lexicon, kinds: readonly KindMoves[]): string | undefined {
	const royals = royalKinds(lexicon.ruleset);
	const zones = kinds.filter(({ kind }) => royals.includes(kind)).flatMap(({ ordinary }) => ordinary.map(zoneAt));
	const [first] = zones;
	return zones.length > 0 && zones.every((zone) => zone === first) ? first : undefined;
}

/** The zone in which a branch must end. */
function zoneAt(items: readonly Path[]): string | undefined {
	const alternative = alternativeOf(items);
	const endings = alternative === undefined ? undefined : endingsOf(alternative.rest);
	const zones = (endings ?? []).map(({ tests }) => tests.flatMap(conjuncts).flatMap((test) => zoneOf(test, 'at') ?? [])[0]);
	return zones.length > 0 && zones.every((zone) => zone === zones[0]) ? zones[0] : undefined;
}

/** The sentence for a confined piece: its zone is the palace, or a part of the board that it does not leave. */
const confined = (lexicon: Lexicon, text: string, palace: string | undefined): string =>
	palace === undefined ? text : text.replace(`; it stays on ${areaWords(lexicon, palace)}`, '; it never leaves the palace');

/** The sentence for a piece without moves. */
const STILL = 'Does not move.';

/** A branch along lines that are drawn on the board: it must begin on one of some marked cells and end on one. */
function isAlongMarkedLines({ ruleset, names }: Lexicon, items: readonly Path[]): boolean {
	if ((names?.look?.lines ?? []).length === 0) return false;
	return nodesIn('path', items).condition.some((part) => asZone('cells', ruleset.zones[zoneOf(part, 'origin') ?? '']) !== undefined);
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
		const same = [`${move} only to capture.`, move.replace(/^(?:Moves|Jumps|Makes) (.+)$/, 'Captures $1.')];
		const other = texts.find((one) => same.includes(one));
		return other === undefined ? [] : [{ text, other, joined: `${move}.` }];
	});
	return texts.flatMap((text) =>
		pairs.some(({ other }) => other === text) ? [] : [pairs.find((one) => one.text === text)?.joined ?? text],
	);
}

/** Joins the clauses about a move that every side has, each in a branch of its own. */
function withoutSides(lexicon: Lexicon, clauses: readonly string[]): readonly string[] {
	const sides = lexicon.ruleset.sideOrder.map((side) => `, if it is ${article(`${lexicon.side(side)} piece`)}`);
	return [
		...new Set(
			clauses.map((clause) => {
				const own = sides.find((words) => clause.includes(words));
				return own !== undefined && sides.every((words) => clauses.includes(clause.replace(own, words))) ? clause.replace(own, '') : clause;
			}),
		),
	];
}

/** Whether a kind stands on the board without an owner, at the start or after a move. */
function isNeutral({ paths, after, start }: Ruleset, kind: string): boolean {
	const put = [
		...nodesIn('path', Object.values(paths)).piece,
		...after.flatMap(({ do: done, else: otherwise = [] }) => nodesIn('effect', [...done, ...otherwise]).piece),
	];
	return [...put.map((piece) => asPiece('kind', piece)), ...start.pieces.map(({ piece }) => piece)].some(
		(piece) => piece?.kind === kind && piece.side === 'neutral',
	);
}

/** The sentences about the moves of a kind, without those of other kinds. */
function moveTexts(
	lexicon: Lexicon,
	{ kind, ordinary, facing }: KindMoves,
	finishes: readonly Finish[],
	palace: string | undefined,
): readonly string[] {
	const note = moveNotesOf(lexicon, lexicon.ruleset.kinds[kind]!.moves);
	if (note !== undefined) return note;
	const marked = palace === undefined ? [] : ordinary.filter((items) => isAlongMarkedLines(lexicon, items));
	const plain = ordinary.filter((items) => !marked.includes(items));
	const { moves: told, special } = describeMoves(lexicon, pathOf(plain), finishes);
	const moves = withoutSides(lexicon, told);
	const inWords = (text: string): string => confined(lexicon, playerSentence(lexicon, withAreas(lexicon, text, kind)), palace);
	const texts = [
		...moves.map(inWords),
		...special.map(inWords),
		...(marked.length === 0 ? [] : ['It does the same along the diagonal lines of a palace.']),
	];
	const owned = lexicon.ruleset.start.pieces.some(({ piece }) => piece.kind === kind && lexicon.ruleset.sideOrder.includes(piece.side));
	return texts.length > 0 || facing.length > 0
		? withoutPairs(withoutCases([...new Set(texts)]))
		: [!owned && isNeutral(lexicon.ruleset, kind) ? 'Belongs to neither player and does not move by itself.' : STILL];
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
	const royals = royalKinds(ruleset);
	const count = ({ kind }: KindMoves): number => ruleset.start.pieces.filter(({ piece }) => piece.kind === kind).length;
	const place = (one: KindMoves): number =>
		royals.includes(one.kind) && count(one) > 0 ? 0 : count(one) === 0 ? Number.MAX_SAFE_INTEGER : count(one);
	const remembers = ({ kind }: KindMoves): boolean => shownAs(lexicon, kind) !== lexicon.kind(kind);
	return kinds.filter((one) => !remembers(one)).sort((one, other) => place(one) - place(other));
}

/** The sentences about the moves of each kind. */
export function pieceRules(lexicon: Lexicon, kinds: readonly KindMoves[], finishes: readonly Finish[]): readonly ToldRule[] {
	const palace = palaceOf(lexicon, kinds);
	const shown = shownKinds(lexicon, kinds);
	const all = new Map(shown.map((one) => [one.kind, moveTexts(lexicon, one, finishes, palace)]));
	return shown.map(({ kind }) => {
		const title = lexicon.kind(kind);
		const promoted = lexicon.names?.kinds[kind]?.promotedOf;
		const about = `${capital(title)}${promoted === undefined || title.startsWith('promoted ') ? '' : ` (promoted ${lexicon.kind(promoted)})`}`;
		return { about, kind, texts: comparedTexts(lexicon, kind, all), parts: pathsOf(lexicon.ruleset, [kind]) };
	});
}
