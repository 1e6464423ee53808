import type { Cond, Path } from '@x/core';
import { some, test } from '@x/core/build';
import type { Definition } from '@x/mbn';
import type { AttributeName } from '../table/names.js';
import type { Rule } from '../tree.js';
import { antiroyalTypes, asItMoves } from './antiroyal.js';
import type { Cast } from './cast.js';
import type { Model } from './model.js';
import { Refusals } from './refusals.js';

/**
 * A condition that always fails, with a rule as its source. In the permissive form of a game it stands before moves that the rule takes away
 * altogether, so that an explanation finds them, and the rule.
 */
export const refusal = ({ origins }: Pick<Cast, 'origins'>, rule: Rule, attribute?: AttributeName | null): Cond =>
	origins.mark(some(), rule, attribute);

/** The test of a {@link refusal}. */
export const refusedBy = (...parts: Parameters<typeof refusal>): Path => test(refusal(...parts));

/** A permissive game as the values of the game that is played. Moves that are refused anyway are left out where they cannot be played. */
export const played = <Game extends Cast>(game: Game): Game => ({ ...game, rewritten: undefined, refusals: new Refusals() });

/** Moves that rules take from a type, with the tests that refuse them. */
export interface RefusedMoves {
	readonly definition: Definition;
	readonly macros: Model['macros'];
	readonly refused: readonly Path[];
}

/** The moves of a type that macro rules rewrote, and the captures of enemies that an antiroyal piece does not have. */
export function refusedMoves(game: Cast, type: string): readonly RefusedMoves[] {
	const { model, rewritten = [] } = game;
	const found = rewritten.flatMap((one, at): readonly RefusedMoves[] => {
		const definition = one.concerns(type) ? one.model.definitions.get(type) : undefined;
		if (definition === undefined) return [];
		// The rules of later steps rewrite these moves too.
		const later = rewritten
			.slice(at + 1)
			.filter(({ rule, attribute, concerns }) => rule !== one.rule && attribute === undefined && concerns(type));
		const refused = [refusedBy(game, one.rule, one.attribute ?? null), ...later.map(({ rule }) => refusedBy(game, rule, null))];
		return [{ definition: asItMoves(model, type, definition), macros: one.model.macros, refused }];
	});
	const [antiroyal] = antiroyalTypes(model).includes(type) ? model.rules.all('antiroyal') : [];
	const definition = antiroyal && model.definitions.get(type);
	if (definition === undefined) return found;
	return [...found, { definition, macros: model.macros, refused: [refusedBy(game, antiroyal!)] }];
}
