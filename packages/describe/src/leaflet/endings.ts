import type { Cond, Effect, Filter, Outcome, Ruleset } from '@x/core';
import { isSame } from '@x/core/build';
import { asCondition, asEffect, asNumber, asResult, nodesIn } from '@x/core/rules';
import type { Lexicon } from '../lexicon.js';
import { royalKinds } from '../parts.js';
import { outcomeWords } from '../rules.js';
import { article, list, numeral, plural, sentence } from '../words.js';
import { zoneWords } from '../zones.js';
import { counterEnding, materialDraw, repetitionEnding } from './draws.js';
import { dropsOf } from './drops.js';
import type { EndingParts, ToldEnding } from './ending-parts.js';
import { emptiedBy } from './laws.js';
import type { ToldRule } from './leaflet-rule.js';
import { capital, fewCells, ordinalWord, playerClause, playerName } from './player-words.js';
import {
	asksAttack,
	asksRoyalAttack,
	countLimitOf,
	isNone,
	isRoyalAttacked,
	isSome,
	isStillPlaying,
	limitedVariable,
	limitOf,
	mainConjuncts,
	noteOf,
	startCount,
} from './recognise.js';
import { countedEnding, majorityOf } from './scores.js';

const partsOf = (lexicon: Lexicon, outcome: Outcome): EndingParts => {
	const { result } = outcome;
	const own = result === 'win' || result === 'loss' ? (outcome.for === 'other') !== (result === 'win') : undefined;
	return {
		lexicon,
		outcome,
		conditions: mainConjuncts(lexicon.ruleset, outcome.if).filter((part) => !isStillPlaying(part)),
		mover: own === undefined ? undefined : own ? 'wins' : 'loses',
	};
};

/** Whether the player whose pieces the filter describes wins. */
const subjectWins = ({ mover }: EndingParts, { who }: Filter): boolean | undefined =>
	mover === undefined || (who !== 'friend' && who !== 'enemy') ? undefined : (who === 'friend') === (mover === 'wins');

const fraction = (value: unknown): string => ({ 0.25: '¼', 0.5: '½', 0.75: '¾', 1: '1', 0: '0' })[Number(value)] ?? String(value);

/** The player has none of the counted pieces on a cell that is not attacked. */
function isEveryRoyalAttacked(condition: Cond): boolean {
	const limit = countLimitOf(condition);
	if (limit?.number.count.who !== 'friend' || !isNone(limit)) return false;
	return asCondition('attacked', asCondition('not', limit.number.if)?.not) !== undefined;
}

/** A player without a legal move. */
function stuckEnding({ lexicon, outcome, conditions, mover }: EndingParts): ToldEnding | undefined {
	if (conditions.length > 1) return undefined;
	const { royal, ruleset } = lexicon;
	const [checked] = conditions;
	const others = ruleset.outcomes.filter((other) => other !== outcome && other.when === 'stuck' && other.if !== undefined);
	const mated = others.some((other) => asksAttack(other.if));
	if (checked === undefined && outcome.result === 'draw' && others.some((other) => majorityOf(other.if) !== undefined))
		return { about: 'Counting', text: 'With equally many pieces the game is a draw.' };
	if (checked !== undefined) {
		if (mover !== undefined && isEveryRoyalAttacked(checked)) {
			const all = `a player who has no legal move and whose ${plural(royal)} are all attacked is checkmated and ${mover} the game`;
			return { about: 'Checkmate', text: sentence(all), goal: mover === 'loses' ? `checkmate the enemy ${royal}` : 'be checkmated' };
		}
		if (!isRoyalAttacked(checked, 'own') || mover === undefined) return undefined;
		const mate = `a player whose ${royal} is in check and who has no legal move is checkmated and ${mover} the game`;
		return { about: 'Checkmate', text: sentence(mate), goal: mover === 'loses' ? `checkmate the enemy ${royal}` : `be checkmated` };
	}
	const checks = ruleset.forbid.some((law) => asksRoyalAttack(law.if, 'own'));
	const points = asResult('points', outcome.result)?.points;
	if (points !== undefined) {
		const [own, other] = points;
		if (typeof own !== 'number' || typeof other !== 'number') return undefined;
		const text = `A player who has no legal move but is not in check is stalemated: this player gets ${fraction(own)} point, the opponent ${fraction(other)}.`;
		return { about: 'Stalemate', text };
	}
	if (outcome.result === 'draw')
		return {
			about: 'Stalemate',
			text: `A player who has no legal move${checks ? ' but is not in check' : ''} is stalemated: the game is a draw.`,
		};
	if (mover === 'loses' && checks && !mated)
		return {
			about: 'Checkmate',
			text: `A player who has no legal move loses the game. Usually that is checkmate: the ${royal} is in check and nothing can save it.`,
			goal: `checkmate the enemy ${royal}`,
		};
	if (mated) return { about: 'Stalemate', text: `A player who has no legal move ${mover} the game, even without being in check.` };
	const goal = mover === 'loses' ? 'leave the opponent without a legal move' : 'be the first without a legal move';
	return { about: 'No moves', text: `A player who has no legal move ${mover} the game.`, ...(checks ? {} : { goal, weak: true }) };
}

/** One player, named by the phase, has no pieces left. */
function bareSide({ lexicon, conditions, mover }: EndingParts): ToldEnding | undefined {
	const [first, second, more] = conditions;
	const limit = countLimitOf(second);
	if (limit === undefined || more !== undefined || mover === undefined) return undefined;
	const { ruleset } = lexicon;
	const moving = new Set(asCondition('phase', first)?.phase.flatMap((name) => ruleset.turn.phases[name]?.side ?? []));
	const waiting = ruleset.sideOrder.filter((side) => !moving.has(side));
	if (moving.size !== 1 || waiting.length !== 1) return undefined;
	if (!isNone(limit) || !isSame(limit.number, { count: { who: mover === 'loses' ? 'friend' : 'enemy' } })) return undefined;
	const [mine, theirs] = [playerName(lexicon, [...moving][0]!), playerName(lexicon, waiting[0]!)];
	const [winner, loser] = mover === 'wins' ? [mine, theirs] : [theirs, mine];
	return {
		about: 'No pieces left',
		text: `When ${loser} has no pieces left, ${winner} wins.`,
		goal: `as ${winner} capture all enemy pieces`,
	};
}

/** A player who has lost all pieces of a kind, or all but a few. */
function lostPieces(parts: EndingParts): ToldEnding | undefined {
	const { lexicon, conditions } = parts;
	const limit = countLimitOf(conditions[0]);
	if (limit === undefined || limit.number.zone !== undefined || limit.number.if !== undefined) return undefined;
	const least = limit.operator === '<' ? limit.value : limit.operator === '=' ? limit.value + 1 : undefined;
	const wins = subjectWins(parts, limit.number.count);
	if (least === undefined || wins === undefined || conditions.length > 2) return undefined;
	const result = wins ? 'wins' : 'loses';
	const { kind, who } = limit.number.count;
	// A player who has nothing left has no legal move either, except with drops.
	if (parts.outcome.when === 'stuck' && (kind !== undefined || who !== 'friend' || least > 1 || dropsOf(lexicon).length > 0))
		return undefined;
	if (kind === undefined) {
		if (least === 1)
			return {
				about: 'No pieces left',
				text: `A player who has no pieces left ${result} the game.`,
				goal: wins ? 'lose all your pieces' : 'capture all enemy pieces',
				weak: true,
			};
		const answer = conditions.length === 2 ? ', unless the opponent has no more or can be reduced to as few with the next move' : '';
		return {
			about: 'Bare king',
			text: `A player who has only ${numeral(least - 1)} ${least === 2 ? 'piece' : 'pieces'} left ${result} the game${answer}.`,
			goal: wins ? 'lose all your pieces but one' : 'capture all enemy pieces but one',
		};
	}
	const noun = kind.map((one) => lexicon.kind(one)).join(' or ');
	const number = Math.max(...kind.map((one) => startCount(lexicon.ruleset, one)));
	if (least > 1)
		return {
			about: 'Lost pieces',
			text: `A player who has fewer than ${numeral(least)} ${plural(noun)} left ${result} the game.`,
			goal: `capture one of the ${numeral(number)} enemy ${plural(noun)}`,
		};
	if (number > 1)
		return {
			about: 'Lost pieces',
			text: `A player who has no ${noun} left ${result} the game.`,
			goal: wins ? `lose all your ${plural(noun)}` : `capture all enemy ${plural(noun)}`,
		};
	if (kind.length > 1) {
		const nouns = kind.map((one) => lexicon.kind(one));
		return {
			about: 'Lost pieces',
			text: `A player who has ${kind.length === 2 ? 'neither' : 'no'} ${list(nouns, 'or').replace(' or ', kind.length === 2 ? ' nor ' : ' or ')} left ${result} the game.`,
			goal: wins ? `lose every ${list(nouns)}` : `capture every enemy ${list(nouns)}`,
		};
	}
	const verb = lexicon.ruleset.after.some(({ do: done }) => done.some(emptiedBy)) ? 'blow up' : 'capture';
	return {
		about: `Lost ${noun}`,
		text: `A player who loses the ${noun} ${result} the game.`,
		goal: wins ? `lose your ${noun}` : `${verb} the enemy ${noun}`,
	};
}

/** A piece that gets to a part of the board. */
function arrival(parts: EndingParts): ToldEnding | undefined {
	const { lexicon, conditions, outcome } = parts;
	const limits = conditions.flatMap((part) => countLimitOf(part) ?? []);
	const main = limits.find((limit) => limit.number.zone !== undefined && isSome(limit));
	const zone = lexicon.ruleset.zones[main?.number.zone ?? ''];
	if (main === undefined || zone === undefined) return undefined;
	const { count, if: safe } = main.number;
	const noun = list(
		(count.kind ?? onlyKinds(lexicon.ruleset)).map((one) => lexicon.kind(one)),
		'or',
	);
	const both = limits.filter(({ number, operator }) => operator === '>' && number.zone === main.number.zone);
	if (outcome.result === 'draw' && both.length === 2)
		return { about: 'Both arrive', text: `If both ${plural(noun)} arrive in the same round, the game is a draw.` };
	const subject = count.who ?? sideOf(lexicon.ruleset, count.kind);
	if (subject === undefined || parts.mover === undefined) return undefined;
	const moved = outcome.when === 'moved';
	// A piece of one side alone comes there with a move of its player, who is then the player who moved, or not the player to move.
	const wins = count.who === undefined ? (parts.mover === 'wins') === moved : subjectWins(parts, count) === true;
	const turned = { first: 'last', last: 'first' } as const;
	const area =
		fewCells(lexicon, zone) ??
		zoneWords(lexicon, zone).replace(
			/\bits (first|last) /,
			(_, end: 'first' | 'last') => `the ${count.who === 'enemy' ? turned[end] : end} `,
		);
	const several = (count.kind ?? onlyKinds(lexicon.ruleset)).some((one) => startCount(lexicon.ruleset, one) > 1);
	const result = wins ? 'wins' : 'loses';
	if (isHeld(parts, count)) {
		const text = `A player who has ${article(noun)} on ${area} at the start of the player’s own turn ${result} the game`;
		return {
			about: `${capital(noun)} at the goal`,
			text: wins ? `${text}: it must still stand there after the opponent’s move.` : `${text}.`,
			...(wins && { goal: `keep ${article(noun)} on ${area} until your next turn` }),
		};
	}
	const unless = safe === undefined ? '' : ', unless the opponent can capture it there';
	const owner = sideOf(lexicon.ruleset, count.kind);
	const text =
		owner === undefined
			? `A player ${several ? `who gets ${article(noun)} to` : `whose ${noun} reaches`} ${area} ${result} the game${unless}.`
			: `When the ${noun} reaches ${area}, ${playerName(lexicon, owner)} ${result} the game${unless}.`;
	const goal = `${owner === undefined ? '' : `as ${playerName(lexicon, owner)} `}get ${several ? article(noun) : `your ${noun}`} to ${area}`;
	return {
		about: `${capital(noun)} at the goal`,
		text: playerClause(lexicon, text),
		...(wins && { goal: playerClause(lexicon, goal) }),
	};
}

/** The kinds that the sides have at the start. */
const onlyKinds = ({ start, sideOrder }: Ruleset): readonly string[] => [
	...new Set(start.pieces.flatMap(({ piece }) => (sideOrder.includes(piece.side) ? [piece.kind] : []))),
];

/**
 * The piece counts only when the opponent has answered: the player to move has it there, or the opponent of the player who moved. No other outcome
 * ends the game in the same way as soon as it has arrived.
 */
function isHeld({ lexicon, outcome, mover }: EndingParts, { who, kind }: Filter): boolean {
	if (who !== (outcome.when === 'moved' ? 'enemy' : 'friend')) return false;
	const wins = (mover === 'wins') === (who === 'friend');
	const arrives = ({ when, if: condition, result, for: whose }: Outcome): boolean => {
		if (when === 'stuck' || (result !== 'win' && result !== 'loss')) return false;
		const asked = when === 'moved' ? 'friend' : 'enemy';
		const asksWins = (result === 'win') === (whose !== 'other');
		return (
			asksWins === (wins === (asked === 'friend')) &&
			nodesIn('condition', condition).number.some((number) => {
				const counted = asNumber('count', number);
				return counted?.zone !== undefined && isSame(counted.count, { who: asked, kind });
			})
		);
	};
	return !lexicon.ruleset.outcomes.some(arrives);
}

/** The side that alone has a kind at the start. */
const sideOf = ({ start }: Ruleset, kinds: readonly string[] | undefined): string | undefined => {
	const sides = new Set(start.pieces.flatMap(({ piece }) => (kinds?.includes(piece.kind) === true ? [piece.side] : [])));
	return sides.size === 1 ? [...sides][0] : undefined;
};

/** A number that a hook lowers with each check. */
function checksGiven({ lexicon, conditions }: EndingParts): ToldEnding | undefined {
	const limit = conditions.length === 1 ? limitOf(conditions[0]) : undefined;
	const name = limitedVariable(conditions[0]);
	if (name === undefined || limit?.operator !== '<' || limit.value !== 1) return undefined;
	const lowers = (effect: Effect): boolean => {
		const set = asEffect('var', effect);
		return set?.var === name && set.add === -1;
	};
	const given = lexicon.ruleset.after.find(({ if: when, do: done }) => isRoyalAttacked(when, 'other') && done.some(lowers));
	const start = lexicon.ruleset.vars[name]?.start;
	if (given === undefined || start === undefined) return undefined;
	if (start === 1) return { about: 'First check', text: 'A player who gives check wins the game at once.', goal: 'give check' };
	return {
		about: `${capital(numeral(start))} checks`,
		text: `A player who gives check for the ${ordinalWord(start)} time wins the game at once.`,
		goal: `give check ${numeral(start)} times`,
	};
}

type Recogniser = (parts: EndingParts) => ToldEnding | undefined;

const recognisers: readonly Recogniser[] = [
	repetitionEnding,
	counterEnding,
	materialDraw,
	checksGiven,
	arrival,
	bareSide,
	lostPieces,
	countedEnding,
];

/** The endings whose words can say that a player has no legal move. */
const stuckRecognisers: readonly Recogniser[] = [stuckEnding, lostPieces, countedEnding];

/** An ending without a form of its own, in the words of the exact sheet. */
function otherEnding({ lexicon, outcome }: EndingParts): ToldEnding {
	const names = Object.keys(lexicon.ruleset.turn.phases);
	const words = outcomeWords(lexicon, outcome).replace(/the phase is '([^']+)'/g, (all, name: string) =>
		names.includes(name) ? `${playerName(lexicon, lexicon.ruleset.turn.phases[name]!.side)} is to move` : all,
	);
	const decides = outcome.result === 'win' || outcome.result === 'loss';
	return {
		about: capital(outcome.id.replaceAll('-', ' ')),
		text: sentence(playerClause(lexicon, words)),
		...(decides ? { unknown: true as const } : {}),
	};
}

/** The endings of a game, each told once. */
export function toldEndings(lexicon: Lexicon): readonly ToldEnding[] {
	const { outcomes } = lexicon.ruleset;
	// A claim comes before the same ending without one.
	const ordered = [...outcomes].sort((one, other) => Number(one.claim === undefined) - Number(other.claim === undefined));
	return ordered.map((outcome) => ({ ...toldEnding(lexicon, outcome), of: outcome }));
}

function toldEnding(lexicon: Lexicon, outcome: Outcome): ToldEnding {
	const note = noteOf(lexicon, outcome.id);
	if (note !== undefined) return { about: note.title, text: note.texts.join(' '), ...(note.goal === undefined ? {} : { goal: note.goal }) };
	const parts = partsOf(lexicon, outcome);
	for (const recognise of outcome.when === 'stuck' ? stuckRecognisers : recognisers) {
		const told = recognise(parts);
		if (told !== undefined) return told;
	}
	return otherEnding(parts);
}

/** The endings that hooks bring about with an effect. */
export function hookEndings(lexicon: Lexicon): readonly ToldRule[] {
	return lexicon.ruleset.after.flatMap((hook): readonly ToldRule[] => {
		const { id, do: done, if: when } = hook;
		const [end] = done.flatMap((effect) => asEffect('end', effect)?.end ?? []);
		if (end === undefined || limitedVariable(when) === undefined) return [];
		return [
			{
				about: capital(id.replaceAll('-', ' ')),
				texts: [`When both players pass in a row, ${end === 'draw' ? 'the game is a draw' : 'the game ends'}.`],
				parts: [hook],
			},
		];
	});
}

/** The side whose opponent alone has royal pieces, if the start has royal pieces of one side only. */
function onlyHunter({ ruleset }: Lexicon): string | undefined {
	const { start, sideOrder } = ruleset;
	const kinds = royalKinds(ruleset);
	const bare = sideOrder.filter((side) => !start.pieces.some(({ piece }) => piece.side === side && kinds.includes(piece.kind)));
	return kinds.length > 0 && bare.length === 1 && start.pieces.some(({ piece }) => kinds.includes(piece.kind)) ? bare[0] : undefined;
}

/** The aim of the game in one sentence. A player without moves is the aim only where nothing else is, and no ending is without a form of its own. */
export function goalWords(lexicon: Lexicon, endings: readonly ToldEnding[]): string | undefined {
	const { royal } = lexicon;
	const strong = endings.filter(({ weak }) => weak !== true).flatMap(({ goal }) => goal ?? []);
	const weak = endings.some(({ unknown }) => unknown === true) ? [] : endings.flatMap(({ goal }) => goal ?? []);
	// An aim of one side alone leaves the other one with the weaker aims.
	const oneSided = strong.length > 0 && strong.every((goal) => /^as /.test(goal));
	const hunter = onlyHunter(lexicon);
	const told = [...new Set(strong.length === 0 || oneSided ? weak : strong)].map((goal) =>
		hunter !== undefined && goal.startsWith('checkmate') ? `as ${playerName(lexicon, hunter)} ${goal}` : goal,
	);
	const goals = [...told.filter((goal) => goal.startsWith('checkmate')), ...told.filter((goal) => !goal.startsWith('checkmate'))];
	const named = goals.findIndex((goal) => goal.endsWith(`the enemy ${royal}`));
	const short = goals.map((goal, index) =>
		index > named && named >= 0
			? goal.replace(new RegExp(`(blow up|capture) the enemy ${royal}$`), (_, verb: string) =>
					verb === 'capture' ? 'capture it' : 'blow it up',
				)
			: goal,
	);
	return short.length === 0 ? undefined : sentence(list(short, 'or'));
}
