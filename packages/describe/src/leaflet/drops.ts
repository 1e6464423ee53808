import type { Cond, Path } from '@x/core';
import { isSame } from '@x/core/build';
import { asEffect, asNumber, asPath, asPiece, asZone, nodesIn, zoneMaps } from '@x/core/rules';
import type { Lexicon } from '../lexicon.js';
import { alternativeOf, alternativesOf } from '../move-patterns.js';
import { conjuncts, testsOf } from '../parts.js';
import { article, list, numeral, plural, quantity } from '../words.js';
import { zoneWords } from '../zones.js';
import type { ToldRule } from './leaflet-rule.js';
import { fewCells, playerArea, playerSentence } from './player-words.js';
import { countLimitOf, isRoyalAttacked, isSome, kept, limitOf, markIn, pathsThatMark } from './recognise.js';
import { turned } from './turning.js';

/** A drop of a piece from a store. */
interface Drop {
	readonly store: string;
	readonly kind: string;
	/** The kind that is put on the board. */
	readonly as: string;
	readonly zone: string | undefined;
	readonly tests: readonly Cond[];
	readonly mark: string | undefined;
}

/** The drops in a path without an origin; undefined for another branch. */
function dropOf(items: readonly Path[]): Drop | undefined {
	const alternative = alternativeOf(items);
	if (alternative?.pattern.form !== 'pick') return undefined;
	const { effect: effects, path: parts } = nodesIn('path', alternative.rest);
	const taken = effects.flatMap((effect) => asEffect('store', effect) ?? []).find(({ add }) => add === -1);
	const placed = effects.flatMap((effect) => asEffect('set', effect) ?? []).find(({ set }) => set === 'at');
	if (taken === undefined || placed === undefined || typeof taken.kind !== 'string') return undefined;
	const [mark] = parts.flatMap((part) => asPath('mark', part)?.mark ?? []);
	return {
		store: taken.store,
		kind: taken.kind,
		as: asPiece('kind', placed.to)?.kind ?? taken.kind,
		zone: alternative.pattern.zone,
		tests: [...alternative.tests, ...testsOf(alternative.rest)],
		mark,
	};
}

/** The paths without an origin. */
function dropPaths({ ruleset }: Lexicon): readonly Path[] {
	const names = new Set(Object.values(ruleset.turn.phases).flatMap(({ also }) => also ?? []));
	return [...names].map((name) => ruleset.paths[name]!);
}

/** All drops of the game. */
export function dropsOf(lexicon: Lexicon): readonly Drop[] {
	return dropPaths(lexicon).flatMap((path) => alternativesOf(path).flatMap((items) => dropOf(items) ?? []));
}

/** Too many pieces of the dropped kind on a line: the most that may stand there before. */
function lineLimit({ tests, kind }: Drop): number | undefined {
	for (const test of tests) {
		const limit = limitOf(test);
		const { filter } = nodesIn('path', asNumber('matches', limit?.number)?.matches);
		if (limit !== undefined && filter.some((one) => one.who === 'friend' && one.kind?.includes(kind)))
			return limit.operator === '<' ? limit.value : limit.operator === '=' ? limit.value + 1 : undefined;
	}
	return undefined;
}

/** How pieces come into the hand. */
function handTexts(lexicon: Lexicon, store: string): readonly string[] {
	const { after, stores, start, sideOrder } = lexicon.ruleset;
	const banks = after.filter(({ do: done }) =>
		done.some((effect) => {
			const put = asEffect('store', effect);
			return put?.store === store && asNumber('captured', put.add) !== undefined;
		}),
	);
	const becomes = [...new Set(Object.values(stores[store]?.as ?? {}))];
	const turned =
		becomes.length === 0
			? ''
			: becomes.length === 1 && Object.keys(stores[store]?.as ?? {}).length > 1
				? ` A promoted piece becomes ${article(lexicon.kind(becomes[0]!))} again.`
				: ' There it loses its promotion.';
	const held = sideOrder.flatMap((side) => {
		const kinds = Object.entries(start.stores?.[store]?.[side] ?? {}).filter(([, amount]) => amount > 0);
		return kinds.length === 0
			? []
			: [list(kinds.map(([kind, amount]) => (amount === 1 ? article(lexicon.kind(kind)) : quantity(amount, lexicon.kind(kind)))))];
	});
	const begins = held.length === 0 ? [] : [`At the start each player has ${held[0]} in hand.`];
	const taken = banks.length === 0 ? [] : [`A captured piece changes sides: it goes into the hand of the player who captured it.${turned}`];
	if (held.length > 0 || banks.length > 0) return [...begins, ...taken];
	return [
		'A captured piece leaves this board: it goes into the hand of the capturing player’s partner, who plays on another board. The hands on this board are filled with the pieces that are captured there.',
	];
}

/** A drop that is allowed only while a cell of its zone is empty, if one is at the start. */
function firstWords(lexicon: Lexicon, { kind, zone, tests }: Drop): readonly string[] {
	const limits = tests.flatMap((test) => countLimitOf(test) ?? []);
	const filled = limits.some((limit) => limit.number.count.who === 'empty' && limit.number.zone === zone && isSome(limit));
	if (!filled || zone === undefined) return [];
	const { lattice, ruleset } = lexicon;
	const inside = lattice === undefined ? undefined : zoneMaps(ruleset, lattice)[0]?.[zone];
	const taken = new Set(ruleset.start.pieces.map(({ at }) => lattice?.cellAt(at)));
	if (inside?.every((is, cell) => is === 0 || taken.has(cell)) === true) return [];
	const cells = fewCells(lexicon, ruleset.zones[zone]!);
	return [
		`while ${cells ?? `a cell of ${playerArea(lexicon, zone)}`} is empty, ${article(lexicon.kind(kind))} may be put only there${turned(Object.values(lexicon.ruleset.paths)).length > 0 ? ', and encloses nothing' : ''}`,
	];
}

/** The area of a drop; without its limit to squares of one colour, which is a law of its own. */
function dropArea(lexicon: Lexicon, name: string): string {
	const [whole, colour] = asZone('minus', lexicon.ruleset.zones[name])?.minus ?? [];
	return whole !== undefined && asZone('parity', colour) !== undefined ? zoneWords(lexicon, whole) : playerArea(lexicon, name);
}

/** No kind has a move. */
const isStill = ({ ruleset: { kinds, paths } }: Lexicon): boolean =>
	Object.values(kinds).every(({ moves }) => isSame(paths[moves]!, { any: [] }));

/** Hands and drops. */
export function dropRules(lexicon: Lexicon): readonly ToldRule[] {
	const drops = dropsOf(lexicon);
	if (drops.length === 0) return [];
	const stores = [...new Set(drops.map(({ store }) => store))];
	/** Area → the pieces that may be put there only. */
	const zones = new Map<string, Set<string>>();
	for (const { kind, zone } of drops)
		if (zone !== undefined && drops.every((other) => other.kind !== kind || other.zone !== undefined)) {
			const area = dropArea(lexicon, zone);
			zones.set(area, new Set([...(zones.get(area) ?? []), lexicon.kind(kind)]));
		}
	const kinds = new Set(drops.map(({ kind }) => kind));
	const alone = zones.size === 1 && drops.every(({ zone }) => zone !== undefined);
	const limits = alone
		? []
		: [...zones]
				.map(([area, nouns]) => `${article(list([...nouns], 'or'))} may be put only on ${area}`)
				.filter((text) => !text.endsWith(' only on all ranks'));
	const where = alone ? `an empty cell of ${[...zones.keys()][0]!}` : 'any empty cell';
	const rest = drops.flatMap(({ as, kind }) =>
		as === kind ? [] : [`${article(lexicon.kind(kind))} may be put down as ${article(lexicon.kind(as))}`],
	);
	const firsts = drops.flatMap((drop) => firstWords(lexicon, drop));
	const marks = new Set(drops.map(({ mark }) => mark));
	const begins = lexicon.ruleset.prefer.some((choice) => {
		const mark = markIn(kept(choice));
		return mark !== undefined && marks.has(mark);
	});
	const texts = [
		begins
			? `first the players take turns to put the pieces from their hands on the board, each on ${where}`
			: isStill(lexicon)
				? `in each turn a player puts a piece from the hand on ${where}`
				: `instead of moving, a player may put a piece from the hand on ${where}`,
		...limits,
		...firsts,
		...new Set(rest),
	];
	return [
		{
			about: 'Hands and drops',
			texts: [...stores.flatMap((store) => handTexts(lexicon, store)), ...texts.map((text) => playerSentence(lexicon, text))],
			parts: dropPaths(lexicon),
		},
		...lineRules(lexicon, drops),
		...dropLaws(lexicon, drops, kinds.size),
	];
}

/** A limit of pieces of one kind on a file: nifu. */
function lineRules(lexicon: Lexicon, drops: readonly Drop[]): readonly ToldRule[] {
	return drops.flatMap((drop) => {
		const most = lineLimit(drop);
		if (most === undefined) return [];
		const noun = lexicon.kind(drop.kind);
		const there = most === 1 ? `another ${noun} of the same player` : `${numeral(most)} ${plural(noun)} of the same player`;
		const promoted = Object.entries(lexicon.names?.kinds ?? {}).some(([, { promotedOf }]) => promotedOf === drop.kind)
			? ` Promoted ones do not count.`
			: '';
		return [
			{
				about: `${most === 1 ? 'Two' : 'Too many'} ${plural(noun)} on a file${most === 1 ? ' (nifu)' : ''}`,
				texts: [`A ${noun} may not be dropped on a file with ${there}.${promoted}`],
			},
		];
	});
}

/** Laws about drops: no mate, or no check, with a dropped piece. */
function dropLaws(lexicon: Lexicon, drops: readonly Drop[], all: number): readonly ToldRule[] {
	const { ruleset } = lexicon;
	return ruleset.forbid.flatMap((law): readonly ToldRule[] => {
		const parts = conjuncts(law.if);
		const mark = parts.flatMap((part) => markIn(part) ?? [])[0];
		const checks = parts.some((part) => isRoyalAttacked(part, 'other'));
		if (mark === undefined || !checks) return [];
		const kinds = [...new Set(drops.filter((drop) => drop.mark === mark).map(({ kind }) => lexicon.kind(kind)))];
		if (kinds.length === 0 || pathsThatMark(ruleset, mark).length === 0) return [];
		const who = kinds.length === all ? 'A piece' : article(list(kinds, 'or')).replace(/^a/, 'A');
		const mates = parts.some((part) => {
			const limit = limitOf(part);
			return limit !== undefined && limit.operator !== '>' && asNumber('moves', limit.number) !== undefined;
		});
		return mates
			? [
					{
						about: 'Drop mate (uchifuzume)',
						texts: [
							`${who} may not be dropped so that it gives checkmate. A check by a drop is allowed, and so is mate by a ${kinds[0]} that moves.`,
						],
						parts: [law],
					},
				]
			: [{ about: 'No check by a drop', texts: [`${who} may not be dropped so that it gives check.`], parts: [law] }];
	});
}
