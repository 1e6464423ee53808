import type { Cond, Outcome } from '@x/core';
import { isSame } from '@x/core/build';
import { asCondition, asNumber, asResult, foldSome, type Pass } from '@x/core/rules';
import type { Lexicon } from '../lexicon.js';
import { conjuncts, disjuncts } from '../parts.js';
import { article, list, plural } from '../words.js';
import { inArea } from '../zones.js';
import type { EndingParts, ToldEnding } from './ending-parts.js';
import { capital, ordinalWord, playerName } from './player-words.js';
import { countLimitOf, hasFilter, isOfCaptures, limitedVariable, limitOf, progressOf } from './recognise.js';

/** The pieces that a trace follows are attacked royal pieces: the side gives check. */
const givesCheck = ({ ruleset }: Lexicon, trace: string): boolean => {
	const kinds = ruleset.traces[trace]?.of.kind;
	return kinds !== undefined && hasFilter(ruleset.royal, ({ kind: royals = [] }) => kinds.every((kind) => royals.includes(kind)));
};

/** The traces that a side kept with every move, as the conditions name them. */
const keptIn = (conditions: readonly Cond[]): readonly { readonly trace: string; readonly by: 'own' | 'other'; readonly kept: boolean }[] =>
	conditions.flatMap((condition) => {
		const limit = limitOf(condition);
		const number = asNumber('kept', limit?.number);
		return number === undefined ? [] : [{ trace: number.kept, by: number.by, kept: limit?.operator === '>' }];
	});

/** The player who may claim an outcome. */
const claimer = ({ when, claim }: Outcome): string =>
	claim === 'either' ? 'either player' : when === 'moved' ? 'the player who moved' : 'the player to move';

/** A position that comes up again. */
export function repetitionEnding({ lexicon, outcome, conditions, mover }: EndingParts): ToldEnding | undefined {
	const limits = conditions.map(limitOf);
	const times = limits.find((limit) => limit?.operator === '>' && asNumber('repeats', limit.number) !== undefined);
	if (times === undefined) return undefined;
	const when = `the same position comes up for the ${ordinalWord(times.value + 1)} time`;
	const kept = keptIn(conditions).filter(({ kept: isKept }) => isKept);
	const [phase] = conditions.flatMap((condition) => asCondition('phase', condition)?.phase ?? []);
	const side = phase && lexicon.ruleset.turn.phases[phase]!.side;
	if (kept.length === 0 && conditions.length > (side === undefined ? 1 : 2)) return undefined;
	if (kept.length > 0) return keptEnding(lexicon, kept.at(-1)!.trace, when, outcome.claim !== undefined, mover !== undefined);
	if (outcome.result === 'draw')
		return outcome.claim === undefined
			? { about: 'Repetition', text: `If ${when}, the game is a draw.` }
			: { about: 'Repetition', text: `If ${when}, ${claimer(outcome)} may claim a draw.` };
	if (asResult('points', outcome.result) !== undefined)
		return { about: 'Repetition', text: `If ${when}, ${claimer(outcome)} may have the pieces counted: the player with more points wins.` };
	if (side !== undefined) {
		const loser =
			(outcome.result === 'loss') === (outcome.for !== 'other') ? side : lexicon.ruleset.sideOrder.find((other) => other !== side);
		return { about: 'Repetition', text: `If ${when}, ${playerName(lexicon, loser ?? side)} loses.` };
	}
	return {
		about: 'Repetition',
		text: `If ${when}, the player who brought it about ${(mover === 'wins') === (outcome.when === 'moved') ? 'wins' : 'loses'}.`,
	};
}

/** The kinds that a trace follows in one zone only: every other kind passes the first part of a `some`. */
function keptInside(condition: Cond): { readonly kinds: readonly string[]; readonly zone: string } | undefined {
	const [first, second] = asCondition('some', asCondition('all', condition)?.all[0])?.some ?? [];
	const kinds = asCondition('is', first)?.a.notKind;
	const zone = asCondition('in', second)?.zone;
	return kinds === undefined || zone === undefined ? undefined : { kinds, zone };
}

function keptEnding(lexicon: Lexicon, trace: string, when: string, claimed: boolean, decided: boolean): ToldEnding | undefined {
	if (!decided) return undefined;
	const result = claimed ? 'the game can be claimed against that player' : 'that player loses';
	if (givesCheck(lexicon, trace))
		return { about: 'Perpetual check', text: `If ${when} and one player gave check with every move in between, ${result}.` };
	const { of, if: condition } = lexicon.ruleset.traces[trace] ?? {};
	const plurals = (kinds: readonly string[]): string => list(kinds.map((kind) => plural(lexicon.kind(kind))));
	const inside = condition === undefined ? undefined : keptInside(condition);
	const limited =
		inside === undefined
			? ''
			: `; attacks on ${plurals(inside.kinds)} count only ${inArea(lexicon, inside.zone).replace('its', 'that player’s')}`;
	const spared = of?.notKind === undefined ? '' : ` Attacks on ${plurals(of.notKind)} do not count${limited}.`;
	const text = `If ${when} and only one player attacked the same unprotected piece with every move in between, ${result}.${spared}`;
	return { about: 'Perpetual chase', text };
}

/** The kinds of moves that set a counter back to 0. */
function progressWords(lexicon: Lexicon, condition: Cond): string {
	const words = conjuncts(condition)
		.flatMap(disjuncts)
		.flatMap((part) => {
			if (isOfCaptures(part)) return ['a capture'];
			const titles = asCondition('mover', part)?.mover.kind?.map((kind) => lexicon.kind(kind));
			return titles === undefined ? [] : [`${article(list(titles, 'or'))} move`];
		});
	return list([...new Set(words)], 'or');
}

/** A counter of moves without progress, or of all moves. */
export function counterEnding({ lexicon, outcome, conditions }: EndingParts): ToldEnding | undefined {
	const [condition] = conditions.filter((part) => asCondition('phase', part) === undefined);
	const limit = limitOf(condition);
	const name = limitedVariable(condition);
	if (name === undefined || limit?.operator !== '>') return undefined;
	const plies = limit.value + 1;
	const result =
		outcome.result === 'draw'
			? outcome.claim === undefined
				? 'the game is a draw'
				: `${claimer(outcome)} may claim a draw`
			: asResult('points', outcome.result) !== undefined
				? `${outcome.claim === undefined ? 'the pieces are counted' : `${claimer(outcome)} may have the pieces counted`}: the player with more points wins`
				: undefined;
	if (result === undefined) return undefined;
	if (name === lexicon.names?.clocks?.full) return { about: 'Long games', text: `After ${limit.value} moves ${result}.` };
	const progress = progressOf(lexicon.ruleset, name);
	if (progress === undefined) return undefined;
	const moves = plies % 2 === 0 ? `${plies / 2} moves by each player` : `${plies} moves`;
	return {
		about: `${capital(numberTitle(plies))} moves`,
		text: `If ${moves} pass without ${progressWords(lexicon, progress)}, ${result}.`,
	};
}

const numberTitle = (plies: number): string =>
	({ 100: 'fifty', 150: 'fifty', 140: 'seventy', 200: 'hundred' })[plies] ?? (plies % 2 === 0 ? String(plies / 2) : String(plies));

/** Every number that a condition compares counts pieces of both sides, on the board or in hand. */
const countsMaterial: Pass<'condition', boolean> = foldSome(
	'condition',
	{
		all: ({ all }) => all.every((part) => countsMaterial(part)),
		some: ({ some }) => some.length > 0 && some.every((part) => countsMaterial(part)),
		not: ({ not }) => countsMaterial(not),
		compare: (condition) => isOfStock(condition) || isOfPieces(condition),
	},
	() => false,
);

const isOfStock = (condition: Cond): boolean => asNumber('store', limitOf(condition)?.number) !== undefined;

const isOfPieces = (condition: Cond): boolean => {
	const number = countLimitOf(condition)?.number;
	if (number === undefined || number.if !== undefined || number.count.who === 'empty') return false;
	return number.zone === undefined || number.count.who === undefined;
};

/** The conditions count the pieces of both sides, together or one after the other. */
const countsBoth = (conditions: readonly Cond[]): boolean =>
	hasFilter(conditions, ({ who }) => who === 'friend') === hasFilter(conditions, ({ who }) => who === 'enemy');

/** One of the sides has a single piece left, whatever the other one has. */
const isBareDraw = (condition: Cond): boolean => {
	const parts = disjuncts(condition);
	return (
		parts.length === 2 &&
		(['friend', 'enemy'] as const).every((who) => parts.some((part) => isSame(part, { compare: [{ count: { who } }, '<', 2] })))
	);
};

/** A draw by the pieces that are left. */
export function materialDraw({ lexicon, outcome, conditions }: EndingParts): ToldEnding | undefined {
	if (outcome.result !== 'draw' || conditions.length === 0 || !conditions.every(countsMaterial) || !countsBoth(conditions))
		return undefined;
	if (conditions.length === 1 && isBareDraw(conditions[0]!))
		return {
			about: 'Bare king',
			text: `When a player has only the ${lexicon.royal} left, the game is a draw, whatever the other player has.`,
		};
	const first = countLimitOf(conditions[0]);
	const spared = first?.value === 0 ? first.number.count.notKind : undefined;
	const rest = conditions.filter((part) => !isOfStock(part));
	const inHand = rest.length < conditions.length ? ' and no piece is in hand' : '';
	if (rest.length === 1 && spared !== undefined) {
		const kinds = spared.map((kind) => plural(lexicon.kind(kind)));
		return { about: 'Too few pieces', text: `If only ${list(kinds)} are left${inHand}, the game is a draw.` };
	}
	return { about: 'Too few pieces', text: `If neither player has enough pieces left to give checkmate${inHand}, the game is a draw.` };
}
