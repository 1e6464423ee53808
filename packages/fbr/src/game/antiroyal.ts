import type { Cond } from '@x/core';
import { attacked, captured, compare, count, is, not, some } from '@x/core/build';
import type { Definition, Modification } from '@x/mbn';
import { type Crowned, kindsOf } from './cast.js';
import { type Contributions, type Lowering, law } from './contribution.js';
import { type Model, movesNamed, movesOfOne } from './model.js';
import { membersOf } from './types.js';

/** Pieces that are in check where the opponent does not attack them (decision D33). */
export const ANTIROYAL: Lowering<Crowned> = { rules: { antiroyal: [] }, lower: antiroyal };

export const antiroyalTypes = ({ rules, types }: Model): readonly string[] => [
	...new Set(rules.all('antiroyal').flatMap(({ set }) => membersOf(set, types).first)),
];

function* antiroyal(game: Crowned): Contributions {
	if (!game.model.rules.has('antiroyal')) return;
	// A law, since attacks must find the captures that it forbids.
	const kinds = kindsOf(game, antiroyalTypes(game.model));
	yield law({ id: 'antiroyal-captured', if: compare(captured({ who: 'enemy', kind: kinds }), '>', 0) });
}

/** An antiroyal piece that no enemy attacks is in check, besides the other checks. */
export function antiroyalCheck({ royals, ...game }: Crowned): Cond | undefined {
	if (!game.model.rules.has('antiroyal')) return undefined;
	const kinds = kindsOf(game, antiroyalTypes(game.model));
	const attackers: Cond = is('at', { notKind: [...new Set([...royals.kinds, ...kinds])] });
	const unattacked = compare(count({ who: 'friend', kind: kinds }, { if: not(attacked('at', { if: attackers })) }), '>', 0);
	const alone = game.origins.mark(unattacked, game.model.rules.all('antiroyal')[0]!);
	return royals.strict === undefined ? alone : some(royals.strict, alone);
}

/** The definition of a type as it moves: an antiroyal piece captures friends only. */
export function movesOf(model: Model, type: string): Definition | undefined {
	const definition = model.definitions.get(type);
	return definition && asItMoves(model, type, definition);
}

/** A definition of a type as the piece moves by it. */
export const asItMoves = (model: Model, type: string, definition: Definition): Definition =>
	antiroyalTypes(model).includes(type) ? friendly(definition) : definition;

/** Its moves capture friends only: `mcc(…)`. */
function friendly(definition: Definition): Definition {
	const modifications: readonly Modification[] = (['m', 'cc'] as const).map((name) => ({ type: 'mode', name }));
	const body = definition.moves ?? movesNamed(definition.piece.letters);
	return { ...definition, moves: movesOfOne({ modifications, moves: [{ type: 'group', body }] }) };
}
