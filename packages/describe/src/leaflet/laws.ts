import type { Effect, Hook, Law } from '@x/core';
import { isSame, nodesWith, someNode } from '@x/core/build';
import { conditionWords } from '../conditions.js';
import type { Lexicon } from '../lexicon.js';
import { hookWords } from '../state.js';
import { article, list, plural } from '../words.js';
import { afterMove } from '../writers.js';
import type { LeafletRule } from './leaflet-rule.js';
import { capital, placeNoun, playerSentence } from './player-words.js';
import { isNextTo, isRoyalAttacked, limitOf, markIn, noteOf, pathsThatMark } from './recognise.js';

const named = (id: string): string => capital(id.replaceAll('-', ' '));

/** A law of royal safety: bare, or with conditions. */
const isSafety = ({ if: when }: Law): boolean =>
	someNode(when, (node) => node.royalAttacked === 'own') ||
	(someNode(when, (node) => 'attacked' in node) && someNode(when, (node) => node.who === 'friend'));

/** Check, and the laws about it. */
export function checkRules(lexicon: Lexicon): readonly LeafletRule[] {
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
	return texts.length === 0 ? [] : [{ about: 'Check', texts }];
}

/** The exceptions of a law of royal safety. */
function conditionalSafety(lexicon: Lexicon): readonly string[] {
	const { ruleset, royal } = lexicon;
	return ruleset.forbid.flatMap(({ if: when }) => {
		const parts = 'all' in when ? when.all : [when];
		const limits = parts.map(limitOf);
		if (
			limits.some(
				(limit) =>
					limit !== undefined &&
					'count' in limit.number &&
					limit.number.count.who === 'enemy' &&
					limit.operator === '>' &&
					limit.value === 0,
			)
		)
			return [`A move that removes the enemy ${royal} is allowed even in check.`];
		if (
			limits.some(
				(limit) =>
					limit !== undefined &&
					'count' in limit.number &&
					limit.number.count.who === 'friend' &&
					limit.operator === '<' &&
					limit.value === 2 &&
					limit.number.if === undefined,
			)
		)
			return [`A player with two royal pieces need not mind check.`];
		if (limits.some((limit) => limit !== undefined && 'count' in limit.number && limit.number.if !== undefined && limit.operator === '='))
			return [`A player with several ${plural(royal)} must keep only one of them out of check.`];
		return [];
	});
}

/** The other laws: those without a form of their own in the words of the exact sheet. */
export function otherLaws(lexicon: Lexicon, dropped: ReadonlySet<string>): readonly LeafletRule[] {
	const { ruleset } = lexicon;
	const laws = ruleset.forbid.flatMap((law): readonly LeafletRule[] => {
		const note = noteOf(lexicon, law.id);
		if (note !== undefined) return [{ about: note.title, texts: note.texts }];
		if (isSafety(law) || isRoyalAttacked(law.if, 'other')) return [];
		const parts = 'all' in law.if ? law.if.all : [law.if];
		const mark = parts.flatMap((part) => markIn(part) ?? [])[0];
		if (mark !== undefined && dropped.has(mark)) return [];
		if (isFacingLaw(lexicon, law)) return [{ about: 'Facing pieces', texts: facingTexts(lexicon) }];
		const lost = limitOf(law.if);
		if (lost !== undefined && 'count' in lost.number && lost.number.count.who === 'friend' && lost.operator === '<' && lost.value === 1)
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
	});
	const choices = ruleset.prefer.map(({ id, keep, stage }): LeafletRule => {
		const note = noteOf(lexicon, id);
		if (note !== undefined) return { about: note.title, texts: note.texts };
		const limit = 'if' in keep ? limitOf(keep.if) : undefined;
		if (limit !== undefined && 'captured' in limit.number && Object.keys(limit.number.captured).length === 0) {
			const safe = stage === 'legal' && ruleset.forbid.length > 0 ? ' A player in check must first get out of check.' : '';
			return { about: 'Captures', texts: [`A player who can capture must capture. Among several captures the player may choose.${safe}`] };
		}
		if ('if' in keep && markIn(keep.if) !== undefined)
			return { about: 'Setting up', texts: ['A player who still has pieces in hand must put one of them on the board.'] };
		const stored = 'if' in keep ? nodesWith(keep.if, 'store').flatMap(({ kind }) => (typeof kind === 'string' ? [kind] : [])) : [];
		if (stored.length > 0 && 'if' in keep && someNode(keep.if, (node) => 'before' in node) && stored.every((kind) => kind === stored[0]))
			return {
				about: named(id),
				texts: [`${capital(article(lexicon.kind(stored[0]!)))} in the hand must be put on the board before anything else.`],
			};
		const what = 'if' in keep ? `those after which ${conditionWords(afterMove(lexicon), keep.if)}` : 'the greatest ones';
		return { about: named(id), texts: [playerSentence(lexicon, `among all moves, ${what} must be chosen where there are any`)] };
	});
	return [...laws, ...choices];
}

/** The royal pieces may not stay in each other's line. */
const isFacingLaw = ({ ruleset }: Lexicon, { if: when }: Law): boolean => {
	const royals = 'is' in ruleset.royal ? ruleset.royal.a.kind : undefined;
	return (
		someNode(when, (node) => 'matches' in node && someNode(node.matches, (inner) => 'loop' in inner)) &&
		someNode(when, (node) => node.who === 'enemy' && isSame(node.kind ?? [], royals ?? ['']))
	);
};

function facingTexts({ ruleset, royal }: Lexicon): readonly string[] {
	const ends = ruleset.after.flatMap(({ if: when, do: done }) =>
		someNode(when, (node) => 'before' in node) && someNode(when, (node) => 'loop' in node) ? done : [],
	);
	const result = ends.some((effect) => 'end' in effect && effect.end === 'draw')
		? ['A pass then ends the game: it is a draw.']
		: ends.some((effect) => 'end' in effect || 'var' in effect)
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

const changesBoard = (effect: Effect): boolean => 'set' in effect || ('forEach' in effect && effect.do.some(changesBoard));

/** A capture that removes the pieces around it. */
function explosionTexts(lexicon: Lexicon, { if: when, do: done }: Hook): readonly string[] | undefined {
	const limit = when === undefined ? undefined : limitOf(when);
	const blast = done.find((effect) => 'forEach' in effect && effect.do.every((inner) => 'set' in inner && inner.to === 'none'));
	if (limit === undefined || !('captured' in limit.number) || blast === undefined || !('forEach' in blast)) return undefined;
	if (someNode(blast.forEach, (node) => 'loop' in node)) return undefined;
	const spared = nodesWith(blast.forEach, 'notKind').flatMap(({ notKind }) => (Array.isArray(notKind) ? (notKind as string[]) : []));
	const capturer = done.some((effect) => 'set' in effect && effect.set === 'at' && effect.to === 'none');
	const noun = placeNoun(lexicon);
	return [
		`A capture explodes: ${capturer ? 'the captured piece, the capturing piece' : 'the captured piece'} and all pieces on the ${noun}s around it are removed.`,
		...(spared.length === 0
			? []
			: [`${capital(list(spared.map((kind) => plural(lexicon.kind(kind)))))} on the ${noun}s around it survive.`]),
	];
}

/** The changes of the board after a move. */
export function effectRules(lexicon: Lexicon): readonly LeafletRule[] {
	return lexicon.ruleset.after.flatMap((hook): readonly LeafletRule[] => {
		const note = noteOf(lexicon, hook.id);
		if (note !== undefined) return [{ about: note.title, texts: note.texts }];
		if (![...hook.do, ...(hook.else ?? [])].some(changesBoard)) return [];
		const explosion = explosionTexts(lexicon, hook);
		if (explosion !== undefined) return [{ about: 'Explosions', texts: explosion }];
		const [only] = hook.do;
		const limit = hook.if === undefined ? undefined : limitOf('all' in hook.if ? hook.if.all[0]! : hook.if);
		const capturing = limit !== undefined && 'captured' in limit.number;
		if (capturing && hook.do.length === 1 && only !== undefined && 'set' in only && only.set === 'at') {
			if (only.to === 'none') return [{ about: 'Explosions', texts: ['The capturing piece is removed too.'] }];
			if (typeof only.to === 'object' && 'kind' in only.to)
				return [
					{
						about: named(hook.id),
						texts: [`A piece that captures becomes ${article(lexicon.kind(only.to.kind))}${exceptions(lexicon, hook)}.`],
					},
				];
		}
		const flagsOnly = hook.do.every((effect) => 'set' in effect && isSame(effect.to, { of: effect.set }));
		return flagsOnly ? [] : [{ about: named(hook.id), texts: [playerSentence(lexicon, `after a move, ${hookWords(lexicon, hook)}`)] }];
	});
}

const exceptions = (lexicon: Lexicon, { if: when }: Hook): string => {
	const kinds = nodesWith(when, 'notKind').flatMap(({ notKind }) => (Array.isArray(notKind) ? (notKind as string[]) : []));
	return kinds.length === 0
		? ''
		: `, unless it is ${article(
				list(
					kinds.map((kind) => lexicon.kind(kind)),
					'or',
				),
			)}`;
};
