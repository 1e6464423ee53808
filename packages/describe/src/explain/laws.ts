import type { Cond, Game, Position } from '@x/core';
import { inCheck } from '@x/core';
import { type Standing, threatAfter } from '@x/core/engine';
import type { ReferenceCandidate } from '@x/core/reference';
import { conditionWords } from '../conditions.js';
import { Lexicon } from '../lexicon.js';
import { afterMove } from '../writers.js';
import { candidatesOf } from './references.js';
import { type Culprit, culpritsWords, pieceWords } from './words.js';

/** A candidate move that a law or a choice refuses. */
export interface Refusal {
	readonly code: 'law' | 'choice';
	readonly law: string;
	readonly message: string;
	readonly culprits: readonly Culprit[];
	readonly at: number | undefined;
	readonly promotion: string | undefined;
}

const isRoyalLaw = (cond: Cond): boolean => 'royalAttacked' in cond && cond.royalAttacked === 'own';

/** The refused candidates between two cells, each with its reason. An origin of -1 means a drop, of one kind if `kind` is given. */
export const refusals = (position: Position, from: number, to: number, kind?: string): Refusal[] =>
	candidatesOf(position)
		.filter(
			({ move, refused }) =>
				refused !== undefined && (move.from ?? -1) === from && move.to === to && (kind === undefined || move.kind === kind),
		)
		.map((candidate) => refusalOf(position, candidate));

/** The law that a candidate breaks, or the choice that prefers another. */
function refusalOf(position: Position, { move, refused }: ReferenceCandidate): Refusal {
	const { promotion } = move;
	if (refused !== undefined && 'choice' in refused) {
		const { choice } = refused;
		const message = `The rule '${choice}' prefers another move here.`;
		return { code: 'choice', law: choice, message, culprits: [], at: undefined, promotion };
	}
	const law = position.game.ruleset.forbid.find(({ id }) => id === refused?.law)!;
	const threat = threatAfter(move);
	const attackers = threat?.attackers ?? [];
	const at = threat?.royal.cell;
	const message =
		threat === undefined || !isRoyalLaw(law.if)
			? `The law '${law.id}' forbids it: ${conditionWords(afterMove(new Lexicon(position.game.ruleset, position.game.names)), law.if)}.`
			: attackedWords(position.game, threat.royal, attackers, inCheck(position, move.side));
	return { code: 'law', law: law.id, message, culprits: attackers, at, promotion };
}

function attackedWords(game: Game, royal: Standing, attackers: readonly Standing[], already: boolean): string {
	const who = `the ${pieceWords(game, royal.piece)} on ${game.cellName(royal.cell)}`;
	const by = culpritsWords(game, attackers);
	return already ? `It leaves ${who} in check from ${by}.` : `After it ${who} would be attacked by ${by}.`;
}
