import type { GameDefinition } from '@x/core';
import { assemble, namesOf } from './assemble.js';
import { wrapsOf } from './board.js';
import type { Cast } from './cast.js';
import { kindsOfModel } from './kinds.js';
import { lower } from './lowerings.js';
import type { Model } from './model.js';
import { NameTable } from './name-table.js';
import { withPieces } from './pieces.js';
import type { Refusals } from './refusals.js';
import type { StartText } from './start.js';
import { TurnPlan } from './turn-plan.js';

/** The values that are known before any rule is read. */
export const castOf = (model: Model, start: StartText | undefined, refusals: Refusals): Cast => ({
	...{ model, start, refusals },
	...kindsOfModel(model, refusals),
	turn: new TurnPlan(model.rules, model.types, start?.side ?? 'white'),
	wraps: wrapsOf(model),
	names: new NameTable(model.size),
});

/** The rules of a game, made in steps: what the rules of the definition add, the moves of the pieces, and the whole. */
export function rulesOf(cast: Cast): Pick<GameDefinition, 'rules' | 'names'> {
	const { game, rules } = lower(cast);
	const made = withPieces(game, rules);
	return { rules: assemble(game, made), names: namesOf(game, made) };
}
