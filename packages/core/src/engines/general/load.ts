import { misuse, RulesetError } from '@x/diagnostics';
import type { KindPlan, Plan } from '../../analyse/plan.js';
import { complete } from '../../position/complete.js';
import type { Game } from '../../position/types.js';
import { validate } from '../../position/validate.js';
import type { GameWords } from '../../rules/words.js';
import { TableGame } from './game.js';
import { LoadedGame } from './loaded-game.js';
import type { GameInPlay, PathRuntime } from './model.js';

export type { Game } from '../../position/types.js';

/**
 * A playable game from a plan: tables and compiled conditions only, no analysis.
 *
 * Rules that need more than tables (drops, walks, effects on other cells, counts) also need `programs`. It is a parameter so that a site whose
 * games do without does not bundle it.
 *
 * @throws RulesetError where the plan needs `programs` and it is missing, and where the start is not a position of the game. Conditions are
 * compiled when a game first reads them, so where only an outcome needs `programs`, the first call of `outcome` throws.
 *
 * @example
 * import { plan } from '@x/core/compile';
 * import { load } from '@x/core/load';
 * import { chess as ruleset, names } from '@x/games/chess';
 * perft(load(plan(ruleset)).start, 2) // → 400
 */
export function load<W extends GameWords = GameWords>(plan: Plan<W>, programs?: (inPlay: GameInPlay) => PathRuntime): Game<W>;
export function load(plan: Plan, programs?: (inPlay: GameInPlay) => PathRuntime): Game {
	if (plan?.facts === undefined) misuse('plan', 'a Plan', plan, 'Make one with `plan` of `@x/core/compile`.');
	if (programs !== undefined && typeof programs !== 'function') misuse('programs', '`programs` of `@x/core/load`', programs);
	const shared = shareKinds(plan);
	return started(new TableGame((slots) => new LoadedGame(shared, programs, slots), shared));
}

/** The plan with one object for all kinds of the same moves, as the compiler makes it: their tables are made once. JSON has copies. */
function shareKinds(plan: Plan): Plan {
	const byMoves = new Map<string, KindPlan>();
	let copies = false;
	const kinds = Object.entries(plan.kinds).map(([name, kind]): [string, KindPlan] => {
		const { moves } = plan.ruleset.kinds[name]!;
		const first = byMoves.get(moves) ?? kind;
		byMoves.set(moves, first);
		copies ||= first !== kind;
		return [name, first];
	});
	return copies ? { ...plan, kinds: Object.fromEntries(kinds) } : plan;
}

/**
 * A game that is complete except for its start.
 *
 * @throws RulesetError where the start is not a position of the game.
 */
export function started<T extends Game>(game: T): T {
	const start = validate(game, game.ruleset.start);
	if (!start.ok)
		throw new RulesetError(start.problems.map((fault) => ({ ...fault, path: fault.path === '' ? 'start' : `start.${fault.path}` })));
	return complete(game, start.value);
}
