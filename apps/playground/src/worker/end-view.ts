import { type Game, outcome, type Position } from '@x/core';
import { explainEnd } from '@x/describe/explain';
import { type LeafletRule, leaflet } from '@x/describe/leaflet';
import type { EndView } from './protocol.js';

type Ending = Required<Pick<LeafletRule, 'about' | 'texts'>>;

const isStuck = ({ ruleset }: Game, reason: string): boolean => ruleset.outcomes.some(({ id, when }) => id === reason && when === 'stuck');

/** The rules by which a game ends, in players' words; those about the goal have no names. */
const endings = (ruleset: Game['ruleset'], { names }: Game): readonly Ending[] =>
	leaflet(ruleset, names).flatMap(({ rules }) => rules.flatMap(({ about, texts }) => (about === undefined ? [] : [{ about, texts }])));

/** The rule of an end, in players' words: the sentences that the rules do not have without its outcomes. Stuck sides have reasons of their own. */
const ruleOf = (game: Game, reason: string): readonly Ending[] => {
	const { ruleset } = game;
	const own = ruleset.outcomes.filter(({ id }) => id === reason);
	if (isStuck(game, reason)) return [];
	const without = { ...ruleset, outcomes: ruleset.outcomes.filter((one) => !own.includes(one)) };
	const others = new Set(endings(without, game).flatMap(({ texts }) => texts));
	return endings(ruleset, game)
		.map(({ about, texts }) => ({ about, texts: texts.filter((text) => !others.has(text)) }))
		.filter(({ texts }) => texts.length > 0);
};

/** The name of the rule by which a game was won, as its players call it: `Three checks`. */
export const winName = (game: Game, reason: string): string | undefined => ruleOf(game, reason)[0]?.about;

/** The reason why a game is over: its rule, or the moves of the side that cannot move. */
export const endView = (position: Position): EndView | undefined => {
	const reason = outcome(position)?.reason;
	const rules = reason === undefined ? [] : ruleOf(position.game, reason);
	if (rules.length > 0) return { message: rules.flatMap(({ texts }) => texts).join(' '), moves: [] };
	if (reason !== undefined && reason !== 'stuck' && !isStuck(position.game, reason)) return undefined;
	const end = explainEnd(position);
	return (
		end && {
			message: end.message,
			moves: end.moves.map((move) => ({ ...move, culprits: move.culprits.map(({ cell }) => cell), rules: [] })),
		}
	);
};
