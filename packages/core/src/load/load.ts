import type { Plan } from '../analyse/plan.js';
import { Game } from '../position/game.js';
import { position } from '../position/validate.js';
import { Kernel } from './kernel.js';

export type { Game } from '../position/game.js';

/**
 * A playable game from a plan: tables and compiled conditions only, no analysis.
 *
 * @throws RulesetError and SetupError only for plans that `plan` did not make.
 *
 * @example
 * import { plan } from '@x/core/compile';
 * import { chess as ruleset, names } from '@x/core/presets/chess';
 * perft(load(plan(ruleset, names)).start, 2) // → 400
 */
export function load(plan: Plan): Game {
	const game = new Game(new Kernel(plan), plan.names);
	(game as { start: Game['start'] }).start = position(game, plan.ruleset.start);
	return game;
}
