import type { Choice, Effect, Filter, Hook, Law, Path } from '@x/core';
import { isSame } from '@x/core/build';
import { asEffect, asNumber, asPiece, nodesIn } from '@x/core/rules';
import { conditionWords } from '../conditions.js';
import type { Lexicon } from '../lexicon.js';
import { conjuncts, hasLoop, royalKinds } from '../parts.js';
import { hookWords } from '../state.js';
import { article, list, plural } from '../words.js';
import { afterMove } from '../writers.js';
import { type LeafletRule, type ToldRule, toldOf } from './leaflet-rule.js';
import { capital, placeNoun, playerSentence } from './player-words.js';
import {
	asksAttack,
	asksRoyalAttack,
	type CountLimit,
	countLimitOf,
	hasFilter,
	isNextTo,
	isOfCaptures,
	isRoyalAttacked,
	isSome,
	kept,
	looksBack,
	markIn,
	noteOf,
	pathsThatMark,
} from './recognise.js';

const named = (id: string): string => capital(id.replaceAll('-', ' '));

/** A law of royal safety: bare, or with conditions. */
const isSafety = ({ if: when }: Law): boolean =>
	asksRoyalAttack(when, 'own') || (asksAttack(when, 'own') && hasFilter(when, ({ who }) => who === 'friend'));

/** Check, and the laws about it. */
export function checkRules(lexicon: Lexicon): readonly ToldRule[] {
	const { ruleset, royal } = lexicon;
	const texts: string[] = [];
	if (ruleset.forbid.some((law) => isSafety(law))) {
		texts.push(
			`A ${royal} that an enemy piece attacks is in check. A player in check must end the check at once, and no move may leave the player’s own ${royal} in check.`,
		);
		if (ruleset.forbid.some((law) => isSafety(law) && !isRoyalAttacked(law.if, 'own'))) texts.push(...conditionalSafety(lexicon));
	}
	if (ruleset.forbid.some(({ if: when }) => isRoyalAttacked(when, 'other'))) texts.push('A move that gives check is not allowed either.');
	const { immune } = ruleset;
	if (immune !== undefined)
		texts.push(
			isNextTo(immune)
				? `${capital(plural(royal))} that stand next to each other cannot be in check.`
				: playerSentence(lexicon, `the ${royal} cannot be attacked while ${conditionWords(afterMove(lexicon), immune)}`),
		);
	const parts = ruleset.forbid.filter((law) => isSafety(law) || isRoyalAttacked(law.if, 'other'));
	return texts.length === 0 ? [] : [{ about: 'Check', texts, parts: [...parts, ...(immune === undefined ? [] : [immune])] }];
}

/** The exceptions of a law of royal safety. */
function conditionalSafety(lexicon: Lexicon): readonly string[] {
	const { ruleset, royal } = lexicon;
	return ruleset.forbid.flatMap(({ if: when }) => {
		const limits = conjuncts(when).flatMap((part) => countLimitOf(part) ?? []);
		if (limits.some((limit) => limit.number.count.who === 'enemy' && isSome(limit)))
			return [`A move that removes the enemy ${royal} is allowed even in check.`];
		const isPair = ({ number, operator, value }: CountLimit): boolean =>
			number.count.who === 'friend' && number.if === undefined && operator === '<' && value === 2;
		if (limits.some(isPair)) return [`A player with two royal pieces need not mind check.`];
		if (limits.some(({ number, operator }) => number.if !== undefined && operator === '='))
			return [`A player with several ${plural(royal)} must keep only one of them out of check.`];
		return [];
	});
}

/** The other laws: those without a form of their own in the words of the exact sheet. */
export function otherLaws(lexicon: Lexicon, dropped: ReadonlySet<string>): readonly ToldRule[] {
	const { ruleset } = lexicon;
	const lawRules = (law: Law): readonly LeafletRule[] => {
		const note = noteOf(lexicon, law.id);
		if (note !== undefined) return [{ about: note.title, texts: note.texts }];
		if (isSafety(law) || isRoyalAttacked(law.if, 'other')) return [];
		const parts = conjuncts(law.if);
		const mark = parts.flatMap((part) => markIn(part) ?? [])[0];
		if (mark !== undefined && dropped.has(mark)) return [];
		if (isFacingLaw(lexicon, law)) return [{ about: 'Facing pieces', texts: facingTexts(lexicon) }];
		const lost = countLimitOf(law.if);
		if (lost?.number.count.who === 'friend' && lost.operator === '<' && lost.value === 1)
			return [
				{
					about: 'Check',
					texts: [
						`No move may remove the player’s own ${(lost.number.count.kind ?? []).map((kind) => lexicon.kind(kind)).join(' or ') || 'pieces'}.`,
					],
				},
			];
		const checking = parts.some((part) => isRoyalAttacked(part, 'other'));
		if (mark !== undefined && checking && parts.length === 2)
			return [
				{
					about: named(law.id),
					texts: [`${markTitle(lexicon, mark)} may not give check with its special move, which the exact rules tell step by step.`],
				},
			];
		return [
			{
				about: named(law.id),
				texts: [playerSentence(lexicon, `a move is not allowed if after it ${conditionWords(afterMove(lexicon), law.if)}`)],
			},
		];
	};
	const choiceRule = (choice: Choice): LeafletRule => {
		const { id, stage } = choice;
		const keep = kept(choice);
		const note = noteOf(lexicon, id);
		if (note !== undefined) return { about: note.title, texts: note.texts };
		if (isOfCaptures(keep) && !hasFilter(keep, (filter) => Object.keys(filter).length > 0)) {
			const safe = stage === 'legal' && ruleset.forbid.length > 0 ? ' A player in check must first get out of check.' : '';
			return { about: 'Captures', texts: [`A player who can capture must capture. Among several captures the player may choose.${safe}`] };
		}
		if (markIn(keep) !== undefined)
			return { about: 'Setting up', texts: ['A player who still has pieces in hand must put one of them on the board.'] };
		const stored = nodesIn('condition', keep).number.flatMap((number) => asNumber('store', number)?.kind ?? []);
		if (stored.length > 0 && looksBack(keep) && stored.every((kind) => kind === stored[0]))
			return {
				about: named(id),
				texts: [`${capital(article(lexicon.kind(stored[0]!)))} in the hand must be put on the board before anything else.`],
			};
		const what = keep === undefined ? 'the greatest ones' : `those after which ${conditionWords(afterMove(lexicon), keep)}`;
		return { about: named(id), texts: [playerSentence(lexicon, `among all moves, ${what} must be chosen where there are any`)] };
	};
	return [
		...ruleset.forbid.flatMap((law) => toldOf(lawRules(law), law)),
		...ruleset.prefer.flatMap((choice) => toldOf([choiceRule(choice)], choice)),
	];
}

/** The royal pieces may not stay in each other's line. */
const isFacingLaw = ({ ruleset }: Lexicon, { if: when }: Law): boolean => {
	const royals = royalKinds(ruleset);
	const ways = nodesIn('condition', when).number.flatMap((number) => asNumber('matches', number)?.matches ?? []);
	return ways.some(hasLoop) && hasFilter(when, ({ who, kind }) => who === 'enemy' && kind !== undefined && isSame(kind, royals));
};

function facingTexts({ ruleset, royal }: Lexicon): readonly string[] {
	const ends = ruleset.after.flatMap(({ if: when, do: done }) =>
		looksBack(when) && nodesIn('condition', when).path.some(hasLoop) ? done : [],
	);
	const result = ends.some((effect) => asEffect('end', effect)?.end === 'draw')
		? ['A pass then ends the game: it is a draw.']
		: ends.some((effect) => asEffect('end', effect) !== undefined || asEffect('var', effect) !== undefined)
			? ['A pass then ends the game, and the pieces are counted.']
			: [];
	return [
		`When a move makes the two ${plural(royal)} face each other on a file with nothing between them, the opponent must end this at once or pass.`,
		...result,
	];
}

/** The piece whose path sets a mark. */
const markTitle = (lexicon: Lexicon, mark: string): string => {
	const paths = pathsThatMark(lexicon.ruleset, mark);
	const kinds = Object.entries(lexicon.ruleset.kinds).flatMap(([kind, { moves }]) => (paths.includes(moves) ? [lexicon.kind(kind)] : []));
	return kinds.length === 0 ? 'A piece' : capital(article(list(kinds, 'or')));
};

const changesBoard = (effect: Effect): boolean => nodesIn('effect', effect).effect.some((part) => asEffect('set', part) !== undefined);

/** The way to the cells that an effect empties. */
export const emptiedBy = (effect: Effect): Path | undefined => {
	const each = asEffect('forEach', effect);
	return each?.do.every((inner) => asEffect('set', inner)?.to === 'none') ? each.forEach : undefined;
};

/** The kinds that filters leave out. */
const sparedBy = (filters: readonly Filter[]): readonly string[] => filters.flatMap(({ notKind = [] }) => notKind);

/** A capture that removes the pieces around it. */
function explosionTexts(lexicon: Lexicon, { if: when, do: done }: Hook): readonly string[] | undefined {
	const [blast] = done.flatMap((effect) => emptiedBy(effect) ?? []);
	if (!isOfCaptures(when) || blast === undefined || hasLoop(blast)) return undefined;
	const spared = sparedBy(nodesIn('path', blast).filter);
	const capturer = done.some((effect) => isSame(effect, { set: 'at', to: 'none' }));
	const noun = placeNoun(lexicon);
	return [
		`A capture explodes: ${capturer ? 'the captured piece, the capturing piece' : 'the captured piece'} and all pieces on the ${noun}s around it are removed.`,
		...(spared.length === 0
			? []
			: [`${capital(list(spared.map((kind) => plural(lexicon.kind(kind)))))} on the ${noun}s around it survive.`]),
	];
}

/** The changes of the board after a move. */
export function effectRules(lexicon: Lexicon): readonly ToldRule[] {
	const told = (hook: Hook): readonly LeafletRule[] => {
		const note = noteOf(lexicon, hook.id);
		if (note !== undefined) return [{ about: note.title, texts: note.texts }];
		if (![...hook.do, ...(hook.else ?? [])].some(changesBoard)) return [];
		const explosion = explosionTexts(lexicon, hook);
		if (explosion !== undefined) return [{ about: 'Explosions', texts: explosion }];
		const [only] = hook.do;
		const put = asEffect('set', only);
		const capturing = hook.if !== undefined && isOfCaptures(conjuncts(hook.if)[0]);
		if (capturing && hook.do.length === 1 && put?.set === 'at') {
			if (put.to === 'none') return [{ about: 'Explosions', texts: ['The capturing piece is removed too.'] }];
			const kind = asPiece('kind', put.to)?.kind;
			if (kind !== undefined)
				return [
					{ about: named(hook.id), texts: [`A piece that captures becomes ${article(lexicon.kind(kind))}${exceptions(lexicon, hook)}.`] },
				];
		}
		const flagsOnly = hook.do.every((effect) => {
			const set = asEffect('set', effect);
			return set !== undefined && isSame(set.to, { of: set.set });
		});
		return flagsOnly ? [] : [{ about: named(hook.id), texts: [playerSentence(lexicon, `after a move, ${hookWords(lexicon, hook)}`)] }];
	};
	return lexicon.ruleset.after.flatMap((hook) => toldOf(told(hook), hook));
}

const exceptions = (lexicon: Lexicon, { if: when }: Hook): string => {
	const kinds = sparedBy(nodesIn('condition', when).filter);
	return kinds.length === 0
		? ''
		: `, unless it is ${article(
				list(
					kinds.map((kind) => lexicon.kind(kind)),
					'or',
				),
			)}`;
};
