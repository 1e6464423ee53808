import type { Cond } from '@x/core';
import { isSame, someNode } from '@x/core/build';
import type { Lexicon } from '../lexicon.js';
import { article, list, plural } from '../words.js';
import { inArea } from '../zones.js';
import type { EndingParts, ToldEnding } from './ending-parts.js';
import { capital, ordinalWord, playerName } from './player-words.js';
import { limitOf, progressOf } from './recognise.js';

/** The pieces that a trace follows are attacked royal pieces: the side gives check. */
const givesCheck = ({ ruleset }: Lexicon, trace: string): boolean => {
	const { of } = ruleset.traces[trace] ?? {};
	const kinds = of?.kind;
	return (
		kinds !== undefined &&
		someNode(
			ruleset.royal,
			({ kind: royals }) => Array.isArray(royals) && kinds.every((kind) => (royals as readonly string[]).includes(kind)),
		)
	);
};

/** The traces that a side kept with every move, as the conditions name them. */
const keptIn = (conditions: readonly Cond[]): readonly { readonly trace: string; readonly by: 'own' | 'other'; readonly kept: boolean }[] =>
	conditions.flatMap((condition) => {
		const limit = limitOf(condition);
		if (limit === undefined || !('kept' in limit.number)) return [];
		return [{ trace: limit.number.kept, by: limit.number.by, kept: limit.operator === '>' }];
	});

/** A position that comes up again. */
export function repetitionEnding({ lexicon, outcome, conditions, mover }: EndingParts): ToldEnding | undefined {
	const limits = conditions.map(limitOf);
	const times = limits.find((limit) => limit !== undefined && 'repeats' in limit.number && limit.operator === '>');
	if (times === undefined) return undefined;
	const when = `the same position comes up for the ${ordinalWord(times.value + 1)} time`;
	const kept = keptIn(conditions).filter(({ kept: isKept }) => isKept);
	const side = conditions.flatMap((condition) =>
		'phase' in condition ? condition.phase.map((name) => lexicon.ruleset.turn.phases[name]!.side) : [],
	)[0];
	if (kept.length === 0 && conditions.length > (side === undefined ? 1 : 2)) return undefined;
	if (kept.length > 0) return keptEnding(lexicon, kept.at(-1)!.trace, when, outcome.claim !== undefined, mover !== undefined);
	if (outcome.result === 'draw')
		return outcome.claim === undefined
			? { about: 'Repetition', text: `If ${when}, the game is a draw.` }
			: { about: 'Repetition', text: `If ${when}, the player to move may claim a draw.` };
	if (typeof outcome.result === 'object')
		return { about: 'Repetition', text: `If ${when}, the player to move may have the pieces counted: the player with more points wins.` };
	if (side !== undefined) {
		const loser =
			(outcome.result === 'loss') === (outcome.for !== 'other') ? side : lexicon.ruleset.sideOrder.find((other) => other !== side);
		return { about: 'Repetition', text: `If ${when}, ${playerName(lexicon, loser ?? side)} loses.` };
	}
	return { about: 'Repetition', text: `If ${when}, the player who brought it about ${mover === 'wins' ? 'loses' : 'wins'}.` };
}

/** The kinds that a trace follows in one zone only: every other kind passes the first part of a `some`. */
function keptInside(condition: Cond): { readonly kinds: readonly string[]; readonly zone: string } | undefined {
	const [first, second] = 'all' in condition && 'some' in condition.all[0]! ? condition.all[0].some : [];
	if (first === undefined || !('is' in first) || first.a.notKind === undefined || second === undefined || !('in' in second))
		return undefined;
	return { kinds: first.a.notKind, zone: second.zone };
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
	const parts: readonly Cond[] =
		'some' in condition
			? condition.some
			: 'all' in condition
				? condition.all.flatMap((part) => ('some' in part ? part.some : [part]))
				: [condition];
	const words = parts.flatMap((part) => {
		const limit = limitOf(part);
		if (limit !== undefined && 'captured' in limit.number) return ['a capture'];
		if ('mover' in part && part.mover.kind !== undefined)
			return [
				`${article(
					list(
						part.mover.kind.map((kind) => lexicon.kind(kind)),
						'or',
					),
				)} move`,
			];
		return [];
	});
	return list([...new Set(words)], 'or');
}

/** A counter of moves without progress, or of all moves. */
export function counterEnding({ lexicon, outcome, conditions }: EndingParts): ToldEnding | undefined {
	const [condition] = conditions.filter((part) => !('phase' in part));
	const limit = condition === undefined ? undefined : limitOf(condition);
	if (limit === undefined || !('var' in limit.number) || limit.operator !== '>') return undefined;
	const { var: name } = limit.number;
	const plies = limit.value + 1;
	const result =
		outcome.result === 'draw'
			? outcome.claim === undefined
				? 'the game is a draw'
				: 'the player to move may claim a draw'
			: typeof outcome.result === 'object'
				? `${outcome.claim === undefined ? 'the pieces are counted' : 'the player to move may have the pieces counted'}: the player with more points wins`
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
const countsMaterial = (condition: Cond): boolean => {
	if ('all' in condition) return condition.all.every(countsMaterial);
	if ('some' in condition) return condition.some.length > 0 && condition.some.every(countsMaterial);
	if ('not' in condition) return countsMaterial(condition.not);
	const limit = limitOf(condition);
	if (limit === undefined) return false;
	if ('store' in limit.number) return true;
	if (!('count' in limit.number) || limit.number.if !== undefined || limit.number.count.who === 'empty') return false;
	return limit.number.zone === undefined || limit.number.count.who === undefined;
};

/** The conditions count the pieces of both sides, together or one after the other. */
const countsBoth = (conditions: readonly Cond[]): boolean =>
	['friend', 'enemy'].every((who) => someNode(conditions, (node) => node.who === who)) ||
	!someNode(conditions, (node) => node.who === 'friend' || node.who === 'enemy');

/** One of the sides has a single piece left, whatever the other one has. */
const isBareDraw = (condition: Cond): boolean =>
	'some' in condition &&
	condition.some.length === 2 &&
	(['friend', 'enemy'] as const).every((who) => condition.some.some((part) => isSame(part, { compare: [{ count: { who } }, '<', 2] })));

/** A draw by the pieces that are left. */
export function materialDraw({ lexicon, outcome, conditions }: EndingParts): ToldEnding | undefined {
	if (
		outcome.result !== 'draw' ||
		outcome.when === 'stuck' ||
		conditions.length === 0 ||
		!conditions.every(countsMaterial) ||
		!countsBoth(conditions)
	)
		return undefined;
	if (conditions.length === 1 && isBareDraw(conditions[0]!))
		return {
			about: 'Bare king',
			text: `When a player has only the ${lexicon.royal} left, the game is a draw, whatever the other player has.`,
		};
	const first = limitOf(conditions[0]!);
	const hand = conditions.some((part) => {
		const limit = limitOf(part);
		return limit !== undefined && 'store' in limit.number;
	});
	const rest = conditions.filter((part) => {
		const limit = limitOf(part);
		return limit === undefined || !('store' in limit.number);
	});
	const inHand = hand ? ' and no piece is in hand' : '';
	if (
		rest.length === 1 &&
		first !== undefined &&
		'count' in first.number &&
		first.number.count.notKind !== undefined &&
		first.value === 0
	) {
		const kinds = first.number.count.notKind.map((kind) => plural(lexicon.kind(kind)));
		return { about: 'Too few pieces', text: `If only ${list(kinds)} are left${inHand}, the game is a draw.` };
	}
	return { about: 'Too few pieces', text: `If neither player has enough pieces left to give checkmate${inHand}, the game is a draw.` };
}
