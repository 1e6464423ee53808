import type { AnyGame, Game, Law, Position, Source } from '@x/core';
import { inCheck, legal, moveName } from '@x/core';
import type { ReferenceCandidate } from '@x/core/reference';
import { asChoice, asCondition, asNumber, threatAfter } from '@x/core/rules';
import { conditionWords } from '../conditions.js';
import { asksAttack, isRoyalAttacked, limitOf } from '../leaflet/recognise.js';
import { Lexicon } from '../lexicon.js';
import { conjuncts } from '../parts.js';
import { article, list } from '../words.js';
import { afterMove } from '../writers.js';
import { candidatesOf, sourcesOf } from './references.js';
import { type Culprit, plainList, sentence, titleOf } from './words.js';

/** A candidate move that a law or a choice refuses. */
export interface Refusal<C = number> {
	readonly code: 'law' | 'choice';
	readonly law: string;
	readonly message: string;
	readonly culprits: readonly Culprit<C>[];
	readonly at: C | undefined;
	readonly promotion: string | undefined;
	/** Where the law or the choice comes from in the text that defines the game. */
	readonly sources: readonly Source[];
}

/** The refused candidates between two cells, each with its reason. An origin of -1 means a drop, of one kind if `kind` is given. */
export const refusals = (position: Position, from: number, to: number, kind?: string): Refusal[] =>
	candidatesOf(position)
		.filter(
			({ move, refused }) =>
				refused !== undefined && (move.from ?? -1) === from && move.to === to && (kind === undefined || move.kind === kind),
		)
		.map((candidate) => refusalOf(position, candidate));

/** The law that a candidate breaks, or the choice that prefers another. */
function refusalOf(position: Position, candidate: ReferenceCandidate): Refusal {
	const { refused } = candidate;
	const sources = refused === undefined ? [] : sourcesOf(position.game).at(refused.place);
	return { ...reasonOf(position, candidate), sources };
}

type Reason = Omit<Refusal, 'sources'>;

function reasonOf(position: Position, { move, refused }: ReferenceCandidate): Reason {
	const { promotion } = move;
	if (refused !== undefined && 'choice' in refused) return choiceRefusal(position, refused.choice, promotion);
	const { game } = position;
	const law = game.ruleset.forbid.find(({ id }) => id === refused?.law)!;
	const threat = threatAfter(move);
	const royal = asksAttack(law.if, 'own');
	if (threat === undefined || !royal) {
		const message = knownLaw(position, law, move) ?? otherLaw(game, law);
		return { code: 'law', law: law.id, message, culprits: [], at: undefined, promotion };
	}
	const message = attackedWords(game, threat, threat.royal.cell === move.to, inCheck(position, move.side));
	return { code: 'law', law: law.id, message, culprits: threat.attackers, at: threat.royal.cell, promotion };
}

/** A royal that would be attacked. */
export interface Threat<C = number> {
	readonly royal: Culprit<C>;
	readonly attackers: readonly Culprit<C>[];
}

/** The words for a threat: to the piece that moves or to another one, in a check that is not answered or in a new one. */
export function attackedWords(game: AnyGame, { royal, attackers }: Threat<unknown>, isMover: boolean, already: boolean): string {
	const by = plainList(game, attackers);
	const who = titleOf(game, royal.piece.kind);
	const place = game.cellName(royal.cell);
	if (isMover) return `The ${who} would be in check on ${place} from ${by}.`;
	if (already) return `The ${who} on ${place} would still be in check from ${by}.`;
	return `That would leave the ${who} on ${place} open to ${by}.`;
}

/** A law whose form players know. */
function knownLaw({ game }: Position, { if: when }: Law, move: ReferenceCandidate['move']): string | undefined {
	const parts = conjuncts(when);
	if (parts.some((part) => isRoyalAttacked(part, 'other'))) {
		const mates = parts.some((part) => asNumber('moves', asCondition('compare', part)?.compare[0]) !== undefined);
		if (move.from !== undefined) return 'This move may not give check.';
		return `${sentence(article(titleOf(game, move.kind)))} may not be dropped so that it gives ${mates ? 'checkmate' : 'check'}.`;
	}
	const limit = limitOf(when);
	const filter = asNumber('count', limit?.number)?.count;
	if (limit?.operator !== '<' || filter?.who !== 'friend') return undefined;
	return `This move would remove your own ${(filter.kind ?? []).map((kind) => titleOf(game, kind)).join(' or ') || 'pieces'}.`;
}

const otherLaw = (game: Game, law: Law): string =>
	`A rule of this game forbids it: after the move ${conditionWords(afterMove(new Lexicon(game.ruleset, game.names)), law.if)}.`;

/** The most moves that a message names. */
const MOST_NAMES = 3;

/** A choice among moves: captures that must be made, pieces that must be put first. */
function choiceRefusal(position: Position, id: string, promotion: string | undefined): Reason {
	const { game } = position;
	const rule = game.ruleset.prefer.find((one) => one.id === id)!;
	const base = { code: 'choice', law: id, at: undefined, promotion, culprits: [] } as const;
	const preferred = legal(position);
	if (asNumber('captured', limitOf(asChoice('if', rule.keep)?.if)?.number) !== undefined) {
		const taken = new Map(
			preferred.flatMap(({ captured }) => captured.map(({ cell, side, kind }) => [cell, { cell, piece: { side, kind } }] as const)),
		);
		const culprits = [...taken.values()];
		const which = culprits.length === 0 ? '' : ` You can capture ${plainList(game, culprits).replace(/ and (?!.* and )/, ' or ')}.`;
		return { ...base, message: `A player who can capture must capture.${which}`, culprits };
	}
	if (preferred.length > 0 && preferred.every(({ from }) => from === undefined))
		return { ...base, message: 'First the pieces in hand must be put on the board.' };
	const names = preferred.slice(0, MOST_NAMES).map((move) => moveName(move));
	return { ...base, message: `Another move must be made here: ${list(names, 'or')}${preferred.length > MOST_NAMES ? ' …' : '.'}` };
}

/** Every refused candidate with its reason. */
export const allRefusals = (position: Position): readonly { readonly candidate: ReferenceCandidate; readonly refusal: Refusal }[] =>
	candidatesOf(position)
		.filter(({ refused }) => refused !== undefined)
		.map((candidate) => ({ candidate, refusal: refusalOf(position, candidate) }));
