import type { GameDefinition } from '@x/core';
import { assemble, namesOf } from './assemble.js';
import { wrapsOf } from './board.js';
import type { Cast } from './cast.js';
import { kindsOfModel } from './kinds.js';
import { lower } from './lowerings.js';
import type { Model } from './model.js';
import { NameTable } from './name-table.js';
import { Origins } from './origins.js';
import { withPieces } from './pieces.js';
import type { Refusals } from './refusals.js';
import type { StartText } from './start.js';
import { TurnPlan } from './turn-plan.js';

/** The values that are known before any rule is read. */
export const castOf = (model: Model, start: StartText | undefined, refusals: Refusals, rewritten?: Cast['rewritten']): Cast => ({
	...{ model, start, refusals, rewritten },
	...kindsOfModel(model, refusals),
	turn: new TurnPlan(model.rules, model.types, start?.side ?? 'white'),
	wraps: wrapsOf(model),
	names: new NameTable(model.size),
	origins: new Origins(model.source),
});

/** The rules of a game, made in steps: what the rules of the definition add, the moves of the pieces, and the whole. */
export function rulesOf(cast: Cast): Pick<GameDefinition, 'rules' | 'names' | 'sources'> {
	const { game, rules: added } = lower(cast);
	const made = withPieces(game, added);
	const rules = assemble(game, made);
	return { rules, names: namesOf(game, made), sources: cast.origins.of(rules) };
}
